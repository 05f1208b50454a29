import { describe, expect, it } from 'vitest';
import { MAX_MEMBER_POINTS, MAX_SALE_POINTS } from '../limits.ts';
import type { Coupon } from '../loyalty/coupon.ts';
import { fromBaht, toBaht } from '../money/money.ts';
import {
  BROKEN,
  basketOf,
  byRule,
  chosen,
  FIXED,
  id,
  LTV,
  LUCKY_DRAW,
  MEMBER,
  MULTIPLIER,
  PAID,
  PERCENT,
  QTY,
  REWARD,
  RULES,
  TOTAL,
  TRANSACTION,
  tierOf,
} from '../testing/pricing.ts';
import { priceBasket } from './priceBasket.ts';
import type { PricingBasket, TraceCode } from './pricing.ts';

const price = (basket: PricingBasket) => priceBasket(basket, RULES);
const codes = (basket: PricingBasket): TraceCode[] => price(basket).trace.map((entry) => entry.code);
const paramsOf = (basket: PricingBasket, code: TraceCode) =>
  price(basket).trace.find((entry) => entry.code === code)?.params;

describe('deductions', () => {
  it.each(
    byRule([
      { rule: 'DISC-18 a percent discount is floored to whole baht', items: [[PERCENT, 10]], total: 199.99, off: 19 },
      {
        rule: 'DISC-18 a percent discount with decimals is exact before it is floored',
        items: [[PERCENT, 12.5]],
        total: 80,
        off: 10,
      },
      { rule: 'DISC-18 a percent discount below one baht gives nothing', items: [[PERCENT, 1]], total: 99, off: 0 },
      { rule: 'DISC-18 a fixed discount is taken as is', items: [[FIXED, 10.25]], total: 100, off: 10.25 },
      {
        rule: 'OP-14 two percents are taken of the same subtotal',
        items: [
          [PERCENT, 10],
          [PERCENT, 10],
        ],
        total: 1000,
        off: 200,
      },
      { rule: 'DISC-19 a discount above the bill takes the bill', items: [[FIXED, 500]], total: 100, off: 100 },
      { rule: 'OP-63 a percent above 100 takes the bill', items: [[PERCENT, 150]], total: 100, off: 100 },
    ] as { rule: string; items: [Coupon, number][]; total: number; off: number }[]),
  )('%s', (_rule, { items, total, off }) => {
    const priced = price(basketOf([total], { discount: chosen(items) }));
    expect(toBaht(priced.totalDiscount)).toBe(off === 0 ? 0 : -off);
    expect(priced.amountDue).toBe(priced.totalRevenue);
  });

  it('OP-14 tier privilege, discount and points come in this order and never exceed the subtotal', () => {
    const basket = basketOf([100], {
      tier: tierOf([null, PERCENT, 30]),
      discount: chosen([[FIXED, 50]]),
      pointsAsCash: 1000,
    });
    expect(price(basket).deductions.map(({ source, amount }) => [source, toBaht(amount)])).toEqual([
      ['privilege', 30],
      ['discount', 50],
      ['points', 20],
    ]);
    expect(price(basket).totalRevenue).toBe(0);
    expect(paramsOf(basket, 'DEDUCTIONS_CAPPED')).toMatchObject({ source: 'points', wanted: 100, amount: 20 });
  });

  it('DISC-19 “why” says what was to be taken off, what there was to take it off, and whether that was certain goods', () => {
    const discount = chosen([[FIXED, 60]]);
    const of = (...products: number[]) => {
      const goods = { productIds: products.map((n) => id('b', n)), categoryIds: [], groupOf: null, benefits: null };
      return { ...discount, offer: { ...discount.offer, goods } };
    };
    const cappedAt = (amount: number) => ({
      ...{ source: 'discount', sourceId: discount.offer.id, name: discount.offer.name, wanted: 60, amount },
    });
    const capped = (given: typeof discount) => paramsOf(basketOf([30, 20], { discount: given }), 'DEDUCTIONS_CAPPED');
    expect(capped(discount)).toStrictEqual(cappedAt(50));
    expect(capped(of(1))).toStrictEqual({ ...cappedAt(30), goods: true });
    expect(capped(of(1, 2))).toStrictEqual(cappedAt(50));
  });

  it('a refusal of the bill names no line', () => {
    const [refusal] = price(basketOf([100], { member: null, offer: chosen([[REWARD, 5]]) })).refusals;
    expect(refusal).toStrictEqual({
      ...{ code: 'OFFER_NOT_FOR_GUEST', source: 'offer', sourceId: id('e', 1) },
      params: { source: 'offer', sourceId: id('e', 1), name: 'Rainy day' },
    });
  });

  it('OP-16 delivery is charged on top and no discount touches it', () => {
    const priced = price(basketOf([100], { discount: chosen([[FIXED, 500]]), deliveryCost: fromBaht(40) }));
    expect([priced.totalRevenue, priced.amountDue].map(toBaht)).toEqual([0, 40]);
  });

  it("DISC-18 a coupon's template is wording: its type alone decides the sum", () => {
    const fromPrice = { ...FIXED, template: { logic: '[price] - [value]', varName: 'value' } };
    const rules = { ...RULES, coupons: new Map([[fromPrice.id, fromPrice]]) };
    expect(toBaht(priceBasket(basketOf([500], { discount: chosen([[fromPrice, 50]]) }), rules).totalDiscount)).toBe(
      -50,
    );
  });
});

describe('custom value', () => {
  it.each(
    byRule([
      { rule: 'DISC-05 the typed value counts where the first coupon is 0', value: 0, typed: 20, off: -20 },
      { rule: 'DISC-05 the typed value is made absolute', value: 0, typed: -20, off: -20 },
      { rule: 'DISC-05 the typed value is ignored where the offer has its own', value: 5, typed: 20, off: -5 },
      { rule: 'OP-63 an empty custom value applies nothing', value: 0, typed: null, off: 0 },
    ]),
  )('%s', (_rule, { value, typed, off }) => {
    const basket = basketOf([100], { discount: chosen([[FIXED, value]], [], typed) });
    expect(toBaht(price(basket).totalDiscount)).toBe(off);
    expect(codes(basket).includes('CUSTOM_VALUE_MISSING')).toBe(off === 0);
  });
});

describe('conditions', () => {
  it.each(
    byRule([
      { rule: 'qty counts the pieces', when: [QTY, 2], holds: true },
      { rule: 'qty above the pieces', when: [QTY, 3], holds: false },
      { rule: 'total asks the product subtotal', when: [TOTAL, 150], holds: true },
      { rule: 'total above the subtotal', when: [TOTAL, 150.01], holds: false },
      { rule: 'paid asks what is left to charge after the tier', when: [PAID, 135], holds: true },
      { rule: 'paid above what is left to charge', when: [PAID, 135.01], holds: false },
      { rule: 'ltv asks the member', when: [LTV, 12_000], holds: true },
      { rule: 'ltv above the member', when: [LTV, 12_000.01], holds: false },
      { rule: 'transaction asks the member', when: [TRANSACTION, 8], holds: true },
      { rule: 'transaction above the member', when: [TRANSACTION, 9], holds: false },
    ] as { rule: string; when: [typeof QTY, number]; holds: boolean }[]),
  )('DISC-22 %s', (_rule, { when, holds }) => {
    const tier = tierOf([null, PERCENT, 10]);
    const priced = price(basketOf([100, 50], { tier, discount: chosen([[FIXED, 7]], [when]) }));
    expect(priced.refusals.map((refusal) => refusal.code)).toEqual(holds ? [] : ['CONDITION_NOT_MET']);
    expect(toBaht(priced.totalDiscount)).toBe(holds ? -22 : -15);
  });

  it('PAY-42 an unmet discount names itself, its condition and both figures', () => {
    const [refusal] = price(basketOf([100], { discount: chosen([[FIXED, 7]], [[TOTAL, 500]]) })).refusals;
    expect(refusal).toMatchObject({
      source: 'discount',
      params: { name: 'Rainy day', condition: 'Condition total', required: 500, actual: 100, about: 'paid_amount' },
    });
  });

  it('a privilege whose condition fails is reported and does not refuse the bill', () => {
    const basket = basketOf([100], { tier: tierOf([[TOTAL, 500], FIXED, 10]) });
    expect(price(basket).refusals).toEqual([]);
    expect(paramsOf(basket, 'PRIVILEGE_CONDITION_NOT_MET')).toMatchObject({ name: 'Gold', required: 500, actual: 100 });
  });

  it('an unknown or unreadable condition never gives a benefit', () => {
    const removedCondition = { ...QTY, id: 'unknown' };
    expect(codes(basketOf([100], { tier: tierOf([[removedCondition, 1], FIXED, 7]) }))).toContain('UNKNOWN_CONDITION');
    expect(codes(basketOf([100], { discount: chosen([[FIXED, 7]], [[removedCondition, 1]]) }))).toContain(
      'UNKNOWN_CONDITION',
    );
    const broken = basketOf([100], { discount: chosen([[FIXED, 7]], [[BROKEN, 1]]) });
    expect(codes(broken)).toContain('UNREADABLE_CONDITION');
    expect(price(broken).totalDiscount).toBe(0);
  });
});

describe('what cannot be applied is reported', () => {
  it.each([
    [
      'DISC-25 an unsupported coupon type',
      basketOf([100], { discount: chosen([[LUCKY_DRAW, 1]]) }),
      'UNSUPPORTED_COUPON_TYPE',
    ],
    ['an unknown coupon', basketOf([100], { discount: chosen([[{ ...FIXED, id: 'gone' }, 1]]) }), 'UNKNOWN_COUPON'],
    [
      'PAY-31 a tier that was switched off',
      basketOf([100], { tier: tierOf([null, FIXED, 5]), tierEnabled: false }),
      'TIER_DISABLED',
    ],
    ['a bill without a tier', basketOf([100]), 'TIER_NONE'],
  ] as [string, PricingBasket, TraceCode][])('%s', (_rule, basket, code) => {
    expect(codes(basket)).toContain(code);
    expect(price(basket).totalDiscount).toBe(0);
    expect(price(basket).refusals).toEqual([]);
  });
});

describe('one discount and one offer', () => {
  it('DISC-01 a discount in the place of the offer is refused', () => {
    const priced = price(basketOf([100], { discount: chosen([[FIXED, 5]]), offer: chosen([[FIXED, 5]]) }));
    expect(priced.refusals.map(({ code, source }) => [code, source])).toEqual([['WRONG_OFFER_KIND', 'offer']]);
    expect(toBaht(priced.totalDiscount)).toBe(-5);
  });

  it("DISC-04 a special offer in the discount's place is as little for a guest as in its own", () => {
    const { refusals } = price(basketOf([100], { member: null, discount: chosen([[REWARD, 5]]) }));
    expect(refusals.map(({ code, source }) => [code, source])).toEqual([['OFFER_NOT_FOR_GUEST', 'discount']]);
  });

  it("DISC-04 nor is a discount a guest's in the offer's place", () => {
    const { refusals } = price(basketOf([100], { member: null, offer: chosen([[FIXED, 5]]) }));
    expect(refusals.map(({ code, source }) => [code, source])).toEqual([['OFFER_NOT_FOR_GUEST', 'offer']]);
  });

  it('DISC-04 a guest gets a discount, but no special offer, no points and no tier', () => {
    const guest = { member: null, tier: tierOf([null, FIXED, 5]) };
    expect(toBaht(price(basketOf([100], { ...guest, discount: chosen([[FIXED, 5]]) })).totalDiscount)).toBe(-5);
    const refused = price(basketOf([100], { ...guest, offer: chosen([[REWARD, 5]]), pointsAsCash: 10 }));
    expect(refused.refusals.map(({ code }) => code)).toEqual(['OFFER_NOT_FOR_GUEST', 'POINTS_NOT_FOR_GUEST']);
    expect([refused.totalDiscount, refused.earnPoints, refused.redeemPoints]).toEqual([0, 0, 0]);
  });
});

describe('points as cash', () => {
  it.each(
    byRule([
      {
        rule: 'DISC-14 points are rounded down to the ratio',
        cash: 1,
        point: 10,
        requested: 105,
        points: 100,
        off: 10,
      },
      {
        rule: 'DISC-14 a point worth more than a baht is taken as is',
        cash: 3,
        point: 2,
        requested: 5,
        points: 5,
        off: 7,
      },
      {
        rule: 'OP-62 a ratio that is not whole is rounded up to whole points',
        cash: 3,
        point: 10,
        requested: 105,
        points: 104,
        off: 31,
      },
      {
        rule: 'DISC-15 points below the minimum unit take nothing',
        cash: 1,
        point: 10,
        requested: 9,
        points: 0,
        off: 0,
      },
      { rule: 'DISC-14 one point for one baht', cash: 1, point: 1, requested: 55, points: 55, off: 55 },
    ]),
  )('%s', (_rule, { cash, point, requested, points, off }) => {
    const rules = { ...RULES, rates: { ...RULES.rates, redeemCash: fromBaht(cash), redeemPoint: point } };
    const priced = priceBasket(basketOf([1000], { pointsAsCash: requested }), rules);
    expect([priced.redeemPoints, toBaht(priced.totalDiscount)]).toEqual([points, off === 0 ? 0 : -off]);
  });

  it('DISC-13 more points than the balance are refused and take nothing', () => {
    const priced = price(basketOf([1000], { pointsAsCash: MEMBER.remainingPoints + 1 }));
    expect(priced.refusals).toMatchObject([{ code: 'INSUFFICIENT_POINTS', params: { asked: 5001, balance: 5000 } }]);
    expect([priced.redeemPoints, priced.totalDiscount]).toEqual([0, 0]);
  });
});

describe('points earned', () => {
  it.each(
    byRule([
      { rule: 'DISC-16 points are floored', prices: [99.99], changes: {}, points: 3 },
      {
        rule: 'OP-13 no points on what was not paid',
        prices: [100],
        changes: { discount: chosen([[FIXED, 50]]) },
        points: 2,
      },
      { rule: 'OP-13 no points on delivery', prices: [100], changes: { deliveryCost: fromBaht(1000) }, points: 4 },
      { rule: 'DISC-17 a reward is added', prices: [100], changes: { offer: chosen([[REWARD, 10]]) }, points: 14 },
      {
        rule: 'DISC-17 a multiplier multiplies and is floored',
        prices: [75],
        changes: { offer: chosen([[MULTIPLIER, 1.5]]) },
        points: 4,
      },
      {
        rule: 'OP-14 multipliers come before rewards, whatever their order',
        prices: [100],
        changes: {
          offer: chosen([
            [REWARD, 10],
            [MULTIPLIER, 2],
          ]),
        },
        points: 18,
      },
      {
        rule: 'DISC-17 a tier adjusts points as well',
        prices: [100],
        changes: { tier: tierOf([null, MULTIPLIER, 3]) },
        points: 12,
      },
      { rule: 'DISC-17 a guest earns nothing', prices: [100], changes: { member: null }, points: 0 },
    ] as { rule: string; prices: number[]; changes: Partial<PricingBasket>; points: number }[]),
  )('%s', (_rule, { prices, changes, points }) => {
    const priced = price(basketOf(prices, changes));
    expect(priced.earnPoints).toBe(points);
    expect(priced.earnSteps.reduce((sum, step) => sum + step.points, 0)).toBe(points);
  });

  const full = (remainingPoints: number) => ({ member: { ...MEMBER, remainingPoints } });
  const bonus = (value: number) => ({ offer: chosen([[REWARD, value]]) });
  it.each([
    ['just what a sale may give', bonus(MAX_SALE_POINTS - 4), null],
    ['one point more than a sale may give', bonus(MAX_SALE_POINTS - 3), MAX_SALE_POINTS],
    [
      'too many on the way to few',
      { tier: tierOf([null, MULTIPLIER, 100_000_000]), offer: chosen([[MULTIPLIER, 0.0000001]]) },
      MAX_SALE_POINTS,
    ],
    ['just what a member may hold', full(MAX_MEMBER_POINTS - 4), null],
    ['one point more than a member may hold', full(MAX_MEMBER_POINTS - 3), MAX_MEMBER_POINTS],
    ['what fits once points are spent', { ...full(MAX_MEMBER_POINTS), pointsAsCash: 10 }, null],
    [
      'nothing for who holds too many already',
      { ...full(MAX_MEMBER_POINTS + 9), discount: chosen([[FIXED, 100]]) },
      null,
    ],
  ] as [string, Partial<PricingBasket>, number | null][])(
    'M1 points are refused, never cut: %s',
    (_what, changes, limit) => {
      const { refusals } = price(basketOf([100], changes));
      expect(refusals.map(({ code, source, params }) => [code, source, params.limit])).toEqual(
        limit === null ? [] : [['TOO_MANY_POINTS', 'earn', limit]],
      );
    },
  );

  it('M1 a sale of any amount earns all its points or is refused', () => {
    const rules = { ...RULES, rates: { ...RULES.rates, earnCash: fromBaht(1), earnPoint: 400 } };
    const priced = priceBasket(basketOf([9_998_999.99]), rules);
    expect(priced.earnPoints).toBe(3_999_599_996);
    expect(priced.refusals).toMatchObject([{ code: 'TOO_MANY_POINTS', params: { points: 3_999_599_996 } }]);
  });
});
