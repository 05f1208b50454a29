import type { Context } from '../../gateway/context.ts';
import { type ListQuery, queryString } from '../../gateway/GatewayCalls.ts';
import { memberListQuery, potentialListQuery } from '../../gateway/peopleQueries.ts';
import { pagedQueries } from '../../gateway/resourceQueries.ts';
import type { QueryResolvers, SortDirection } from '../../generated/schema.ts';

const BY_NAME = { FIRSTNAME: 'firstname', LASTNAME: 'lastname', CREATED_AT: 'time' };
const MEMBER_SORTS: Readonly<Record<string, string>> = {
  ...BY_NAME,
  CODE: 'code',
  TIER: 'tier.current.name',
  LAST_TRANSACTION_TIME: 'last_transaction_time',
  TOTAL_REVENUE: 'accum.payment.total_revenue',
  TOTAL_TRANSACTIONS: 'accum.payment.total_transaction',
  REMAINING_POINTS: 'lifetime_value.remaining_reward',
};
const POTENTIAL_SORTS: Readonly<Record<string, string>> = { ...BY_NAME, LAST_ACTIVITY_TIME: 'last_activity_time' };
const LATEST_FIRST = { last_activity_time: -1 } as const;

interface ExportArguments<Filter> {
  filter?: Filter | null;
  keyword?: string | null;
  sort?: { field: string; direction?: SortDirection | null } | null;
}

/**
 * Creates the query of an export address. It calls the gateway only for the calendar: the client that opens the address
 * loads the file.
 */
function exportAddress<Filter>(
  path: string,
  toWire: (filter: Filter, context: Context) => Promise<ListQuery>,
  sorts: Readonly<Record<string, string>>,
  usual?: ListQuery['sort'],
) {
  return async (_: unknown, { filter, keyword, sort }: ExportArguments<Filter>, context: Context) => {
    const field = sort && sorts[sort.field];
    const order = field ? { [field]: sort.direction === 'DESC' ? -1 : 1 } : usual;
    const query = { ...(filter && (await toWire(filter, context))), keyword, sort: order } as ListQuery;
    return `/export/${path}${queryString(query)}`;
  };
}

const memberExport: QueryResolvers['memberExport'] = exportAddress('members', memberListQuery, MEMBER_SORTS);
const potentialExport: QueryResolvers['potentialExport'] = exportAddress(
  'potentials',
  potentialListQuery,
  POTENTIAL_SORTS,
  LATEST_FIRST,
);

export const findQueries = {
  ...pagedQueries({
    type: 'Member',
    one: 'member',
    many: 'members',
    filter: memberListQuery,
    sortFields: MEMBER_SORTS,
    endsWithCaller: true,
  }),
  ...pagedQueries({
    type: 'Potential',
    one: 'potential',
    many: 'potentials',
    filter: potentialListQuery,
    sortFields: POTENTIAL_SORTS,
    defaultSort: LATEST_FIRST,
    endsWithCaller: true,
  }),
  memberExport,
  potentialExport,
};
