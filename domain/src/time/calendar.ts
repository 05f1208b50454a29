/** A calendar day `YYYY-MM-DD` in the branch's time zone. */
export type Day = string;

/** Whether a text is a real calendar day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;
}

/** Returns the day this many days later (earlier, if negative). */
export function addDays(day: Day, days: number): Day {
  const date = utcDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** Returns the same day this many months later (earlier, if negative), or the last day of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = utcDate(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, last));
  return dayOf(date);
}

/** Counts the days from the first day to the second; negative if the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcDate(to).getTime() - utcDate(from).getTime()) / 86_400_000);
}

/** Weekdays as named in the contract, in the order of `weekdayIndex`. */
export const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

/** BI-33 Returns the weekday of a day: 1 for Sunday to 7 for Saturday. */
export function weekdayIndex(day: Day): number {
  return utcDate(day).getUTCDay() + 1;
}

function utcDate(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(date: Date): Day {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
