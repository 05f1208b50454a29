import { satang } from '@taem/domain/money/money.ts';
import { type ApprovalAction, saleApprovals } from '@taem/domain/till/neededApprovals.ts';
import { approvalSetting } from '../database/approvalSetting.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { type ApprovalDocument, approvalFor, approvalSubject } from '../sales/approval.ts';
import type { PaymentState } from './PaymentState.ts';
import type { PricedSale } from './priceSale.ts';
import type { SaleOrder } from './SaleOrder.ts';
import { isBackDated, saleTimeOf } from './saleTime.ts';

/** Returns the approval that this sale uses up, or null; throws if the sale needs one and has none. */
export function saleApproval(
  session: GatewaySession,
  order: SaleOrder,
  state: PaymentState,
  sale: PricedSale,
): ApprovalDocument | null {
  return approvalFor(session, neededApprovals(order, state, sale), saleSubject(order, sale), order.approvalId);
}

export function neededApprovals(
  { localTime }: Pick<SaleOrder, 'localTime'>,
  state: PaymentState,
  { basket, priced }: PricedSale,
): ApprovalAction[] {
  const shelf = new Map(state.products?.map((product) => [product.id, satang(product.retail_price)]));
  const { localTime: now } = saleTimeOf(null, state, state.now);
  const pointsSpent = state.member?.points_spent ?? 0;
  const bill = { basket, priced, pointsSpent, isBackDated: isBackDated(localTime, state, state.now), now };
  return saleApprovals(bill, shelf, approvalSetting(state.approvals));
}

/**
 * Describes what the approval covers: what is sold, to which member, on which day, and the resulting figures, including
 * deductions by privileges. The tenders are not part of it.
 */
export function saleSubject({ branchId }: Pick<SaleOrder, 'branchId'>, { basket, priced, time }: PricedSale): string {
  return approvalSubject.sale({
    branch: branchId?.toLowerCase(),
    date: time.businessDate,
    lines: basket.lines.map(({ productId, qty, chargeAmount, options = [] }) => [
      ...[productId.toLowerCase(), qty, chargeAmount],
      options.map(({ optionId }) => optionId).toSorted(),
    ]),
    member: basket.member?.id ?? null,
    chosen: [basket.discount, basket.offer].map((chosen) => chosen && [chosen.offer.id, chosen.customValue]),
    due: [
      ...[priced.totalPayment, priced.totalDiscount, priced.deliveryCost, priced.redeemPoints],
      ...(priced.addedVat === undefined ? [] : [priced.addedVat]),
    ],
  });
}
