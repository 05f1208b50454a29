import { formatDate } from './formatDate.ts';
import type { Language } from './language.ts';

/** A day in full: `วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569` or `Friday 20 November 2026`. */
export function formatDay(day: string, language: Language): string {
  return formatDate(day, language, language === 'th' ? '[วัน]dddd[ที่] D MMMM [พ.ศ.] YYYY' : 'dddd D MMMM YYYY');
}

/** A day of the contract with the name of its month: `1 ธันวาคม 2569` or `1 December 2026`. */
export function formatDayInWords(day: string, language: Language): string {
  return formatDate(day, language, 'D MMMM YYYY');
}

/** A day that comes every year: `22 ส.ค.` or `22 Aug`. */
export function formatDayOfYear(day: string, language: Language): string {
  return formatDate(day, language, 'D MMM');
}

/** A month with its year: `พฤศจิกายน 2569` or `November 2026`. */
export function formatMonthInWords(day: string, language: Language): string {
  return formatDate(day, language, 'MMMM YYYY');
}

/** The day of the week: `อา.` or `Sun`, in full `วันอาทิตย์` or `Sunday`. */
export function formatWeekday(day: string, language: Language, length: 'short' | 'long'): string {
  if (length === 'short') return formatDate(day, language, 'ddd');
  return formatDate(day, language, language === 'th' ? '[วัน]dddd' : 'dddd');
}
