import { dayIn } from '../reading/day.ts';

/** CUST-72 Formats a day for display, `31-12-1990`; empty for null. */
export function dayToBirthdate(day: string | null): string {
  return day ? (day.split('T')[0]?.split('-').reverse().join('-') ?? '') : '';
}

/** CUST-72 Formats a birthdate typed in either era for display; anything that is not a day stays unchanged. */
export function displayedBirthdate(typed: string): string {
  return dayToBirthdate(dayIn(typed)) || typed;
}
