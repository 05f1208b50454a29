import { MAX_PAGE } from '@taem/domain/limits.ts';
import { GraphQLError } from 'graphql';
import type { Context } from './context.ts';
import type { ListQuery, ReadOptions } from './GatewayCalls.ts';
import { planOf } from './plan.ts';
import { readRecords } from './records.ts';
import { resourceOf } from './resourceOf.ts';
import { type Operation, selectionOf } from './selection.ts';

export interface PageArgs {
  page?: number | null;
  perPage?: number | null;
}

export interface Page<T> {
  items: T[];
  total: number;
}

export const MAX_PER_PAGE = 1000;

/** Loads one page of a list with its total, in one call. */
export async function pageOfRecords<T>(
  context: Context,
  operation: Operation,
  typeName: string,
  args: PageArgs,
  query: ListQuery,
  options?: ReadOptions,
): Promise<Page<T>> {
  const { limit, skip } = rangeOf(args);
  const { projection } = planOf(context.records, selectionOf(operation), typeName);
  const resource = resourceOf(context.records, typeName);
  const { rows, total } = await context.gateway.list(resource, { ...query, limit, skip, projection }, options);
  return { items: await readRecords<T>(context, operation, typeName, rows), total };
}

/** Returns `limit` and `skip` of a page. */
export function rangeOf({ page, perPage }: PageArgs): { limit: number; skip: number } {
  const limit = within('perPage', perPage ?? 10, MAX_PER_PAGE);
  return { limit, skip: (within('page', page ?? 1, MAX_PAGE) - 1) * limit };
}

/** Returns the value of an argument; throws unless it is from `least` to `most`. */
export function within(name: string, value: number, most: number, least = 1): number {
  if (value >= least && value <= most) return value;
  throw new GraphQLError(`${name} must be from ${least} to ${most}.`, {
    extensions: { code: 'BAD_USER_INPUT', status: 400 },
  });
}
