import { isDay } from '../insight/period.ts';

const TYPED = /^(\d{2})-(\d{2})-(\d{4})$/;

/** CUST-72 A birthdate as typed, `31-12-1990`, as it is sent, `1990-12-31`; null when there is no such day. */
export function birthdateToDay(typed: string): string | null {
  const parts = TYPED.exec(typed.trim());
  if (!parts) return null;
  const day = `${parts[3]}-${parts[2]}-${parts[1]}`;
  return isDay(day) && day >= '1000-01-01' ? day : null;
}

/** CUST-72 A day as it is shown, `31-12-1990`; empty without one. */
export function dayToBirthdate(day: string | null): string {
  return day ? (day.split('T')[0]?.split('-').reverse().join('-') ?? '') : '';
}
