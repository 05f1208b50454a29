import { dayIn } from '../reading/day.ts';

/** CUST-72 A day as it is shown, `31-12-1990`; empty without one. */
export function dayToBirthdate(day: string | null): string {
  return day ? (day.split('T')[0]?.split('-').reverse().join('-') ?? '') : '';
}

/** CUST-72 A birthdate that was typed in either era, as it is shown; anything that is not a day stays as it is. */
export function displayedBirthdate(typed: string): string {
  return dayToBirthdate(dayIn(typed)) || typed;
}
