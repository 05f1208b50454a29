import type { Day } from '@taem/domain/time/calendar.ts';
import { dayWith } from '../app/formatDay.ts';
import type { Language } from '../app/language.ts';

/** A month with its year: `พฤศจิกายน 2569` or `November 2026`. */
export const monthName = (day: Day, language: Language): string =>
  dayWith(day, language, { month: 'long', year: 'numeric' });

/** `อา.` or `Sun`. */
export const weekdayName = (day: Day, language: Language): string => dayWith(day, language, { weekday: 'short' });
