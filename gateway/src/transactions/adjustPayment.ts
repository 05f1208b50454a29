import { adjustmentApprovals } from '@taem/domain/till/neededApprovals.ts';
import { adjustPoints } from '@taem/domain/transactions/adjustPoints.ts';
import { branchRefusal } from '@taem/domain/transactions/planReversal.ts';
import { approvalSetting } from '../database/approvalSetting.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { approvalFor, approvalSubject, mayApprove } from '../sales/approval.ts';
import { returnsOf } from './planVoid.ts';
import type { ReversalAnswer, ReversalState } from './ReversalState.ts';
import { type AdjustBody, readBranch } from './reversalBody.ts';
import { refuseReversal } from './reversalRefusals.ts';
import { type ReversalRequest, reverseSale } from './reverseSale.ts';

/** Changes the number of points of a sale (CALL-36, OP-17). */
export function adjustPayment(
  context: Pick<GatewayContext, 'database' | 'limits'>,
  request: ReversalRequest<AdjustBody>,
): Promise<ReversalAnswer> {
  const { body, session } = request;
  return reverseSale(context, 'adjust', request, (state) => {
    const difference = planAdjustment(state, request);
    const given = { difference, before: state.points_given ?? 0 };
    const needed = adjustmentApprovals(given, approvalSetting(state.approvals));
    return {
      difference,
      approval: approvalFor(session, needed, approvalSubject.adjust(body), body.approval_id ?? null),
      // The statement compares the current amount with this one, as the same person may have given more at another till since.
      points_given: difference < 0 || needed.length > 0 || mayApprove(session) ? null : state.points_given,
    };
  });
}

function planAdjustment({ sale, member }: ReversalState, { body, session }: ReversalRequest<AdjustBody>): number {
  const place = { branchId: readBranch(body.branch_id), userBranchIds: session.branchIds };
  const branch = branchRefusal({ branchId: sale.branch_id }, place);
  if (branch) throw refuseReversal({ code: branch });
  const facts = {
    status: sale.status,
    returns: returnsOf(sale),
    memberId: sale.member_id,
    points: sale.earn_points,
    balance: member?.points ?? 0,
  };
  const adjustment = adjustPoints(facts, body.amount);
  if (!adjustment.ok) throw refuseReversal(adjustment.refusal);
  return adjustment.difference;
}
