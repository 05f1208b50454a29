import type { Day } from './calendar.ts';
import { BUDDHIST_YEARS_AHEAD } from './eraHint.ts';

/** A day as people write it, `31/12/1990`, or `31/12/2533` with the year of the Buddhist era; empty without one. */
export function writtenDay(day: Day, isBuddhist: boolean): string {
  const [year, month, date] = day.split('-');
  if (!year || !month || !date) return '';
  return `${date}/${month}/${isBuddhist ? Number(year) + BUDDHIST_YEARS_AHEAD : year}`;
}
