import { expect, test } from 'vitest';
import { satang } from './money.ts';
import { vatIn } from './vatIn.ts';
import { vatOn } from './vatOn.ts';

test.each([
  [0, 7, 0],
  [107_00, 7, 7_00],
  // 0.4579 and 0.5234 of a satang.
  [7, 7, 0],
  [8, 7, 1],
  [1_00, 7, 7],
  [999_999_99, 7, 65_420_56],
  [1, 100, 1],
  [150_00, 0, 0],
])('VAT in %i satang at %i percent is %i, rounded half up', (amount, percent, vat) => {
  expect(vatIn(satang(amount), percent)).toBe(vat);
});

test.each([
  [0, 7, 0],
  [100_00, 7, 7_00],
  [50, 7, 4],
  [49, 7, 3],
  [1_000_000_07, 7, 70_000_00],
  [150_00, 0, 0],
])('VAT on %i satang at %i percent is %i, rounded half up', (amount, percent, vat) => {
  expect(vatOn(satang(amount), percent)).toBe(vat);
});
