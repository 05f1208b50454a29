import {
  type AskedDays,
  type DayRange,
  defaultUnit,
  dependsOnToday,
  figureDays,
} from '@taem/domain/insight/dayRange.ts';
import type { Context } from '../execution/context.ts';
import { checkDays } from '../gateway/askedDays.ts';
import { todayOf } from '../gateway/today.ts';
import type { QueryReportArgs, QueryStatisticsArgs } from '../generated/schema.ts';
import type { FiguresScope, StatisticsScope } from './StatisticsScope.ts';

/** What `statistics` is asked of, worked out once for all its fields. */
export async function statisticsScope(
  _: unknown,
  { range: asked, by, compare = null, branchId = null }: QueryStatisticsArgs,
  context: Context,
): Promise<StatisticsScope> {
  const range = await rangeOf(context, asked, branchId);
  return scopeOfDays({ range, asked, by: by ?? defaultUnit(range), compare, branchId });
}

/** What `report` is asked of. */
export async function reportScope(
  _: unknown,
  { range: asked, branchId = null }: QueryReportArgs,
  context: Context,
): Promise<FiguresScope> {
  const range = await rangeOf(context, asked, branchId);
  return { id: [range.from, range.to, branchId ?? 'ALL'].join(' '), range, branchId };
}

export function scopeOfDays(scope: Omit<StatisticsScope, 'id'>): StatisticsScope {
  const { range, by, compare, branchId } = scope;
  return { ...scope, id: [range.from, range.to, by, compare ?? 'ALONE', branchId ?? 'ALL'].join(' ') };
}

/** The days that are meant (BI-23, OP-21, OP-57); the calendar of the shop is asked for only where they depend on it. */
async function rangeOf(context: Context, asked: AskedDays, branchId: string | null): Promise<DayRange> {
  checkDays('range', asked);
  const isOpen = !asked.to;
  return figureDays(asked, isOpen || dependsOnToday(asked) ? await todayOf(context, branchId) : '');
}
