import { comparedAt, daysBefore } from '@taem/domain/insight/compareDays.ts';
import { businessDate, formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import type { Context } from '../gateway/context.ts';
import { zoneOf } from '../gateway/today.ts';
import type { SoFar, StatisticsScope } from './StatisticsScope.ts';
import { scopeOfDays } from './scopeOf.ts';

/** No clock is further behind: what ends before needs no call to know that it is over. */
const TWELVE_HOURS = 12 * 3_600_000;

/** The days that a range is compared with; null without a comparison, or where nothing can precede it. */
export async function scopeBefore(scope: StatisticsScope, context: Context): Promise<StatisticsScope | null> {
  const { requested, by, compare, branchId, range: now } = scope;
  if (!compare) return null;
  const mayRun = requested.last !== 'ALL_TIME' && now.to >= dayBehind(context.clock.now());
  const zone = mayRun ? await zoneOf(context, branchId) : null;
  const moment = context.clock.now();
  const before = daysBefore(now, requested, by, compare, zone ? businessDate(moment, zone) : undefined);
  if (!before) return null;
  const { soFarOf, ...range } = before;
  const soFar = zone && soFarOf ? soFarAt(moment, zone, soFarOf, range.to) : null;
  return scopeOfDays({ range, requested: range, by, compare: null, branchId, soFar });
}

const dayBehind = (moment: Date): Day => new Date(moment.getTime() - TWELVE_HOURS).toISOString().slice(0, 10);

function soFarAt(moment: Date, zone: string, day: Day, to: Day): SoFar {
  const at = comparedAt(moment);
  return { day, at, until: `${to}${formatLocalTime(toLocalTime(new Date(at), zone)).slice(10)}` };
}
