import {
  businessDate,
  DEFAULT_TIME_ZONE,
  formatLocalTime,
  parseLocalTime,
  toInstant,
  toLocalTime,
} from '@taem/domain/merchant/businessDay.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import type { Language } from '../app/language.ts';

// As `formatMoment`: a device abroad shows the shop's days.
const ZONE = DEFAULT_TIME_ZONE;
const LOCALES: Record<Language, string> = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB' };

/** The shop's day of a moment. */
export const dayOf = (moment: Date): Day => businessDate(moment, ZONE);

/** A moment as a date-time field holds it, `2026-11-22T09:00`, by the shop's clock. */
export const toField = (moment: Date): string =>
  formatLocalTime(toLocalTime(moment, ZONE)).slice(0, 16).replace(' ', 'T');

/** The moment that a date-time field means, as an ISO text; empty for what is no moment. */
export function fromField(value: string): string {
  const local = parseLocalTime(`${value.slice(0, 16).replace('T', ' ')}:00`);
  return local ? toInstant(local, ZONE).toISOString() : '';
}

/** `14:05` by the shop's clock. */
export const clockOf = (moment: string): string => toField(new Date(moment)).slice(11);

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
