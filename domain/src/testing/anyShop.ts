import fc from 'fast-check';
import type { Coupon } from '../loyalty/coupon.ts';
import { NO_TERMS } from '../loyalty/offerTerms.ts';
import { satang } from '../money/money.ts';
import type { PricingLine, PricingOffer, PricingTier } from '../till/pricing.ts';
import type { ReversalRules } from '../transactions/planReversal.ts';
import {
  CONDITIONS,
  FIXED,
  id,
  LTV,
  MULTIPLIER,
  PAID,
  PERCENT,
  QTY,
  REWARD,
  SET_PRICE,
  TOTAL,
  TRANSACTION,
} from './pricing.ts';

/** Bills and offers of every kind for a shop of five products and two tiers, as a property draws them. */
const [DRINKS, CAKES, HOT, SLICES] = [id('f', 8), id('f', 9), id('f', 10), id('f', 11)];
export const SHELF: readonly (Pick<PricingLine, 'productId'> & Partial<PricingLine> & { price: number })[] = [
  { productId: id('b', 1), categoryId: DRINKS, subCategoryId: HOT, price: 4_500 },
  { productId: id('b', 2), categoryId: DRINKS, price: 12_050 },
  { productId: id('b', 3), categoryId: CAKES, subCategoryId: SLICES, price: 975 },
  { productId: id('b', 4), categoryId: CAKES, price: 6_000 },
  { productId: id('b', 5), categoryId: null, price: 2_533 },
];
export const SILVER = { id: id('f', 1), name: 'Silver', level: 1, status: 'Active', from: { sales: 2 } };
export const GOLD = { id: id('f', 2), name: 'Gold', level: 2, status: 'Active', from: { ltv: 40_000 } };
export const PRIVILEGES: Record<string, PricingTier['privileges']> = {
  [SILVER.id]: [{ condition: null, item: { couponId: REWARD.id, value: 3 } }],
  [GOLD.id]: [
    { condition: { conditionId: QTY.id, value: 3 }, item: { couponId: FIXED.id, value: 7.25 } },
    { condition: null, item: { couponId: PERCENT.id, value: 5 } },
  ],
};
export const TIERS: ReversalRules = {
  tiers: [
    { ...SILVER, conditions: [{ conditionId: TRANSACTION.id, value: SILVER.from.sales }] },
    { ...GOLD, conditions: [{ conditionId: LTV.id, value: GOLD.from.ltv / 100 }] },
  ],
  badges: [],
  conditions: CONDITIONS,
};
export const RATES = { earnCash: satang(2_500), earnPoint: 3, redeemCash: satang(200), redeemPoint: 3 };
export const DAYS = ['2026-11-28', '2026-11-29'];

const value = (most: number, step = 4) => fc.integer({ min: 1, max: most * step }).map((part) => part / step);
const names = fc.constantFrom(
  { productIds: [SHELF[0]?.productId ?? ''], categoryIds: [] },
  { productIds: [SHELF[1]?.productId ?? '', SHELF[4]?.productId ?? ''], categoryIds: [] },
  { productIds: [], categoryIds: [DRINKS] },
  { productIds: [SHELF[0]?.productId ?? ''], categoryIds: [CAKES] },
  { productIds: [], categoryIds: [], subCategoryIds: [HOT] },
  { productIds: [SHELF[4]?.productId ?? ''], categoryIds: [DRINKS], subCategoryIds: [SLICES] },
);
const goodsOf = (groups: [number | null, number | null][]) =>
  fc
    .record({
      names,
      groups: fc.constantFrom(...groups),
      others: fc.array(fc.record({ names, pieces: fc.integer({ min: 1, max: 2 }) }), { maxLength: 2 }),
    })
    .map(({ names: first, groups: [groupOf, benefits], others }) => ({
      ...first,
      ...{ groupOf, benefits },
      ...(groupOf !== null &&
        groupOf === benefits &&
        others.length > 0 && { otherParts: others.map((part) => ({ ...part.names, pieces: part.pieces })) }),
    }));
const anyGoods = goodsOf([
  [null, null],
  [1, 1],
  [2, 1],
  [3, 1],
  [3, 2],
  [2, 2],
]);
const conditions = fc.array(
  fc.oneof(
    fc.record({ conditionId: fc.constant(QTY.id), value: fc.integer({ min: 1, max: 8 }) }),
    fc.record({ conditionId: fc.constantFrom(TOTAL.id, PAID.id, LTV.id), value: fc.integer({ min: 0, max: 400 }) }),
    fc.record({ conditionId: fc.constant(TRANSACTION.id), value: fc.integer({ min: 0, max: 3 }) }),
  ),
  { maxLength: 1 },
);
const couponOf = (coupon: Coupon, most: number) => value(most).map((each) => ({ couponId: coupon.id, value: each }));
const more = fc.array(
  fc.oneof(couponOf(FIXED, 40), couponOf(PERCENT, 60), couponOf(REWARD, 9), couponOf(MULTIPLIER, 3)),
  { maxLength: 1 },
);
const rest = {
  conditions,
  more,
  isLimited: fc.option(
    fc.record({
      perMember: fc.constantFrom(null, 1),
      perDay: fc.constantFrom(null, 1, 2),
      inAll: fc.constantFrom(null, 1, 3),
    }),
    { freq: 3 },
  ),
  terms: fc.option(
    fc.record({ until: fc.constantFrom(null, '2026-11-29 00:00:00'), tierIds: fc.constantFrom([], [GOLD.id]) }),
    { freq: 4 },
  ),
};
const anyKind = fc.oneof(
  fc.record({ first: fc.oneof(couponOf(FIXED, 60), couponOf(PERCENT, 120)), goods: fc.option(anyGoods), ...rest }),
  fc.record({
    first: couponOf(SET_PRICE, 200),
    goods: goodsOf([
      [1, 1],
      [2, 2],
      [3, 3],
      [3, 1],
    ]),
    ...rest,
  }),
  fc.record({ first: fc.oneof(couponOf(REWARD, 30), couponOf(MULTIPLIER, 3)), goods: fc.option(anyGoods), ...rest }),
);
export const anyOffers = fc.array(anyKind, { minLength: 2, maxLength: 7 }).map((all) =>
  all.map(
    ({ first, more: others, goods, conditions: when, isLimited, terms }, at): PricingOffer => ({
      ...{
        id: id('e', at + 1),
        name: `Offer ${at + 1}`,
        hasAuthorizePin: false,
        conditions: when,
        items: [first, ...others],
      },
      ...(goods && { goods }),
      ...(isLimited && { limits: isLimited }),
      ...(terms && { terms: { ...NO_TERMS, ...terms } }),
    }),
  ),
);

const anyBill = fc.record({
  lines: fc.array(
    fc.record({
      product: fc.nat(4),
      qty: fc.integer({ min: 1, max: 4 }),
      own: fc.option(fc.integer({ min: 0, max: 15_000 }), { freq: 3 }),
      option: fc.constantFrom(0, 0, 550),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  member: fc.constantFrom(0, 1, 2, 1),
  chosen: fc.option(fc.nat(6)),
  declined: fc.subarray<'discount' | 'offer'>(['discount', 'offer'], { maxLength: 1 }),
  points: fc.constantFrom(0, 0, 20, 77, 900),
  delivery: fc.constantFrom(0, 3_025),
  tierEnabled: fc.constantFrom(true, true, false),
  day: fc.nat(1),
  tenders: fc.integer({ min: 1, max: 3 }),
});
export type Bill = typeof anyBill extends fc.Arbitrary<infer T> ? T : never;
export const anyStep = fc.record({
  kind: fc.constantFrom('sell' as const, 'sell' as const, 'return' as const, 'exchange' as const, 'void' as const),
  bill: anyBill,
  which: fc.nat(100),
  pieces: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
  all: fc.boolean(),
  inCash: fc.boolean(),
});
export type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** An amount, split over the given number of tenders. */
export function splitOf(due: number, count: number): { type: string; amount: number }[] {
  const part = Math.floor(due / count);
  const types = ['Cash', 'Transfer', 'Credit Card'].slice(0, count);
  return types.map((type, at) => ({ type, amount: at === 0 ? due - part * (count - 1) : part }));
}
