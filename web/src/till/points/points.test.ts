import { fromBaht } from '@taem/domain/money/money.ts';
import { expect, test } from 'vitest';
import { parseCustomValue } from '../offers/parseCustomValue.ts';
import { parsePoints } from './parsePoints.ts';
import { quickPoints } from './quickPoints.ts';

const rates = { earnCash: fromBaht(25), earnPoint: 1, redeemCash: fromBaht(1), redeemPoint: 10 };

test.each([
  ['0', 0],
  ['105', 105],
  ['1,050', 1050],
  ['10,5', null],
  ['', null],
  ['-5', null],
  ['1.5', null],
  ['9999999999', null],
  ['12345678901', null],
])('DISC-12 points typed as "%s" are %s', (text, points) => {
  expect(parsePoints(text)).toBe(points);
});

test.each([
  ['50', 50],
  ['-50', 50],
  ['1,250.75', 1250.75],
  ['.5', 0.5],
  ['12,50', null],
  ['', null],
  ['ten', null],
  ['1e9', null],
  ['1000000001', null],
])('DISC-05 a value typed as "%s" is %s', (text, value) => {
  expect(parseCustomValue(text)).toBe(value);
});

test.each([
  [2350, 2354, [100, 500, 2350]],
  [200, 2354, [100, 200]],
  [100, 924, [100]],
  [0, 5, []],
])('quick amounts up to %s of %s points', (most, balance, quick) => {
  expect(quickPoints(most, balance, rates)).toEqual(quick);
});
