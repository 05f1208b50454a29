import { comparedAt, daysBefore } from '@taem/domain/insight/compareDays.ts';
import { businessDate, formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { addDays, type Day, daysBetween } from '@taem/domain/time/calendar.ts';
import type { Context } from '../gateway/context.ts';
import { type DayClock, dayClockOf } from '../gateway/today.ts';
import type { SoFar, StatisticsScope } from './StatisticsScope.ts';
import { scopeOfDays } from './scopeOf.ts';

/** No business day anywhere ends later than this: earlier ranges are certainly over, so no call is needed. */
const A_DAY = 24 * 3_600_000;

/** Returns the days that a range is compared with; null without a comparison, or if nothing can precede it. */
export async function scopeBefore(scope: StatisticsScope, context: Context): Promise<StatisticsScope | null> {
  const { requested, by, compare, branchId, range: now } = scope;
  if (!compare) return null;
  const mayRun = requested.last !== 'ALL_TIME' && now.to >= dayBehind(context.clock.now());
  const clock = mayRun ? await dayClockOf(context, branchId) : null;
  const moment = context.clock.now();
  const before = daysBefore(
    now,
    requested,
    by,
    compare,
    clock ? businessDate(moment, clock.zone, clock.dayEnds) : undefined,
  );
  if (!before) return null;
  const { soFarOf, ...range } = before;
  const soFar = clock && soFarOf ? soFarAt(moment, clock, soFarOf, range.to) : null;
  return scopeOfDays({ range, requested: range, by, compare: null, branchId, soFar });
}

const dayBehind = (moment: Date): Day => new Date(moment.getTime() - A_DAY).toISOString().slice(0, 10);

function soFarAt(moment: Date, { zone }: DayClock, day: Day, to: Day): SoFar {
  const at = comparedAt(moment);
  const clock = formatLocalTime(toLocalTime(new Date(at), zone));
  // After midnight, before the business day ends, the clock already has the next date.
  return { day, at, until: `${addDays(to, daysBetween(day, clock.slice(0, 10)))}${clock.slice(10)}` };
}
