import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { type ListState, listVariables } from './listAddress.ts';
import { pageOfWhole } from './pageOfWhole.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';

/** One page of a list as its address asks for it, or the one before until it comes; undefined until the first answer. */
export function useListRows({ record, operations }: RecordScreens, state: ListState) {
  const { state: came } = useLocation();
  const { data, previousData, error, loading, refetch } = useQuery(operations.list, {
    variables: record.whole ? {} : listVariables(state),
    // Others work in the same list; after a save the cache holds what was saved.
    fetchPolicy: came?.isSaved ? 'cache-first' : 'cache-and-network',
  });
  const answer = (data ?? previousData)?.[record.many] as Row[] | { items: Row[]; total: number } | null | undefined;
  const current = Array.isArray(answer) ? pageOfWhole(record, answer, state) : (answer ?? undefined);
  return { current, isPrevious: data === undefined, error, loading, refetch };
}
