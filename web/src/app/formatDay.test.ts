import { expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';
import { formatDay, formatDayInWords, formatDayOfYear, formatWeekday } from './formatDay.ts';

test('a day is told with the name of its month, in Thai with the year of the Buddhist era', () => {
  expect([formatDayInWords('2026-12-01', 'th'), formatDayInWords('2026-12-01', 'en')]).toEqual([
    '1 ธันวาคม 2569',
    '1 December 2026',
  ]);
  expect([formatDayOfYear('1978-08-22', 'th'), formatDayOfYear('1978-08-22', 'en')]).toEqual(['22 ส.ค.', '22 Aug']);
});

test('BI-34 every English month has three letters where it is short', () => {
  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-05`);
  const short = months.map((day) => formatDate(day, 'en', 'MMM'));
  expect(short.map((month) => month.length)).toEqual(months.map(() => 3));
  expect(formatDate('2026-09-05', 'en', 'D MMM YY')).toBe('5 Sep 26');
  expect(formatDate('2026-09-05', 'en', 'MMMM YYYY')).toBe('September 2026');
});

test('a day in full is the one that Intl gives a Thai and an English reader; a day of the week has room on an axis', () => {
  const intl = (locale: string) => (day: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day)).replace(',', '');
  const week = Array.from({ length: 7 }, (_, at) => `2026-02-0${at + 1}`);
  expect(week.map((day) => formatDay(day, 'th'))).toEqual(week.map(intl('th-TH-u-ca-buddhist-nu-latn')));
  expect(week.map((day) => formatDay(day, 'en'))).toEqual(week.map(intl('en-GB')));
  expect(week.map((day) => formatWeekday(day, 'th', 'short')).join(' ')).toBe('อา. จ. อ. พ. พฤ. ศ. ส.');
  expect(week.map((day) => formatWeekday(day, 'en', 'short')).join(' ')).toBe('Sun Mon Tue Wed Thu Fri Sat');
  expect(formatWeekday('2026-02-05', 'th', 'long')).toBe('วันพฤหัสบดี');
});
