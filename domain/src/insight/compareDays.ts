import { addDays, addMonths, type Day } from '../time/calendar.ts';
import {
  type DayRange,
  FIRST_DAY,
  firstOf,
  lastOf,
  lengthOf,
  MONTHS_IN,
  type RequestedDays,
  type TimeUnit,
  unitOf,
  unitsIn,
} from '../time/dayRange.ts';

/** The days that a range can be compared with. */
export const COMPARISONS = ['PREVIOUS_PERIOD', 'PREVIOUS_YEAR', 'PREVIOUS_WEEK'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/**
 * Returns the moment up to which an unfinished day is compared, rounded down to the minute because it is displayed like
 * that.
 */
export const comparedAt = (now: Date): string => new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();

/** The previous days that a range is compared with. */
export interface DaysBefore extends DayRange {
  /**
   * The current day: the last of the previous days counts only up to the same time of day (docs/adr/0092); null if it
   * counts completely.
   */
  soFarOf: Day | null;
}

/**
 * Returns the days to compare a range with, which never overlap it: the weeks, months, quarters or years just before if
 * it begins with one, otherwise as many days; those of the year before; or the same weekdays of earlier weeks. Complete
 * units are compared with complete ones, an unfinished one up to the corresponding day, and that day up to the same
 * time. Returns null for all time, and if nothing is earlier. `today` is given unless all days are certainly over.
 */
export function daysBefore(
  range: DayRange,
  requested: RequestedDays,
  by: TimeUnit,
  comparison: Comparison,
  today?: Day,
): DaysBefore | null {
  if (requested.last === 'ALL_TIME') return null;
  const isRunning = today !== undefined && range.from <= today && today <= range.to;
  // Of an unfinished range, only the days up to today are compared.
  const past = isRunning ? { from: range.from, to: today } : range;
  const before = likeDays(past, comparedBy(past, requested, by, isRunning), comparison, isRunning);
  if (before.from < FIRST_DAY) return null;
  return { ...before, soFarOf: isRunning && hasLikeDay(past, before) ? today : null };
}

/** Whether the last day has a corresponding one. The 31st has none in a shorter month, all of which is over by then. */
function hasLikeDay(range: DayRange, before: DayRange): boolean {
  return lengthOf(before) === lengthOf(range) || range.to.slice(8) === before.to.slice(8);
}

function likeDays(range: DayRange, unit: TimeUnit, comparison: Comparison, isRunning: boolean): DayRange {
  if (comparison === 'PREVIOUS_WEEK') return byDays(range, Math.ceil(lengthOf(range) / 7) * 7);
  if (comparison === 'PREVIOUS_YEAR') return yearBefore(range, unit, isRunning);
  return unitsBefore(range, unit, isRunning);
}

/**
 * Returns the unit by which a range is compared: the one in its name; if the days begin but do not end with a month,
 * quarter or year, that unit, so that they compare like the named range of the same days; otherwise the requested unit,
 * or whole months.
 */
function comparedBy(range: DayRange, { last, from, to }: RequestedDays, by: TimeUnit, isRunning: boolean): TimeUnit {
  if (last) return unitOf(last);
  const endsMonth = !isRunning && lastOf('MONTH', range.to) === range.to;
  const begun = ENCLOSING.find(
    (unit) => firstOf(unit, range.from) === range.from && range.to <= lastOf(unit, range.from),
  );
  if (begun && !endsMonth && by !== 'WEEK' && from !== to) return begun;
  if (by !== 'DAY' && firstOf(by, range.from) === range.from) return by;
  return range.from.endsWith('-01') && from !== to ? 'MONTH' : 'DAY';
}

/** Units that may enclose a range, the smallest first. */
const ENCLOSING = ['MONTH', 'QUARTER', 'YEAR'] as const;

/**
 * Returns the days between a range and the earlier one that it is compared with, which belong to neither, if a reader
 * would not expect such a gap. Returns null within a month, for the same days of another year, and if there are none.
 */
export function daysOfNeither(range: DayRange, before: DayRange): DayRange | null {
  const [from, to] = [addDays(before.to, 1), addDays(range.from, -1)];
  if (from > to || lengthOf(range) <= MAX_DAYS_OF_MONTH) return null;
  return range.from.slice(5) === before.from.slice(5) ? null : { from, to };
}

const MAX_DAYS_OF_MONTH = 31;

function unitsBefore(range: DayRange, unit: TimeUnit, isRunning: boolean): DayRange {
  const count = unitsIn(range, unit);
  if (unit === 'DAY') return byDays(range, count);
  if (unit === 'WEEK') return byDays(range, count * 7);
  return byMonths(range, unit, count * MONTHS_IN[unit], isRunning);
}

/** Goes back as many years as needed to avoid an overlap; weeks are compared with weeks. */
function yearBefore(range: DayRange, unit: TimeUnit, isRunning: boolean): DayRange {
  if (unit === 'WEEK') return byDays(range, Math.ceil(lengthOf(range) / 364) * 364);
  let years = 1;
  while (addMonths(range.to, -12 * years) >= range.from) years += 1;
  return byMonths(range, unit, 12 * years, isRunning);
}

function byDays({ from, to }: DayRange, days: number): DayRange {
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

function byMonths({ from, to }: DayRange, unit: TimeUnit, months: number, isRunning: boolean): DayRange {
  const like = addMonths(to, -months);
  const whole = !isRunning && unit !== 'DAY' && lastOf(unit, to) === to;
  return { from: addMonths(from, -months), to: whole ? lastOf('MONTH', like) : like };
}
