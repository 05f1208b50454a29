import type { Context } from '../execution/context.ts';
import type { QueryStatisticsArgs } from '../generated/schema.ts';
import { resolvePeriod } from './resolvePeriod.ts';
import type { StatisticsScope } from './StatisticsScope.ts';

/** What `statistics` and `report` are asked of, worked out once for all their fields. */
export async function scopeOf(
  _: unknown,
  { period, branchId = null }: QueryStatisticsArgs,
  context: Context,
): Promise<StatisticsScope> {
  return { period: await resolvePeriod(context, period, branchId), branchId };
}
