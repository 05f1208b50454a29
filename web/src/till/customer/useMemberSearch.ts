import { useEffect, useState } from 'react';
import { useSearchMembersQuery } from '../gql/hooks.ts';

const PAUSE_MS = 300;

/** The typed text, the search sent once typing pauses, and the page of members found (PAY-03). */
export function useMemberSearch() {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const trimmed = typed.trim();

  const searchNow = () => {
    setKeyword(trimmed);
    setPage(1);
  };
  useEffect(() => {
    if (trimmed === keyword) return;
    const timer = setTimeout(() => {
      setKeyword(trimmed);
      setPage(1);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [trimmed, keyword]);

  const { data, previousData, loading, error, refetch } = useSearchMembersQuery({
    variables: { keyword: keyword || null, page },
    // Points and tiers change at every till of the shop.
    fetchPolicy: 'cache-and-network',
  });
  const current = data ?? previousData;
  return {
    typed,
    setTyped,
    /** The list does not answer what is typed yet. */
    pending: trimmed !== keyword || (loading && !data),
    isSearching: keyword !== '',
    searchNow,
    page,
    setPage,
    members: current?.members.items ?? [],
    total: current?.members.total ?? 0,
    error: error && !data ? error : null,
    refetch,
  };
}
