import { describe, expect, it } from 'vitest';
import { fromBaht, satang, ZERO } from '../money/money.ts';
import { basketOf, chosen, FIXED, MEMBER, PERCENT, RULES, TOTAL, tierOf } from '../testing/pricing.ts';
import { soldOf } from '../testing/soldOf.ts';
import { priceBasket } from './priceBasket.ts';
import type { PointRates } from './pricing.ts';
import { type PastSale, type WhatIfDraft, type WhatIfOutcome, type WhatIfReason, whatIf } from './whatIf.ts';
import { WhatIfCount } from './whatIfFigures.ts';

const GUEST = { member: null };
const gold = tierOf([[TOTAL, 300], PERCENT, 5]);

describe('figures of a draft', () => {
  const draft: WhatIfDraft = { kind: 'discount', chosen: chosen([[PERCENT, 10]], [[TOTAL, 100]]) };
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
  it('distinguish guests from members without a tier', () => {
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
  it('report what the rule gave as it was', () => {
    expect(figures.given).toEqual({ sales: 1, discount: fromBaht(7), points: -1 });
  });
  it('say where rates have changed since', () => {
    const sale = soldOf(basketOf([500]), { recorded: { totalRevenue: fromBaht(500), earnPoints: 1 } });
    const since = new WhatIfCount(RULES.rates);
    since.add(sale, whatIf(sale, draft, RULES));
    expect([figures.pricedDifferently, since.figures().pricedDifferently]).toEqual([0, 1]);
  });
});

describe('figures of any outcomes', () => {
  const priced = priceBasket(basketOf([100]), RULES);
  const nothing: WhatIfOutcome = {
    ...{ reason: null, notMet: null, discount: ZERO, points: 0 },
    ...{ asSold: priced, without: priced, before: priced, with: priced },
  };
  const figuresOf = (
    sales: readonly (Partial<WhatIfOutcome> & { id?: string; sale?: Partial<PastSale> })[],
    rates = RULES.rates,
  ) => {
    const counted = new WhatIfCount(rates);
    for (const { id: name = 'sale', sale, ...outcome } of sales) {
      counted.add(soldOf(basketOf([100]), { id: name, ...sale }), { ...nothing, ...outcome });
    }
    return counted.figures();
  };
  /** An offer that takes off this many satang and adds points. */
  const given = (name: string, off: number, points: number) => ({ id: name, discount: satang(off), points });
  const missed = (name: string, notMet: WhatIfOutcome['notMet'], reason: WhatIfReason = 'CONDITION_NOT_MET') => ({
    ...{ id: name, reason, notMet },
  });

  it('points and discounts add up, those of sales without an effect left out', () => {
    const sales = [given('a', 100, 7), given('b', 50, -2), { ...given('c', 9, 9), reason: 'REFUSED' as const }];
    expect(figuresOf(sales)).toMatchObject({ sales: 3, touched: 2, discount: 150, points: 5 });
  });

  it('the parts with most sales come first, each tier by itself', () => {
    const soldIn = (tier: PastSale['tier'], memberId: string | null = MEMBER.id) => ({ sale: { tier, memberId } });
    const [silver, bronze] = [
      { id: 'silver', name: 'Silver' },
      { id: 'bronze', name: 'Bronze' },
    ];
    const sales = [silver, silver, bronze, bronze, bronze, null].map((tier) => soldIn(tier));
    const { tiers } = figuresOf([
      soldIn(null, null),
      soldIn(null, null),
      soldIn(null, null),
      soldIn(null, null),
      ...sales,
    ]);
    expect(tiers.map(({ customerType, tier, sales: count }) => [customerType, tier?.id ?? null, count])).toEqual([
      ['Guest', null, 4],
      ['Member', 'bronze', 3],
      ['Member', 'silver', 2],
      ['Member', null, 1],
    ]);
    const { misses } = figuresOf(
      (['REFUSED', 'REFUSED', 'OTHER_TIER', 'OTHER_TIER', 'OTHER_TIER', 'NO_EFFECT'] as const).map((reason) => ({
        ...missed('a', null, reason),
      })),
    );
    expect(misses.map(({ reason, sales: count }) => [reason, count])).toEqual([
      ['OTHER_TIER', 3],
      ['REFUSED', 2],
      ['NO_EFFECT', 1],
    ]);
  });

  it.each<[string, WhatIfOutcome['notMet'][], string]>([
    ['the latest where no condition was missed', [null, null, { conditionId: 5 }], '2'],
    ['the closest, from either side', [far(9), far(-2), far(5)], '1'],
    ['the first of two as close', [far(3), far(3)], '0'],
    ['one with figures before one without what it asked for', [{ conditionId: 'c', actual: 5 }, far(9)], '1'],
    ['one with figures before one without what there was', [{ conditionId: 'c', required: 5 }, far(9)], '1'],
    ['one with figures also before a later one without', [far(9), { conditionId: 'c', actual: 5 }], '0'],
    ['the first of two without figures', [{ conditionId: 'c' }, { conditionId: 'c' }], '0'],
  ])('the example of a miss is %s', (_rule, all, example) => {
    const { misses } = figuresOf(all.map((notMet, place) => missed(String(place), notMet)));
    const conditionId = all[0] ? 'c' : null;
    expect(misses).toMatchObject([{ conditionId, sales: all.length, example: { sale: { id: example } } }]);
  });

  it.each<[string, PointRates, string[]]>([
    // A point is worth 10 satang.
    ['as cash', RULES.rates, ['50 points', '30 satang', '2 points', 'fewer', 'as many']],
    [
      'nothing where points are no cash',
      { ...RULES.rates, redeemPoint: 0 },
      ['30 satang', 'fewer', 'as many', '2 points', '50 points'],
    ],
  ])('examples are ordered by what they are worth, points %s; the earlier first of equals', (_rule, rates, order) => {
    const sales = [given('fewer', 10, -900), given('as many', 10, 0), given('2 points', 0, 2)];
    const { examples } = figuresOf([...sales, given('30 satang', 30, 0), given('50 points', 0, 50)], rates);
    expect(examples.map(({ sale }) => sale.id)).toEqual(order);
  });

  it('of as many as there is room for, a later one as dear stays out', () => {
    const all = Array.from({ length: 12 }, (_, place) => given(String(place), 10, 0));
    expect(figuresOf(all).examples.map(({ sale }) => sale.id)).toEqual(all.slice(0, 10).map(({ id }) => id));
  });

  it.each([
    ['money alone', { amountDue: satang(priced.amountDue + 500) }, { sales: 1, discount: 500, points: 0 }],
    ['points alone', { earnPoints: priced.earnPoints - 3 }, { sales: 1, discount: 0, points: 3 }],
    ['nothing', {}, { sales: 0, discount: 0, points: 0 }],
  ])('what the rule gave as it was may be %s', (_rule, without, expected) => {
    expect(figuresOf([{ without: { ...priced, ...without } }]).given).toEqual(expected);
  });

  it.each([
    [{}, 0],
    [{ totalRevenue: satang(priced.totalRevenue + 1) }, 1],
    [{ earnPoints: priced.earnPoints + 1 }, 1],
  ])('a sale recorded with %j more than rates in force give counts as priced differently: %i', (other, count) => {
    const { totalRevenue, earnPoints } = priced;
    const sales = [{ sale: { recorded: { totalRevenue, earnPoints, ...other } } }];
    expect(figuresOf(sales).pricedDifferently).toBe(count);
  });
});

/** Returns the condition that a bill missed by this amount. */
function far(by: number): WhatIfOutcome['notMet'] {
  return { conditionId: 'c', required: 100, actual: 100 - by };
}
