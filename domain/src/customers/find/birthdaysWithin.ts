import { addDays, type Day } from '../../time/calendar.ts';

/** Returns the day of the year as a number: 1231 is 31 December. */
const inYear = (day: Day): number => Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10));

const LEAP_DAY = 229;

/**
 * Returns the days of the year, as numbers, of birthdays within this many days from today: 0 is only today. A person
 * born on 29 February celebrates on the 28th in other years, as in the calendar (`birthdayIn`).
 */
export function birthdaysWithin(today: Day, days: number): number[] {
  const all = Array.from({ length: days + 1 }, (_, index) => addDays(today, index));
  const leap = all.filter((day) => inYear(day) === 228 && inYear(addDays(day, 1)) !== LEAP_DAY);
  return [...new Set([...all.map(inYear), ...(leap.length > 0 ? [LEAP_DAY] : [])])];
}
