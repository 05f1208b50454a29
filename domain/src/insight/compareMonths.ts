import { addDays, type Day, WEEKDAYS, weekdayIndex } from '../time/calendar.ts';
import { type DayRange, lastOf, lengthOf } from '../time/dayRange.ts';
import { type DaysBefore, daysBefore } from './compareDays.ts';

/** The days of a month, and the days of the previous month that they are compared with. */
export interface ComparedMonths {
  current: DayRange;
  previous: DaysBefore;
}

/**
 * OP-25 Compares a month, given by its first day, with the previous one: a finished month with the whole of it, so
 * February with all of January; an unfinished one up to today with the corresponding days, the last of them up to the
 * same time.
 */
export function comparedMonths(first: Day, today: Day): ComparedMonths {
  const last = lastOf('MONTH', first);
  const isRunning = first <= today && today <= last;
  const current = { from: first, to: isRunning ? today : last };
  const previous = daysBefore(current, current, 'MONTH', 'PREVIOUS_PERIOD', today);
  return { current, previous: previous ?? { ...current, soFarOf: null } };
}

/** Counts the days of a range on this weekday, because figures of a weekday are sums over all of them. */
export function weekdaysIn(range: DayRange, weekday: (typeof WEEKDAYS)[number]): number {
  const after = (WEEKDAYS.indexOf(weekday) + 8 - weekdayIndex(range.from)) % 7;
  const first = addDays(range.from, after);
  return first > range.to ? 0 : Math.floor((lengthOf({ from: first, to: range.to }) + 6) / 7);
}
