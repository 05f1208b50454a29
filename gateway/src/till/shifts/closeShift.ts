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
  /** Baht that stay in the drawer; without it, all counted cash stays. */
  left_cash?: number | null;
  reason?: string | null;
}

/**
 * Closes a shift by the count of its cash. If another user closed it first, the refusal says who and when. Repeating
 * one's own closing, after its answer was lost, returns that answer.
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
    // A sale, or a closing of another drawer by this person, may have made an approval necessary since `keepBlindRefusal`.
    if (isBlind(session) && error instanceof Refusal && isOfDifference(error))
      await database.inTransaction(session.realmId, (client) => client.query(REMEMBER, [shiftId]));
    throw error;
  });
}

/** A count of a shift, compared with the expected cash. */
export interface CountOfShift {
  shift: TillShift;
  branchId: string;
  limits: DrawerApprovals;
  isBlind: boolean;
  /** Whether a blind count of this shift was refused for its difference before. */
  blindRefused: boolean;
  counted: Satang;
  /** The part of the counted cash that stays in the drawer. */
  left: Satang;
  difference: Satang;
  /** The cash in the drawer at the opening, less what the previous shift left. */
  openingDifference: Satang;
  /** Empty for a blind count without a reason; null for any other count without one. */
  reason: string | null;
}

/** Waits for the sales that lock the shift, and then locks it. */
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
    // A blind count never needs a reason: if only a difference required one, one could count again until it fits.
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
 * Returns which parts of the closing need an approval. Cash taken out at the closing is added to what its user took out
 * before. Differences of this shift, at its opening and now, are added to those of the other shifts that the user closed:
 * the shifts of its business day, and those that were closed today. Where the shop limits differences, a blind count
 * that was refused before, that is approved beforehand, or that is refused for its cash anyway needs an approval of its
 * difference even if there is none: otherwise the answer would reveal the difference.
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

/** Records the refusal in a separate transaction, so that it remains although the closing is refused, for whatever reason. */
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

/** Whether only the difference was refused: a refusal that is also for cash reveals nothing about the difference. */
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
