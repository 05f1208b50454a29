import dayjs from 'dayjs';
import th from 'dayjs/locale/th.js';
import buddhistEra from 'dayjs/plugin/buddhistEra.js';
import type { Words } from '../record/words.ts';
import { addDays, type Day } from './calendar.ts';

type Language = keyof Words;

dayjs.extend(buddhistEra);
// Calendars and axes have room for `อา.`, not for the whole name of the day.
const THAI = { ...th, weekdaysShort: th.weekdaysMin };

/** A day by a pattern of dayjs, with the names of the language; `B` stands for the year of its era. Empty for no day. */
function format(clock: string, language: Language, pattern: string): string {
  const day = dayjs(clock.slice(0, 10));
  if (!day.isValid()) return '';
  return language === 'th' ? day.locale(THAI).format(pattern) : day.format(pattern.replaceAll('B', 'Y'));
}

/** CUST-72 A day: `31-12-1990`, in Thai with the year of the Buddhist era, `31-12-2533`; empty without one. */
export const writtenDay = (day: Day | null | undefined, language: Language): string =>
  format(day ?? '', language, 'DD-MM-BBBB');

/** A wall clock `YYYY-MM-DD HH:mm:ss` without its seconds: `31-12-1990 16:15`. */
export const writtenMoment = (clock: string, language: Language): string =>
  `${writtenDay(clock, language)} ${clock.slice(11, 16)}`;

/** The days from the first to the last, or the one day that they are: `01-12-1990 – 31-12-1990`. */
export function writtenDays({ from, to }: { from: Day; to: Day }, language: Language): string {
  return from === to ? writtenDay(from, language) : `${writtenDay(from, language)} – ${writtenDay(to, language)}`;
}

/** BI-34 A day without its year, on an axis and of what comes every year: `05 Dec`, `05 ธ.ค.`. */
export const shortDay = (day: Day, language: Language): string => format(day, language, 'DD MMM');

/** A month with its year: `December 1990`, `ธันวาคม 2533`. */
export const writtenMonth = (day: Day, language: Language): string => format(day, language, 'MMMM BBBB');

/** CHAN-31, BI-34 When a sale was made, on its receipt and in lists of sales: `05 Dec 90 16:15`, `05 ธ.ค. 33 16:15`. */
export const saleTime = (clock: string, language: Language): string =>
  `${format(clock, language, 'DD MMM BB')} ${clock.slice(11, 16)}`;

/** The year of a day, in Thai of the Buddhist era. */
export const writtenYear = (day: Day, language: Language): string => format(day, language, 'BBBB');

/** A day with its day of the week: `Friday 20-11-2026`, `วันศุกร์ 20-11-2569`. */
export const dayInWeek = (day: Day, language: Language): string =>
  `${weekdayOf(day, language, 'long')} ${writtenDay(day, language)}`;

/** `Nov` or `พ.ย.`, in full `November` or `พฤศจิกายน`. */
export const monthName = (day: Day, language: Language, length: 'short' | 'long'): string =>
  format(day, language, length === 'long' ? 'MMMM' : 'MMM');

/** `Sun` or `อา.`, in full `Sunday` or `วันอาทิตย์`. */
export function weekdayOf(day: Day, language: Language, length: 'short' | 'long'): string {
  if (length === 'short') return format(day, language, 'ddd');
  return format(day, language, language === 'th' ? '[วัน]dddd' : 'dddd');
}

/** Days of the week from 1, Sunday, to 7, Monday first, as shops here read a week. */
export const WEEK: readonly number[] = [2, 3, 4, 5, 6, 7, 1];
const A_SUNDAY: Day = '2023-01-01';

/** The name of a day of the week, of which Sunday is 1: `Sunday` or `อาทิตย์`, long as `วันอาทิตย์`, short `Sun` or `อา.`. */
export function weekdayName(weekday: number, language: Language, length?: 'short' | 'long'): string {
  const day = addDays(A_SUNDAY, weekday - 1);
  return length ? weekdayOf(day, language, length) : format(day, language, 'dddd');
}
