import { useApolloClient } from '@apollo/client/react';
import { phoneDigits } from '@taem/domain/person/phone.ts';
import { useCallback } from 'react';
import { isDenied } from '../../app/isDenied.ts';
import { SearchMembersDocument, type TillMemberFragment } from '../gql/graphql.ts';

/** Minimum length of a member code or phone. */
const SHORTEST = 4;

/**
 * Returns a function that finds the one member with exactly this code or phone, scanned or typed; null if there is none or
 * more than one, or the user may not see members.
 */
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
