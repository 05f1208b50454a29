import { dateFormat } from './dateFormat.ts';
import type { Language } from './language.ts';

/** A day in full: `วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569` or `Friday 20 November 2026`. */
export function formatDay(day: string, language: Language): string {
  return dayWith(day, language, { dateStyle: 'full' });
}

/** A day of the contract with the name of its month: `1 ธันวาคม 2569` or `1 December 2026`. */
export function formatDayInWords(day: string, language: Language): string {
  return dayWith(day, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A day that comes every year: `22 ส.ค.` or `22 Aug`. */
export function formatDayOfYear(day: string, language: Language): string {
  return dayWith(day, language, { day: 'numeric', month: 'short' });
}

/** A day of the contract with some of its parts, in Thai with the year of the Buddhist era. */
export function dayWith(day: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
