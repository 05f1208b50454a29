import { type Satang, satang, ZERO } from '../money/money.ts';
import { billRows } from '../till/billRows.ts';
import { priceBasket } from '../till/priceBasket.ts';
import type { PricingBasket } from '../till/pricing.ts';
import type { ReturnedSale, ReturnRequest, ReturnSetting, SoldRow } from '../transactions/planReturn.ts';
import type { ReversalMember, ReversalRules } from '../transactions/planReversal.ts';
import type { SoldTender } from '../transactions/returnTenders.ts';
import { RULES } from './pricing.ts';

export const REFUSE: ReturnSetting = { points: 'REFUSE', ...RULES.rates };
export const NO_RULES: ReversalRules = { tiers: [], badges: [], conditions: new Map() };
export const PLACE = { branchId: 'ari', userBranchIds: [] };

const cash = (amount: Satang): SoldTender => ({ position: 0, type: 'Cash', amount, institute: null, card: null });

/** A basket as it is recorded when it is paid. */
export function sold(basket: PricingBasket, changes: Partial<ReturnedSale> = {}): ReturnedSale {
  const priced = priceBasket(basket, RULES);
  const none = { productId: null, skipStock: true, qty: 0, pieceAmount: ZERO, earnPoints: 0, redeemPoints: 0 };
  const rows = billRows(basket, priced, RULES.coupons).map((row, position): SoldRow => {
    if (row.type === 'points')
      return { ...none, position, type: 'event', discount: row.discount, redeemPoints: row.points };
    if (row.type !== 'product')
      return { ...none, position, type: row.type, discount: row.discount, earnPoints: row.earnPoints };
    const { productId, qty, piecePrice } = row.line;
    return {
      ...none,
      position,
      type: 'product',
      productId,
      skipStock: false,
      qty,
      pieceAmount: piecePrice,
      discount: ZERO,
    };
  });
  return {
    status: 'Complete',
    isReturn: false,
    branchId: 'ari',
    memberId: basket.member?.id ?? null,
    tierId: null,
    basket,
    rules: RULES,
    rows,
    deliveryCost: priced.deliveryCost,
    earnPoints: priced.earnPoints,
    redeemPoints: priced.redeemPoints,
    tenders: [cash(priced.amountDue)],
    ...changes,
  };
}

export function buyer(sale: ReturnedSale, points = 100_000): ReversalMember | null {
  if (!sale.memberId) return null;
  const figures = { totalRevenue: satang(900_000_000), totalTransaction: 9 };
  return { points, tierId: null, totalPayment: satang(950_000_000), totalQty: 900, ...figures, beforeSale: figures };
}

export const request = (
  pieces: readonly (readonly [position: number, qty: number])[],
  changes: Partial<ReturnRequest> = {},
) => ({
  lines: pieces.map(([position, qty]) => ({ position, qty, restock: true })),
  delivery: true,
  inCash: false,
  ...changes,
});
