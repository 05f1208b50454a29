import type { LikelyMembersQuery } from '../../gql/graphql.ts';
import { useLikelyMembersQuery } from '../../gql/hooks.ts';

export type LikelyMember = NonNullable<LikelyMembersQuery['likelyMembers']>[number];

/** Who may be a member already, by the answers as they are sent; asked anew each time, as it is a moment's truth. */
export function useLikelyMembers(answers: Readonly<Record<string, string>>) {
  const { phone, firstname, lastname, birthdate } = answers;
  const { data, loading } = useLikelyMembersQuery({
    variables: { phone, firstname, lastname, birthdate },
    fetchPolicy: 'no-cache',
  });
  // Whoever cannot be asked keeps nobody from being registered: the gateway refuses the same phone anyway.
  return { likely: data?.likelyMembers ?? [], loading };
}
