import { checkExcluded } from '@taem/domain/customers/find/checkFilter.ts';
import { memberQuery, potentialQuery } from '@taem/domain/customers/find/memberQuery.ts';
import { GraphQLError } from 'graphql';
import type { Context } from '../../gateway/context.ts';
import { type ListQuery, queryString } from '../../gateway/GatewayCalls.ts';
import { resolveDays, withDays } from '../../gateway/resolveDays.ts';
import { pagedQueries } from '../../gateway/resourceQueries.ts';
import type { MemberFilter, PotentialFilter, QueryResolvers, SortDirection } from '../../generated/schema.ts';

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

/** CUST-09 A filter of members on the wire: the same for their list, their number and their file. */
export async function memberListQuery(criteria: MemberFilter, context: Context): Promise<ListQuery> {
  refuseExcluded(criteria);
  const filter = await withDays(context, criteria, ['birthdate', 'lastTransaction', 'created']);
  if (!criteria.bought?.days) return memberQuery(filter, context.clock.now());
  const days = await resolveDays(context, 'bought.days', criteria.bought.days);
  return memberQuery({ ...filter, bought: { ...criteria.bought, days } }, context.clock.now());
}

async function potentialListQuery(criteria: PotentialFilter, context: Context): Promise<ListQuery> {
  refuseExcluded(criteria);
  return potentialQuery(await withDays(context, criteria, ['birthdate', 'lastActivity']), context.clock.now());
}

function refuseExcluded(criteria: MemberFilter & PotentialFilter): void {
  const [problem] = checkExcluded(criteria);
  if (!problem) return;
  const message = `filter.${problem.name}: ${problem.message}.`;
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
}

interface ExportArguments<Filter> {
  filter?: Filter | null;
  keyword?: string | null;
  sort?: { field: string; direction?: SortDirection | null } | null;
}

/** Calls the gateway only for the calendar: the file itself is read by the client that opens the address. */
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
