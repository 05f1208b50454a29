import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../app/session.ts';
import type { ListState } from '../list/listAddress.ts';
import { type ListRows, listRows } from '../list/listRows.ts';
import { pageOfWhole } from './pageOfWhole.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { listVariables } from './recordShape.ts';

type Answer = Readonly<Record<string, Row[] | { items: Row[]; total: number } | null>>;

/** Returns the rows of a record's list for the state of its address. */
export function useListRows({ record, operations }: RecordScreens, state: ListState): ListRows<Row> {
  const { state: came } = useLocation();
  const { branchId } = useSession();
  const query = useQuery<Answer>(operations.list, {
    variables: record.whole ? {} : listVariables(record, state, branchId),
    // Other users change the same list; right after a save the cache already holds the saved record.
    fetchPolicy: came?.isSaved ? 'cache-first' : 'cache-and-network',
  });
  return listRows(query, ({ [record.many]: found }) =>
    Array.isArray(found) ? pageOfWhole(record, found, state) : found,
  );
}
