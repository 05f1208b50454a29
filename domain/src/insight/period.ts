import { addDays, addMonths, type Day, isDay } from '../time/calendar.ts';
import {
  ALL_TIME_START,
  type DayRange,
  defaultUnit,
  firstOf,
  lengthOf,
  MONTHS_IN,
  type RequestedDays,
  type TimeUnit,
} from '../time/dayRange.ts';
import { COMPARISONS, type Comparison } from './compareDays.ts';

/** BI-23 The periods of a dashboard or a report. */
export const PERIOD_MODES = ['all', 'day', 'month', 'year', 'custom'] as const;
export type PeriodMode = (typeof PERIOD_MODES)[number];

/** BI-23 The period if none is chosen. */
export const DEFAULT_PERIOD: PeriodMode = 'day';

/** BI-27 The number of units before the current one in a chart along time. */
const UNITS_BACK = 6;

/** A mode, with the days if they were chosen individually. */
export type Period = { mode: Exclude<PeriodMode, 'custom'> } | { mode: 'custom'; range: DayRange };

/** Why the chosen days cannot be used. */
export type PeriodProblem = 'incomplete' | 'inverted' | 'future' | 'tooEarly';

/** BI-23 Returns the mode after one is chosen; choosing the current one again returns the default. */
export function togglePeriod(current: PeriodMode, chosen: PeriodMode): PeriodMode {
  return current === chosen ? DEFAULT_PERIOD : chosen;
}

/** BI-25 Returns why days cannot be chosen; null if both are given, in order, and not after today. */
export function refusePeriod({ from, to }: DayRange, today: Day): PeriodProblem | null {
  if (!isDay(from) || !isDay(to)) return 'incomplete';
  if (from > to) return 'inverted';
  if (to > today) return 'future';
  return from < ALL_TIME_START ? 'tooEarly' : null;
}

/** BI-24, BI-27 Returns the days of figures by name, so that the shop's calendar decides which days they are. */
export function figuresOfPeriod(period: Period): RequestedDays {
  switch (period.mode) {
    case 'all':
      return { last: 'ALL_TIME' };
    case 'day':
      return { last: 'TODAY' };
    case 'month':
      return { last: 'THIS_MONTH' };
    case 'year':
      return { last: 'THIS_YEAR' };
    case 'custom':
      return { ...period.range };
  }
}

/** Up to this many days may be compared with the same weekdays of earlier weeks; longer ranges contain all weekdays anyway. */
const MAX_DAYS_BY_WEEKS = 31;

/** Returns the comparisons that a period offers. */
export function comparisonsOf(period: Period): readonly Comparison[] {
  const isShort =
    period.mode === 'custom'
      ? lengthOf(period.range) <= MAX_DAYS_BY_WEEKS
      : period.mode === 'day' || period.mode === 'month';
  return COMPARISONS.filter((each) => isShort || each !== 'PREVIOUS_WEEK');
}

/** OP-21 The day at which all time starts on the pages of reports. */
export const REPORTS_START: Day = '2020-01-01';

/** OP-21 Returns the days of a report: all time begins in 2020, on the dashboard in 2000. */
export const reportDays = (period: { readonly mode: PeriodMode }, range: RequestedDays): RequestedDays =>
  period.mode === 'all' ? { from: REPORTS_START } : range;

/** BI-27 Returns the days of a chart along time and its unit: from six units back to the current one. */
export function chartOfPeriod(period: Period, today: Day): { range: DayRange; by: TimeUnit } {
  if (period.mode === 'custom') return { range: period.range, by: defaultUnit(period.range) };
  if (period.mode === 'all') {
    const range = { from: ALL_TIME_START, to: today };
    return { range, by: defaultUnit(range) };
  }
  const by = ({ day: 'DAY', month: 'MONTH', year: 'YEAR' } as const)[period.mode];
  return { range: { from: unitsBack(today, by), to: today }, by };
}

function unitsBack(today: Day, by: 'DAY' | 'MONTH' | 'YEAR'): Day {
  if (by === 'DAY') return addDays(today, -UNITS_BACK);
  return addMonths(firstOf(by, today), -UNITS_BACK * MONTHS_IN[by]);
}
