import { arabicDigits } from '../arabicDigits.ts';
import { typedDay } from '../time/typedDay.ts';

/** CUST-72 A birthdate as typed, `31-12-1990` or `31-12-2533`, as it is sent, `1990-12-31`; null when there is no such day. */
export function birthdateToDay(typed: string): string | null {
  return /^\s*\d{2}-\d{2}-\d{4}\s*$/.test(arabicDigits(typed)) ? typedDay(typed) : null;
}

/** CUST-72 A day as it is shown, `31-12-1990`; empty without one. */
export function dayToBirthdate(day: string | null): string {
  return day ? (day.split('T')[0]?.split('-').reverse().join('-') ?? '') : '';
}

/** CUST-72 A birthdate that was typed in either era, as it is shown; what is no day stays as it is. */
export function displayedBirthdate(typed: string): string {
  return dayToBirthdate(birthdateToDay(typed)) || typed;
}
