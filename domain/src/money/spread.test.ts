import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Satang, satang, sum } from './money.ts';
import { spread } from './spread.ts';

test.each([
  [100, [1, 1, 1], [33, 33, 34]],
  [100, [3, 1], [75, 25]],
  [7, [0, 5, 0], [0, 7, 0]],
  [0, [5, 5], [0, 0]],
  [0, [0], [0]],
  [5, [], []],
] as const)('%i over %j is %j', (whole, over, parts) => {
  expect(spread(satang(whole), over as readonly number[] as readonly Satang[])).toEqual(parts);
});

test('the parts come to the whole, and each is its proportion but for a satang', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }).map(satang), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), amounts, (whole, over) => {
      const all = sum(over);
      fc.pre(all > 0);
      const parts = spread(satang(whole), over);
      expect(sum(parts)).toBe(whole);
      for (const [at, part] of parts.entries())
        expect(Math.abs(part - (whole * (over[at] ?? 0)) / all)).toBeLessThan(1);
    }),
  );
});
