import { arabicDigits } from '../arabicDigits.ts';
import { type Day, isDay } from './calendar.ts';
import { BUDDHIST_YEARS_AHEAD } from './eraHint.ts';

const TYPED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
/** No living person was born before 2400 of the Buddhist era, and no date of a shop is in 2400 of the other. */
const FIRST_BUDDHIST_YEAR = 2400;

/** A day as people write it, the year in either era: `31/12/1990`, `31-12-2533`, `1.2.2026`, `๓๑/๑๒/๒๕๓๓`; null when there is no such day. */
export function typedDay(typed: string): Day | null {
  const [, date = '', month = '', typedYear] = TYPED.exec(arabicDigits(typed.trim())) ?? [];
  const year = Number(typedYear) < FIRST_BUDDHIST_YEAR ? Number(typedYear) : Number(typedYear) - BUDDHIST_YEARS_AHEAD;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) && year < FIRST_BUDDHIST_YEAR ? day : null;
}

/** A day as people write it, `31/12/1990`, or `31/12/2533` with the year of the Buddhist era; empty without one. */
export function writtenDay(day: Day, isBuddhist: boolean): string {
  const [year, month, date] = day.split('-');
  if (!year || !month || !date) return '';
  return `${date}/${month}/${isBuddhist ? Number(year) + BUDDHIST_YEARS_AHEAD : year}`;
}
