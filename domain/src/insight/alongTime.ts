import { addDays, type Day } from '../time/calendar.ts';
import { type DayRange, firstOf, lastOf, type TimeUnit } from '../time/dayRange.ts';

/** The first day of each unit that a range touches, in order: what a chart along time shows, with sales or without. */
export function unitsAlong({ from, to }: DayRange, by: TimeUnit): Day[] {
  const units: Day[] = [];
  for (let first = firstOf(by, from); first <= to; first = addDays(lastOf(by, first), 1)) units.push(first);
  return units;
}
