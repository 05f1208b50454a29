import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { satang, toBaht } from '@taem/domain/money/money.ts';
import { type ClosingObstacle, closingObstacle, reopenForm } from '@taem/domain/till/closedMonth.ts';
import { daysOfMonth } from '@taem/domain/till/outputTax.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import type { FastifyRequest } from 'fastify';
import type { Database, DatabaseClient } from '../database/pool.ts';
import { Refusal, refuseFields, refuseUnknown } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { noteSecurityEvent } from '../http/recordSecurityEvent.ts';
import { mayDo, requirePermission } from '../http/requirePermission.ts';
import { nameOfUser } from '../resource/nameOfUser.ts';
import { isUuid } from '../resource/readValue.ts';

const WORDS: Record<ClosingObstacle, string> = {
  MONTH_NOT_OVER: 'The month is not over at every branch, or ended less than an hour ago.',
  MONTH_CLOSED: 'The month is closed already.',
  NOT_THE_NEXT_MONTH: 'A month before it is open: close that first.',
};

interface MonthRow {
  id: string;
  month: Day;
  figures: Record<string, Record<string, number>>;
  closed_at: Date;
  closed_by_name: string;
  reopened_at: Date | null;
  reopened_by_name: string | null;
  reopen_reason: string | null;
}

/**
 * Returns the closed months, including reopened ones, the last one first; the last closed day; and whether the caller
 * may close months. Figures are those of the whole shop at the closing.
 */
export async function listClosedMonths(client: DatabaseClient, session: GatewaySession) {
  const { realmId } = session;
  const { rows } = await client.query<MonthRow>(
    `${READ} where c.realm_id = $1 order by c.month desc, c.closed_at desc limit 120`,
    [realmId],
  );
  const { closed_through } = await readBooks(client, realmId);
  return { closed_through, may_close: mayClose(session), months: rows.map(monthOf) };
}

/**
 * Closes a month with its current figures. Waits for sales that are being written into it; of two simultaneous
 * closings, the second is refused.
 */
export async function closeMonth(database: Database, session: GatewaySession, month: string): Promise<object> {
  const { realmId, userId } = session;
  requireWholeShop(session);
  return await database.inTransaction(realmId, async (client) => {
    await client.query(HOLD, [realmId]);
    const { closed_through: closedThrough, today } = await readBooks(client, realmId);
    const obstacle = closingObstacle(month, { closedThrough, today });
    if (obstacle) throw new Refusal(422, obstacle, WORDS[obstacle]);
    const days = daysOfMonth(month);
    const open = await client.query<{ name: string }>(OPEN_SHIFTS, [realmId, days?.before]);
    const tills = open.rows.map(({ name }) => name).join(', ');
    if (tills)
      throw new Refusal(422, 'SHIFTS_NOT_CLOSED', `Shifts of the month are open: ${tills}. Close them first.`, {
        tills,
      });
    const { rows } = await client.query<{ id: string }>(CLOSE, [realmId, days?.from, userId]);
    return await readMonth(client, realmId, rows[0]?.id ?? '');
  });
}

/** Opens the last closed month again, with a reason; the row of its closing stays, and the reopening is a security event. */
export async function reopenMonth(
  database: Database,
  request: FastifyRequest,
  id: string,
  body: object,
): Promise<object> {
  const { session } = request;
  const { realmId, userId } = session;
  requireWholeShop(session);
  const read = reopenForm.safeParse(body);
  if (!read.success)
    throw refuseFields(read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  if (!isUuid(id)) throw refuseUnknown('The closed month');
  return await database.inTransaction(realmId, async (client) => {
    await client.query(HOLD, [realmId]);
    const month = await readMonth(client, realmId, id);
    const opened = await client.query(REOPEN, [realmId, id, userId, read.data.reason]);
    if (opened.rowCount === 0)
      throw new Refusal(422, 'NOT_THE_LAST_CLOSED_MONTH', 'Only the month that was closed last can be reopened.');
    await noteSecurityEvent(client, request, {
      ...{ realmId, kind: 'MONTH_REOPENED' },
      ...{ account: session.username, subject: `${month.month}: ${read.data.reason}` },
    });
    return await readMonth(client, realmId, id);
  });
}

const isOfWholeShop = ({ branchIds }: GatewaySession) => branchIds.length === 0;
const mayClose = (session: GatewaySession) => mayDo(session, PAGE.outputTax, 'Write') && isOfWholeShop(session);

/** A month covers all branches: users of only some branches cannot close it. */
function requireWholeShop(session: GatewaySession): void {
  requirePermission(session, PAGE.outputTax, 'Write');
  if (!isOfWholeShop(session))
    throw new Refusal(422, 'ALL_BRANCHES_REQUIRED', 'Who works in all branches closes the months of the shop.');
}

async function readBooks(client: DatabaseClient, realmId: string): Promise<{ closed_through: Day | null; today: Day }> {
  const { rows } = await client.query<{ closed_through: Day | null; today: Day }>(BOOKS, [realmId]);
  return rows[0] ?? { closed_through: null, today: '' };
}

async function readMonth(client: DatabaseClient, realmId: string, id: string) {
  const { rows } = await client.query<MonthRow>(`${READ} where c.realm_id = $1 and c.id = $2`, [realmId, id]);
  if (!rows[0]) throw refuseUnknown('The closed month');
  return monthOf(rows[0]);
}

function monthOf({ figures, month, ...row }: MonthRow) {
  const sum = (name: string) =>
    toBaht(satang(Object.values(figures).reduce((all, of) => all + Number(of[name] ?? 0), 0)));
  return {
    ...row,
    month: month.slice(0, 7),
    total: sum('total'),
    value: sum('value'),
    vat: sum('vat'),
    exempt: sum('exempt'),
  };
}

const HOLD = 'select pg_advisory_xact_lock(4100006, hashtext($1))';
// By the branch whose calendar is furthest behind, and with an hour to spare: sales begun on the last day are written by then.
const BOOKS = `
  select closed_through(r.id)::text as closed_through,
    (select min(((now() - interval '1 hour') at time zone coalesce(b.time_zone, r.time_zone))::date)
      from realms z left join merchant_branches b on b.realm_id = z.id where z.id = r.id)::text as today
  from realms r where r.id = $1`;
const OPEN_SHIFTS = `
  select distinct b.code || ' ' || l.code as name from shifts s join merchant_branches b on b.realm_id = s.realm_id and b.id = s.branch_id
    join tills l on l.realm_id = s.realm_id and l.id = s.till_id
  where s.realm_id = $1 and s.closed_at is null and s.opened_at at time zone b.time_zone < $2::date order by 1`;
const CLOSE = `
  insert into closed_months (realm_id, month, figures, closed_by_id) values ($1, $2, month_figures($1, $2), $3) returning id`;
const REOPEN = `
  update closed_months c set reopened_at = now(), reopened_by_id = $3, reopen_reason = $4
  where realm_id = $1 and id = $2 and reopened_at is null
    and not exists (select from closed_months later where later.realm_id = $1 and later.month > c.month and later.reopened_at is null)`;
const READ = `
  select c.id, c.month::text as month, c.figures, c.closed_at, ${nameOfUser('c.closed_by_id')} as closed_by_name,
    c.reopened_at, ${nameOfUser('c.reopened_by_id')} as reopened_by_name, c.reopen_reason
  from closed_months c`;
