import { expect, test } from 'vitest';
import { satang } from '../money/money.ts';
import { openingDifference, takenAtClosing } from './drawer.ts';

test.each([
  [200_000, 200_000, 0],
  [150_050, 200_000, -49_950],
  [200_025, 200_000, 25],
  [0, 999_999_999, -999_999_999],
  [200_000, 0, 200_000],
  [200_000, null, 0],
])('opening cash of %i where the last shift left %s differs by %i', (counted, left, expected) => {
  expect(openingDifference(satang(counted), left === null ? null : satang(left))).toBe(expected);
});

test.each([
  [120_000, 120_000, 0],
  [120_000, 20_000, 100_000],
  [120_000, 0, 120_000],
  [0, 0, 0],
  [120_000, 120_001, null],
  [120_000, -1, null],
])('of counted %i, of which %i stays, %s is taken out', (counted, left, taken) => {
  expect(takenAtClosing(satang(counted), satang(left))).toBe(taken);
});
