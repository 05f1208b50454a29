import { expect, test } from 'vitest';
import { dayWith, formatDayInWords, formatDayOfYear } from './formatDay.ts';

test('a day is told with the name of its month, in Thai with the year of the Buddhist era', () => {
  expect([formatDayInWords('2026-12-01', 'th'), formatDayInWords('2026-12-01', 'en')]).toEqual([
    '1 ธันวาคม 2569',
    '1 December 2026',
  ]);
  expect([formatDayOfYear('1978-08-22', 'th'), formatDayOfYear('1978-08-22', 'en')]).toEqual(['22 ส.ค.', '22 Aug']);
});

test('BI-34 every English month has three letters where it is short', () => {
  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-05`);
  const short = months.map((day) => dayWith(day, 'en', { month: 'short' }));
  expect(short.map((month) => month.length)).toEqual(months.map(() => 3));
  expect(dayWith('2026-09-05', 'en', { day: 'numeric', month: 'short', year: '2-digit' })).toBe('5 Sep 26');
  expect(dayWith('2026-09-05', 'en', { month: 'long', year: 'numeric' })).toBe('September 2026');
});
