import type { Words } from '../record/words.ts';
import { type Day, weekdayIndex } from './calendar.ts';
import { BUDDHIST_YEARS_AHEAD } from './eraHint.ts';

type Language = keyof Words;

/** CUST-72 A day: `31-12-1990`, in Thai with the year of the Buddhist era, `31-12-2533`; empty without one. */
export function writtenDay(day: Day | null | undefined, language: Language): string {
  const [year, month, date] = (day ?? '').slice(0, 10).split('-');
  return year && month && date ? `${date}-${month}-${writtenYear(day ?? '', language)}` : '';
}

/** A wall clock `YYYY-MM-DD HH:mm:ss` without its seconds: `31-12-1990 16:15`. */
export const writtenMoment = (clock: string, language: Language): string =>
  `${writtenDay(clock, language)} ${clock.slice(11, 16)}`;

/** The days from the first to the last, or the one day that they are: `01-12-1990 – 31-12-1990`. */
export function writtenDays({ from, to }: { from: Day; to: Day }, language: Language): string {
  return from === to ? writtenDay(from, language) : `${writtenDay(from, language)} – ${writtenDay(to, language)}`;
}

/** BI-34 A day without its year, on an axis and of what comes every year: `05 Dec`, `05 ธ.ค.`. */
export const shortDay = (day: Day, language: Language): string =>
  `${day.slice(8, 10)} ${monthName(day, language, 'short')}`;

/** A month with its year: `December 1990`, `ธันวาคม 2533`. */
export const writtenMonth = (day: Day, language: Language): string =>
  `${monthName(day, language, 'long')} ${writtenYear(day, language)}`;

/** CHAN-31, BI-34 When a sale was made, on its receipt and in lists of sales: `05 Dec 90 16:15`, `05 ธ.ค. 33 16:15`. */
export const saleTime = (clock: string, language: Language): string =>
  `${shortDay(clock, language)} ${writtenYear(clock, language).slice(-2)} ${clock.slice(11, 16)}`;

/** The year of a day, in Thai of the Buddhist era. */
export const writtenYear = (day: Day, language: Language): string =>
  language === 'th' ? String(Number(day.slice(0, 4)) + BUDDHIST_YEARS_AHEAD) : day.slice(0, 4);

/** A day with its day of the week: `Friday 20-11-2026`, `วันศุกร์ 20-11-2569`. */
export const dayInWeek = (day: Day, language: Language): string =>
  `${weekdayOf(day, language, 'long')} ${writtenDay(day, language)}`;

/** `Nov` or `พ.ย.`, in full `November` or `พฤศจิกายน`. */
export const monthName = (day: Day, language: Language, length: 'short' | 'long'): string =>
  MONTHS[language][length][Number(day.slice(5, 7)) - 1] ?? '';

/** `Sun` or `อา.`, in full `Sunday` or `วันอาทิตย์`. */
export const weekdayOf = (day: Day, language: Language, length: 'short' | 'long'): string =>
  WEEKDAYS[language][length][weekdayIndex(day.slice(0, 10)) - 1] ?? '';

const listed = (names: string) => names.split(' ');

/** Written out, as browsers and Node differ in the short ones. */
const MONTHS = {
  th: {
    short: listed('ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'),
    long: listed('มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'),
  },
  en: {
    short: listed('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    long: listed('January February March April May June July August September October November December'),
  },
} as const;
const WEEKDAYS = {
  th: {
    short: listed('อา. จ. อ. พ. พฤ. ศ. ส.'),
    long: listed('วันอาทิตย์ วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์'),
  },
  en: {
    short: listed('Sun Mon Tue Wed Thu Fri Sat'),
    long: listed('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
  },
} as const;
