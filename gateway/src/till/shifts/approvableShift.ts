import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { type ApprovalAction, cashApprovals } from '@taem/domain/till/neededApprovals.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { requirePermission } from '../../http/requirePermission.ts';
import { closingApprovals, closingSubject, countShift } from './closeShift.ts';
import { cashWith } from './doneAlone.ts';
import { cashSubject, drawerOf, findShift, readMove, refuseClosed } from './shiftOfTill.ts';
import type { ApprovedCash, ApprovedClosing } from './shiftShapes.ts';

interface Approvable {
  branchId: string;
  actions: readonly ApprovalAction[];
  subject: string;
  transactionNo: null;
}

/** Returns the cash in or out for which an approval is requested beforehand. */
export async function approvableCash(
  client: DatabaseClient,
  session: GatewaySession,
  body: ApprovedCash,
): Promise<Approvable> {
  requirePermission(session, PAGE.shift, 'Write');
  const shift = await findShift(client, session, body.shift_id);
  if (shift.closed_at) throw refuseClosed(shift);
  const { branchId, limits } = await drawerOf(client, shift.id);
  const move = readMove(body);
  const actions = cashApprovals(await cashWith(client, session, shift.id, move.amount), limits);
  return { branchId, actions, subject: cashSubject(shift.id, move), transactionNo: null };
}

/** Returns the closing for which an approval is requested beforehand. */
export async function approvableClosing(
  client: DatabaseClient,
  session: GatewaySession,
  body: ApprovedClosing,
): Promise<Approvable> {
  requirePermission(session, PAGE.shift, 'Write');
  const count = await countShift(client, session, body.shift_id, body);
  if (count.shift.closed_at) throw refuseClosed(count.shift);
  const { branchId } = count;
  const actions = await closingApprovals(client, session, count, true);
  return { branchId, actions, subject: closingSubject(count), transactionNo: null };
}
