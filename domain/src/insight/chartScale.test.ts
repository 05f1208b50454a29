import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quarterScale, spanScale } from './chartScale.ts';

it.each([
  [0, [0, 1, 2, 3, 4]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6, 8]],
  [100, [0, 25, 50, 75, 100]],
  [101, [0, 30, 60, 90, 120]],
  [45_000, [0, 15_000, 30_000, 45_000, 60_000]],
  [1e9, [0, 250e6, 500e6, 750e6, 1e9]],
])('BI-36 up to %d a chart has four segments, labelled %j', (largest, labels) => {
  expect(quarterScale(largest)).toEqual(labels);
});

it.each([
  [153_614, 156_188, [153_000, 154_000, 155_000, 156_000, 157_000]],
  [-2_950, 940, [-3_000, -2_000, -1_000, 0, 1_000]],
  [-1, 0, [-1, 0, 1, 2, 3]],
  [7, 7, [7, 8, 9, 10, 11]],
])('BI-36 between %d and %d a chart has four segments, labelled %j', (least, largest, labels) => {
  expect(spanScale(least, largest)).toEqual(labels);
});

it('BI-36 whatever the values, they lie between five labels at even distances, of which 0 is one where it lies among them', () => {
  const value = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(value, value, (one, other) => {
      const [least, largest] = [Math.min(one, other), Math.max(one, other)];
      const labels = spanScale(least, largest);
      expect(labels).toHaveLength(5);
      expect(labels[0]).toBeLessThanOrEqual(least);
      expect(labels[4]).toBeGreaterThanOrEqual(largest);
      if (least < 0 && largest > 0) expect(labels).toContain(0);
    }),
  );
});
