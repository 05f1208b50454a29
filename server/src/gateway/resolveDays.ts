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

/** The first and last day, both included; null if open. */
export interface OpenDays {
  from: Day | null;
  to: Day | null;
}

/** Refuses invalid days, under the name of their argument. */
export function checkDays(name: string, requested: RequestedDays): void {
  const problem = refuseDays(requested);
  if (!problem) return;
  throw new GraphQLError(`${name} ${problem}.`, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
}

/** Resolves the days of a list by the business day, or by another `today`. Only relative ranges cost the call that loads it. */
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

/** Resolves the days of figures (BI-23, OP-21, OP-57); the shop's calendar is loaded only if they depend on it. */
export async function figureRange(
  context: Context,
  requested: RequestedDays,
  branchId: string | null,
): Promise<DayRange> {
  checkDays('range', requested);
  const isOpen = !requested.to;
  return figureDays(requested, isOpen || dependsOnToday(requested) ? await todayOf(context, branchId) : '');
}

/** Resolves the days in these fields of a filter. */
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
