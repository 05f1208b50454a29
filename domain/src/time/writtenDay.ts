import dayjs from 'dayjs';
import th from 'dayjs/locale/th.js';
import buddhistEra from 'dayjs/plugin/buddhistEra.js';
import type { Words } from '../record/words.ts';
import { addDays, type Day } from './calendar.ts';

type Language = keyof Words;

dayjs.extend(buddhistEra);
// Calendars and axes have room for `อา.`, not for the whole name of the day.
const THAI = { ...th, weekdaysShort: th.weekdaysMin };

/**
 * Formats a day by a pattern of dayjs, with the names of the language; `B` stands for the year of the language's era.
 * Returns an empty text for an invalid day.
 */
function format(clock: string, language: Language, pattern: string): string {
  const day = dayjs(clock.slice(0, 10));
  if (!day.isValid()) return '';
  return language === 'th' ? day.locale(THAI).format(pattern) : day.format(pattern.replaceAll('B', 'Y'));
}

/** CUST-72 Formats a day: `31-12-1990`, in Thai with the year of the Buddhist era, `31-12-2533`; empty without one. */
export const writtenDay = (day: Day | null | undefined, language: Language): string =>
  format(day ?? '', language, 'DD-MM-BBBB');

/** Formats a wall clock `YYYY-MM-DD HH:mm:ss` without its seconds: `31-12-1990 16:15`. */
export const writtenMoment = (clock: string, language: Language): string =>
  `${writtenDay(clock, language)} ${clock.slice(11, 16)}`;

/** Formats a range of days, or the day alone if it is only one: `01-12-1990 – 31-12-1990`. */
export function writtenDays({ from, to }: { from: Day; to: Day }, language: Language): string {
  return from === to ? writtenDay(from, language) : `${writtenDay(from, language)} – ${writtenDay(to, language)}`;
}

/** BI-34 Formats a day without its year, for an axis or a yearly date: `05 Dec`, `05 ธ.ค.`. */
export const shortDay = (day: Day, language: Language): string => format(day, language, 'DD MMM');

/** Formats a month with its year: `December 1990`, `ธันวาคม 2533`. */
export const writtenMonth = (day: Day, language: Language): string => format(day, language, 'MMMM BBBB');

/** CHAN-31, BI-34 Formats the time of a sale, for its receipt and lists of sales: `05 Dec 90 16:15`, `05 ธ.ค. 33 16:15`. */
export const saleTime = (clock: string, language: Language): string =>
  `${format(clock, language, 'DD MMM BB')} ${clock.slice(11, 16)}`;

/** Formats the year of a day; in Thai that of the Buddhist era. */
export const writtenYear = (day: Day, language: Language): string => format(day, language, 'BBBB');

/** Formats a day with its weekday: `Friday 20-11-2026`, `วันศุกร์ 20-11-2569`. */
export const dayInWeek = (day: Day, language: Language): string =>
  `${weekdayOf(day, language, 'long')} ${writtenDay(day, language)}`;

/** Returns `Nov` or `พ.ย.`, long `November` or `พฤศจิกายน`. */
export const monthName = (day: Day, language: Language, length: 'short' | 'long'): string =>
  format(day, language, length === 'long' ? 'MMMM' : 'MMM');

/** Returns `Sun` or `อา.`, long `Sunday` or `วันอาทิตย์`. */
export function weekdayOf(day: Day, language: Language, length: 'short' | 'long'): string {
  if (length === 'short') return format(day, language, 'ddd');
  return format(day, language, language === 'th' ? '[วัน]dddd' : 'dddd');
}

/** Numbers of the weekdays (1 is Sunday) from Monday to Sunday, as shops here read a week. */
export const WEEK: readonly number[] = [2, 3, 4, 5, 6, 7, 1];
const A_SUNDAY: Day = '2023-01-01';

/** Returns the name of a weekday (1 is Sunday): `Sunday` or `อาทิตย์`, long as `วันอาทิตย์`, short `Sun` or `อา.`. */
export function weekdayName(weekday: number, language: Language, length?: 'short' | 'long'): string {
  const day = addDays(A_SUNDAY, weekday - 1);
  return length ? weekdayOf(day, language, length) : format(day, language, 'dddd');
}
