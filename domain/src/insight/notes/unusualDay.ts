import { addDays, type Day, weekdayIndex } from '../../time/calendar.ts';

/** This many same weekdays before a day say what is usual. */
const WEEKS = 8;
/** How many days before the first one shown have to be known. */
export const DAYS_BEFORE_USUAL = WEEKS * 7;
const MAX_USUAL = 3.5;
const MIN_PART = 0.05;
/** Of a normal distribution, standard deviations in a median absolute deviation, and in a mean one. */
const BY_MEDIAN = 1.4826;
const BY_MEAN = 1.2533;

export interface UnusualDay {
  readonly day: Day;
  /** 1 to 7 from Sunday (BI-33). */
  readonly weekday: number;
  readonly value: number;
  /** Median of the same weekday in the eight weeks before. */
  readonly usual: number;
  /** Above or, negative, below the usual in whole percent; null where usually nothing is sold. */
  readonly percent: number | null;
}

/**
 * The day, when its revenue is far from that of the same weekday in the eight weeks before: more than 3.5 robust standard deviations
 * from their median, and by at least 5 % of it. null for a usual day, and in a shop that has not traded for eight weeks before it.
 * Amounts in any one unit; a day that is missing sold nothing.
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

/** The same weekday in each of the eight weeks before a day, the last first. */
export const sameWeekdays = (day: Day): Day[] =>
  Array.from({ length: WEEKS }, (_, week) => addDays(day, -7 * (week + 1)));

/** What is usual, when a value is far from it as above; null where it is as usual. */
export function offUsual(value: number, before: readonly number[]): Pick<UnusualDay, 'usual' | 'percent'> | null {
  const usual = median(before);
  const off = value - usual;
  if (off === 0 || Math.abs(off) < usual * MIN_PART) return null;
  if (Math.abs(off) <= MAX_USUAL * spread(before, usual)) return null;
  return { usual, percent: usual === 0 ? null : Math.round((off / usual) * 100) };
}

/** A robust standard deviation; where most are alike their mean deviation stands in, and 0 where all are. */
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
