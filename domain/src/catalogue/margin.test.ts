import { expect, test } from 'vitest';
import { satang } from '../money/money.ts';
import { margin, marginPercent } from './margin.ts';

test.each([
  [6000, 1800, { amount: 4200, percent: 70 }],
  [6000, 6000, { amount: 0, percent: 0 }],
  [6000, 6001, { amount: -1, percent: -1 }],
  [300, 100, { amount: 200, percent: 66 }],
  [0, 100, { amount: -100, percent: null }],
])('of a price of %i satang and a cost of %i there is %j left', (price, cost, left) => {
  expect(margin(satang(price), satang(cost))).toEqual(left);
});

test('what is kept of what goods brought is a percent to two decimals, and none of nothing or of an unknown cost', () => {
  expect([marginPercent(60, 40), marginPercent(20, 10), marginPercent(110, -10)]).toEqual([40, 33.33, -10]);
  expect([marginPercent(0, 0), marginPercent(null, 5), marginPercent(5, undefined)]).toEqual([null, null, null]);
});
