import type { LikelyMembersQuery } from '../../gql/graphql.ts';
import { useLikelyMembersQuery } from '../../gql/hooks.ts';

export type LikelyMember = NonNullable<LikelyMembersQuery['likelyMembers']>[number];

/** Returns likely members for the answers to be sent; loaded each time, as they may change at any moment. */
export function useLikelyMembers(answers: Readonly<Record<string, string>>) {
  const { phone, firstname, lastname, birthdate } = answers;
  const { data, loading } = useLikelyMembersQuery({
    variables: { phone, firstname, lastname, birthdate },
    fetchPolicy: 'no-cache',
  });
  // A failed search does not prevent registration: the gateway refuses a duplicate phone anyway.
  return { likely: data?.likelyMembers ?? [], loading };
}
