import type { OfferLimits } from '@taem/domain/loyalty/offerLimits.ts';
import type { OfferTerms } from '@taem/domain/loyalty/offerTerms.ts';
import { NO_TAX } from '@taem/domain/merchant/taxSetting.ts';
import { fromBaht, ZERO } from '@taem/domain/money/money.ts';
import {
  BROKEN,
  basketOf,
  chosen,
  DEFAULT_BOUNDS,
  FIXED,
  id,
  LTV,
  LUCKY_DRAW,
  MEMBER,
  MULTIPLIER,
  PERCENT,
  QTY,
  REWARD,
  RULES,
  TOTAL,
  tierOf,
} from '@taem/domain/testing/pricing.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricingBasket, PricingRules, TraceCode } from '@taem/domain/till/pricing.ts';
import { renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import type { Language } from '../../app/language.ts';
import { useReasonText } from './useReasonText.ts';

const guest = { member: null };
const unknown = { ...QTY, id: id('d', 99) };
const gone = { ...FIXED, id: id('c', 99) };

/** Returns a bill with a discount for one hour of one day, one branch and one tier, priced at another moment. */
const timed = (localTime: string, place: { branchId?: string; tierId?: string } = {}): PricingBasket => {
  const { offer } = chosen([[FIXED, 10]]);
  const terms: OfferTerms = {
    ...{
      from: '2026-11-02 00:00:00',
      until: '2026-12-01 00:00:00',
      weekdays: [6],
      fromHour: '14:00',
      untilHour: '17:00',
    },
    ...{ branchIds: ['ari'], tierIds: ['gold'] },
  };
  const moment = { localTime, branchId: 'ari', tierId: 'gold', ...place };
  return { ...basketOf([100], { discount: { offer: { ...offer, terms }, customValue: null } }), moment };
};

const ofTwo = { productIds: [id('b', 1), id('b', 2)], categoryIds: [], groupOf: 2, benefits: 1 };
const forTwo = (prices: readonly number[], coupon = PERCENT, value = 50): PricingBasket => {
  const { offer } = chosen([[coupon, value]]);
  return basketOf(prices, { discount: { offer: { ...offer, goods: ofTwo }, customValue: null } });
};

const limitedTo = (limits: OfferLimits, more: Partial<PricingBasket> = {}): PricingBasket =>
  basketOf([100], { discount: { offer: { ...chosen([[FIXED, 10]]).offer, limits }, customValue: null }, ...more });

/** A bill for every trace code: a new code is a type error here until it has a text. */
const BILLS: Record<TraceCode, PricingBasket> = {
  LINE_TOTAL: basketOf([100]),
  SUBTOTAL: basketOf([100]),
  TIER_NONE: basketOf([100]),
  TIER_DISABLED: basketOf([100], { tier: tierOf([null, FIXED, 5]), tierEnabled: false }),
  PRIVILEGE_APPLIED: basketOf([100], { tier: tierOf([null, FIXED, 5]) }),
  PRIVILEGE_CONDITION_NOT_MET: basketOf([100], { tier: tierOf([[LTV, 50_000], PERCENT, 5]) }),
  DISCOUNT_APPLIED: basketOf([100], { discount: chosen([[PERCENT, 10]]) }),
  DISCOUNT_CONDITION_NOT_MET: basketOf([100], { discount: chosen([[FIXED, 10]], [[TOTAL, 300]]) }),
  OFFER_APPLIED: basketOf([100], { offer: chosen([[MULTIPLIER, 2]]) }),
  OFFER_CONDITION_NOT_MET: basketOf([100], { offer: chosen([[REWARD, 10]], [[QTY, 3]]) }),
  OFFER_NOT_FOR_GUEST: basketOf([100], { ...guest, offer: chosen([[REWARD, 10]]) }),
  OFFER_TERM_NOT_MET: timed('2026-11-28 10:00:00'),
  OFFER_GOODS_NOT_MET: forTwo([100]),
  OFFER_LIMIT_REACHED: limitedTo({ perMember: null, perDay: null, inAll: 5 }),
  AUTOMATIC_TAKEN: basketOf([100]),
  AUTOMATIC_LESS: basketOf([100]),
  AUTOMATIC_OTHERS: basketOf([100]),
  AUTOMATIC_DECLINED: basketOf([100], { declined: ['discount'] }),
  UNKNOWN_COUPON: basketOf([100], {
    discount: chosen([
      [FIXED, 10],
      [gone, 5],
    ]),
  }),
  UNKNOWN_CONDITION: basketOf([100], { discount: chosen([[FIXED, 10]], [[unknown, 3]]) }),
  UNREADABLE_CONDITION: basketOf([100], { discount: chosen([[FIXED, 10]], [[BROKEN, 3]]) }),
  WRONG_OFFER_KIND: basketOf([100], { offer: chosen([[FIXED, 10]]) }),
  UNSUPPORTED_COUPON_TYPE: basketOf([100], {
    discount: chosen([
      [FIXED, 10],
      [LUCKY_DRAW, 5],
    ]),
  }),
  CUSTOM_VALUE_MISSING: basketOf([100], { discount: chosen([[FIXED, 0]]) }),
  DEDUCTIONS_CAPPED: basketOf([100], { discount: chosen([[FIXED, 150]]) }),
  POINTS_REDEEMED: basketOf([100], { pointsAsCash: 20 }),
  POINTS_ROUNDED_TO_RATIO: basketOf([100], { pointsAsCash: 27 }),
  POINTS_NOT_FOR_GUEST: basketOf([100], { ...guest, pointsAsCash: 20 }),
  POINTS_ABOVE_BALANCE: basketOf([100], { pointsAsCash: 5_001 }),
  TOTAL: basketOf([100]),
  DELIVERY: basketOf([100], { deliveryCost: fromBaht(40) }),
  VAT_ADDED: basketOf([100], { moment: { localTime: '2026-11-29 12:00:00', branchId: 'ari', tierId: null } }),
  EARN_BASE: basketOf([100]),
  EARN_MULTIPLIED: basketOf([100], { offer: chosen([[MULTIPLIER, 2]]) }),
  EARN_REWARD: basketOf([100], { offer: chosen([[REWARD, 10]]) }),
  EARN_NOT_FOR_GUEST: basketOf([100], guest),
  EARN_ABOVE_SALE_LIMIT: basketOf([100], { offer: chosen([[REWARD, 10_000_000]]) }),
  EARN_ABOVE_MEMBER_LIMIT: basketOf([100], { member: { ...MEMBER, remainingPoints: 1_000_000_000 } }),
  PRICE_ABOVE_LIMIT: basketOf([1_000_001]),
  QTY_ABOVE_LIMIT: { ...basketOf([]), lines: basketOf([1]).lines.map((line) => ({ ...line, qty: 1_001 })) },
  BILL_ABOVE_LIMIT: basketOf([900_000, 900_000], guest),
  DISCOUNT_ABOVE_LIMIT: basketOf([100], { discount: chosen([[FIXED, 0]], [], 51) }),
  TYPED_POINTS_ABOVE_LIMIT: basketOf([100], { offer: chosen([[REWARD, 0]], [], 510) }),
  TYPED_POINTS_WITHOUT_RATE: basketOf([100], { offer: chosen([[REWARD, 0]], [], 5) }),
};

const uses = new Map([[id('e', 1), { ofMember: 5, ofDay: 5, inAll: 5 }]]);
const BOUNDED: PricingRules = { ...RULES, bounds: DEFAULT_BOUNDS, uses };

/** Automatic discounts, the last one best. */
const automatic = [1, 2, 3, 4, 5, 6, 7].map((value) => ({ ...chosen([[FIXED, value]]).offer, id: id('e', value) }));
const NO_RATES = { ...RULES.rates, redeemCash: ZERO, earnPoint: 0 };
const rulesOf = (code: TraceCode): PricingRules => {
  if (code === 'TYPED_POINTS_WITHOUT_RATE') return { ...BOUNDED, rates: NO_RATES };
  if (code === 'VAT_ADDED') return { ...BOUNDED, addedVat: NO_TAX };
  return code.startsWith('AUTOMATIC') ? { ...BOUNDED, automatic } : BOUNDED;
};

/** Codes whose text the documents give in English, or that consists of names and numbers only. */
const WITHOUT_THAI: ReadonlySet<string> = new Set(['LINE_TOTAL', 'UNSUPPORTED_COUPON_TYPE']);

async function worded(code: TraceCode, language: Language, bill = BILLS[code], rules = rulesOf(code)) {
  await switchLanguage(language);
  const entry = priceBasket(bill, rules).trace.find((each) => each.code === code);
  if (!entry) throw new Error(`The bill has no ${code} in its trace.`);
  const { result } = renderHook(() => useReasonText());
  return result.current(entry, code === 'LINE_TOTAL' ? 'Latte' : '');
}

describe.each(Object.keys(BILLS) as TraceCode[])('“why?” answers %s', (code) => {
  test.each(['th', 'en'] as const)('in %s, with every value filled in', async (language) => {
    const text = await worded(code, language);
    expect(text).not.toMatch(/why\.|privilege\.|condition\.|\{\{|undefined|null|NaN/);
    expect(text.trim()).not.toBe('');
    const hasThai = /[ก-๙]/.test(text.replaceAll('Rainy day', ''));
    expect(hasThai).toBe(language === 'th' && !WITHOUT_THAI.has(code));
  });
});

test('a guest sees that there is no tier for guests, a member that they have none yet', async () => {
  expect(await worded('TIER_NONE', 'en', basketOf([100], guest))).toBe('Walk-in customers have no tier privileges');
  expect(await worded('TIER_NONE', 'en')).toBe('The member has no tier yet, so no tier privileges');
});

test('one point and one item are singular, more are plural', async () => {
  expect(await worded('SUBTOTAL', 'en')).toBe('Subtotal of 1 item');
  expect(await worded('SUBTOTAL', 'en', basketOf([100, 20]))).toBe('Subtotal of 2 items');
  expect(await worded('EARN_BASE', 'en')).toBe('1 point for every 25 THB of 100.00 THB (rounded down)');
  const two = { ...RULES, rates: { ...RULES.rates, earnPoint: 2 } };
  expect(await worded('EARN_BASE', 'en', BILLS.EARN_BASE, two)).toBe(
    '2 points for every 25 THB of 100.00 THB (rounded down)',
  );
  const one = basketOf([100], { offer: chosen([[REWARD, 1]]), member: MEMBER });
  expect(await worded('EARN_REWARD', 'en', one)).toBe('Rainy day: 1 extra point');
  const full = basketOf([25], { member: { ...MEMBER, remainingPoints: 1_000_000_000 } });
  expect(await worded('EARN_ABOVE_MEMBER_LIMIT', 'en', full)).toBe(
    'The member would hold more than 1,000,000,000 points (1,000,000,000 now, 1 more)',
  );
  expect(
    await worded('OFFER_CONDITION_NOT_MET', 'en', basketOf([100], { offer: chosen([[REWARD, 1]], [[QTY, 3]]) })),
  ).toBe('Offer Rainy day does not apply: only when the basket has at least 3 items; now 1');
});

test.each([
  ['2026-11-27 15:00:00', { branchId: 'silom' }, 'Rainy day is not given at this branch'],
  ['2026-11-27 15:00:00', { tierId: 'silver' }, 'Rainy day is for certain tiers only'],
  ['2026-11-01 15:00:00', {}, 'Rainy day starts 02-11-2026 00:00'],
  ['2026-12-04 15:00:00', {}, 'Rainy day ended 01-12-2026 00:00'],
  ['2026-11-28 15:00:00', {}, 'Rainy day is not given on this day of the week'],
  ['2026-11-27 17:00:00', {}, 'Rainy day applies from 14:00 to 17:00'],
])('an offer outside its terms says which: at %s %o', async (localTime, place, text) => {
  expect(await worded('OFFER_TERM_NOT_MET', 'en', timed(localTime, place))).toBe(text);
});

test('an offer for certain products says of how many pieces it is, and how many are missing', async () => {
  expect(await worded('OFFER_GOODS_NOT_MET', 'en')).toBe('Rainy day needs 1 more of its products');
  const two = await worded('DISCOUNT_APPLIED', 'en', forTwo([100, 90]));
  expect(two).toBe('Discount Rainy day: 50% off (1 item, 90.00 THB)');
  const capped = await worded('DEDUCTIONS_CAPPED', 'en', forTwo([100, 90], FIXED, 95));
  expect(capped).toBe('Rainy day: only 90.00 of 95.00 THB could be taken off, as its products come to that');
});
