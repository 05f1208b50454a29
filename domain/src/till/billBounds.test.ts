import { expect, test } from 'vitest';
import { fromBaht, satang, toBaht } from '../money/money.ts';
import { basketOf, chosen, DEFAULT_BOUNDS, FIXED, MULTIPLIER, PERCENT, REWARD, RULES } from '../testing/pricing.ts';
import { OUTER_BOUNDS } from './billBounds.ts';
import { priceBasket } from './priceBasket.ts';
import type { BillBounds, PricingBasket } from './pricing.ts';

const refusalsOf = (basket: PricingBasket, bounds: BillBounds | null = DEFAULT_BOUNDS) =>
  priceBasket(basket, { ...RULES, bounds }).refusals.map(({ code, source, at = null, params }) => [
    code,
    source,
    at,
    params.most ?? params.limit,
  ]);
const pieces = (price: number, qty: number): PricingBasket => {
  const basket = basketOf([1, price]);
  return { ...basket, member: null, lines: basket.lines.map((line, at) => (at === 1 ? { ...line, qty } : line)) };
};

test.each<[title: string, basket: PricingBasket, refusals: unknown[]]>([
  ['the last price', { ...pieces(999_999, 1) }, []],
  [
    'a price above',
    pieces(1_000_000.01, 1),
    [
      ['ABOVE_LIMIT', 'price', 1, 1_000_000],
      ['ABOVE_LIMIT', 'bill', null, 1_000_000],
    ],
  ],
  ['the last number of pieces', pieces(1, 1_000), []],
  ['a piece more', pieces(1, 1_001), [['ABOVE_LIMIT', 'qty', 1, 1_000]]],
  ['a bill of many within their own bounds', pieces(2_000, 500), [['ABOVE_LIMIT', 'bill', null, 1_000_000]]],
  [
    'delivery that takes it above',
    { ...pieces(999_998, 1), deliveryCost: fromBaht(1.01) },
    [['ABOVE_LIMIT', 'bill', null, 1_000_000]],
  ],
])('N3 what a shop does not sell at once is refused where it stands: %s', (_, basket, refusals) => {
  expect(refusalsOf(basket)).toEqual(refusals);
  expect(refusalsOf(basket, null)).toEqual([]);
});

test('N3 the cashier sees which line it is, what it says and what the shop allows', () => {
  const { refusals } = priceBasket(pieces(1_000_000.01, 1_001), { ...RULES, bounds: DEFAULT_BOUNDS });
  expect(refusals.slice(0, 2).map(({ params }) => params)).toMatchObject([
    { position: 2, price: 1_000_000.01, most: 1_000_000 },
    { position: 2, qty: 1_001, limit: 1_000 },
  ]);
});

test('N3 no shop can set bounds beyond which a sum could not be read', () => {
  const most = refusalsOf(pieces(9_999_999.99, 9_999), OUTER_BOUNDS);
  expect(most).toEqual([['ABOVE_LIMIT', 'bill', null, toBaht(OUTER_BOUNDS.billTotal)]]);
});

test.each([
  ['half the bill', FIXED, 50, false, true],
  ['more than half', FIXED, 50.01, false, false],
  ['the whole bill and far more', FIXED, 1_000_000_000, false, false],
  ['half in percent', PERCENT, 50, false, true],
  ['more in percent', PERCENT, 51, false, false],
  ['all of it behind a code', FIXED, 1_000_000_000, true, true],
])('N10 a typed discount takes off what the shop lets it: %s', (_, coupon, value, hasAuthorizePin, passes) => {
  const discount = chosen([[coupon, 0]], [], value);
  const basket = { ...basketOf([100]), discount: { ...discount, offer: { ...discount.offer, hasAuthorizePin } } };
  const priced = priceBasket(basket, { ...RULES, bounds: DEFAULT_BOUNDS });
  expect(priced.refusals.map(({ code, source }) => [code, source])).toEqual(
    passes ? [] : [['ABOVE_LIMIT', 'discount']],
  );
  expect(priced.totalDiscount !== 0).toBe(passes);
});

test.each([
  ['points worth half the bill', REWARD, 500, false, []],
  ['points worth a baht more', REWARD, 510, false, [['ABOVE_LIMIT', 'offer', null, 50]]],
  ['a multiplier that comes to more', MULTIPLIER, 130, false, [['ABOVE_LIMIT', 'offer', null, 50]]],
  [
    'more points than a sale may give',
    REWARD,
    1e15,
    false,
    [
      ['TOO_MANY_POINTS', 'earn', null, 10_000_000],
      ['ABOVE_LIMIT', 'offer', null, 50],
    ],
  ],
  ['points behind a code', REWARD, 50_000, true, []],
])(
  'N10 typed points are worth no more than a typed discount may take off: %s',
  (_, coupon, value, hasAuthorizePin, refusals) => {
    const offer = chosen([[coupon, 0]], [], value);
    const basket = { ...basketOf([100]), offer: { ...offer, offer: { ...offer.offer, hasAuthorizePin } } };
    expect(refusalsOf(basket)).toEqual(refusals);
    expect(refusalsOf(basket, null).filter(([code]) => code === 'ABOVE_LIMIT')).toEqual([]);
  },
);

const NO_CASH = { ...RULES.rates, redeemCash: satang(0) };
test.each([
  // 25 THB earn a point, so half of 100 THB is worth two.
  ['two points', NO_CASH, 2, []],
  ['a third one', NO_CASH, 3, ['TYPED_POINTS_ABOVE_LIMIT']],
  ['any where none are earned either', { ...NO_CASH, earnPoint: 0 }, 1, ['TYPED_POINTS_WITHOUT_RATE']],
])(
  'N10 where points pay for nothing, typed ones are measured by what is paid to earn them: %s',
  (_, rates, value, reasons) => {
    const bounds = DEFAULT_BOUNDS;
    const priced = priceBasket(
      { ...basketOf([100]), offer: chosen([[REWARD, 0]], [], value) },
      { ...RULES, rates, bounds },
    );
    expect(priced.refusals.map(({ code }) => code)).toEqual(reasons.map(() => 'ABOVE_LIMIT'));
    expect(priced.trace.map(({ code }) => code)).toEqual(expect.arrayContaining(reasons));
    // Points whose worth is unknown need approval as if they took off the whole bill.
    expect(priced.typedValue).toBe(rates.earnPoint === 0 ? 10_000 : value * 2_500);
  },
);

test('a discount whose value the shop has set is not bounded', () => {
  const priced = priceBasket(
    { ...basketOf([100]), discount: chosen([[PERCENT, 100]]) },
    { ...RULES, bounds: DEFAULT_BOUNDS },
  );
  expect(priced.refusals).toEqual([]);
  expect(priced.totalRevenue).toBe(0);
});
