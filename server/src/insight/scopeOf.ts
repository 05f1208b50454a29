import { defaultUnit } from '@taem/domain/time/dayRange.ts';
import type { Context } from '../gateway/context.ts';
import { figureRange } from '../gateway/resolveDays.ts';
import type { QueryReportArgs, QueryStatisticsArgs } from '../generated/schema.ts';
import type { FiguresScope, StatisticsScope } from './StatisticsScope.ts';

/** Resolves the arguments of `statistics` once for all its fields. */
export async function statisticsScope(
  _: unknown,
  { range: requested, by, compare = null, branchId = null }: QueryStatisticsArgs,
  context: Context,
): Promise<StatisticsScope> {
  const range = await figureRange(context, requested, branchId);
  return scopeOfDays({ range, requested, by: by ?? defaultUnit(range), compare, branchId, soFar: null });
}

/** Resolves the arguments of `report`. */
export async function reportScope(
  _: unknown,
  { range: requested, branchId = null }: QueryReportArgs,
  context: Context,
): Promise<FiguresScope> {
  const range = await figureRange(context, requested, branchId);
  return { id: [range.from, range.to, branchId ?? 'ALL'].join(' '), range, branchId };
}

export function scopeOfDays(scope: Omit<StatisticsScope, 'id'>): StatisticsScope {
  const { range, by, compare, branchId, soFar } = scope;
  const days = [range.from, range.to, ...(soFar ? ['SO_FAR'] : [])];
  return { ...scope, id: [...days, by, compare ?? 'ALONE', branchId ?? 'ALL'].join(' ') };
}
