import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { MemberProfileFragment, MemberProfileQuery } from '../gql/graphql.ts';
import { useMemberProfileQuery } from '../gql/hooks.ts';

export type MemberProfile = MemberProfileFragment;
export type LatestSale = MemberProfileQuery['latestSales']['items'][number];

/** Returns one member with all data of the profile pages: one operation, however many parts of a page call it. */
export function useMemberProfile(id: string) {
  const { data, error, refetch } = useMemberProfileQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    // A member's page stays usable if the sales cannot be read.
    errorPolicy: 'all',
  });
  const loaded: Partial<MemberProfileQuery> = data ?? {};
  const failed = isOfSales(error) ? undefined : error;
  return {
    /** null if there is no such member, undefined while loading. */
    member: loaded.member ?? (failed ? undefined : loaded.member),
    /** The latest first; undefined while they are not loaded. */
    latestSales: (loaded.latestSales as MemberProfileQuery['latestSales'] | null | undefined)?.items,
    /** Only set if the member cannot be displayed at all: data that was read before stays visible. */
    error: loaded.member ? undefined : failed,
    refetch,
  };
}

/** Whether only the sales could not be read. */
const isOfSales = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.every(({ path }) => path?.[0] === 'latestSales');
