import type { Day } from '../time/calendar.ts';
import { type DayRange, lastOf } from '../time/dayRange.ts';
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
