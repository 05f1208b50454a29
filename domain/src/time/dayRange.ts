import { addDays, addMonths, type Day, daysBetween, weekdayIndex } from './calendar.ts';

/** Ranges of days by what they mean today, so that what is saved with one does not age. */
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

/** The range of this name; undefined for anything else. */
export const relativeRange = (name: unknown): RelativeRange | undefined => RELATIVE_RANGES.find((one) => one === name);

/** What figures along time are added up by; a week begins on Monday. */
export const TIME_UNITS = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** OP-21 Where all time starts. */
export const ALL_TIME_START: Day = '2000-01-01';

/** Both days included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** Requested days: by name, or by the days themselves, of which one may be left open. */
export interface RequestedDays {
  last?: RelativeRange | null;
  from?: Day | null;
  to?: Day | null;
}

/** Why days cannot be meant; null when they can. */
export function refuseDays({ last, from, to }: RequestedDays): string | null {
  if (last && (from || to)) return 'takes either `last`, or `from` and `to`';
  if (!last && !from && !to) return 'needs `last`, `from` or `to`';
  return from && to && from > to ? 'has a `from` after its `to`' : null;
}

/** Whether it takes the calendar to say which days are meant. */
export function dependsOnToday({ last }: RequestedDays): boolean {
  return last != null && last !== 'ALL_TIME';
}

/** The days meant, whole weeks, months and so on to their last day; null where they are open. */
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

/** The days that figures are of: from the first there can be, up to today where they have no end or it is to come. */
export function figureDays(requested: RequestedDays, today: Day): DayRange {
  const { from, to } = daysOf(requested, today);
  const last = to === null || (requested.last && to > today) ? today : to;
  return { from: from ?? (last < ALL_TIME_START ? last : ALL_TIME_START), to: last };
}

const MAX_DAYS_BY_DAY = 92;
const MAX_DAYS_BY_MONTH = 3 * 366;

/** The default unit of a range: about as many figures as a chart can show. */
export function defaultUnit(range: DayRange): TimeUnit {
  const days = lengthOf(range);
  if (days <= MAX_DAYS_BY_DAY) return 'DAY';
  return days <= MAX_DAYS_BY_MONTH ? 'MONTH' : 'YEAR';
}

/** How many units a range touches: as many figures as there are at most along it. */
export function unitsIn({ from, to }: DayRange, unit: TimeUnit): number {
  if (unit === 'DAY') return lengthOf({ from, to });
  const [first, last] = [firstOf(unit, from), firstOf(unit, to)];
  if (unit === 'WEEK') return daysBetween(first, last) / 7 + 1;
  return monthsBetween(first, last) / MONTHS_IN[unit] + 1;
}

/** First day of the unit that a day is in. */
export function firstOf(unit: TimeUnit, day: Day): Day {
  if (unit === 'DAY') return day;
  if (unit === 'WEEK') return addDays(day, -((weekdayIndex(day) + 5) % 7));
  const month = Number(day.slice(5, 7)) - 1;
  return addMonths(`${day.slice(0, 7)}-01`, -(month % MONTHS_IN[unit]));
}

/** Last day of the unit that a day is in. */
export function lastOf(unit: TimeUnit, day: Day): Day {
  const first = firstOf(unit, day);
  if (unit === 'DAY') return first;
  return unit === 'WEEK' ? addDays(first, 6) : addDays(addMonths(first, MONTHS_IN[unit]), -1);
}

export const MONTHS_IN = { MONTH: 1, QUARTER: 3, YEAR: 12 } as const;

/** The unit that a relative range is named after; days for all others. */
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
