import type { Day } from '@taem/domain/time/calendar.ts';
import { lastOf, type TimeUnit } from '@taem/domain/time/dayRange.ts';
import {
  monthName,
  shortDay,
  weekdayOf,
  writtenDay,
  writtenDays,
  writtenMonth,
  writtenYear,
} from '@taem/domain/time/writtenDay.ts';
import type { Language } from '../../app/language.ts';

/** BI-34 Formats the first day of a unit for the axis of a chart: `22 พ.ย.`, `พ.ย.`, `2569`. */
export function unitLabel(first: Day, by: TimeUnit, language: Language): string {
  if (by === 'YEAR') return writtenYear(first, language);
  if (by === 'MONTH') return monthName(first, language, 'short');
  if (by === 'QUARTER') return writtenDays({ from: first, to: lastOf('QUARTER', first) }, language);
  return shortDay(first, language);
}

/** Formats it in full, for tables and tooltips: `อา. 22-11-2569`, `พฤศจิกายน 2569`, `2569`. */
export function unitName(first: Day, by: TimeUnit, language: Language): string {
  if (by === 'YEAR') return writtenYear(first, language);
  if (by === 'MONTH') return writtenMonth(first, language);
  if (by === 'DAY') return `${weekdayOf(first, language, 'short')} ${writtenDay(first, language)}`;
  return writtenDays({ from: first, to: lastOf(by, first) }, language);
}
