import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBaht } from '../money/money.ts';
import {
  basketOf,
  chosen,
  FIXED,
  MEMBER,
  MULTIPLIER,
  PAID,
  PERCENT,
  QTY,
  REWARD,
  RULES,
  TOTAL,
  tierOf,
} from '../testing/pricing.ts';
import { priceBasket } from './priceBasket.ts';
import type { PricingBasket } from './pricing.ts';
import { type PastSale, type WhatIfDraft, whatIf } from './whatIf.ts';
import { WhatIfCount } from './whatIfFigures.ts';

const GUEST = { member: null };
const gold = tierOf([[TOTAL, 300], PERCENT, 5]);
const other = { ...chosen([[FIXED, 5]]), offer: { ...chosen([[FIXED, 5]]).offer, id: 'another' } };

function soldOf(basket: PricingBasket, more: Partial<PastSale> = {}): PastSale {
  const { totalRevenue, earnPoints } = priceBasket(basket, RULES);
  return {
    id: 'sale',
    transactionNo: 'T-1',
    day: '2026-03-10',
    memberId: basket.member?.id ?? null,
    tier: basket.tier,
    basket,
    recorded: { totalRevenue, earnPoints },
    ...more,
  };
}

const discount = (...given: Parameters<typeof chosen>): WhatIfDraft => ({ kind: 'discount', chosen: chosen(...given) });
const offer = (...given: Parameters<typeof chosen>): WhatIfDraft => ({ kind: 'offer', chosen: chosen(...given) });

describe('what a draft would have done to a past sale', () => {
  it.each<[string, PricingBasket, WhatIfDraft, string | null, number, number]>([
    ['a discount takes off and earns less', basketOf([500]), discount([[PERCENT, 10]]), null, 50, -2],
    ['a discount is for guests too', basketOf([500], GUEST), discount([[FIXED, 20]]), null, 20, 0],
    ['points on top', basketOf([500]), offer([[MULTIPLIER, 2]]), null, 0, 20],
    [
      'DISC-04 special offers are the members alone',
      basketOf([500], GUEST),
      offer([[REWARD, 9]]),
      'MEMBERS_ONLY',
      0,
      0,
    ],
    ['a condition that is not met', basketOf([90]), discount([[FIXED, 9]], [[TOTAL, 91]]), 'CONDITION_NOT_MET', 0, 0],
    [
      'DISC-01 another discount stays',
      basketOf([99], { discount: other }),
      discount([[FIXED, 9]]),
      'ANOTHER_CHOSEN',
      0,
      0,
    ],
    ['in place of itself', basketOf([99], { discount: chosen([[FIXED, 5]]) }), discount([[FIXED, 9]]), null, 9, 0],
    ['DISC-05 no value typed', basketOf([99]), discount([[FIXED, 0]]), 'NO_EFFECT', 0, 0],
    ['DISC-05 the value that would be typed', basketOf([99]), discount([[FIXED, 0]], [], 4), null, 4, 0],
    ['rounds to nothing', basketOf([9]), discount([[PERCENT, 10]]), 'NO_EFFECT', 0, 0],
    ['more points than a sale gives', basketOf([99]), offer([[REWARD, 10_000_001]]), 'REFUSED', 0, 0],
    [
      'sees what is left after privileges',
      basketOf([300], { tier: gold }),
      discount([[FIXED, 1]], [[PAID, 290]]),
      'CONDITION_NOT_MET',
      0,
      0,
    ],
    [
      'a tier gives to its members',
      basketOf([300], { tier: gold }),
      { kind: 'tier', tier: tierOf([null, FIXED, 30]) },
      null,
      30,
      -2,
    ],
    ['a tier gives nothing to others', basketOf([300]), { kind: 'tier', tier: gold }, 'OTHER_TIER', 0, 0],
    [
      'a privilege not met',
      basketOf([300], { tier: gold }),
      { kind: 'tier', tier: tierOf([[QTY, 2], FIXED, 3]) },
      'CONDITION_NOT_MET',
      0,
      0,
    ],
    [
      'PAY-31 privileges were off',
      basketOf([300], { tier: gold, tierEnabled: false }),
      { kind: 'tier', tier: gold },
      'PRIVILEGES_OFF',
      0,
      0,
    ],
  ])('%s', (_rule, basket, draft, reason, baht, points) => {
    expect(whatIf(soldOf(basket), draft, RULES)).toMatchObject({ reason, discount: fromBaht(baht), points });
  });

  it('is the difference between the two bills that priceBasket makes, whatever was bought', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 0, max: 3_000 }),
        (bought, percent, least) => {
          const basket = basketOf(bought, { tier: gold });
          const tried = chosen([[PERCENT, percent]], [[TOTAL, least]]);
          const outcome = whatIf(soldOf(basket), { kind: 'discount', chosen: tried }, RULES);
          const [before, after] = [basket, { ...basket, discount: tried }].map((each) => priceBasket(each, RULES));
          expect(outcome.discount).toBe((before?.amountDue ?? 0) - (after?.amountDue ?? 0));
          expect(outcome.points).toBe((after?.earnPoints ?? 0) - (before?.earnPoints ?? 0));
        },
      ),
    );
  });
});

describe('figures of a draft', () => {
  const draft = discount([[PERCENT, 10]], [[TOTAL, 100]]);
  const sales = [
    soldOf(basketOf([500])),
    soldOf(basketOf([200], { tier: gold }), { id: 'gold', day: '2026-03-15' }),
    soldOf(basketOf([300], GUEST), { id: 'guest' }),
    soldOf(basketOf([10]), { id: 'far' }),
    soldOf(basketOf([95]), { id: 'near' }),
    soldOf(basketOf([50]), { id: 'farther' }),
    soldOf(basketOf([100], { discount: chosen([[FIXED, 7]]) }), { id: 'itself', memberId: 'another member' }),
  ];
  const counted = new WhatIfCount(RULES.rates);
  for (const sale of sales) counted.add(sale, whatIf(sale, draft, RULES));
  const figures = counted.figures();

  it('add up over all parts', () => {
    expect(figures).toMatchObject({ sales: 7, touched: 4, discount: fromBaht(110), members: 2, membersTouched: 2 });
    for (const parts of [figures.tiers, figures.weekdays]) {
      const sum = (name: 'sales' | 'touched' | 'discount' | 'points') =>
        parts.reduce((total, part) => total + part[name], 0);
      expect([sum('sales'), sum('touched'), sum('discount'), sum('points')]).toEqual([
        figures.sales,
        figures.touched,
        figures.discount,
        figures.points,
      ]);
    }
  });
  it('tell guests from members without a tier', () => {
    expect(
      figures.tiers.map(({ customerType, tier, sales: count }) => [customerType, tier?.name ?? null, count]),
    ).toEqual([
      ['Member', null, 5],
      ['Member', 'Gold', 1],
      ['Guest', null, 1],
    ]);
  });
  it('are of the weekday of the business date, 1 for Sunday', () => {
    expect(figures.weekdays.map(({ sales: count }) => count)).toEqual([1, 0, 6, 0, 0, 0, 0]);
  });
  it('name the condition that was missed, and the bill that came closest', () => {
    expect(figures.misses).toMatchObject([
      { reason: 'CONDITION_NOT_MET', conditionId: TOTAL.id, sales: 3, example: { sale: { id: 'near' } } },
    ]);
  });
  it('show the dearest first, at most ten', () => {
    expect(figures.examples.map(({ sale }) => sale.id)).toEqual(['sale', 'guest', 'gold', 'itself']);
    const many = new WhatIfCount(RULES.rates);
    for (let baht = 101; baht <= 1500; baht += 100) {
      const sale = soldOf(basketOf([baht]), { id: String(baht) });
      many.add(sale, whatIf(sale, draft, RULES));
    }
    const { examples } = many.figures();
    expect(examples.map(({ sale }) => sale.id)).toEqual(
      Array.from({ length: 10 }, (_, place) => String(1401 - place * 100)),
    );
  });
  it('tell what the rule gave as it was', () => {
    expect(figures.given).toEqual({ sales: 1, discount: fromBaht(7), points: -1 });
  });
  it('say where rates have changed since', () => {
    const sale = soldOf(basketOf([500]), { recorded: { totalRevenue: fromBaht(500), earnPoints: 1 } });
    const since = new WhatIfCount(RULES.rates);
    since.add(sale, whatIf(sale, draft, RULES));
    expect([figures.pricedDifferently, since.figures().pricedDifferently]).toEqual([0, 1]);
  });
});

it('a member is told by the sale, not by the balance', () => {
  const sale = soldOf(basketOf([100], { member: { ...MEMBER, remainingPoints: 20 }, pointsAsCash: 20 }));
  expect(whatIf(sale, discount([[FIXED, 10]]), RULES)).toMatchObject({ reason: null, discount: fromBaht(10) });
});
