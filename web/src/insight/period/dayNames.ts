import type { Day } from '@taem/domain/time/calendar.ts';
import { type DayRange, lastOf, type TimeUnit } from '@taem/domain/time/dayRange.ts';
import { dateFormat } from '../../app/dateFormat.ts';
import type { Language } from '../../app/language.ts';

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);
/** A day in some of its parts, in the calendar of the language. */
export const written = (day: Day, language: Language, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone: 'UTC' })
    .formatToParts(utc(day))
    // `2569` needs no era beside it.
    .filter(({ type }) => type !== 'era')
    .map(({ value }) => value)
    .join('')
    .trim();

/** BI-34 The first day of a unit, short enough for the axis of a chart: `22 พ.ย.`, `พ.ย.`, `2569`. */
export function unitLabel(first: Day, by: TimeUnit, language: Language): string {
  if (by === 'YEAR') return written(first, language, { year: 'numeric' });
  if (by === 'MONTH') return written(first, language, { month: 'short' });
  if (by === 'QUARTER') return daysLabel({ from: first, to: lastOf('QUARTER', first) }, language);
  return written(first, language, { day: '2-digit', month: 'short' });
}

/** The same in full, for tables and tooltips: `อา. 22 พ.ย. 2569`, `พฤศจิกายน 2569`, `2569`. */
export function unitName(first: Day, by: TimeUnit, language: Language): string {
  if (by === 'YEAR') return written(first, language, { year: 'numeric' });
  if (by === 'MONTH') return written(first, language, { month: 'long', year: 'numeric' });
  if (by === 'DAY')
    return written(first, language, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  return daysLabel({ from: first, to: lastOf(by, first) }, language);
}

/** A range as it is said: `1–22 พ.ย. 2569`, `22 Nov 2026`. */
export function daysLabel({ from, to }: DayRange, language: Language): string {
  const day = (each: Day, options: Intl.DateTimeFormatOptions) => written(each, language, options);
  const last = day(to, { day: 'numeric', month: 'short', year: 'numeric' });
  if (from === to) return last;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${day(from, { day: 'numeric' })}–${last}`;
  if (from.slice(0, 4) === to.slice(0, 4)) return `${day(from, { day: 'numeric', month: 'short' })} – ${last}`;
  return `${day(from, { day: 'numeric', month: 'short', year: 'numeric' })} – ${last}`;
}
