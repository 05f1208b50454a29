import { addMonths, type Day, daysBetween } from '../time/calendar.ts';

/**
 * The day of a year on which a person's birthday is; null before they were born. Whoever was born on 29 February has it
 * on the 28th in years without that day.
 */
export function birthdayIn(birthdate: Day, year: number): Day | null {
  const years = year - Number(birthdate.slice(0, 4));
  return years < 0 ? null : addMonths(birthdate, years * 12);
}

/** Whole years that somebody is old on a day; null before they were born. */
export function ageOn(birthdate: Day, day: Day): number | null {
  const year = Number(day.slice(0, 4));
  const birthday = birthdayIn(birthdate, year);
  if (birthday === null || birthdate > day) return null;
  return year - Number(birthdate.slice(0, 4)) - (birthday > day ? 1 : 0);
}

/** The next birthday of somebody, today's included: in how many days, and how old they are then. */
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
