import { addMonths, type Day } from '@taem/domain/time/calendar.ts';
import { writtenYear } from '@taem/domain/time/writtenDay.ts';
import type { Language } from './language.ts';

/** Number of months that can be chosen, including the current one. */
const MONTHS = 36;

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/**
 * Returns the first day of the month in the address, such as `2026-11`; of the current month if it has none that can be
 * chosen.
 */
export function readMonth(requested: string | null, today: Day): Day {
  const first = `${requested}-01`;
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(requested ?? '');
  return isMonth && first <= today && requested !== null && requested >= '2000-01' ? first : firstOfMonth(today);
}

/** Returns the months to choose from, newest first; includes the chosen one even if it is older. */
export function monthsToChoose(month: Day, today: Day): Day[] {
  const newest = firstOfMonth(today);
  const recent = Array.from({ length: MONTHS }, (_, ago) => addMonths(newest, -ago));
  return recent.includes(month) ? recent : [...recent, month];
}

/** BI-06 Formats a month as `11/2026`, in Thai `11/2569`. */
export const formatMonth = (month: Day, language: Language): string =>
  `${month.slice(5, 7)}/${writtenYear(month, language)}`;
