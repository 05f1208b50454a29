import { addDays, type Day } from '@taem/domain/insight/period.ts';
import type { Parameters } from '../resource/Parameters.ts';

export interface BranchDays {
  from: Day;
  /** Included. */
  to: Day;
  /** null: every branch. */
  branchIds: readonly string[] | null;
}

export type Rollup = 'sales' | 'channels' | 'products' | 'members' | 'guests';

/**
 * SQL of a rollup's rows in a period: `day` and the wanted columns. Unless single days are wanted, whole months are read
 * from the rows by month and from the few rows that are not folded into them yet; so a long period costs no more than
 * its months, however much was sold.
 */
export function figuresOf(
  rollup: Rollup,
  columns: string,
  period: BranchDays,
  parameters: Parameters,
  singleDays = false,
): string {
  const branches = period.branchIds === null ? '' : ` and branch_id = any(${parameters.add(period.branchIds)}::uuid[])`;
  const date = (day: string) => `${parameters.add(day)}::date`;
  const days = (condition: string) =>
    `select business_date as day, ${columns} from daily_${rollup} where ${condition}${branches}`;
  const months = singleDays ? null : wholeMonths(period);
  if (!months) return days(`business_date >= ${date(period.from)} and business_date <= ${date(period.to)}`);
  const [from, until] = [date(months.from), date(months.until)];
  return [
    `select month as day, ${columns} from monthly_${rollup} where month >= ${from} and month < ${until}${branches}`,
    days(`slot > 0 and business_date >= ${from} and business_date < ${until}`),
    ...(period.from < months.from ? [days(`business_date >= ${date(period.from)} and business_date < ${from}`)] : []),
    ...(period.to >= months.until ? [days(`business_date >= ${until} and business_date <= ${date(period.to)}`)] : []),
  ].join('\n    union all ');
}

/** The whole months of a period, the end not included; null when there is none. */
function wholeMonths({ from, to }: BranchDays): { from: Day; until: Day } | null {
  const first = from.endsWith('-01') ? from : firstOfNextMonth(from);
  const until = `${addDays(to, 1).slice(0, 7)}-01`;
  return first < until ? { from: first, until } : null;
}

function firstOfNextMonth(day: Day): Day {
  return `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}
