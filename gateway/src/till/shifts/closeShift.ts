import { type DrawerApprovals, NO_APPROVALS } from '@taem/domain/merchant/approvalSetting.ts';
import { fromBaht, isBaht, type Satang, satang, toBaht, ZERO } from '@taem/domain/money/money.ts';
import { takenAtClosing } from '@taem/domain/till/drawer.ts';
import { type ApprovalAction, cashApprovals, differenceApprovals } from '@taem/domain/till/neededApprovals.ts';
import type { Database, DatabaseClient } from '../../database/pool.ts';
import { Refusal, refuseField } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { approvalFor, approvalSubject, toApprove } from '../../sales/approval.ts';
import { cashWith, differedAlone, holdPerson } from './doneAlone.ts';
import {
  type CountedCash,
  countedCash,
  drawerOf,
  findShift,
  isBlind,
  lockShift,
  refuseClosed,
  type TillShift,
} from './shiftOfTill.ts';
import { takeApproval } from './takeApproval.ts';

export interface ClosedBy extends CountedCash {
  /** In baht; without it the whole count stays. */
  left_cash?: number | null;
  reason?: string | null;
}

/**
 * Closes a shift by the count of its cash: who comes second is refused with who was first, and when. The same again of the
 * same user, whose first answer was lost, gets that answer.
 */
export async function closeShift(
  database: Database,
  session: GatewaySession,
  shiftId: string,
  body: ClosedBy & { approval_id?: string | null },
): Promise<TillShift> {
  if (isBlind(session))
    await database.inTransaction(session.realmId, (client) => keepBlindRefusal(client, session, shiftId, body));
  const closing = database.inTransaction(session.realmId, async (client) => {
    const count = await countShift(client, session, shiftId, body);
    const { shift, counted, left, difference, reason, branchId } = count;
    if (shift.closed_at) return closedBefore(client, session, count);
    if (difference !== 0 && reason === null)
      throw new Refusal(422, 'SHIFT_REASON_REQUIRED', 'The count differs from what should be there: say why.', {
        difference: toBaht(difference),
      });
    await holdPerson(client, session);
    const needed = await closingApprovals(client, session, count, count.blindRefused);
    const approval = approvalFor(session, needed, closingSubject(count), body.approval_id ?? null);
    const approver = await takeApproval(client, session, branchId, approval);
    const counts = body.counts ? JSON.stringify(body.counts) : null;
    const values = [shiftId, session.userId, counted, counts, difference, reason || null, shift.report, approver, left];
    await client.query(CLOSE, values);
    return findShift(client, session, shiftId);
  });
  return closing.catch(async (error) => {
    // What happened since it was looked at may be why: a sale, or another drawer of this person.
    if (isBlind(session) && error instanceof Refusal && isOfDifference(error))
      await database.inTransaction(session.realmId, (client) => client.query(REMEMBER, [shiftId]));
    throw error;
  });
}

/** A count of a shift, and how it stands to what should be there. */
export interface CountOfShift {
  shift: TillShift;
  branchId: string;
  limits: DrawerApprovals;
  isBlind: boolean;
  /** A blind count was refused for its difference. */
  blindRefused: boolean;
  counted: Satang;
  /** What of it stays in the drawer. */
  left: Satang;
  difference: Satang;
  /** What its drawer held at the opening, less what the shift before left. */
  openingDifference: Satang;
  /** Empty of a blind count that has none, null of any other. */
  reason: string | null;
}

/** Waits for the sales that hold the shift, and holds it. */
export async function countShift(
  client: DatabaseClient,
  session: GatewaySession,
  shiftId: string,
  body: ClosedBy,
): Promise<CountOfShift> {
  await lockShift(client, shiftId);
  const shift = await findShift(client, session, shiftId);
  const counted = countedCash(body);
  return {
    ...{ shift, counted, left: leftCash(body, counted) },
    ...(await drawerOf(client, shiftId)),
    isBlind: isBlind(session),
    difference: satang(counted - fromBaht(shift.report.expected_cash)),
    // A blind count is taken as it is: if only a difference needed a reason, one could count again until it fits.
    reason: body.reason?.trim() || (isBlind(session) ? '' : null),
  };
}

function leftCash({ left_cash }: ClosedBy, counted: Satang): Satang {
  if (left_cash == null) return counted;
  const left = isBaht(left_cash) ? fromBaht(left_cash) : null;
  if (left === null || takenAtClosing(counted, left) === null)
    throw refuseField('left_cash', 'must be an amount from 0 to what was counted');
  return left;
}

/**
 * What of the closing takes an approval: what is taken out at it counts with what its user took out before, and by how much the
 * shift was over or short, at its opening and now, with the others of its business day and those that they closed today. Of a blind count that was refused,
 * of one that is approved beforehand, and of one that is refused for its cash anyway, whether it differs is no matter: the answer would
 * say by how much.
 */
export async function closingApprovals(
  client: DatabaseClient,
  session: GatewaySession,
  count: CountOfShift,
  whateverItIs: boolean,
): Promise<ApprovalAction[]> {
  const { shift, isBlind, counted, left, limits } = count;
  const taken = takenAtClosing(counted, left) ?? ZERO;
  const moved = taken > 0 ? await cashWith(client, session, shift.id, satang(-taken)) : ZERO;
  const ofCash = cashApprovals(moved, limits);
  const isLimited = limits.approveDifferenceAbove < NO_APPROVALS.approveDifferenceAbove;
  if (isBlind && (whateverItIs || ofCash.length > 0)) return isLimited ? [...ofCash, 'DIFFERENCE'] : ofCash;
  return [...ofCash, ...(await ofDifferences(client, session, count))];
}

async function ofDifferences(client: DatabaseClient, session: GatewaySession, count: CountOfShift) {
  const before = await differedAlone(client, session, count.shift.id);
  return differenceApprovals([count.openingDifference, count.difference], before, count.limits);
}

export const closingSubject = ({ shift, counted, left, difference, reason }: CountOfShift) =>
  approvalSubject.closing([shift.id, counted, left, difference, reason]);

/** In a separate transaction, so that it stays although the closing is refused, whatever it is refused for. */
async function keepBlindRefusal(client: DatabaseClient, session: GatewaySession, shiftId: string, body: ClosedBy) {
  const count = await countShift(client, session, shiftId, body);
  if (count.shift.closed_at || toApprove(session, await ofDifferences(client, session, count)).length === 0) return;
  await client.query(REMEMBER, [shiftId]);
}

async function closedBefore(
  client: DatabaseClient,
  session: GatewaySession,
  { shift, counted, left, reason }: CountOfShift,
) {
  const same = await client.query(SAME, [shift.id, session.userId, counted, reason || null, left]);
  if (same.rowCount === 0) throw refuseClosed(shift);
  return shift;
}

/** One that is refused for its cash as well says nothing of the difference. */
const isOfDifference = ({ details }: Refusal) =>
  (details as { actions?: string } | undefined)?.actions === 'DIFFERENCE';
const REMEMBER = 'update shifts set blind_refused = true where id = $1 and closed_at is null';
const SAME = `
  select 1 from shifts where id = $1 and closed_by_id = $2 and counted_cash = $3 and reason is not distinct from $4
    and coalesce(left_cash, counted_cash) = $5`;
const CLOSE = `
  update shifts s set closed_at = now(), closed_by_id = $2, counted_cash = $3, counts = $4, difference = $5,
    expected_cash = $3::bigint - $5::bigint, reason = $6, report = $7, approved_by_id = $8, left_cash = $9,
    number = (select coalesce(max(o.number), 0) + 1 from shifts o where o.realm_id = s.realm_id and o.till_id = s.till_id)
  where s.id = $1`;
