import { addMonths, type Day, daysBetween } from '../time/calendar.ts';

/**
 * Returns the day of a birthday in a year; null before birth. A person born on 29 February celebrates on the 28th in
 * other years.
 */
export function birthdayIn(birthdate: Day, year: number): Day | null {
  const years = year - Number(birthdate.slice(0, 4));
  return years < 0 ? null : addMonths(birthdate, years * 12);
}

/** Returns the age in whole years on a day; null before birth. */
export function ageOn(birthdate: Day, day: Day): number | null {
  const year = Number(day.slice(0, 4));
  const birthday = birthdayIn(birthdate, year);
  if (birthday === null || birthdate > day) return null;
  return year - Number(birthdate.slice(0, 4)) - (birthday > day ? 1 : 0);
}

/** Returns the next birthday, today's included: days until then, and the age on it. */
export function nextBirthday(birthdate: Day, today: Day): { inDays: number; age: number } | null {
  const year = Number(today.slice(0, 4));
  for (const next of [year, year + 1]) {
    const day = birthdayIn(birthdate, next);
    if (day !== null && day >= today && birthdate <= today) {
      return { inDays: daysBetween(today, day), age: next - Number(birthdate.slice(0, 4)) };
    }
  }
  return null;
}
