import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFigures, figureInSatang } from './figure.ts';
import { MAX_MONEY, type Satang, toBaht } from './money.ts';

/** Up to here a number of baht still distinguishes every satang. */
const EXACT = 2 ** 46 * 100;

test('N3 sums of accepted amounts are read to the satang, however far above one amount they are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -MAX_MONEY, max: MAX_MONEY }), { maxLength: 400 }), (amounts) => {
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      fc.pre(Math.abs(total) < EXACT);
      expect(addFigures(amounts.map((amount) => toBaht(amount as Satang)))).toBe(total / 100);
      expect(figureInSatang(total / 100)).toBe(total === 0 ? 0 : total);
    }),
  );
});

test.each([
  [[99_989_999_900.01, 99_989_999_900.01], 199_979_999_800.02],
  [[0.1, 0.2], 0.3],
  [[1e15, 1e15], 2e15],
  [[], 0],
])('%j together are %s', (figures, sum) => {
  expect(addFigures(figures)).toBe(sum);
});
