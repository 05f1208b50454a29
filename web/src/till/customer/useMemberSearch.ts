import { useState } from 'react';
import { useKeyword } from '../../ui/useKeyword.ts';
import { useSearchMembersQuery } from '../gql/hooks.ts';

/** Holds the typed text, the search that is sent once typing pauses, and the page of members found (PAY-03). */
export function useMemberSearch() {
  const [typed, setTyped] = useState('');
  const { keyword, searchNow } = useKeyword(typed);
  const [at, setAt] = useState({ keyword, page: 1 });
  // A new search starts at its first page.
  const page = at.keyword === keyword ? at.page : 1;

  const { data, previousData, loading, error, refetch } = useSearchMembersQuery({
    variables: { keyword: keyword || null, page },
    // Points and tiers change at every till of the shop.
    fetchPolicy: 'cache-and-network',
  });
  const current = data ?? previousData;
  return {
    typed,
    setTyped,
    /** Whether the list does not match the typed text yet. */
    pending: typed.trim() !== keyword || (loading && !data),
    isSearching: keyword !== '',
    searchNow,
    page,
    setPage: (next: number) => setAt({ keyword, page: next }),
    members: current?.members.items ?? [],
    total: current?.members.total ?? 0,
    error: error && !data ? error : null,
    refetch,
  };
}
