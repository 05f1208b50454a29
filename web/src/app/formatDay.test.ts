import { expect, test } from 'vitest';
import { formatDayInWords, formatDayOfYear } from './formatDay.ts';

test('a day is told with the name of its month, in Thai with the year of the Buddhist era', () => {
  expect([formatDayInWords('2026-12-01', 'th'), formatDayInWords('2026-12-01', 'en')]).toEqual([
    '1 ธันวาคม 2569',
    '1 December 2026',
  ]);
  expect([formatDayOfYear('1978-08-22', 'th'), formatDayOfYear('1978-08-22', 'en')]).toEqual(['22 ส.ค.', '22 Aug']);
});
