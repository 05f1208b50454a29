import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfferKind } from '../loyalty/offerKind.ts';
import { fromBaht } from '../money/money.ts';
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
import { soldOf } from '../testing/soldOf.ts';
import { priceBasket } from './priceBasket.ts';
import type { PricingBasket, PricingOffer, PricingRules } from './pricing.ts';
import { type WhatIfDraft, whatIf } from './whatIf.ts';

const GUEST = { member: null };
const gold = tierOf([[TOTAL, 300], PERCENT, 5]);
const other = { ...chosen([[FIXED, 5]]), offer: { ...chosen([[FIXED, 5]]).offer, id: 'another' } };

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

it('a member is identified by the sale, not by the balance', () => {
  const sale = soldOf(basketOf([100], { member: { ...MEMBER, remainingPoints: 20 }, pointsAsCash: 20 }));
  expect(whatIf(sale, discount([[FIXED, 10]]), RULES)).toMatchObject({ reason: null, discount: fromBaht(10) });
});
