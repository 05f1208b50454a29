import { describe, expect, it, test } from 'vitest';
import type { Condition } from '../loyalty/coupon.ts';
import { fromBaht } from '../money/money.ts';
import {
  BROKEN,
  basketOf,
  chosen,
  FIXED,
  id,
  LTV,
  LUCKY_DRAW,
  MULTIPLIER,
  PERCENT,
  QTY,
  REWARD,
  RULES,
  TOTAL,
  tierOf,
} from '../testing/pricing.ts';
import { priceBasket } from './priceBasket.ts';
import type { PricingBasket } from './pricing.ts';

const UNKNOWN = { ...FIXED, id: id('c', 99) };
const reasons = (basket: PricingBasket) =>
  priceBasket(basket, RULES).trace.map(({ code, params }) => `${code} ${JSON.stringify(params)}`);
const codes = (changes: Partial<PricingBasket>) =>
  priceBasket(basketOf([100], changes), RULES)
    .trace.map(({ code }) => code)
    .filter((code) => !['LINE_TOTAL', 'SUBTOTAL', 'TIER_NONE', 'TOTAL', 'EARN_BASE'].includes(code));

test('DISC-27 every figure of a bill has its reason, in the order in which it came about', () => {
  const basket = basketOf([100, 60.5], {
    tier: tierOf(
      [null, FIXED, 5],
      [[LTV, 1], FIXED, 1],
      [[TOTAL, 1000], FIXED, 2],
      [[TOTAL, 1000], UNKNOWN, 2],
      [null, REWARD, 3],
      [null, LUCKY_DRAW, 1],
      [null, PERCENT, 0],
      [null, UNKNOWN, 1],
    ),
    discount: chosen([[PERCENT, 10]], [[QTY, 1]]),
    offer: chosen([[MULTIPLIER, 2]]),
    pointsAsCash: 105,
    deliveryCost: fromBaht(40),
  });
  expect(reasons(basket)).toMatchInlineSnapshot(`
    [
      "LINE_TOTAL {"itemRef":"1","productId":"bbbbbbbb-0000-4000-8000-000000000001","qty":1,"price":100,"amount":100}",
      "LINE_TOTAL {"itemRef":"2","productId":"bbbbbbbb-0000-4000-8000-000000000002","qty":1,"price":60.5,"amount":60.5}",
      "SUBTOTAL {"qty":2,"amount":160.5}",
      "PRIVILEGE_APPLIED {"source":"privilege","sourceId":"ffffffff-0000-4000-8000-000000000001","name":"Gold","couponId":"cccccccc-0000-4000-8000-000000000001","coupon":"Baht off","couponType":"Discount","value":5,"amount":5}",
      "PRIVILEGE_APPLIED {"conditionId":"dddddddd-0000-4000-8000-000000000004","required":1,"condition":"Condition ltv","conditionType":"ltv","about":"total_ltv","actual":12000,"source":"privilege","sourceId":"ffffffff-0000-4000-8000-000000000001","name":"Gold","couponId":"cccccccc-0000-4000-8000-000000000001","coupon":"Baht off","couponType":"Discount","value":1,"amount":1}",
      "PRIVILEGE_CONDITION_NOT_MET {"source":"privilege","sourceId":"ffffffff-0000-4000-8000-000000000001","name":"Gold","coupon":"Baht off","conditionId":"dddddddd-0000-4000-8000-000000000002","required":1000,"condition":"Condition total","conditionType":"total","about":"paid_amount","actual":160.5}",
      "PRIVILEGE_CONDITION_NOT_MET {"source":"privilege","sourceId":"ffffffff-0000-4000-8000-000000000001","name":"Gold","coupon":null,"conditionId":"dddddddd-0000-4000-8000-000000000002","required":1000,"condition":"Condition total","conditionType":"total","about":"paid_amount","actual":160.5}",
      "PRIVILEGE_APPLIED {"source":"privilege","sourceId":"ffffffff-0000-4000-8000-000000000001","name":"Gold","couponId":"cccccccc-0000-4000-8000-000000000003","coupon":"Bonus points","couponType":"Reward","value":3}",
      "UNSUPPORTED_COUPON_TYPE {"source":"privilege","sourceId":"ffffffff-0000-4000-8000-000000000001","name":"Gold","couponId":"cccccccc-0000-4000-8000-000000000005","coupon":"Lucky draw","couponType":"Lucky Draw"}",
      "CUSTOM_VALUE_MISSING {"source":"privilege","sourceId":"ffffffff-0000-4000-8000-000000000001","name":"Gold","couponId":"cccccccc-0000-4000-8000-000000000002","coupon":"Percent off","couponType":"Discount Percent"}",
      "UNKNOWN_COUPON {"source":"privilege","sourceId":"ffffffff-0000-4000-8000-000000000001","name":"Gold","couponId":"cccccccc-0000-4000-8000-000000000099"}",
      "DISCOUNT_APPLIED {"source":"discount","sourceId":"eeeeeeee-0000-4000-8000-000000000001","name":"Rainy day","couponId":"cccccccc-0000-4000-8000-000000000002","coupon":"Percent off","couponType":"Discount Percent","value":10,"amount":16}",
      "OFFER_APPLIED {"source":"offer","sourceId":"eeeeeeee-0000-4000-8000-000000000001","name":"Rainy day","couponId":"cccccccc-0000-4000-8000-000000000004","coupon":"Points times","couponType":"Multiplier","value":2}",
      "POINTS_ROUNDED_TO_RATIO {"asked":105,"points":100,"redeemPoint":10,"redeemCash":1}",
      "POINTS_REDEEMED {"points":100,"amount":10,"redeemPoint":10,"redeemCash":1}",
      "DELIVERY {"amount":40}",
      "TOTAL {"totalPayment":160.5,"totalDiscount":-32,"totalRevenue":128.5,"amountDue":168.5}",
      "EARN_BASE {"amount":128.5,"earnCash":25,"earnPoint":1,"points":5}",
      "EARN_MULTIPLIED {"source":"offer","sourceId":"eeeeeeee-0000-4000-8000-000000000001","name":"Rainy day","value":2,"points":5,"after":10}",
      "EARN_REWARD {"source":"privilege","sourceId":"ffffffff-0000-4000-8000-000000000001","name":"Gold","value":3,"points":3,"after":13}",
    ]
  `);
});

describe('what gives nothing says why', () => {
  const notMet: [Condition, number][] = [[QTY, 2]];
  it.each([
    ['a guest has no tier', { member: null }, ['EARN_NOT_FOR_GUEST']],
    ['a discount that is not met', { discount: chosen([[FIXED, 5]], notMet) }, ['DISCOUNT_CONDITION_NOT_MET']],
    ['an offer that is not met', { offer: chosen([[MULTIPLIER, 2]], notMet) }, ['OFFER_CONDITION_NOT_MET']],
    ['a condition that cannot be read', { discount: chosen([[FIXED, 5]], [[BROKEN, 1]]) }, ['UNREADABLE_CONDITION']],
    ['an offer in the place of a discount', { discount: chosen([[MULTIPLIER, 2]]) }, ['WRONG_OFFER_KIND']],
    [
      'an offer for a guest, whichever place it is in',
      { member: null, discount: chosen([[MULTIPLIER, 2]]) },
      ['OFFER_NOT_FOR_GUEST', 'EARN_NOT_FOR_GUEST'],
    ],
    [
      'a coupon that is unknown',
      {
        discount: chosen([
          [UNKNOWN, 5],
          [FIXED, 5],
        ]),
      },
      ['UNKNOWN_COUPON', 'DISCOUNT_APPLIED'],
    ],
    [
      'a reward beside a discount',
      {
        discount: chosen([
          [FIXED, 5],
          [REWARD, 5],
        ]),
      },
      ['DISCOUNT_APPLIED', 'DISCOUNT_APPLIED', 'EARN_REWARD'],
    ],
    [
      'a typed value counts for the first coupon alone',
      {
        discount: chosen(
          [
            [FIXED, 0],
            [FIXED, 0],
          ],
          [],
          5,
        ),
      },
      ['CUSTOM_VALUE_MISSING', 'DISCOUNT_APPLIED'].toReversed(),
    ],
    ['points below the ratio', { pointsAsCash: 9 }, ['POINTS_ROUNDED_TO_RATIO']],
    ['points as the ratio has them', { pointsAsCash: 20 }, ['POINTS_REDEEMED']],
    ['the last points of a member', { pointsAsCash: 5000 }, ['DEDUCTIONS_CAPPED', 'POINTS_REDEEMED']],
    ['one point above the balance', { pointsAsCash: 5001 }, ['POINTS_ABOVE_BALANCE']],
    ['points of a guest', { member: null, pointsAsCash: 10 }, ['POINTS_NOT_FOR_GUEST', 'EARN_NOT_FOR_GUEST']],
    ['a tier that is switched off', { tier: tierOf([null, FIXED, 5]), tierEnabled: false }, ['TIER_DISABLED']],
    ['a tier without privileges, switched off', { tier: tierOf(), tierEnabled: false }, []],
    ['no delivery', { deliveryCost: fromBaht(0) }, []],
  ])('%s', (_what, changes, said) => {
    expect(codes(changes)).toEqual(said);
  });

  it('with the facts that a screen words', () => {
    const facts = (changes: Partial<PricingBasket>) => priceBasket(basketOf([100], changes), RULES).refusals[0]?.params;
    const offer = { sourceId: id('e', 1), name: 'Rainy day' };
    expect(facts({ discount: chosen([[MULTIPLIER, 2]]) })).toEqual({ source: 'discount', ...offer, kind: 'offer' });
    expect(facts({ member: null, pointsAsCash: 10 })).toEqual({
      source: 'points',
      sourceId: null,
      name: null,
      asked: 10,
    });
    expect(reasons(basketOf([100], { member: null }))).toContain('TIER_NONE {"guest":true}');
    expect(reasons(basketOf([100]))).toContain('TIER_NONE {"guest":false}');
    const off = { tier: tierOf([null, FIXED, 5]), tierEnabled: false };
    expect(reasons(basketOf([100], off))).toContain(`TIER_DISABLED {"sourceId":"${id('f', 1)}","name":"Gold"}`);
  });

  it('and takes nothing off that is nothing', () => {
    expect(priceBasket(basketOf([50], { discount: chosen([[PERCENT, 1]]) }), RULES).deductions).toEqual([]);
  });
});
