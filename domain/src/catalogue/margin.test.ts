import { expect, test } from 'vitest';
import { satang } from '../money/money.ts';
import { margin, marginPercent } from './margin.ts';

test.each([
  [6000, 1800, 0, { amount: 4200, percent: 70 }],
  [6000, 6000, 0, { amount: 0, percent: 0 }],
  [6000, 6001, 0, { amount: -1, percent: -1 }],
  [300, 100, 0, { amount: 200, percent: 66 }],
  [0, 100, 7, { amount: -100, percent: null }],
  [10_700, 8_000, 7, { amount: 2_000, percent: 20 }],
  // The shelf price is above the cost, the price without VAT below it.
  [10_000, 9_500, 7, { amount: -154, percent: -2 }],
])(
  'of a price of %i satang and a cost of %i there is, with VAT of %i percent in it, %j left',
  (price, cost, vat, left) => {
    expect(margin(satang(price), satang(cost), vat)).toEqual(left);
  },
);

test('what is kept of what goods brought is a percent to two decimals, and none of nothing or of an unknown cost', () => {
  expect([marginPercent(60, 40), marginPercent(20, 10), marginPercent(110, -10)]).toEqual([40, 33.33, -10]);
  expect([marginPercent(0, 0), marginPercent(null, 5), marginPercent(5, undefined)]).toEqual([null, null, null]);
});
