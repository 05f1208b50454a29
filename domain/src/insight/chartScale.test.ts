import { expect, it } from 'vitest';
import { quarterScale } from './chartScale.ts';

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
