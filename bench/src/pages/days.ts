/** Days of the calendar and their formats, implemented again on purpose: no rule of the product is used here. */

export type Language = 'th' | 'en';

/** The first and the last day, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const two = (number: number) => String(number).padStart(2, '0');

export function plusDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

export const lastOfMonth = (day: string): string =>
  dayOf(new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)));

/** Returns the same day of another month, or its last day if it has none. */
export function plusMonths(day: string, months: number): string {
  const place = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const first = `${Math.floor(place / 12)}-${two((place % 12) + 1)}-01`;
  const last = lastOfMonth(first);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same > last ? last : same;
}

export const daysBetween = (from: string, to: string): number => (utc(to).getTime() - utc(from).getTime()) / 86_400_000;

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => utc(day).getUTCDay();

/** Returns today by the shop's clock. */
export const todayInShop = (): string => dayOf(new Date(Date.now() + 7 * 3_600_000));

const MONTHS: Record<Language, string> = {
  th: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
};
const LONG_MONTHS: Record<Language, string> = {
  th: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
  en: 'January February March April May June July August September October November December',
};
const WEEKDAYS: Record<Language, string> = {
  th: 'อาทิตย์ จันทร์ อังคาร พุธ พฤหัส ศุกร์ เสาร์',
  en: 'Sun, Mon, Tue, Wed, Thu, Fri, Sat,',
};

export const yearOf = (day: string, language: Language): number =>
  Number(day.slice(0, 4)) + (language === 'th' ? 543 : 0);
const monthOf = (day: string, language: Language, names = MONTHS) =>
  names[language].split(' ')[Number(day.slice(5, 7)) - 1] ?? '';
/** `พ.ย.`, `Nov`. */
export const shortMonth = (day: string, language: Language): string => monthOf(day, language);
/** `22-11-2569`, `22-11-2026`. */
const dayText = (day: string, language: Language) => `${day.slice(8)}-${day.slice(5, 7)}-${yearOf(day, language)}`;

/** `01-11-2569 – 22-11-2569`; one day alone. */
export const daysText = ({ from, to }: Days, language: Language): string =>
  from === to ? dayText(to, language) : `${dayText(from, language)} – ${dayText(to, language)}`;

export type Unit = 'DAY' | 'MONTH' | 'YEAR';

/** Formats a day, a month or a year as in the first column of a table. */
export function unitText(first: string, unit: Unit, language: Language): string {
  if (unit === 'YEAR') return String(yearOf(first, language));
  if (unit === 'MONTH') return `${monthOf(first, language, LONG_MONTHS)} ${yearOf(first, language)}`;
  const weekday = WEEKDAYS[language].split(' ')[weekdayOf(first)];
  return `${weekday} ${dayText(first, language)}`;
}

/** `20 พ.ย. 69`, `20 Nov 26`. */
export const shortDay = (day: string, language: Language): string =>
  `${day.slice(8)} ${monthOf(day, language)} ${two(yearOf(day, language) % 100)}`;
