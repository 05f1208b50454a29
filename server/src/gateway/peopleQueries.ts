import { checkExcluded } from '@taem/domain/customers/find/checkFilter.ts';
import { memberQuery, potentialQuery } from '@taem/domain/customers/find/memberQuery.ts';
import { GraphQLError } from 'graphql';
import type { MemberFilter, PotentialFilter } from '../generated/schema.ts';
import type { Context } from './context.ts';
import type { ListQuery } from './GatewayCalls.ts';
import { resolveDays, withDays } from './resolveDays.ts';

/** CUST-09 Converts a filter of members to the wire, the same for their list, count, file and bulk edit. */
export async function memberListQuery(criteria: MemberFilter, context: Context): Promise<ListQuery> {
  refuseExcluded(criteria);
  const filter = await withDays(context, criteria, ['birthdate', 'lastTransaction', 'created']);
  if (!criteria.bought?.days) return memberQuery(filter, context.clock.now());
  const days = await resolveDays(context, 'bought.days', criteria.bought.days);
  return memberQuery({ ...filter, bought: { ...criteria.bought, days } }, context.clock.now());
}

export async function potentialListQuery(criteria: PotentialFilter, context: Context): Promise<ListQuery> {
  refuseExcluded(criteria);
  return potentialQuery(await withDays(context, criteria, ['birthdate', 'lastActivity']), context.clock.now());
}

function refuseExcluded(criteria: MemberFilter & PotentialFilter): void {
  const [problem] = checkExcluded(criteria);
  if (!problem) return;
  const message = `filter.${problem.name}: ${problem.message}.`;
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
}
