import { addDays, type Day, weekdayIndex } from '../../time/calendar.ts';

/** The number of earlier same weekdays that decide what is usual. */
const WEEKS = 8;
/** The number of days that have to be loaded before the first visible one. */
export const DAYS_BEFORE_USUAL = WEEKS * 7;
const MAX_USUAL = 3.5;
const MIN_PART = 0.05;
/** Factors from the median and the mean absolute deviation to the standard deviation of a normal distribution. */
const BY_MEDIAN = 1.4826;
const BY_MEAN = 1.2533;

export interface UnusualDay {
  readonly day: Day;
  /** 1 to 7 from Sunday (BI-33). */
  readonly weekday: number;
  readonly value: number;
  /** Median of the same weekday in the eight weeks before. */
  readonly usual: number;
  /** Whole percent above (negative: below) the usual; null if usually nothing is sold. */
  readonly percent: number | null;
}

/**
 * Returns the day if its revenue is far from that of the same weekday in the eight weeks before: more than 3.5 robust
 * standard deviations from their median, and by at least 5 % of it. Returns null for a usual day, and in a shop that
 * has not traded for eight weeks before it. Amounts may be in any one unit; a missing day sold nothing.
 */
export function unusualDay(day: Day, revenue: ReadonlyMap<Day, number>): UnusualDay | null {
  const first = [...revenue].reduce<Day | null>((least, [each, value]) => {
    return value > 0 && (least === null || each < least) ? each : least;
  }, null);
  if (first === null || first > addDays(day, -DAYS_BEFORE_USUAL)) return null;
  const value = revenue.get(day) ?? 0;
  const off = offUsual(
    value,
    sameWeekdays(day).map((each) => revenue.get(each) ?? 0),
  );
  return off && { day, weekday: weekdayIndex(day), value, ...off };
}

/** Returns the same weekday in each of the eight weeks before a day, the last first. */
export const sameWeekdays = (day: Day): Day[] =>
  Array.from({ length: WEEKS }, (_, week) => addDays(day, -7 * (week + 1)));

/** Returns the usual value if a value is far from it, by the rule of `unusualDay`; null if it is usual. */
export function offUsual(value: number, before: readonly number[]): Pick<UnusualDay, 'usual' | 'percent'> | null {
  const usual = median(before);
  const off = value - usual;
  if (off === 0 || Math.abs(off) < usual * MIN_PART) return null;
  if (Math.abs(off) <= MAX_USUAL * spread(before, usual)) return null;
  return { usual, percent: usual === 0 ? null : Math.round((off / usual) * 100) };
}

/**
 * Returns a robust standard deviation; if most values are equal, it is based on the mean deviation instead, and 0 if
 * all are equal.
 */
function spread(values: readonly number[], usual: number): number {
  const deviations = values.map((value) => Math.abs(value - usual));
  const typical = median(deviations);
  if (typical > 0) return typical * BY_MEDIAN;
  return (deviations.reduce((sum, each) => sum + each, 0) / deviations.length) * BY_MEAN;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
