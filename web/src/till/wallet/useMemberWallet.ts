import { MEMBER_TRANSACTION_PAGE_SIZE, MEMBER_TRANSACTION_RANGE } from '@taem/domain/limits.ts';
import { useState } from 'react';
import { useMemberWalletQuery } from '../gql/hooks.ts';

/** WALL-02, OP-48: a member's sales that earned or used points, newest first; older pages on demand. */
export function useMemberWallet(memberId: string) {
  const [page, setPage] = useState(1);
  const [fetchingMore, setFetchingMore] = useState(false);
  const { data, error, loading, refetch, fetchMore } = useMemberWalletQuery({
    variables: { memberId, range: MEMBER_TRANSACTION_RANGE, page: 1, perPage: MEMBER_TRANSACTION_PAGE_SIZE },
    // Another till may have sold to the member a moment ago.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const current = data?.transactions;

  const loadOlder = async () => {
    if (fetchingMore) return;
    setFetchingMore(true);
    try {
      await fetchMore({
        variables: { page: page + 1 },
        updateQuery: (before, { fetchMoreResult: { transactions: more } }) => {
          // A sale in the meantime moves the last rows of a page onto the next one.
          const loadedIds = new Set(before.transactions.items.map(({ id }) => id));
          const items = [...before.transactions.items, ...more.items.filter(({ id }) => !loadedIds.has(id))];
          return { ...before, transactions: { ...more, items } };
        },
      });
      setPage(page + 1);
    } finally {
      setFetchingMore(false);
    }
  };
  return {
    movements: current?.items,
    hasOlder: page * MEMBER_TRANSACTION_PAGE_SIZE < (current?.total ?? 0),
    loading: loading || fetchingMore,
    loadOlder,
    failed: Boolean(error) && !data,
    refetch,
  };
}
