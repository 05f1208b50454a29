import { expect, it } from 'vitest';
import { dayIn } from '../reading/day.ts';
import {
  dayInWeek,
  monthName,
  saleTime,
  shortDay,
  weekdayOf,
  writtenDay,
  writtenDays,
  writtenMoment,
  writtenMonth,
} from './writtenDay.ts';

it('CUST-72 a day is dd-mm-yyyy, in Thai with the year of the Buddhist era, and can be read again', () => {
  expect([writtenDay('2026-02-01', 'th'), writtenDay('2026-02-01', 'en')]).toEqual(['01-02-2569', '01-02-2026']);
  expect([writtenDay('', 'th'), writtenDay(null, 'en')]).toEqual(['', '']);
  expect((['th', 'en'] as const).map((language) => dayIn(writtenDay('2024-02-29', language)))).toEqual([
    '2024-02-29',
    '2024-02-29',
  ]);
});

it('a moment, and days from one to another, are written with the same days', () => {
  expect(writtenMoment('2026-11-20 16:15:09', 'th')).toBe('20-11-2569 16:15');
  expect(writtenMoment('2026-11-20T16:15', 'en')).toBe('20-11-2026 16:15');
  expect(writtenDays({ from: '2026-11-01', to: '2026-11-20' }, 'en')).toBe('01-11-2026 – 20-11-2026');
  expect(writtenDays({ from: '2026-11-20', to: '2026-11-20' }, 'th')).toBe('20-11-2569');
});

it('BI-34, CHAN-31 an axis has day and month, and a sale its two-digit year and time', () => {
  expect([shortDay('2026-09-05', 'th'), shortDay('2026-09-05', 'en')]).toEqual(['05 ก.ย.', '05 Sep']);
  expect([saleTime('2026-11-20 16:15:09', 'th'), saleTime('2026-11-20 16:15:09', 'en')]).toEqual([
    '20 พ.ย. 69 16:15',
    '20 Nov 26 16:15',
  ]);
  expect([writtenMonth('2026-11-01', 'th'), writtenMonth('2026-11-01', 'en')]).toEqual([
    'พฤศจิกายน 2569',
    'November 2026',
  ]);
});

it('BI-34 every English month has three letters where it is short; a day of the week has room on an axis', () => {
  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-05`);
  expect(months.map((day) => monthName(day, 'en', 'short').length)).toEqual(months.map(() => 3));
  const week = Array.from({ length: 7 }, (_, at) => `2026-02-0${at + 1}`);
  expect(week.map((day) => weekdayOf(day, 'th', 'short')).join(' ')).toBe('อา. จ. อ. พ. พฤ. ศ. ส.');
  expect(week.map((day) => weekdayOf(day, 'en', 'short')).join(' ')).toBe('Sun Mon Tue Wed Thu Fri Sat');
  expect([weekdayOf('2026-02-05', 'th', 'long'), weekdayOf('2026-02-05', 'en', 'long')]).toEqual([
    'วันพฤหัสบดี',
    'Thursday',
  ]);
  expect([dayInWeek('2026-11-20', 'th'), dayInWeek('2026-11-20', 'en')]).toEqual([
    'วันศุกร์ 20-11-2569',
    'Friday 20-11-2026',
  ]);
});
