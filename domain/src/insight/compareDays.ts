import { addDays, addMonths, type Day } from '../time/calendar.ts';
import {
  type AskedDays,
  type DayRange,
  firstOf,
  lastOf,
  lengthOf,
  MONTHS_IN,
  type TimeUnit,
  unitOf,
  unitsIn,
} from '../time/dayRange.ts';

/** With which days a range is compared. */
export const COMPARISONS = ['PREVIOUS_PERIOD', 'PREVIOUS_YEAR'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Nothing is older. */
const FIRST_DAY: Day = '1900-01-01';

/**
 * The days to compare a range with, which never overlap it: the weeks, months, quarters or years just before when it
 * begins with one, else as many days; or those of the year before. Whole units compare whole, one that is not over up to
 * the like day. null for all time, and where there is nothing before.
 */
export function daysBefore(range: DayRange, asked: AskedDays, by: TimeUnit, comparison: Comparison): DayRange | null {
  if (asked.last === 'ALL_TIME') return null;
  const unit = comparedBy(range, asked, by);
  const before = comparison === 'PREVIOUS_YEAR' ? yearBefore(range, unit) : unitsBefore(range, unit);
  return before.from < FIRST_DAY ? null : before;
}

/** The unit that a range is made of: the one it is named after, else the one asked for, else whole months. */
function comparedBy(range: DayRange, { last, from, to }: AskedDays, by: TimeUnit): TimeUnit {
  if (last) return unitOf(last);
  if (by !== 'DAY' && firstOf(by, range.from) === range.from) return by;
  return range.from.endsWith('-01') && from !== to ? 'MONTH' : 'DAY';
}

function unitsBefore(range: DayRange, unit: TimeUnit): DayRange {
  const count = unitsIn(range, unit);
  if (unit === 'DAY') return byDays(range, count);
  if (unit === 'WEEK') return byDays(range, count * 7);
  return byMonths(range, unit, count * MONTHS_IN[unit]);
}

/** As many years as keep the two apart; weeks stay weeks. */
function yearBefore(range: DayRange, unit: TimeUnit): DayRange {
  if (unit === 'WEEK') return byDays(range, Math.ceil(lengthOf(range) / 364) * 364);
  let years = 1;
  while (addMonths(range.to, -12 * years) >= range.from) years += 1;
  return byMonths(range, unit, 12 * years);
}

function byDays({ from, to }: DayRange, days: number): DayRange {
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

function byMonths({ from, to }: DayRange, unit: TimeUnit, months: number): DayRange {
  const like = addMonths(to, -months);
  const whole = unit !== 'DAY' && lastOf(unit, to) === to;
  return { from: addMonths(from, -months), to: whole ? lastOf('MONTH', like) : like };
}
