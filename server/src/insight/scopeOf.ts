import { defaultUnit } from '@taem/domain/time/dayRange.ts';
import type { Context } from '../execution/context.ts';
import { figureRange } from '../gateway/askedDays.ts';
import type { QueryReportArgs, QueryStatisticsArgs } from '../generated/schema.ts';
import type { FiguresScope, StatisticsScope } from './StatisticsScope.ts';

/** What `statistics` is asked of, worked out once for all its fields. */
export async function statisticsScope(
  _: unknown,
  { range: asked, by, compare = null, branchId = null }: QueryStatisticsArgs,
  context: Context,
): Promise<StatisticsScope> {
  const range = await figureRange(context, asked, branchId);
  return scopeOfDays({ range, asked, by: by ?? defaultUnit(range), compare, branchId, soFar: null });
}

/** What `report` is asked of. */
export async function reportScope(
  _: unknown,
  { range: asked, branchId = null }: QueryReportArgs,
  context: Context,
): Promise<FiguresScope> {
  const range = await figureRange(context, asked, branchId);
  return { id: [range.from, range.to, branchId ?? 'ALL'].join(' '), range, branchId };
}

export function scopeOfDays(scope: Omit<StatisticsScope, 'id'>): StatisticsScope {
  const { range, by, compare, branchId, soFar } = scope;
  const days = [range.from, range.to, ...(soFar ? ['SO_FAR'] : [])];
  return { ...scope, id: [...days, by, compare ?? 'ALONE', branchId ?? 'ALL'].join(' ') };
}
