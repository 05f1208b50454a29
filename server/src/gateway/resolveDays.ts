import type { Day } from '@taem/domain/time/calendar.ts';
import {
  type DayRange,
  daysOf,
  dependsOnToday,
  figureDays,
  type RequestedDays,
  refuseDays,
} from '@taem/domain/time/dayRange.ts';
import { GraphQLError } from 'graphql';
import type { Context } from './context.ts';
import { dateOf, todayOf } from './today.ts';

/** Both included; null where they are open. */
export interface OpenDays {
  from: Day | null;
  to: Day | null;
}

/** Refuses days that cannot be meant, under the name of their argument. */
export function checkDays(name: string, requested: RequestedDays): void {
  const problem = refuseDays(requested);
  if (!problem) return;
  throw new GraphQLError(`${name} ${problem}.`, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
}

/** The business days of a list, or days by another `today`. Only ranges that depend on it cost the call that loads it. */
export async function resolveDays(
  context: Context,
  name: string,
  requested: RequestedDays | null | undefined,
  branchId?: string | null,
  today = todayOf,
): Promise<OpenDays> {
  if (!requested) return { from: null, to: null };
  checkDays(name, requested);
  return daysOf(requested, dependsOnToday(requested) ? await today(context, branchId) : '');
}

/** The days of figures (BI-23, OP-21, OP-57); the shop's calendar is loaded only where they depend on it. */
export async function figureRange(
  context: Context,
  requested: RequestedDays,
  branchId: string | null,
): Promise<DayRange> {
  checkDays('range', requested);
  const isOpen = !requested.to;
  return figureDays(requested, isOpen || dependsOnToday(requested) ? await todayOf(context, branchId) : '');
}

/** A filter with the dates of these fields worked out. */
export async function withDays<Filter extends object>(
  context: Context,
  filter: Filter,
  names: readonly (keyof Filter & string)[],
): Promise<Filter> {
  const given = names.filter((name) => filter[name]);
  const days = await Promise.all(
    given.map((name) => resolveDays(context, name, filter[name] as RequestedDays, null, dateOf)),
  );
  return { ...filter, ...Object.fromEntries(given.map((name, index) => [name, days[index]])) };
}
