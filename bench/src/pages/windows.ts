import { type Days, lastOfMonth, plusDays, plusMonths, type Unit } from './days.ts';

/** The days of a page, and those it is compared with. */
export interface Window {
  readonly name: string;
  /** Its parameters in the address. */
  readonly address: string;
  readonly days: Days;
  /** null if there are no earlier days. */
  readonly before: Days | null;
  /** The unit of the chart along time. */
  readonly chart: { readonly days: Days; readonly unit: Unit };
}

const START = '2000-01-01';

/** Returns the windows in which every page is opened. Their days are computed independently of the product. */
export function windowsOf(today: string): Record<'day' | 'month' | 'year' | 'all' | 'tenDays' | 'weeks', Window> {
  const month = `${today.slice(0, 7)}-01`;
  const year = `${today.slice(0, 4)}-01-01`;
  const first = plusMonths(month, -5);
  const ten = { from: first, to: plusDays(first, 9) };
  const weeks = { from: plusDays(plusMonths(month, -2), 11), to: plusDays(plusMonths(month, -2), 27) };
  const custom = ({ from, to }: Days) => `period=custom&from=${from}&to=${to}`;
  return {
    day: {
      name: 'day',
      address: 'period=day',
      days: { from: today, to: today },
      before: { from: plusDays(today, -1), to: plusDays(today, -1) },
      chart: { days: { from: plusDays(today, -6), to: today }, unit: 'DAY' },
    },
    month: {
      name: 'month',
      address: 'period=month',
      days: { from: month, to: today },
      before: alike({ from: month, to: today }, -1),
      chart: { days: { from: plusMonths(month, -6), to: today }, unit: 'MONTH' },
    },
    year: {
      name: 'year against last year',
      address: 'period=year&compare=year',
      days: { from: year, to: today },
      before: alike({ from: year, to: today }, -12),
      chart: { days: { from: plusMonths(year, -72), to: today }, unit: 'YEAR' },
    },
    all: {
      name: 'all',
      address: 'period=all',
      days: { from: START, to: today },
      before: null,
      chart: { days: { from: START, to: today }, unit: 'YEAR' },
    },
    tenDays: {
      name: 'first ten days of a month',
      address: custom(ten),
      days: ten,
      before: alike(ten, -1),
      chart: { days: ten, unit: 'DAY' },
    },
    weeks: {
      name: '17 days against the days before',
      address: custom(weeks),
      days: weeks,
      before: { from: plusDays(weeks.from, -17), to: plusDays(weeks.from, -1) },
      chart: { days: weeks, unit: 'DAY' },
    },
  };
}

/** Returns the corresponding days this many months away: a whole month for a whole month. */
export function alike({ from, to }: Days, months: number): Days {
  const like = plusMonths(to, months);
  return { from: plusMonths(from, months), to: to === lastOfMonth(to) ? lastOfMonth(like) : like };
}

/** Returns the first days of the units that days touch. */
export function unitsOf({ from, to }: Days, unit: Unit): string[] {
  const units: string[] = [];
  const cut = { DAY: from, MONTH: `${from.slice(0, 7)}-01`, YEAR: `${from.slice(0, 4)}-01-01` };
  const next = (first: string) => (unit === 'DAY' ? plusDays(first, 1) : plusMonths(first, unit === 'MONTH' ? 1 : 12));
  for (let first = cut[unit]; first <= to; first = next(first)) units.push(first);
  return units;
}
