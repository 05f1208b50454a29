import { isDay } from '../time/calendar.ts';

const TYPED = /^(\d{2})-(\d{2})-(\d{4})$/;
/** Years of the Buddhist era, in which Thai customers know theirs, are so many ahead. */
const BUDDHIST_YEARS_AHEAD = 543;
/** Nobody alive was born before 2400 of the Buddhist era, and nobody is born in 2400 of the other yet. */
const FIRST_BUDDHIST_YEAR = 2400;

/** CUST-72 A birthdate as typed, `31-12-1990` or `31-12-2533`, as it is sent, `1990-12-31`; null when there is no such day. */
export function birthdateToDay(typed: string): string | null {
  const [, date, month, typedYear] = TYPED.exec(typed.trim()) ?? [];
  const year = Number(typedYear) < FIRST_BUDDHIST_YEAR ? Number(typedYear) : Number(typedYear) - BUDDHIST_YEARS_AHEAD;
  const day = `${year}-${month}-${date}`;
  return isDay(day) && year < FIRST_BUDDHIST_YEAR ? day : null;
}

/** CUST-72 A day as it is shown, `31-12-1990`; empty without one. */
export function dayToBirthdate(day: string | null): string {
  return day ? (day.split('T')[0]?.split('-').reverse().join('-') ?? '') : '';
}

/** CUST-72 A birthdate that was typed in either era, as it is shown; what is no day stays as it is. */
export function birthdateAsShown(typed: string): string {
  return dayToBirthdate(birthdateToDay(typed)) || typed;
}
