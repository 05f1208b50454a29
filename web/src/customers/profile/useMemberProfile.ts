import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { MemberProfileFragment, MemberProfileQuery } from '../gql/graphql.ts';
import { useMemberProfileQuery } from '../gql/hooks.ts';

export type MemberProfile = MemberProfileFragment;
export type LatestSale = MemberProfileQuery['latestSales']['items'][number];

/** One member with all that the pages of the profile show: one operation, however many parts of a page ask for it. */
export function useMemberProfile(id: string) {
  const { data, error, refetch } = useMemberProfileQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    // A member's page stays usable when the sales cannot be read.
    errorPolicy: 'all',
  });
  const loaded: Partial<MemberProfileQuery> = data ?? {};
  const failed = isOfSales(error) ? undefined : error;
  return {
    /** null if there is no such member, undefined while loading. */
    member: loaded.member ?? (failed ? undefined : loaded.member),
    /** The latest first; undefined while they are not known. */
    latestSales: (loaded.latestSales as MemberProfileQuery['latestSales'] | null | undefined)?.items,
    /** Only of a member who could not be shown at all: what was read before stays in sight. */
    error: loaded.member ? undefined : failed,
    refetch,
  };
}

/** Only the sales could not be read. */
const isOfSales = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.every(({ path }) => path?.[0] === 'latestSales');
