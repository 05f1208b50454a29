import type { Parameters } from '../resource/Parameters.ts';
import type { InsightPeriod } from './readPeriod.ts';

/** SQL of the first day of the bucket that `day` falls in. */
/** What the rows by month do not contain. */
export const needsSingleDays = ({ type }: InsightPeriod) => type === 'Day' || type === 'Week';

export function bucketOf(period: InsightPeriod, parameters: Parameters): string {
  if (period.type === 'Day') return 'day';
  if (period.type === 'All') return `${parameters.add(period.from)}::date`;
  return `date_trunc('${period.type.toLowerCase()}', day)::date`;
}
