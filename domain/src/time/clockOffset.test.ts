import { expect, test } from 'vitest';
import { clockOffset } from './clockOffset.ts';

const ARRIVED = Date.parse('2026-11-26T16:30:00Z');
const HOUR = 3_600_000;

test.each([
  ['an hour ahead, read halfway through the round trip', HOUR - 100, 200, HOUR],
  ['an hour behind', -HOUR, 0, -HOUR],
  ['half a millisecond is rounded', HOUR, 1, HOUR + 1],
  ['as much as is ordinary ahead', 5_000, 0, 0],
  ['as much as is ordinary behind', -5_000, 0, 0],
  ['just more than is ordinary', 5_001, 0, 5_001],
  ['the longest round trip', HOUR, 2_000, HOUR + 1_000],
  ['a longer one says nothing', HOUR, 2_001, null],
  ['nor does one in which this clock was set back', HOUR, -1, null],
  ['nor a moment that cannot be read', Number.NaN, 0, null],
])('%s', (_what, ahead, tookMs, offset) => {
  expect(clockOffset(ARRIVED + ahead, ARRIVED, tookMs)).toBe(offset);
});
