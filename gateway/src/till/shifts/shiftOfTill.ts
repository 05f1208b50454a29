import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { fromBaht, isBaht } from '@taem/domain/money/money.ts';
import { type CashCount, cashOf, MAX_CASH } from '@taem/domain/till/cashCount.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { Refusal, refuseField, refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';
import { nameOfUser } from '../../resource/nameOfUser.ts';
import { isUuid } from '../../resource/readValue.ts';

interface TillShift {
  id: string;
  closed_at: Date | null;
  closed_by_name: string | null;
  report: object | null;
}

export interface CountedCash {
  cash?: number | null;
  counts?: CashCount | null;
}

export interface ClosedBy extends CountedCash {
  reason?: string | null;
}

export interface MovedCash {
  id: string;
  amount: number;
  reason: string;
}

/** The open shift of a till, with what it comes to for who may see that; null where none is open. */
export async function openShiftOf(client: DatabaseClient, session: GatewaySession, tillId: string) {
  await findTill(client, session, tillId);
  const { rows } = await client.query<TillShift>(`${READ} where s.till_id = $1 and s.closed_at is null`, [tillId]);
  return rows[0] ? visible(session, rows[0]) : null;
}

/** Opens a shift with counted cash; a till has one at a time. */
export async function openShift(client: DatabaseClient, session: GatewaySession, tillId: string, body: CountedCash) {
  const till = await findTill(client, session, tillId);
  if (till.status !== 'Active') throw new Refusal(422, 'TILL_UNAVAILABLE', 'The till is not in use.');
  const cash = countedCash(body);
  const values = [till.branch_id, till.id, session.userId, cash, body.counts ? JSON.stringify(body.counts) : null];
  const added = await client.query<{ id: string }>(OPEN, values);
  const [shift] = added.rows;
  if (!shift) throw new Refusal(422, 'SHIFT_OPEN', 'The till has an open shift.');
  return readShift(client, session, shift.id);
}

/** Puts cash in or takes it out. The same again, under the same id, is done already. */
export async function moveCash(client: DatabaseClient, session: GatewaySession, shiftId: string, body: MovedCash) {
  await findShift(client, session, shiftId);
  if (!isBaht(body.amount)) throw refuseField('amount', 'must be an amount in baht');
  const amount = fromBaht(body.amount);
  if (amount === 0 || Math.abs(amount) > MAX_CASH) throw refuseField('amount', 'must be an amount other than 0');
  const reason = body.reason.trim();
  if (reason === '') throw refuseField('reason', 'is required');
  const isDone = async () => {
    const [entry] = (await client.query<MovedBefore>(MOVED, [body.id])).rows;
    if (entry && (entry.shift_id !== shiftId || entry.amount !== amount || entry.reason !== reason))
      throw new Refusal(409, 'IDEMPOTENCY_CONFLICT', 'Another movement of cash has this id.');
    return entry !== undefined;
  };
  if (!(await isDone())) {
    const open = await client.query('select 1 from shifts where id = $1 and closed_at is null for share', [shiftId]);
    if (open.rowCount === 0) throw refuseClosed(await findShift(client, session, shiftId));
    // Of two at once the second waits for the first, and writes nothing.
    await client.query(MOVE, [body.id, shiftId, amount, reason, session.userId]);
    await isDone();
  }
  return readShift(client, session, shiftId);
}

interface MovedBefore {
  shift_id: string;
  amount: number;
  reason: string;
}

/**
 * Closes a shift by the count of its cash: who comes second is refused with who was first, and when. The same again of the
 * same user, whose first answer was lost, gets that answer.
 */
export async function closeShift(client: DatabaseClient, session: GatewaySession, shiftId: string, body: ClosedBy) {
  await findShift(client, session, shiftId);
  // A blind count is taken as it is: if only a difference needed a reason, one could count again until it fits.
  const reason = body.reason?.trim() || (mayDo(session, PAGE.shift, 'Read') ? null : '');
  const counts = body.counts ? JSON.stringify(body.counts) : null;
  const counted = countedCash(body);
  const close = async () => {
    const values = [session.realmId, shiftId, session.userId, counted, counts, reason];
    const { rows } = await client.query<{ closed: boolean }>(CLOSE, values);
    return rows[0]?.closed;
  };
  const isClosedNow = await close().catch((error) => {
    throw reasonRefusal(error) ?? error;
  });
  const shift = await findShift(client, session, shiftId);
  if (isClosedNow) return shift;
  const own =
    'select 1 from shifts where id = $1 and closed_by_id = $2 and counted_cash = $3 and reason is not distinct from $4';
  const same = await client.query(own, [shiftId, session.userId, counted, reason || null]);
  if (same.rowCount === 0) throw refuseClosed(shift);
  return shift;
}

function reasonRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Error && 'code' in error && error.code === REASON_REQUIRED)) return null;
  const difference = 'detail' in error ? Number(error.detail) / 100 : 0;
  return new Refusal(422, 'SHIFT_REASON_REQUIRED', 'The count differs from what should be there: say why.', {
    difference,
  });
}

const REASON_REQUIRED = 'TA009';

const refuseClosed = ({ closed_at, closed_by_name }: TillShift) =>
  new Refusal(409, 'SHIFT_CLOSED', 'The shift was closed.', { by: closed_by_name, at: closed_at?.toISOString() });

function countedCash({ cash, counts }: CountedCash): number {
  if (counts) return cashOf(counts);
  if (cash == null || !isBaht(cash) || cash < 0 || fromBaht(cash) > MAX_CASH)
    throw refuseField('cash', 'must be an amount from 0 to 9,999,999.99');
  return fromBaht(cash);
}

async function findTill(client: DatabaseClient, { branchIds }: GatewaySession, tillId: string) {
  const text = 'select id, branch_id, status from tills where id = $1 and ($2::uuid[] is null or branch_id = any($2))';
  const own = branchIds.length > 0 ? branchIds : null;
  const found = isUuid(tillId)
    ? await client.query<{ id: string; branch_id: string; status: string }>(text, [tillId, own])
    : null;
  const [till] = found?.rows ?? [];
  if (!till) throw refuseUnknown('The till');
  return till;
}

async function findShift(client: DatabaseClient, { branchIds }: GatewaySession, shiftId: string): Promise<TillShift> {
  const own = branchIds.length > 0 ? branchIds : null;
  const text = `${READ} where s.id = $1 and ($2::uuid[] is null or s.branch_id = any($2))`;
  const [shift] = isUuid(shiftId) ? (await client.query<TillShift>(text, [shiftId, own])).rows : [];
  if (!shift) throw refuseUnknown('The shift');
  return shift;
}

async function readShift(client: DatabaseClient, session: GatewaySession, shiftId: string) {
  return visible(session, await findShift(client, session, shiftId));
}

const visible = (session: GatewaySession, shift: TillShift): TillShift =>
  mayDo(session, PAGE.shift, 'Read') ? shift : { ...shift, report: null };

const READ = `
  select s.id, s.till_id, s.number, s.opened_at, ${nameOfUser('s.opened_by_id')} as opened_by_name,
    (s.opened_at at time zone b.time_zone)::date < (now() at time zone b.time_zone)::date as of_earlier_day,
    s.closed_at, ${nameOfUser('s.closed_by_id')} as closed_by_name,
    trim_scale(s.counted_cash / 100.0)::float8 as counted_cash, trim_scale(s.difference / 100.0)::float8 as difference, s.reason,
    coalesce(s.report, shift_report(s.realm_id, s.id)) as report
  from shifts s join merchant_branches b on b.id = s.branch_id`;
const OPEN = `
  insert into shifts (branch_id, till_id, opened_by_id, opening_cash, opening_counts) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning id`;
const MOVE = `
  insert into shift_entries (id, shift_id, amount, reason, by_id) values ($1, $2, $3, $4, $5) on conflict do nothing`;
const MOVED = 'select shift_id, amount::float8 as amount, reason from shift_entries where id = $1';
const CLOSE = 'select close_shift($1, $2, $3, $4, $5, $6) as closed';
