import { daysBefore } from '@taem/domain/insight/compareDays.ts';
import type { DayRange } from '@taem/domain/time/dayRange.ts';
import type { Context } from '../execution/context.ts';
import { todayOf } from '../gateway/today.ts';
import type { StatisticsScope } from './StatisticsScope.ts';
import { scopeOfDays } from './scopeOf.ts';

const FOURTEEN_HOURS = 14 * 3_600_000;

/** The days that a range is compared with; null when no comparison is asked, or nothing can be before. */
export async function scopeBefore(scope: StatisticsScope, context: Context): Promise<StatisticsScope | null> {
  const { asked, by, compare, branchId } = scope;
  if (!compare) return null;
  const range = daysBefore(await daysSoFar(scope, context), asked, by, compare);
  return range && scopeOfDays({ range, asked: range, by, compare: null, branchId });
}

/** Of days that were named and are not over only those that have been: the rest has no figures to compare. */
async function daysSoFar({ range, asked, branchId }: StatisticsScope, context: Context): Promise<DayRange> {
  // No clock is further ahead: up to there it costs no call to know that the days have been.
  const latestToday = new Date(Date.now() + FOURTEEN_HOURS).toISOString().slice(0, 10);
  if (asked.last || range.to <= latestToday) return range;
  const today = await todayOf(context, branchId);
  return today < range.to && range.from <= today ? { ...range, to: today } : range;
}
