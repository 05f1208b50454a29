import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { fromBaht, isBaht, type Satang, satang, toBaht } from '@taem/domain/money/money.ts';
import { type CashCount, cashOf, MAX_CASH } from '@taem/domain/till/cashCount.ts';
import { openingDifference } from '@taem/domain/till/drawer.ts';
import { cashApprovals } from '@taem/domain/till/neededApprovals.ts';
import { bahtSql } from '../../database/bahtSql.ts';
import { businessDateSql } from '../../database/businessDay.ts';
import type { MerchantSettings, Shifts } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { Refusal, refuseField, refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';
import { nameOfUser } from '../../resource/nameOfUser.ts';
import { isUuid } from '../../resource/readValue.ts';
import { approvalFor, approvalSubject } from '../../sales/approval.ts';
import { cashWith, holdPerson } from './doneAlone.ts';
import { takeApproval } from './takeApproval.ts';

export interface TillShift {
  id: string;
  opened_by_id: string;
  closed_at: Date | null;
  closed_by_name: string | null;
  report: { expected_cash: number };
}

export interface CountedCash {
  cash?: number | null;
  counts?: CashCount | null;
}

export interface MovedCash {
  id: string;
  amount: number;
  reason: string;
}

/** Returns the open shift of a till, with its figures for users who may see them; null where none is open. */
export async function openShiftOf(client: DatabaseClient, session: GatewaySession, tillId: string) {
  await findTill(client, session, tillId);
  const { rows } = await client.query<TillShift>(`${READ} where s.till_id = $1 and s.closed_at is null`, [tillId]);
  return rows[0] ? visible(session, rows[0]) : null;
}

/**
 * Opens a shift with counted cash; a till has at most one open. A reason is required if the cash differs from what the
 * last shift left.
 */
export async function openShift(
  client: DatabaseClient,
  session: GatewaySession,
  tillId: string,
  body: CountedCash & { reason?: string | null },
) {
  const till = await findTill(client, session, tillId);
  if (till.status !== 'Active') throw new Refusal(422, 'TILL_UNAVAILABLE', 'The till is not in use.');
  const cash = countedCash(body);
  const values = [till.branch_id, till.id, session.userId, cash, body.counts ? JSON.stringify(body.counts) : null];
  const added = await client.query<{ id: string }>(OPEN, values);
  const [shift] = added.rows;
  if (!shift) throw new Refusal(422, 'SHIFT_OPEN', 'The till has an open shift.');
  // A separate statement, so that it sees a closing for which the insert above waited.
  const last = await client.query<Pick<Shifts, 'left_cash'>>(LAST, [till.id]);
  const left = last.rows[0]?.left_cash ?? null;
  const difference = openingDifference(cash, left === null ? null : satang(left));
  const reason = body.reason?.trim() || null;
  // A blind count needs no reason: otherwise one could count again until none is required.
  if (difference !== 0 && reason === null && !isBlind(session))
    throw new Refusal(422, 'SHIFT_REASON_REQUIRED', 'The count differs from what the last shift left: say why.', {
      difference: toBaht(difference),
    });
  await client.query('update shifts set expected_opening = $2, opening_reason = $3 where id = $1', [
    ...[shift.id, left, reason],
  ]);
  return readShift(client, session, shift.id);
}

/** Puts cash in or takes it out. Does nothing if the same movement was already written under this id. */
export async function moveCash(
  client: DatabaseClient,
  session: GatewaySession,
  shiftId: string,
  body: MovedCash & { approval_id?: string | null },
) {
  await lockShift(client, shiftId);
  const shift = await findShift(client, session, shiftId);
  const { id, amount, reason } = readMove(body);
  const isDone = async () => {
    const [entry] = (await client.query<MovedBefore>(MOVED, [id])).rows;
    if (entry && (entry.shift_id !== shift.id || entry.amount !== amount || entry.reason !== reason))
      throw new Refusal(409, 'IDEMPOTENCY_CONFLICT', 'Another movement of cash has this id.');
    return entry !== undefined;
  };
  if (!(await isDone())) {
    if (shift.closed_at) throw refuseClosed(shift);
    const { branchId, limits } = await drawerOf(client, shiftId);
    await holdPerson(client, session);
    const needed = cashApprovals(await cashWith(client, session, shift.id, amount), limits);
    const approval = approvalFor(
      session,
      needed,
      cashSubject(shift.id, { id, amount, reason }),
      body.approval_id ?? null,
    );
    const approver = await takeApproval(client, session, branchId, approval);
    await client.query(MOVE, [id, shiftId, amount, reason, session.userId, approver]);
    // Of two movements with one id in two shifts, the second waited for the first and wrote nothing: it is compared again.
    await isDone();
  }
  return readShift(client, session, shiftId);
}

export function readMove(body: MovedCash) {
  if (!isBaht(body.amount)) throw refuseField('amount', 'must be an amount in baht');
  const amount = fromBaht(body.amount);
  if (amount === 0 || Math.abs(amount) > MAX_CASH)
    throw refuseField('amount', 'must be an amount other than 0, at most 9,999,999.99 in or out');
  const reason = body.reason.trim();
  if (reason === '') throw refuseField('reason', 'is required');
  return { id: body.id.toLowerCase(), amount, reason };
}

export const cashSubject = (shiftId: string, { id, amount, reason }: MovedCash) =>
  approvalSubject.cash([shiftId, id, amount, reason]);

interface MovedBefore {
  shift_id: string;
  amount: number;
  reason: string;
}

export const refuseClosed = ({ closed_at, closed_by_name }: TillShift) =>
  new Refusal(409, 'SHIFT_CLOSED', 'The shift was closed.', { by: closed_by_name, at: closed_at?.toISOString() });

export function countedCash({ cash, counts }: CountedCash): Satang {
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

export async function findShift(
  client: DatabaseClient,
  { branchIds }: GatewaySession,
  shiftId: string,
): Promise<TillShift> {
  const own = branchIds.length > 0 ? branchIds : null;
  const text = `${READ} where s.id = $1 and ($2::uuid[] is null or s.branch_id = any($2))`;
  const [shift] = isUuid(shiftId) ? (await client.query<TillShift>(text, [shiftId, own])).rows : [];
  if (!shift) throw refuseUnknown('The shift');
  return shift;
}

/** Locks the shift until the transaction has written what is done in it. */
export async function lockShift(client: DatabaseClient, shiftId: string): Promise<void> {
  if (isUuid(shiftId)) await client.query('select 1 from shifts where id = $1 for update', [shiftId]);
}

/** Returns the figures and limits by which the drawer of a shift is judged. */
export async function drawerOf(client: DatabaseClient, shiftId: string) {
  const { rows } = await client.query<DrawerRow>(DRAWER, [shiftId]);
  const [row] = rows;
  if (!row) throw refuseUnknown('The shift');
  return {
    branchId: row.branch_id,
    blindRefused: row.blind_refused,
    openingDifference: openingDifference(
      satang(row.opening_cash),
      row.expected_opening === null ? null : satang(row.expected_opening),
    ),
    limits: {
      approveCashAbove: toBaht(satang(row.approve_cash_above)),
      approveDifferenceAbove: toBaht(satang(row.approve_difference_above)),
    },
  };
}

type DrawerRow = Pick<Shifts, 'branch_id' | 'blind_refused' | 'opening_cash' | 'expected_opening'> &
  Pick<MerchantSettings, 'approve_cash_above' | 'approve_difference_above'>;
const DRAWER = `
  select s.branch_id, s.blind_refused, s.opening_cash::float8 as opening_cash, s.expected_opening::float8 as expected_opening,
    m.approve_cash_above, m.approve_difference_above
  from shifts s join merchant_settings m on m.realm_id = s.realm_id where s.id = $1`;

async function readShift(client: DatabaseClient, session: GatewaySession, shiftId: string) {
  return visible(session, await findShift(client, session, shiftId));
}

/** Whether the user counts blind: works at a till without seeing the expected cash. */
export const isBlind = (session: GatewaySession) => !mayDo(session, PAGE.shift, 'Read');

/** Hides the cash of an open shift from a user who counts blind, except how their own opening count differed. */
function visible(session: GatewaySession, shift: TillShift) {
  if (!isBlind(session)) return shift;
  const counted = { expected_opening: null, opening_difference: null, opening_reason: null };
  return { ...shift, report: null, ...(shift.opened_by_id === session.userId ? {} : counted) };
}

const READ = `
  select s.id, s.till_id, s.number, s.opened_at, s.opened_by_id, ${nameOfUser('s.opened_by_id')} as opened_by_name,
    ${businessDateSql('s.opened_at at time zone b.time_zone')} < ${businessDateSql('now() at time zone b.time_zone')} as of_earlier_day,
    s.closed_at, ${nameOfUser('s.closed_by_id')} as closed_by_name,
    ${bahtSql('s.counted_cash')}::float8 as counted_cash, ${bahtSql('s.difference')}::float8 as difference, s.reason,
    ${nameOfUser('s.approved_by_id')} as approved_by_name, ${bahtSql('s.left_cash')}::float8 as left_cash,
    ${bahtSql('s.expected_opening')}::float8 as expected_opening,
    ${bahtSql('(s.opening_cash - s.expected_opening)')}::float8 as opening_difference, s.opening_reason,
    coalesce(s.report, shift_report(s.realm_id, s.id)) as report
  from shifts s join merchant_branches b on b.id = s.branch_id`;
const OPEN = `
  insert into shifts (branch_id, till_id, opened_by_id, opened_at, opening_cash, opening_counts)
    values ($1, $2, $3, now(), $4, $5)
  on conflict do nothing returning id`;
// Ordered by number, so that a clock that went back does not make an older shift the last.
const LAST = 'select left_cash from shifts where till_id = $1 and number is not null order by number desc limit 1';
const MOVE = `
  insert into shift_entries (id, shift_id, amount, reason, by_id, approved_by_id) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;
const MOVED = 'select shift_id, amount::float8 as amount, reason from shift_entries where id = $1';
