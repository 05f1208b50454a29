import { expect, test } from 'vitest';
import { satang } from '../money/money.ts';
import { margin } from './margin.ts';

test.each([
  [6000, 1800, { amount: 4200, percent: 70 }],
  [6000, 6000, { amount: 0, percent: 0 }],
  [6000, 6001, { amount: -1, percent: -1 }],
  [300, 100, { amount: 200, percent: 66 }],
  [0, 100, { amount: -100, percent: null }],
])('of a price of %i satang and a cost of %i there is %j left', (price, cost, left) => {
  expect(margin(satang(price), satang(cost))).toEqual(left);
});
