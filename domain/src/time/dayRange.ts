import { addDays, addMonths, type Day, daysBetween, weekdayIndex } from './calendar.ts';

/** Ranges of days relative to today, so that a saved query with one stays current. */
export const RELATIVE_RANGES = [
  'TODAY',
  'YESTERDAY',
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'LAST_90_DAYS',
  'THIS_WEEK',
  'LAST_WEEK',
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_QUARTER',
  'LAST_QUARTER',
  'THIS_YEAR',
  'LAST_YEAR',
  'ALL_TIME',
] as const;
export type RelativeRange = (typeof RELATIVE_RANGES)[number];

/** Returns the range with this name; undefined for anything else. */
export const relativeRange = (name: unknown): RelativeRange | undefined => RELATIVE_RANGES.find((one) => one === name);

/** The units of time that series of figures are grouped by; a week begins on Monday. */
export const TIME_UNITS = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** Every day of figures, and every day that they are compared with, lies between these. */
export const FIRST_DAY: Day = '1900-01-01';
export const LAST_DAY: Day = '2999-12-31';

/** OP-21 The day at which `ALL_TIME` starts. */
export const ALL_TIME_START: Day = '2000-01-01';

/** The first and the last day, both included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** The days of a request: a relative range by its name, or `from` and `to`, one of which may be omitted. */
export interface RequestedDays {
  last?: RelativeRange | null;
  from?: Day | null;
  to?: Day | null;
}

/** Returns why the requested days are invalid; null if they are valid. */
export function refuseDays({ last, from, to }: RequestedDays): string | null {
  if (last && (from || to)) return 'takes either `last`, or `from` and `to`';
  if (!last && !from && !to) return 'needs `last`, `from` or `to`';
  return from && to && from > to ? 'has a `from` after its `to`' : null;
}

/** Whether the requested days change from one day to the next. */
export function dependsOnToday({ last }: RequestedDays): boolean {
  return last != null && last !== 'ALL_TIME';
}

/**
 * Returns the first and last requested day; null where an end is open. Weeks, months and longer units are whole, also
 * where they end in the future.
 */
export function daysOf({ last, from, to }: RequestedDays, today: Day): { from: Day | null; to: Day | null } {
  if (!last) return { from: from ?? null, to: to ?? null };
  if (last === 'ALL_TIME') return { from: null, to: null };
  if (last === 'TODAY') return { from: today, to: today };
  if (last === 'YESTERDAY') return { from: addDays(today, -1), to: addDays(today, -1) };
  const count = /\d+/.exec(last)?.[0];
  if (count) return { from: addDays(today, 1 - Number(count)), to: today };
  const unit = unitOf(last);
  const first = firstOf(unit, last.startsWith('THIS') ? today : addDays(firstOf(unit, today), -1));
  return { from: first, to: lastOf(unit, first) };
}

/**
 * Returns the days that figures cover: from `ALL_TIME_START` if no start is requested, up to today if no end is
 * requested or a relative range ends later.
 */
export function figureDays(requested: RequestedDays, today: Day): DayRange {
  const { from, to } = daysOf(requested, today);
  const last = to === null || (requested.last && to > today) ? today : to;
  return { from: from ?? (last < ALL_TIME_START ? last : ALL_TIME_START), to: last };
}

const MAX_DAYS_BY_DAY = 92;
const MAX_DAYS_BY_MONTH = 3 * 366;

/** Returns the default unit of a range, chosen so that a chart has room for its figures. */
export function defaultUnit(range: DayRange): TimeUnit {
  const days = lengthOf(range);
  if (days <= MAX_DAYS_BY_DAY) return 'DAY';
  return days <= MAX_DAYS_BY_MONTH ? 'MONTH' : 'YEAR';
}

/** Counts the units that a range touches, which is the maximum number of figures in its series. */
export function unitsIn({ from, to }: DayRange, unit: TimeUnit): number {
  if (unit === 'DAY') return lengthOf({ from, to });
  const [first, last] = [firstOf(unit, from), firstOf(unit, to)];
  if (unit === 'WEEK') return daysBetween(first, last) / 7 + 1;
  return monthsBetween(first, last) / MONTHS_IN[unit] + 1;
}

/** Returns the first day of the unit that contains a day. */
export function firstOf(unit: TimeUnit, day: Day): Day {
  if (unit === 'DAY') return day;
  if (unit === 'WEEK') return addDays(day, -((weekdayIndex(day) + 5) % 7));
  const month = Number(day.slice(5, 7)) - 1;
  return addMonths(`${day.slice(0, 7)}-01`, -(month % MONTHS_IN[unit]));
}

/** Returns the last day of the unit that contains a day. */
export function lastOf(unit: TimeUnit, day: Day): Day {
  const first = firstOf(unit, day);
  if (unit === 'DAY') return first;
  return unit === 'WEEK' ? addDays(first, 6) : addDays(addMonths(first, MONTHS_IN[unit]), -1);
}

export const MONTHS_IN = { MONTH: 1, QUARTER: 3, YEAR: 12 } as const;

/** Returns the unit in the name of a relative range; `DAY` if its name has no longer one. */
export function unitOf(last: RelativeRange): TimeUnit {
  return TIME_UNITS.find((unit) => last.endsWith(`_${unit}`)) ?? 'DAY';
}

export function lengthOf({ from, to }: DayRange): number {
  return daysBetween(from, to) + 1;
}

function monthsBetween(from: Day, to: Day): number {
  const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from);
}
