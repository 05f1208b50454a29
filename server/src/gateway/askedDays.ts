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
import type { Context } from '../execution/context.ts';
import { todayOf } from './today.ts';

/** Both included; null where they are open. */
export interface OpenDays {
  from: Day | null;
  to: Day | null;
}

/** Refuses days that cannot be meant, under the name of their argument. */
export function checkDays(name: string, asked: RequestedDays): void {
  const problem = refuseDays(asked);
  if (!problem) return;
  throw new GraphQLError(`${name} ${problem}.`, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
}

/** The days of a list. Only what depends on the calendar of the shop costs the call that tells it. */
export async function askedDays(
  context: Context,
  name: string,
  asked: RequestedDays | null | undefined,
  branchId?: string | null,
): Promise<OpenDays> {
  if (!asked) return { from: null, to: null };
  checkDays(name, asked);
  return daysOf(asked, dependsOnToday(asked) ? await todayOf(context, branchId) : '');
}

/** The days of figures (BI-23, OP-21, OP-57); the calendar of the shop is asked for only where they depend on it. */
export async function figureRange(context: Context, asked: RequestedDays, branchId: string | null): Promise<DayRange> {
  checkDays('range', asked);
  const isOpen = !asked.to;
  return figureDays(asked, isOpen || dependsOnToday(asked) ? await todayOf(context, branchId) : '');
}

/** A filter with the days of these fields worked out. */
export async function withDays<Filter extends object>(
  context: Context,
  filter: Filter,
  names: readonly (keyof Filter & string)[],
): Promise<Filter> {
  const given = names.filter((name) => filter[name]);
  const days = await Promise.all(given.map((name) => askedDays(context, name, filter[name] as RequestedDays)));
  return { ...filter, ...Object.fromEntries(given.map((name, index) => [name, days[index]])) };
}
