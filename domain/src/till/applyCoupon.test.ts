import { expect, test } from 'vitest';
import { fromBaht, ZERO } from '../money/money.ts';
import { basketOf, chosen, FIXED, id, PERCENT, REWARD, RULES, SET_PRICE } from '../testing/pricing.ts';
import { type CouponBase, discountOf } from './applyCoupon.ts';
import { priceBasket } from './priceBasket.ts';
import type { PricingDraft } from './pricingDraft.ts';

const draft = { rules: RULES } as PricingDraft;
const bill: CouponBase = { amount: fromBaht(33.33) };
const goods: CouponBase = { ...bill, most: fromBaht(33.33) };
const inSets: CouponBase = {
  ...goods,
  setsAt: (price) => ({ sets: 1, pieces: 3, amount: fromBaht(40), off: (fromBaht(40) - price) as typeof price }),
};

test.each<[string, { id: string }, number, CouponBase, number]>([
  ['an amount', FIXED, 5.5, bill, 5.5],
  ['a percent, in whole baht', PERCENT, 50, bill, 16],
  ['all of the bill, in whole baht', PERCENT, 100, bill, 33],
  ['nearly all of the goods, in whole baht', PERCENT, 99.99, goods, 33],
  ['all of the goods, to the satang', PERCENT, 100, goods, 33.33],
  ['more than all of the goods, which is all of them', PERCENT, 120, goods, 33.33],
  ['what the sets cost above their price', SET_PRICE, 30, inSets, 10],
  ['nothing for sets where there are none', SET_PRICE, 30, goods, 0],
  ['nothing by what gives points', REWARD, 5, bill, 0],
  ['nothing by a coupon that there is no longer', { id: 'none' }, 5, bill, 0],
  ['nothing by anything that is not a number', FIXED, Number.NaN, bill, 0],
])('DISC-18 a coupon takes off %s', (_, { id: couponId }, value, base, off) => {
  expect(discountOf(draft, { couponId, value }, base)).toBe(fromBaht(off));
});

test('a price for a set takes certain goods: “why” says which sets it took, and that it takes none of the whole bill', () => {
  const discount = chosen([[SET_PRICE, 100]]);
  const productIds = [1, 2, 3].map((n) => id('b', n));
  const ofThree = { productIds, categoryIds: [], groupOf: 3, benefits: 3 };
  const facts = { source: 'discount', sourceId: discount.offer.id, name: discount.offer.name, couponId: SET_PRICE.id };
  const coupon = { ...facts, coupon: SET_PRICE.name, couponType: 'Set Price' };
  const priced = priceBasket(
    basketOf([40, 40, 40, 10], { discount: { ...discount, offer: { ...discount.offer, goods: ofThree } } }),
    RULES,
  );
  expect(priced.totalDiscount).toBe(fromBaht(-20));
  expect(priced.trace.find(({ code }) => code === 'DISCOUNT_APPLIED')?.params).toEqual({
    ...{ ...coupon, value: 100, amount: 20, sets: 1, pieces: 3, goodsAmount: 120 },
  });
  const whole = priceBasket(basketOf([120], { discount }), RULES);
  expect(whole.totalDiscount).toBe(ZERO);
  expect(whole.trace.find(({ code }) => code === 'UNSUPPORTED_COUPON_TYPE')?.params).toEqual(coupon);
});
