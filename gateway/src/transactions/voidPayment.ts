import { satang } from '@taem/domain/money/money.ts';
import { type ApprovalAction, reversalApprovals } from '@taem/domain/till/neededApprovals.ts';
import { approvalSetting } from '../database/approvalSetting.ts';
import { spanColumns } from '../database/spanColumns.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { approvalFor, approvalSubject } from '../sales/approval.ts';
import { handedBackAlone } from './handedBackAlone.ts';
import { planVoid } from './planVoid.ts';
import type { ReversalAnswer, ReversalState } from './ReversalState.ts';
import { voidTax } from './returnTax.ts';
import { readBranch, type VoidBody } from './reversalBody.ts';
import { refuseReversal } from './reversalRefusals.ts';
import { type ReversalRequest, reverseSale } from './reverseSale.ts';

/** Voids a whole sale, as planned (CALL-37, OP-18). */
export function voidPayment(
  context: Pick<GatewayContext, 'database' | 'limits'>,
  request: ReversalRequest<VoidBody>,
): Promise<ReversalAnswer> {
  const { body, session } = request;
  return reverseSale(context, 'void', request, (state) => {
    const { refusals, stock, member } = planVoid(state, readBranch(body.branch_id), session.branchIds);
    const [refusal] = refusals;
    if (refusal) throw refuseReversal(refusal);
    const needed = voidApprovals(state);
    return {
      approval: approvalFor(session, needed, approvalSubject.void(body), body.approval_id ?? null),
      ...handedBackAlone(session, state, needed),
      remark: body.remark || body.reason || null,
      tax: voidTax(state, body.remark || body.reason || null),
      stock: stock.map(({ productId, qty }) => ({ product_id: productId, qty })),
      member: member && {
        entries: member.entries,
        tier_id: member.tierBefore,
        new_tier_id: member.tierAfter,
        ...spanColumns(member.span),
      },
    };
  });
}

/** A void hands back the whole amount of the sale. */
function voidApprovals({ sale, approvals, handed_back }: ReversalState): ApprovalAction[] {
  const amount = satang(sale.total_revenue + sale.delivery_cost + sale.added_vat);
  return reversalApprovals('void', { amount, before: satang(handed_back ?? 0) }, approvalSetting(approvals));
}
