import type { QueryResolvers, SortDirection } from '../generated/schema.ts';
import type { Context } from './context.ts';
import type { ListQuery } from './GatewayCalls.ts';
import { type PageArgs, pageOfRecords } from './page.ts';
import { listRecords, oneRecord } from './records.ts';
import type { Operation } from './selection.ts';

interface ListArgs<Filter> extends PageArgs {
  filter?: Filter | null;
  keyword?: string | null;
  sort?: { field: string; direction: SortDirection } | null;
}

interface PagedResource<One extends string, Many extends string, Filter> {
  /** GraphQL type of its records. */
  type: string;
  /** The field that returns one record by id, if the wire supports that. */
  one?: One;
  /** The field that returns a page of them. */
  many: Many;
  /** Converts the filter to the wire's query. */
  filter?(filter: Filter, context: Context): ListQuery | Promise<ListQuery>;
  /** Wire field of each value of the sort enum. */
  sortFields?: Readonly<Record<string, string>>;
  /** Whether a page may take long: it is then aborted when the caller disconnects. */
  endsWithCaller?: boolean;
  /** Without one, the gateway decides the order of rows. */
  defaultSort?: Readonly<Record<string, 1 | -1>>;
}

/** Creates the queries of a resource with a list screen: a page of it, and one record. */
export function pagedQueries<
  Many extends keyof QueryResolvers & string,
  Filter,
  One extends keyof QueryResolvers & string = never,
>(resource: PagedResource<One, Many, Filter>): Pick<QueryResolvers, One | Many> {
  const { type, one, many, filter: toWire, sortFields = {}, defaultSort, endsWithCaller } = resource;
  const queries = {
    ...(one && oneQuery(one, type)),
    [many]: async (_: unknown, args: ListArgs<Filter>, context: Context, info: Operation) => {
      const { filter, keyword, sort, ...range } = args;
      const field = sort && sortFields[sort.field];
      const query = {
        ...(filter && (await toWire?.(filter, context))),
        keyword,
        sort: field ? ({ [field]: sort.direction === 'DESC' ? -1 : 1 } as const) : defaultSort,
      };
      return await pageOfRecords(context, info, type, range, query, { endsWithCaller });
    },
  };
  return queries as Pick<QueryResolvers, One | Many>;
}

/** Creates the query of one record by its id. */
export function oneQuery<One extends keyof QueryResolvers & string>(one: One, type: string): Pick<QueryResolvers, One> {
  const query = (_: unknown, { id }: { id: string }, context: Context, info: Operation) =>
    oneRecord(context, info, type, id);
  return { [one]: query } as unknown as Pick<QueryResolvers, One>;
}

/** Creates the queries of a reference list, which is small, closed and read as a whole, and of one of its records. */
export function listQuery<
  Many extends keyof QueryResolvers & string,
  Filter,
  One extends keyof QueryResolvers & string = never,
>(
  many: Many,
  {
    type,
    one,
    filter: toWire,
    sort,
  }: { type: string; one?: One; filter?(filter: Filter): ListQuery; sort?: ListQuery['sort'] },
): Pick<QueryResolvers, One | Many> {
  const query = (_: unknown, { filter }: { filter?: Filter | null }, context: Context, info: Operation) =>
    listRecords(context, info, type, { ...(filter && toWire?.(filter)), sort });
  return { ...(one && oneQuery(one, type)), [many]: query } as Pick<QueryResolvers, One | Many>;
}
