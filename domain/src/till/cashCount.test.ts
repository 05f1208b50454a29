import { expect, test } from 'vitest';
import { cashOf } from './cashCount.ts';

test('counted notes and coins come to their worth, and what is not counted to nothing', () => {
  expect(cashOf({})).toBe(0);
  expect(cashOf({ 100000: 1, 50000: 1, 2000: 3, 25: 1 })).toBe(156_025);
});
