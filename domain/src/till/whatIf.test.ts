import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfferKind } from '../loyalty/offerKind.ts';
import { fromBaht, satang, ZERO } from '../money/money.ts';
import {
  basketOf,
  chosen,
  FIXED,
  id,
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
import type { PointRates, PricingBasket, PricingOffer, PricingRules } from './pricing.ts';
import { type PastSale, type WhatIfDraft, type WhatIfOutcome, type WhatIfReason, whatIf } from './whatIf.ts';
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
    [
      'points for a guest in the place of a discount',
      basketOf([99], GUEST),
      discount([[REWARD, 9]]),
      'MEMBERS_ONLY',
      0,
      0,
    ],
    [
      'a refusal of another rule on the bill is none of the draft',
      basketOf([99], { offer: chosen([[REWARD, 9]], [[TOTAL, 100]]) }),
      discount([[FIXED, 9]]),
      null,
      9,
      0,
    ],
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

  it('a tier gives nothing to a bill without a member, whatever tier is written of it', () => {
    const outcome = whatIf(soldOf(basketOf([300], GUEST), { tier: gold }), { kind: 'tier', tier: gold }, RULES);
    expect(outcome).toMatchObject({ reason: 'OTHER_TIER', discount: 0, points: 0 });
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

const numbered = (n: number, ...given: Parameters<typeof chosen>): PricingOffer => ({
  ...chosen(...given).offer,
  id: id('e', n),
  name: `Offer ${n}`,
});
const byItself = (kind: OfferKind, offer: PricingOffer): WhatIfDraft => ({
  kind,
  chosen: { offer, customValue: null, byItself: true },
});
const among = (...automatic: PricingOffer[]): PricingRules => ({ ...RULES, automatic, uses: new Map() });

describe('a draft that applies by itself', () => {
  const five = numbered(2, [[FIXED, 5]]);
  const ten = numbered(3, [[FIXED, 10]]);
  const hand = { offer: numbered(9, [[FIXED, 1]]), customValue: null };
  const perMember = { perMember: 1, perDay: null, inAll: null };

  it.each<[string, PricingBasket, WhatIfDraft, PricingRules, string | null, number]>([
    ['is taken where nothing else is', basketOf([99]), byItself('discount', five), among(), null, 5],
    ['takes the place of a lesser one', basketOf([99]), byItself('discount', ten), among(five), null, 5],
    ['gives way to a better one', basketOf([99]), byItself('discount', five), among(ten), 'BETTER_ONE', 0],
    ['stands in place of itself', basketOf([99]), byItself('discount', { ...ten, id: five.id }), among(five), null, 5],
    [
      'takes off what it gave, where it gives less now',
      basketOf([99]),
      byItself('discount', { ...five, id: ten.id }),
      among(ten),
      null,
      -5,
    ],
    ['may change nothing', basketOf([99]), byItself('discount', ten), among(ten, five), 'NO_CHANGE', 0],
    [
      'leaves what the cashier chose',
      basketOf([99], { discount: hand }),
      byItself('discount', ten),
      among(),
      'CHOSEN_BY_HAND',
      0,
    ],
    [
      'leaves off what the cashier took off',
      basketOf([99], { declined: ['discount'] }),
      byItself('discount', ten),
      among(),
      'TAKEN_OFF',
      0,
    ],
    [
      'says which condition it lacks, also beside a better one',
      basketOf([99]),
      byItself('discount', numbered(4, [[FIXED, 1]], [[TOTAL, 100]])),
      among(ten),
      'CONDITION_NOT_MET',
      0,
    ],
    [
      'is for members alone where it is limited by member',
      basketOf([99], GUEST),
      byItself('discount', { ...ten, limits: perMember }),
      among(),
      'MEMBERS_ONLY',
      0,
    ],
    [
      'DISC-04 gives guests no points',
      basketOf([99], GUEST),
      byItself('offer', numbered(5, [[REWARD, 9]])),
      among(),
      'MEMBERS_ONLY',
      0,
    ],
    ['may round to nothing', basketOf([9]), byItself('discount', numbered(6, [[PERCENT, 1]])), among(), 'NO_EFFECT', 0],
  ])('%s', (_rule, basket, draft, rules, reason, baht) => {
    expect(whatIf(soldOf(basket), draft, rules)).toMatchObject({ reason, discount: fromBaht(baht) });
  });

  it('reports what an offer gave as it was: the bill without it has the next best', () => {
    const rules = among(five, ten);
    const outcome = whatIf(soldOf(basketOf([99])), byItself('discount', { ...ten, items: five.items }), rules);
    expect([outcome.without.amountDue, outcome.before.amountDue, outcome.with.amountDue]).toEqual(
      [94, 89, 94].map(fromBaht),
    );
  });

  it('one that is chosen by hand from now on is no longer among those that apply by themselves', () => {
    const draft: WhatIfDraft = { kind: 'discount', chosen: { offer: ten, customValue: null } };
    const outcome = whatIf(soldOf(basketOf([99])), draft, among(ten));
    expect(outcome).toMatchObject({ reason: null, discount: fromBaht(10), before: { amountDue: fromBaht(99) } });
    expect(whatIf(soldOf(basketOf([99])), draft, among(five))).toMatchObject({ reason: 'ANOTHER_CHOSEN' });
  });
});

describe('among any offers that apply by themselves, on any past sale', () => {
  const anyDiscount = (n: number) =>
    fc
      .tuple(fc.constantFrom(FIXED, PERCENT), fc.integer({ min: 1, max: 80 }), fc.integer({ min: 0, max: 600 }))
      .map(([coupon, value, least]) => numbered(n, [[coupon, value]], [[TOTAL, least]]));
  const anySpecial = (n: number) =>
    fc
      .tuple(fc.constantFrom(REWARD, MULTIPLIER), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 600 }))
      .map(([coupon, value, least]) => numbered(n, [[coupon, value]], [[PAID, least]]));
  const inForce = fc.tuple(anyDiscount(2), anySpecial(3), anyDiscount(4), anySpecial(5), anyDiscount(6));
  const anySale = fc
    .record({
      prices: fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 5 }),
      member: fc.constantFrom(MEMBER, null),
      tier: fc.constantFrom(gold, null),
      discount: fc.option(fc.constant(other)),
      declined: fc.subarray<OfferKind>(['discount', 'offer']),
    })
    .map(({ prices, member, tier, ...more }) => soldOf(basketOf(prices, { member, tier: member && tier, ...more })));
  const draftOf = (kind: OfferKind) => (kind === 'discount' ? anyDiscount : anySpecial)(1);
  const anyDraft = fc
    .constantFrom<OfferKind>('discount', 'offer')
    .chain((kind) => draftOf(kind).map((offer) => ({ kind, offer })));

  it('a draft equal to one of them that takes its place makes no difference, and none does that no bill meets', () => {
    fc.assert(
      fc.property(anySale, inForce, fc.nat({ max: 4 }), (sale, offers, at) => {
        const same = offers[at] as PricingOffer;
        const kind = at % 2 === 1 ? 'offer' : 'discount';
        const unmet = numbered(1, [[kind === 'offer' ? REWARD : FIXED, 50]], [[TOTAL, 1_000_000]]);
        for (const offer of [{ ...same, name: '' }, unmet]) {
          const outcome = whatIf(sale, byItself(kind, offer), among(...offers));
          expect(outcome).toMatchObject({ discount: 0, points: 0, reason: expect.any(String) });
        }
      }),
    );
  });

  it('the difference is between the best that a cashier could choose by hand with the draft, and without', () => {
    const choices = (kind: OfferKind, basket: PricingBasket, offers: readonly PricingOffer[]) => {
      if (basket[kind] || basket.declined?.includes(kind)) return [basket[kind]];
      const ofKind = offers.filter(({ items }) => {
        const isMoney = [FIXED.id, PERCENT.id].includes(items[0]?.couponId ?? '');
        return isMoney === (kind === 'discount');
      });
      return [null, ...ofKind.map((offer) => ({ offer, customValue: null }))];
    };
    const best = (basket: PricingBasket, offers: readonly PricingOffer[]) => {
      const first = (place: OfferKind, taken: PricingBasket) => {
        const bills = choices(place, taken, offers).flatMap((choice) => {
          const bill = { ...taken, [place]: choice };
          const priced = priceBasket(bill, RULES);
          const isRefused = choice !== taken[place] && priced.refusals.some(({ source }) => source === place);
          return isRefused ? [] : [{ bill, priced }];
        });
        const score = ({ priced }: (typeof bills)[number]) => [priced.amountDue, -priced.earnPoints] as const;
        bills.sort((one, two) => score(one)[0] - score(two)[0] || score(one)[1] - score(two)[1]);
        return bills[0] as (typeof bills)[number];
      };
      return first('offer', first('discount', basket).bill).priced;
    };
    fc.assert(
      fc.property(anySale, inForce, anyDraft, (sale, offers, { kind, offer: draft }) => {
        const outcome = whatIf(sale, byItself(kind, draft), among(...offers));
        const [before, after] = [best(sale.basket, offers), best(sale.basket, [...offers, draft])];
        expect([outcome.discount, outcome.points]).toEqual([
          before.amountDue - after.amountDue,
          after.earnPoints - before.earnPoints,
        ]);
      }),
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
  /** This many satang off, and points on top. */
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

/** What a condition says of a bill that missed it by so much. */
function far(by: number): WhatIfOutcome['notMet'] {
  return { conditionId: 'c', required: 100, actual: 100 - by };
}

it('a member is identified by the sale, not by the balance', () => {
  const sale = soldOf(basketOf([100], { member: { ...MEMBER, remainingPoints: 20 }, pointsAsCash: 20 }));
  expect(whatIf(sale, discount([[FIXED, 10]]), RULES)).toMatchObject({ reason: null, discount: fromBaht(10) });
});
