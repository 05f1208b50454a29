import type { Parameters } from '../resource/Parameters.ts';
import { type InsightPeriod, wholeMonths } from './readPeriod.ts';

export type Rollup = 'sales' | 'channels' | 'products' | 'members' | 'guests';

/**
 * SQL of a rollup's rows in a period: `day` and the wanted columns. Unless single days are wanted, whole months are read
 * from the rows by month and from the few rows that are not folded into them yet; so a long period costs no more than
 * its months, however much was sold.
 */
export function figuresOf(
  rollup: Rollup,
  columns: string,
  period: InsightPeriod,
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

/** SQL of the first day of the bucket that `day` falls in. */
export function bucketOf(period: InsightPeriod, parameters: Parameters): string {
  if (period.type === 'Day') return 'day';
  if (period.type === 'All') return `${parameters.add(period.from)}::date`;
  return `date_trunc('${period.type.toLowerCase()}', day)::date`;
}
