import { addDays, type Day } from '@taem/domain/time/calendar.ts';
import { andInBranches } from '../resource/andInBranches.ts';
import type { Parameters } from '../resource/Parameters.ts';
import { type SoFar, salesSoFar } from './soFar.ts';

export interface BranchDays {
  from: Day;
  /** Included. */
  to: Day;
  /** null for every branch. */
  branchIds: readonly string[] | null;
  /** How far the last day counts; it counts whole if absent. */
  soFar?: SoFar | null;
}

/** Takes the place of a missing id in rows of rollups. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Returns SQL of whether any of these columns has a sum other than 0: a return alone has one, though it counts as no sale. */
export const anyMoved = (figures: readonly string[]): string =>
  figures.map((figure) => `sum(${figure}) <> 0`).join(' or ');

export type Rollup = 'sales' | 'channels' | 'products' | 'members' | 'guests' | 'hours' | 'offers';

/**
 * Returns SQL of a rollup's rows in a period: `day` and the requested columns. Unless single days are requested, whole
 * months are read from the monthly rows and from the few rows not folded into them yet, so that a long period costs no
 * more than its months, however much was sold. If nothing was sold in the rest of the last month, that month is read as
 * a whole one. If the last day counts only so far, the sales of that day alone are read.
 */
export function figuresOf(
  rollup: Rollup,
  columns: string,
  period: BranchDays,
  parameters: Parameters,
  singleDays = false,
): string {
  if (period.soFar) return figuresSoFar(rollup, columns, { ...period, soFar: period.soFar }, parameters, singleDays);
  const branches = andInBranches('branch_id', period.branchIds, parameters);
  const date = (day: string) => `${parameters.add(day)}::date`;
  const days = (condition: string) =>
    `select business_date as day, ${columns} from daily_${rollup} where ${condition}${branches}`;
  const months = (condition: string) =>
    `select month as day, ${columns} from monthly_${rollup} where ${condition}${branches}`;

  const first = period.from.endsWith('-01') ? period.from : nextMonth(period.from);
  const to = date(period.to);
  const since = (end: string) => days(`business_date >= ${date(period.from)} and ${end}`);
  if (singleDays || first > period.to) return since(`business_date <= ${to}`);
  const last = `${period.to.slice(0, 7)}-01`;
  const [start, end, after] = [date(first), date(last), date(nextMonth(period.to))];
  const later = `(select exists (select from daily_sales where business_date > ${to} and business_date < ${after}))`;
  return [
    months(`month >= ${start} and month < ${end}`),
    days(`slot > 0 and business_date >= ${start} and business_date < ${end}`),
    months(`month = ${end} and not ${later}`),
    days(`slot > 0 and business_date >= ${end} and business_date < ${after} and not ${later}`),
    days(`business_date >= ${end} and business_date <= ${to} and ${later}`),
    ...(period.from < first ? [since(`business_date < ${start}`)] : []),
  ].join('\n    union all ');
}

function figuresSoFar(
  rollup: Rollup,
  columns: string,
  period: BranchDays & { soFar: SoFar },
  parameters: Parameters,
  singleDays: boolean,
): string {
  const { from, to, branchIds } = period;
  const lastDay = `select business_date as day, ${columns} from ${rollup}_figures
    where business_date = ${parameters.add(to)}::date and transaction_id = any(${salesSoFar(period, parameters)})`;
  if (from === to) return lastDay;
  const whole = { from, to: addDays(to, -1), branchIds };
  return `${figuresOf(rollup, columns, whole, parameters, singleDays)}\n    union all ${lastDay}`;
}

function nextMonth(day: Day): Day {
  return `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}
