import { POINTS_REF } from '@taem/domain/limits.ts';
import { fromBaht, isBaht, negate, satang, toBaht } from '@taem/domain/money/money.ts';
import { type ApprovalAction, reversalApprovals } from '@taem/domain/till/neededApprovals.ts';
import type { ReturnPlan } from '@taem/domain/transactions/planReturn.ts';
import { approvalSetting } from '../database/approvalSetting.ts';
import { spanColumns } from '../database/spanColumns.ts';
import { Refusal, refuseField } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { approvalFor, approvalSubject } from '../sales/approval.ts';
import { handedBackAlone } from './handedBackAlone.ts';
import { planSaleReturn } from './planSaleReturn.ts';
import type { ReversalAnswer, ReversalState } from './ReversalState.ts';
import { returnedNetAmounts, returnTax } from './returnTax.ts';
import type { ReturnBody } from './reversalBody.ts';
import { refuseReversal } from './reversalRefusals.ts';
import { type ReversalRequest, reverseSale } from './reverseSale.ts';

/** Returns pieces of a sale as previewed: as a separate document, while the sale stays as it is (docs/adr/0138). */
export function returnPayment(
  context: Pick<GatewayContext, 'database' | 'limits'>,
  request: ReversalRequest<ReturnBody>,
): Promise<ReversalAnswer> {
  const { body, session } = request;
  return reverseSale(context, 'return', request, (state) => {
    const plan = planSaleReturn(state, body, session.branchIds);
    const [refusal] = plan.refusals;
    if (refusal) throw refuseReversal(refusal);
    refuseOtherAmount(plan, body.amount, 'amount');
    const needed = returnApprovals(state, plan);
    const approval = approvalFor(session, needed, approvalSubject.return(body), body.approval_id ?? null);
    const tax = returnTax(state, plan, body);
    return { ...returnDocument(state, plan, body), approval, ...handedBackAlone(session, state, needed), tax };
  });
}

/** Includes what was handed back before, so that a return in parts does not stay below the limit. */
export function returnApprovals(
  { sale, approvals, handed_back }: ReversalState,
  { due }: Pick<ReturnPlan, 'due'>,
): ApprovalAction[] {
  const { amount, added_vat } = sale.returned;
  const before = satang((handed_back ?? 0) - amount - added_vat);
  return reversalApprovals('return', { amount: negate(due), before }, approvalSetting(approvals));
}

/** Throws if the amount handed back has changed since the preview: the user then sees the new preview first. */
export function refuseOtherAmount({ due }: ReturnPlan, amount: number, field: string): void {
  if (!isBaht(amount)) throw refuseField(field, 'must be an amount in baht');
  if (fromBaht(amount) === due) return;
  const message = `The return comes to ${toBaht(due)}, not ${amount}.`;
  throw new Refusal(422, 'PAYMENT_MISMATCH', message, { field, expected: toBaht(due), actual: amount });
}

/** Returns the facts that the statement of a return writes. */
export function returnDocument(state: ReversalState, plan: ReturnPlan, { lines }: Pick<ReturnBody, 'lines'>) {
  const { rows, figures, tenders, cashRounding, stock, isLast, member } = plan;
  const netAmounts = returnedNetAmounts(state, plan);
  const reasonOf = new Map(lines.map(({ position, reason }) => [position, reason || null]));
  return {
    counted: isLast ? -1 : 0,
    figures: {
      ...figures,
      added_vat: figures.addedVat ?? 0,
      cash_rounding: cashRounding,
      earn_points: figures.earnPoints,
      redeem_points: figures.redeemPoints,
    },
    items: rows.map((row, position) => ({
      position,
      returns_position: row.returnsPosition,
      item_ref: POINTS_REF,
      name: 'Points',
      restock: row.restock,
      qty: row.qty,
      payment: row.payment,
      discount: row.discount,
      earn_points: row.earnPoints,
      redeem_points: row.redeemPoints,
      net_amount: row.returnsPosition === null ? null : (netAmounts.get(row.returnsPosition) ?? null),
      note: row.returnsPosition === null ? null : (reasonOf.get(row.returnsPosition) ?? null),
    })),
    channels: tenders.map(({ returnsPosition, type, amount }, position) => ({
      position,
      returns_position: returnsPosition,
      type,
      amount,
    })),
    stock: stock.map(({ productId, qty }) => ({ product_id: productId, qty })),
    member: member && {
      entries: member.entries,
      tier_id: member.tierBefore,
      new_tier_id: member.tierAfter,
      ...spanColumns(member.span),
    },
  };
}
