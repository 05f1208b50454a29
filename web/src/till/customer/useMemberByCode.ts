import { useApolloClient } from '@apollo/client/react';
import { phoneDigits } from '@taem/domain/person/phone.ts';
import { useCallback } from 'react';
import { isDenied } from '../../app/isDenied.ts';
import { SearchMembersDocument, type TillMemberFragment } from '../gql/graphql.ts';

/** No member code or phone is shorter. */
const SHORTEST = 4;

/** The one member with exactly this code or phone, as a card or a hand gives it; null when there is none, or none may be seen. */
export function useMemberByCode(): (typed: string) => Promise<TillMemberFragment | null> {
  const client = useApolloClient();
  return useCallback(
    async (typed) => {
      const keyword = typed.trim();
      if (keyword.length < SHORTEST) return null;
      try {
        const { data } = await client.query({
          query: SearchMembersDocument,
          variables: { keyword, page: 1 },
          fetchPolicy: 'network-only',
        });
        const found = data?.members.items.filter((member) => isNamedBy(member, keyword)) ?? [];
        return found.length === 1 ? (found[0] ?? null) : null;
      } catch (error) {
        if (isDenied(error)) return null;
        throw error;
      }
    },
    [client],
  );
}

function isNamedBy({ code, phone }: TillMemberFragment, keyword: string): boolean {
  if (code.toLowerCase() === keyword.toLowerCase()) return true;
  const digits = phoneDigits(keyword);
  return phone != null && digits.length >= SHORTEST && digits === phoneDigits(phone);
}
