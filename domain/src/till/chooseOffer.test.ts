import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBaht, type Satang, satang, sum } from '../money/money.ts';
import {
  basketOf,
  chosen,
  FIXED,
  id,
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
import type { PricingBasket, PricingOffer, PricingRules } from './pricing.ts';

type Given = Parameters<typeof chosen>;
const offer = (n: number, items: Given[0], more: Partial<PricingOffer> & { when?: Given[1] } = {}): PricingOffer => {
  const { when = [], ...changes } = more;
  return { ...chosen(items, when).offer, id: id('e', n), name: `Offer ${n}`, ...changes };
};
const among = (...automatic: PricingOffer[]): PricingRules => ({ ...RULES, automatic });
const until = (localTime: string) => ({
  terms: {
    ...{ from: null, until: localTime, weekdays: [], fromHour: null, untilHour: null },
    ...{ branchIds: [], tierIds: [] },
  },
});
const moment = { localTime: '2026-11-28 12:00:00', branchId: 'ari', tierId: null };
const idsGiven = (basket: PricingBasket, rules: PricingRules) => {
  const { discount, offer } = priceBasket(basket, rules).given;
  return [discount?.offer.id ?? null, offer?.offer.id ?? null];
};

describe('an offer that applies by itself', () => {
  it('is on every bill that meets it, in its place, as if it had been chosen', () => {
    const ten = offer(1, [[PERCENT, 10]], { when: [[TOTAL, 200]] });
    const double = offer(2, [[MULTIPLIER, 2]]);
    const basket = basketOf([150, 165]);
    const byHand = { discount: { offer: ten, customValue: null }, offer: { offer: double, customValue: null } };
    const { given, trace, ...figures } = priceBasket(basket, among(double, ten));
    const { given: _, trace: __, ...expected } = priceBasket({ ...basket, ...byHand }, RULES);
    expect(figures).toEqual(expected);
    expect(given).toMatchObject({ discount: { offer: ten, byItself: true }, offer: { offer: double, byItself: true } });
    expect(idsGiven(basketOf([150]), among(double, ten))).toEqual([null, double.id]);
    expect(trace.filter(({ code }) => code === 'AUTOMATIC_TAKEN').map(({ params }) => params.name)).toEqual([
      'Offer 1',
      'Offer 2',
    ]);
  });

  it('gives way to what the cashier chose, and stays off where the cashier took it off', () => {
    const rules = among(offer(1, [[PERCENT, 10]]), offer(2, [[REWARD, 5]]));
    const hand = { offer: offer(3, [[FIXED, 1]]), customValue: null };
    expect(idsGiven(basketOf([100], { discount: hand }), rules)).toEqual([hand.offer.id, id('e', 2)]);
    expect(idsGiven(basketOf([100], { declined: ['discount'] }), rules)).toEqual([null, id('e', 2)]);
    expect(idsGiven(basketOf([100], { declined: ['discount', 'offer'] }), rules)).toEqual([null, null]);
  });

  it('DISC-04 is for members alone where it is a special offer', () => {
    const rules = among(offer(1, [[FIXED, 5]]), offer(2, [[REWARD, 5]]));
    expect(idsGiven(basketOf([100], { member: null }), rules)).toEqual([id('e', 1), null]);
  });

  it.each<[string, Partial<PricingOffer> & { items?: PricingOffer['items'] }]>([
    ['has a code', { hasAuthorizePin: true }],
    ['leaves its value to the cashier', { items: [{ couponId: FIXED.id, value: 0 }] }],
    ['is over', until('2026-11-28 12:00:00')],
    ['takes nothing off', { items: [{ couponId: PERCENT.id, value: 0.5 }] }],
    ['is of no kind that a till applies', { items: [{ couponId: 'unknown', value: 5 }] }],
  ])('is not one that %s', (_why, changes) => {
    const rules = among(offer(1, [[FIXED, 5]], changes));
    expect(idsGiven({ ...basketOf([100]), moment }, rules)).toEqual([null, null]);
  });

  it('never refuses a bill', () => {
    const rules = among(offer(1, [[REWARD, 10_000_000]]), offer(2, [[PERCENT, 10]], { when: [[QTY, 5]] }));
    expect(priceBasket(basketOf([100]), rules)).toMatchObject({ refusals: [], given: { discount: null, offer: null } });
  });
});

describe('of several that fit, the bill has', () => {
  it('the one that takes most off', () => {
    const rules = among(offer(1, [[FIXED, 9]]), offer(2, [[PERCENT, 10]]), offer(3, [[FIXED, 8]]));
    expect(idsGiven(basketOf([100]), rules)[0]).toBe(id('e', 2));
    expect(idsGiven(basketOf([80]), rules)[0]).toBe(id('e', 1));
  });

  it('of two that take off the same, the one that gives more points, then the one that ends first, then the lower id', () => {
    const ten: Given[0] = [[FIXED, 10]];
    const best = (...offers: PricingOffer[]) => idsGiven({ ...basketOf([100]), moment }, among(...offers))[0];
    const points = offer(9, [...ten, [REWARD, 1]]);
    const soon = offer(8, ten, until('2026-12-01 00:00:00'));
    const later = offer(2, ten, until('2026-12-02 00:00:00'));
    expect(best(later, soon, points)).toBe(points.id);
    expect(best(later, soon, offer(1, ten))).toBe(soon.id);
    expect(best(offer(5, ten), offer(4, ten))).toBe(id('e', 4));
  });

  it('the special offer that gives most points', () => {
    const rules = among(offer(1, [[REWARD, 5]]), offer(2, [[MULTIPLIER, 3]]));
    // 100 THB earn 4 points, tripled 8 more; 25 THB earn 1.
    expect(idsGiven(basketOf([100]), rules)[1]).toBe(id('e', 2));
    expect(idsGiven(basketOf([25]), rules)[1]).toBe(id('e', 1));
  });

  it('“why” says which were considered and why the others are not on the bill, the closest first', () => {
    const offers = [
      offer(1, [[FIXED, 10]]),
      offer(2, [[FIXED, 7]]),
      offer(3, [[FIXED, 50]], { when: [[QTY, 3]] }),
      offer(4, [[FIXED, 99]], until('2026-11-01 00:00:00')),
      ...[5, 6, 7, 8].map((n) => offer(n, [[FIXED, 1]])),
    ];
    const { trace } = priceBasket({ ...basketOf([100], { member: null }), moment }, among(...offers));
    const reasons = trace.slice(
      trace.findIndex(({ code }) => code === 'AUTOMATIC_TAKEN'),
      trace.findIndex(({ code }) => code === 'DISCOUNT_APPLIED'),
    );
    expect(reasons.map(({ code, params }) => [code, params.name ?? params.count, params.amount])).toEqual([
      ['AUTOMATIC_TAKEN', 'Offer 1', undefined],
      ['AUTOMATIC_LESS', 'Offer 2', 7],
      ...[5, 6, 7, 8].map((n) => ['AUTOMATIC_LESS', `Offer ${n}`, 1]),
      ['AUTOMATIC_OTHERS', 2, undefined],
    ]);
  });
});

describe('“why”', () => {
  const reasonsOf = (basket: Partial<PricingBasket>, rules: PricingRules) =>
    priceBasket({ ...basketOf([100]), moment, ...basket }, rules)
      .trace.filter(({ params }) => params.source !== 'points')
      .map(({ code, params }) => [code, params.name ?? params.count ?? params.source]);

  it('has what is less first, then what misses its conditions, last what is out of its time or used up', () => {
    const limits = { perMember: null, perDay: null, inAll: 1 };
    const offers = [
      offer(5, [[FIXED, 99]], { limits }),
      offer(4, [[FIXED, 99]], until('2026-11-01 00:00:00')),
      offer(3, [[FIXED, 50]], { when: [[QTY, 3]] }),
      offer(2, [[FIXED, 1]]),
      offer(6, [[FIXED, 60]], {
        when: [
          [PAID, 1],
          [QTY, 4],
        ],
      }),
      offer(1, [[FIXED, 10]]),
    ];
    const uses = new Map([[id('e', 5), { ofMember: 0, ofDay: 0, inAll: 1 }]]);
    const reasons = reasonsOf({}, { ...among(...offers), uses });
    const from = reasons.findIndex(([code]) => code === 'AUTOMATIC_TAKEN');
    const to = reasons.findIndex(([code]) => code === 'DISCOUNT_APPLIED');
    expect(reasons.slice(from, to)).toEqual([
      ['AUTOMATIC_TAKEN', 'Offer 1'],
      ['AUTOMATIC_LESS', 'Offer 2'],
      ['DISCOUNT_CONDITION_NOT_MET', 'Offer 3'],
      ['DISCOUNT_CONDITION_NOT_MET', 'Offer 6'],
      ['OFFER_LIMIT_REACHED', 'Offer 5'],
      ['OFFER_TERM_NOT_MET', 'Offer 4'],
    ]);
  });

  it('says that the cashier took it off, where something would apply by itself', () => {
    const declined = { declined: ['discount', 'offer'] as const };
    const reasons = reasonsOf(declined, among(offer(1, [[FIXED, 10]])));
    expect(reasons.filter(([code]) => code === 'AUTOMATIC_DECLINED')).toEqual([['AUTOMATIC_DECLINED', 'discount']]);
  });

  it('has the points that an offer adds to those of the tier', () => {
    const tier = tierOf([null, REWARD, 7]);
    const rules = among(offer(1, [[REWARD, 5]]), offer(2, [[MULTIPLIER, 3]]));
    const bill = { ...basketOf([100], { tier }), moment };
    expect(idsGiven(bill, rules)[1]).toBe(id('e', 2));
    const less = priceBasket(bill, rules).trace.find(({ code }) => code === 'AUTOMATIC_LESS');
    expect(less?.params).toEqual({ source: 'offer', sourceId: id('e', 1), name: 'Offer 1', amount: 0, points: 5 });
    expect(priceBasket(bill, among(offer(1, [[REWARD, 5]]))).given.offer?.offer.id).toBe(id('e', 1));
  });
});

const anyOffer = (n: number): fc.Arbitrary<PricingOffer> =>
  fc
    .record({
      coupon: fc.constantFrom(FIXED, PERCENT),
      value: fc.integer({ min: 1, max: 120 }),
      when: fc.option(fc.tuple(fc.constantFrom(QTY, TOTAL, PAID), fc.integer({ min: 0, max: 300 }))),
      goods: fc.option(
        fc.record({
          productIds: fc.subarray(
            [1, 2, 3, 4].map((product) => id('b', product)),
            { minLength: 1 },
          ),
          categoryIds: fc.constant([]),
          groups: fc.constantFrom([null, null], [2, 1], [3, 1], [3, 2]),
        }),
      ),
    })
    .map(({ coupon, value, when, goods }) => {
      const [groupOf = null, benefits = null] = goods?.groups ?? [];
      return offer(n, [[coupon, value]], {
        when: when ? [when] : [],
        ...(goods && { goods: { productIds: goods.productIds, categoryIds: [], groupOf, benefits } }),
      });
    });
const anyOffers = fc
  .integer({ min: 1, max: 8 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => anyOffer(at + 1))));
const anyLine = fc.record({
  productId: fc.constantFrom(...[1, 2, 3, 4].map((product) => id('b', product))),
  qty: fc.integer({ min: 1, max: 5 }),
  chargeAmount: fc.integer({ min: 0, max: 20_000 }).map((price) => price as Satang),
});
const billOf = (lines: { productId: string; qty: number; chargeAmount: Satang }[]): PricingBasket => ({
  ...basketOf([]),
  lines: lines.map((line, at) => ({ ...line, itemRef: `${at + 1}` })),
});
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 8 });

describe('whatever applies by itself', () => {
  it('is never less than any one of them, never more than the products come to, and the same in any order', () => {
    fc.assert(
      fc.property(anyLines, anyOffers, (lines, offers) => {
        const bill = billOf(lines);
        const best = priceBasket(bill, among(...offers));
        expect(best.refusals).toEqual([]);
        expect(best.amountDue).toBeLessThanOrEqual(sum(best.lines.map(({ paidAmount }) => paidAmount)));
        for (const one of offers) {
          const alone = priceBasket({ ...bill, discount: { offer: one, customValue: null } }, RULES);
          expect(best.amountDue).toBeLessThanOrEqual(alone.amountDue);
        }
        expect(priceBasket(bill, among(...offers.toReversed())).given).toEqual(best.given);
      }),
    );
  });

  it('costs no more with one piece more than that piece does', () => {
    fc.assert(
      fc.property(anyLines, anyLine, anyOffers, (lines, more, offers) => {
        const rules = among(...offers);
        const before = priceBasket(billOf(lines), rules).amountDue;
        const after = priceBasket(billOf([...lines, { ...more, qty: 1 }]), rules).amountDue;
        expect(after).toBeLessThanOrEqual(before + more.chargeAmount);
      }),
    );
  });

  it('is what a cashier would choose by hand: priced so, the bill is the same to the satang', () => {
    fc.assert(
      fc.property(anyLines, anyOffers, (lines, offers) => {
        const bill = billOf(lines);
        const { given, trace: _, ...figures } = priceBasket(bill, among(...offers));
        const { given: __, trace: ___, ...byHand } = priceBasket({ ...bill, ...given }, RULES);
        expect(figures).toEqual(byHand);
      }),
    );
  });
});

it('a tier’s privileges come first, as the documents order deductions', () => {
  const rules = among(offer(1, [[FIXED, 60]], { when: [[PAID, 100]] }), offer(2, [[FIXED, 20]]));
  const tier = {
    id: id('f', 1),
    name: 'Gold',
    privileges: [{ condition: null, item: { couponId: FIXED.id, value: 5 } }],
  };
  expect(idsGiven(basketOf([100], { tier }), rules)[0]).toBe(id('e', 2));
  expect(priceBasket(basketOf([100], { tier }), rules).amountDue).toBe(satang(fromBaht(75)));
});
