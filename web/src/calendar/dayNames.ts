import type { Day } from '@taem/domain/time/calendar.ts';
import type { Language } from '../app/language.ts';

const LOCALES: Record<Language, string> = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB' };

/** A month with its year: `พฤศจิกายน 2569` or `November 2026`. */
export const monthName = (day: Day, language: Language): string =>
  format(day, language, { month: 'long', year: 'numeric' });

/** A day in full: `วันอาทิตย์ที่ 22 พฤศจิกายน พ.ศ. 2569` or `Sunday 22 November 2026`. */
export const dayName = (day: Day, language: Language): string => format(day, language, { dateStyle: 'full' });

/** `อา.` or `Sun`. */
export const weekdayName = (day: Day, language: Language): string => format(day, language, { weekday: 'short' });

/** `29 กุมภาพันธ์ 2535` or `29 February 1992`. */
export const dateName = (day: Day, language: Language): string =>
  format(day, language, { day: 'numeric', month: 'long', year: 'numeric' });

function format(day: Day, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
