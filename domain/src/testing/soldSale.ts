import { soldGoods } from '../loyalty/offerGoods.ts';
import { type Satang, satang, sum, ZERO } from '../money/money.ts';
import { billRows } from '../till/billRows.ts';
import { priceBasket } from '../till/priceBasket.ts';
import type { ChosenOffer, PricedBasket, PricingBasket, PricingRules } from '../till/pricing.ts';
import type { ReturnedSale, ReturnRequest, ReturnSetting, SoldRow } from '../transactions/planReturn.ts';
import type { ReversalMember, ReversalRules } from '../transactions/planReversal.ts';
import type { SoldTender } from '../transactions/returnTenders.ts';
import { RULES } from './pricing.ts';

export const REFUSE: ReturnSetting = { points: 'REFUSE', ...RULES.rates, rounding: 'NONE' };
export const NO_RULES: ReversalRules = { tiers: [], badges: [], conditions: new Map() };
export const PLACE = { branchId: 'ari', userBranchIds: [] };

const cash = (amount: Satang): SoldTender => ({ position: 0, type: 'Cash', amount, institute: null, card: null });

export const paidInCash = (tenders: readonly { type: string; amount: Satang }[]): Satang =>
  sum(tenders.flatMap(({ type, amount }) => (type === 'Cash' ? amount : [])));

/** A basket as it is recorded when it is paid. */
export function sold(
  basket: PricingBasket,
  changes: Partial<ReturnedSale> = {},
  rules: PricingRules = RULES,
): ReturnedSale {
  const priced = priceBasket(basket, rules);
  const none = { productId: null, skipStock: true, qty: 0, pieceAmount: ZERO, earnPoints: 0, redeemPoints: 0 };
  const rows = billRows(basket, priced, rules.coupons).map((row, position): SoldRow => {
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
  const { tenders = [cash(priced.amountDue)] } = changes;
  return {
    status: 'Complete',
    isReturn: false,
    branchId: 'ari',
    memberId: basket.member?.id ?? null,
    tierId: null,
    basket,
    rules,
    rows,
    deliveryCost: priced.deliveryCost,
    earnPoints: priced.earnPoints,
    redeemPoints: priced.redeemPoints,
    tenders,
    cash: { held: paidInCash(tenders), rounding: ZERO },
    ...changes,
  };
}

/** As a sale is read for its returns: what was given stands as it was given, for the goods that counted. */
export function soldAsGiven(
  basket: PricingBasket,
  priced: PricedBasket,
  { automatic: ___, uses: ____, ...rules }: PricingRules,
  tenders: { type: string; amount: number }[],
): ReturnedSale {
  const asGiven = (chosen: ChosenOffer | null): ChosenOffer | null => {
    if (!chosen) return null;
    const { goods, terms: _, limits: __, ...offer } = chosen.offer;
    const kept = goods && soldGoods(goods, priced.lines);
    const otherParts = kept?.otherParts?.map((part) => ({ ...part, categoryIds: [] }));
    return { offer: { ...offer, ...(kept && { goods: { ...kept, categoryIds: [], otherParts } }) }, customValue: null };
  };
  const { moment: _, declined: __, ...bill } = basket;
  const given = { discount: asGiven(priced.given.discount), offer: asGiven(priced.given.offer) };
  return sold(
    { ...bill, ...given },
    {
      earnPoints: priced.earnPoints,
      redeemPoints: priced.redeemPoints,
      tenders: tenders.map(({ type, amount }, position) => ({
        position,
        type,
        amount: satang(amount),
        institute: null,
        card: null,
      })),
    },
    rules,
  );
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
