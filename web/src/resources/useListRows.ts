import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../app/session.ts';
import type { ListState } from '../list/listAddress.ts';
import { type ListRows, listRows } from '../list/listRows.ts';
import { pageOfWhole } from './pageOfWhole.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { listVariables } from './recordShape.ts';

type Answer = Readonly<Record<string, Row[] | { items: Row[]; total: number } | null>>;

/** The rows of a record's list as its address has them. */
export function useListRows({ record, operations }: RecordScreens, state: ListState): ListRows<Row> {
  const { state: came } = useLocation();
  const { branchId } = useSession();
  const query = useQuery<Answer>(operations.list, {
    variables: record.whole ? {} : listVariables(record, state, branchId),
    // Others work in the same list; after a save the cache holds what was saved.
    fetchPolicy: came?.isSaved ? 'cache-first' : 'cache-and-network',
  });
  return listRows(query, ({ [record.many]: found }) =>
    Array.isArray(found) ? pageOfWhole(record, found, state) : found,
  );
}
