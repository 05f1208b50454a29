import type { Day } from '@taem/domain/time/calendar.ts';
import { type DayRange, lastOf, type TimeUnit } from '@taem/domain/time/dayRange.ts';
import { formatDate } from '../../app/formatDate.ts';
import type { Language } from '../../app/language.ts';

/** BI-34 The first day of a unit, short enough for the axis of a chart: `22 พ.ย.`, `พ.ย.`, `2569`. */
export function unitLabel(first: Day, by: TimeUnit, language: Language): string {
  if (by === 'YEAR') return formatDate(first, language, 'YYYY');
  if (by === 'MONTH') return formatDate(first, language, 'MMM');
  if (by === 'QUARTER') return daysLabel({ from: first, to: lastOf('QUARTER', first) }, language);
  return formatDate(first, language, 'DD MMM');
}

/** The same in full, for tables and tooltips: `อา. 22 พ.ย. 2569`, `พฤศจิกายน 2569`, `2569`. */
export function unitName(first: Day, by: TimeUnit, language: Language): string {
  if (by === 'YEAR') return formatDate(first, language, 'YYYY');
  if (by === 'MONTH') return formatDate(first, language, 'MMMM YYYY');
  if (by === 'DAY') return formatDate(first, language, 'ddd D MMM YYYY');
  return daysLabel({ from: first, to: lastOf(by, first) }, language);
}

/** A range as it is said: `1–22 พ.ย. 2569`, `22 Nov 2026`. */
export function daysLabel({ from, to }: DayRange, language: Language): string {
  const day = (each: Day, pattern: string) => formatDate(each, language, pattern);
  const last = day(to, 'D MMM YYYY');
  if (from === to) return last;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${day(from, 'D')}–${last}`;
  if (from.slice(0, 4) === to.slice(0, 4)) return `${day(from, 'D MMM')} – ${last}`;
  return `${day(from, 'D MMM YYYY')} – ${last}`;
}
