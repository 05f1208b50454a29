import type { MemberProfileFragment } from '../gql/graphql.ts';
import { useMemberProfileQuery } from '../gql/hooks.ts';

export type MemberProfile = MemberProfileFragment;

/** One member with all that the pages of the profile show: one operation, however many parts of a page ask for it. */
export function useMemberProfile(id: string) {
  const { data, error, refetch } = useMemberProfileQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return {
    /** null when there is none, undefined until it is known. */
    member: data?.member,
    /** Only of what could not be shown at all: what was read before stays in sight. */
    error: data ? undefined : error,
    refetch,
  };
}
