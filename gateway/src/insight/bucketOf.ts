import type { Parameters } from '../resource/Parameters.ts';
import type { InsightPeriod } from './readPeriod.ts';

/** Whether single days are needed, as the monthly rows do not contain them. */
export const needsSingleDays = ({ type }: InsightPeriod) => type === 'Day' || type === 'Week';

/** Returns SQL of the first day of the bucket that contains `day`. */
export function bucketOf(period: InsightPeriod, parameters: Parameters): string {
  if (period.type === 'Day') return 'day';
  if (period.type === 'All') return `${parameters.add(period.from)}::date`;
  return `date_trunc('${period.type.toLowerCase()}', day)::date`;
}
