import { addDays, type Day } from '../time/calendar.ts';
import { type DayRange, firstOf, lastOf, type TimeUnit } from '../time/dayRange.ts';

/** Returns the first day of each unit that a range touches, in order, for a chart along time; also of units without sales. */
export function unitsAlong({ from, to }: DayRange, by: TimeUnit): Day[] {
  const units: Day[] = [];
  for (let first = firstOf(by, from); first <= to; first = addDays(lastOf(by, first), 1)) units.push(first);
  return units;
}
