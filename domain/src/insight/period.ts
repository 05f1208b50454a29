/** A calendar day `YYYY-MM-DD` in the branch's time zone. */
export type Day = string;

/** The buttons of the filter bar (BI-23). */
export const PERIOD_FILTERS = ['All', 'Day', 'Month', 'Year', 'Custom'] as const;
export type PeriodFilter = (typeof PERIOD_FILTERS)[number];

export type PeriodType = 'Day' | 'Month' | 'Year' | 'All';

/** A span of days, both included, and the unit its figures are grouped by. */
export interface Period {
  from: Day;
  to: Day;
  periodType: PeriodType;
}

/** What the filter bar holds; null for none chosen. */
export interface PeriodChoice {
  filter: PeriodFilter | null;
  custom?: { from: Day; to: Day } | null;
}

/** OP-21 Where "all time" starts on the dashboard and on the report pages. */
export const ALL_TIME_START = { dashboard: '2000-01-01', report: '2020-01-01' } as const;

/** BI-23 Choosing a filter selects it, choosing the selected one clears it. */
export function togglePeriod(current: PeriodFilter | null, picked: PeriodFilter): PeriodFilter | null {
  return current === picked ? null : picked;
}

/** The days that a filter means for figures and reports (BI-23, BI-24, OP-21, OP-57); without one it is today. */
export function periodOf(choice: PeriodChoice, today: Day, page: keyof typeof ALL_TIME_START): Period {
  switch (choice.filter) {
    case 'All':
      return { from: ALL_TIME_START[page], to: today, periodType: 'All' };
    case 'Month':
      return { from: `${today.slice(0, 7)}-01`, to: today, periodType: 'Month' };
    case 'Year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today, periodType: 'Year' };
    case 'Custom':
      return choice.custom ? customPeriod(choice.custom, today) : dayPeriod(today);
    default:
      return dayPeriod(today);
  }
}

/** The span of the dashboard's bar chart: 6 units back to today (BI-27, BI-36). */
export function chartPeriodOf(choice: PeriodChoice, today: Day): Period {
  switch (choice.filter) {
    case 'All':
    case 'Custom':
      return periodOf(choice, today, 'dashboard');
    case 'Month':
      return { from: `${addMonths(today, -6).slice(0, 7)}-01`, to: today, periodType: 'Month' };
    case 'Year':
      return { from: `${pad(Number(today.slice(0, 4)) - 6, 4)}-01-01`, to: today, periodType: 'Year' };
    default:
      return { from: addDays(today, -6), to: today, periodType: 'Day' };
  }
}

/** OP-57 Whether a custom range may be applied: in order, and not beyond today. */
export function isCustomPeriod(custom: { from: Day; to: Day }, today: Day): boolean {
  return isDay(custom.from) && isDay(custom.to) && custom.from <= custom.to && custom.to <= today;
}

/** Whether a text is a real calendar day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;
}

/** The day so many days later (or earlier). */
export function addDays(day: Day, days: number): Day {
  const date = utcDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** The same day so many months later (or earlier), or the last day of that month when it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = utcDate(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, last));
  return dayOf(date);
}

/** The same days one month (or year) before, to compare with. */
export function previousPeriod(period: Period): Period {
  if (period.periodType === 'Month' || period.periodType === 'Year') {
    const months = period.periodType === 'Month' ? -1 : -12;
    return { ...period, from: addMonths(period.from, months), to: addMonths(period.to, months) };
  }
  const length = Math.round((utcDate(period.to).getTime() - utcDate(period.from).getTime()) / 86_400_000) + 1;
  return { ...period, from: addDays(period.from, -length), to: addDays(period.to, -length) };
}

/** BI-33 The weekday of a day, 1 to 7 from Sunday. */
export function weekdayIndex(day: Day): number {
  return utcDate(day).getUTCDay() + 1;
}

function customPeriod(custom: { from: Day; to: Day }, today: Day): Period {
  return isCustomPeriod(custom, today) ? { ...custom, periodType: 'Day' } : dayPeriod(today);
}

function dayPeriod(today: Day): Period {
  return { from: today, to: today, periodType: 'Day' };
}

function utcDate(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(date: Date): Day {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** How many days later the second day is. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcDate(to).getTime() - utcDate(from).getTime()) / 86_400_000);
}
