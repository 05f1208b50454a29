import { addDays, type Day, WEEKDAYS, weekdayIndex } from '../time/calendar.ts';
import { type DayRange, lastOf, lengthOf } from '../time/dayRange.ts';
import { type DaysBefore, daysBefore } from './compareDays.ts';

/** Days of a month, and those of the month before that it is compared with. */
export interface ComparedMonths {
  current: DayRange;
  previous: DaysBefore;
}

/**
 * OP-25 A month by its first day beside the month before: a finished one beside the whole of it, February beside all of January; one that
 * is not over, up to today, beside the like days, the last of them up to the same time.
 */
export function comparedMonths(first: Day, today: Day): ComparedMonths {
  const last = lastOf('MONTH', first);
  const isRunning = first <= today && today <= last;
  const current = { from: first, to: isRunning ? today : last };
  const previous = daysBefore(current, current, 'MONTH', 'PREVIOUS_PERIOD', today);
  return { current, previous: previous ?? { ...current, soFarOf: null } };
}

/** How many of the days fall on this weekday: figures of a weekday are of all of them together. */
export function weekdaysIn(range: DayRange, weekday: (typeof WEEKDAYS)[number]): number {
  const after = (WEEKDAYS.indexOf(weekday) + 8 - weekdayIndex(range.from)) % 7;
  const first = addDays(range.from, after);
  return first > range.to ? 0 : Math.floor((lengthOf({ from: first, to: range.to }) + 6) / 7);
}
