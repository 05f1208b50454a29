import { addMonths, type Day } from '../time/calendar.ts';

/**
 * The day of a year on which a person's birthday is; null before they were born. Whoever was born on 29 February has it
 * on the 28th in years without that day.
 */
export function birthdayIn(birthdate: Day, year: number): Day | null {
  const years = year - Number(birthdate.slice(0, 4));
  return years < 0 ? null : addMonths(birthdate, years * 12);
}
