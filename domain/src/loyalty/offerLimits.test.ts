import { describe, expect, it } from 'vitest';
import { basketOf, chosen, FIXED, id, RULES } from '../testing/pricing.ts';
import { priceBasket } from '../till/priceBasket.ts';
import { type OfferLimits, pricedLimits, reachedLimit, usesLeft } from './offerLimits.ts';

const NONE = { ofMember: 0, ofDay: 0, inAll: 0 };
const limits = (changes: Partial<OfferLimits>): OfferLimits => ({
  ...{ perMember: null, perDay: null, inAll: null },
  ...changes,
});

describe('a limit of an offer', () => {
  it.each([
    [
      'once more within it',
      limits({ perMember: 2, perDay: 3, inAll: 4 }),
      { ofMember: 1, ofDay: 2, inAll: 3 },
      true,
      null,
    ],
    ['used up by the member', limits({ perMember: 2 }), { ...NONE, ofMember: 2 }, true, 'PER_MEMBER'],
    ['used up for the day', limits({ perDay: 3 }), { ...NONE, ofDay: 3 }, true, 'PER_DAY'],
    [
      'used up in all, whatever else',
      limits({ perMember: 1, inAll: 4 }),
      { ofMember: 1, ofDay: 9, inAll: 4 },
      true,
      'IN_ALL',
    ],
    ['by member, of a guest', limits({ perMember: 1 }), NONE, false, 'NEEDS_MEMBER'],
    ['by day, of a guest', limits({ perDay: 1 }), NONE, false, null],
  ] as const)('is %s', (_what, of, uses, hasMember, reached) => {
    expect(reachedLimit(of, uses, hasMember)?.limit ?? null).toBe(reached);
  });

  it('leaves the least of what its parts leave, and nothing where more was used before it was set', () => {
    expect(usesLeft(limits({ perMember: 5, perDay: 3 }), { ofMember: 1, ofDay: 1, inAll: 0 })).toBe(2);
    expect(usesLeft(limits({ perMember: 2, perDay: 9, inAll: 9 }), { ofMember: 1, ofDay: 1, inAll: 1 })).toBe(1);
    expect(usesLeft(limits({ inAll: 3 }), { ...NONE, inAll: 9 })).toBe(0);
  });

  it.each([
    [{ limit_per_member: 1 }, { perMember: 1 }],
    [{ limit_per_day: 2, limit_in_all: null }, { perDay: 2 }],
    [{ limit_in_all: 3 }, { inAll: 3 }],
  ])('is read from the columns of the offer: %j', (columns, set) => {
    expect(pricedLimits(columns)).toEqual({ limits: limits(set) });
  });

  it('is missing where no column is set', () => {
    expect([pricedLimits({}), pricedLimits({ limit_per_day: null })]).toStrictEqual([{}, {}]);
  });

  it('refuses the offer as a condition that is not met; without counts, as for a past sale, it holds nothing back', () => {
    const offer = { ...chosen([[FIXED, 10]]).offer, ...pricedLimits({ limit_in_all: 2 }) };
    const basket = basketOf([100], { discount: { offer, customValue: null } });
    const rules = (inAll: number) => ({ ...RULES, uses: new Map([[offer.id, { ...NONE, inAll }]]) });
    expect(priceBasket(basket, rules(1)).amountDue).toBe(9000);
    expect(priceBasket(basket, rules(2))).toMatchObject({
      amountDue: 10_000,
      refusals: [{ code: 'CONDITION_NOT_MET', source: 'discount', params: { limit: 'IN_ALL', times: 2 } }],
    });
    expect(priceBasket(basket, RULES).amountDue).toBe(9000);
  });

  it('gives way to the next best where the offer applies by itself', () => {
    const best = { ...chosen([[FIXED, 10]]).offer, limits: limits({ perDay: 1 }) };
    const next = { ...chosen([[FIXED, 5]]).offer, id: id('e', 2) };
    const rules = { ...RULES, automatic: [best, next], uses: new Map([[best.id, { ...NONE, ofDay: 1 }]]) };
    const priced = priceBasket(basketOf([100]), rules);
    expect(priced).toMatchObject({ amountDue: 9500, refusals: [] });
    expect(priced.trace).toContainEqual(expect.objectContaining({ code: 'OFFER_LIMIT_REACHED' }));
  });
});
