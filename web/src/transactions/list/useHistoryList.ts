import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { DRILL_NAMES, type Drill, readDrill } from '@taem/domain/insight/drill/drillAddress.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePermission } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { type ListState, readListAddress, writeListAddress } from '../../list/listAddress.ts';
import type { TransactionHistoryQuery } from '../gql/graphql.ts';
import { useTransactionHistoryQuery } from '../gql/hooks.ts';
import { HISTORY, type HistoryFilter, historyVariables, openedState } from './historyAddress.ts';

export type HistoryRow = TransactionHistoryQuery['transactions']['items'][number];

/** A list of sales: its columns, and its query. */
export interface HistoryList {
  readonly state: ListState;
  readonly filter: HistoryFilter;
  /** The same as variables of its operation. */
  readonly variables: ReturnType<typeof historyVariables>;
  readonly isNarrowed: boolean;
  /** The default days are today's. */
  readonly opensToday: boolean;
  /** The mark that it was opened from, as long as it lists what is behind that. */
  readonly drill: Drill | null;
  /** undefined while nothing has come yet. */
  readonly rows: readonly HistoryRow[] | undefined;
  readonly total: number;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly refetch: () => void;
  readonly change: (changes: Partial<ListState>) => void;
  /** Sets filters; an empty one is taken away. */
  readonly narrow: (changes: HistoryFilter) => void;
}

/** MGMT-31 The list for the address. Others sell and void in the meantime: it is reloaded whenever it is opened. */
export function useHistoryList(): HistoryList {
  const { branchId } = useSession();
  const { search } = useLocation();
  const [address, setAddress] = useSearchParams();
  const { canRead: readsFigures } = usePermission(PAGE.businessInsight);
  const drill = readDrill(address);
  const read = readListAddress(HISTORY, address);
  const opensToday = !readsFigures && drill === null;
  const state = openedState(read, opensToday);
  const variables = historyVariables(state, branchId);
  const { data, previousData, error, loading, refetch } = useTransactionHistoryQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const current = (data ?? previousData)?.transactions;

  // A choice builds on the last one, even before the address has it.
  const latest = useRef(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what the address says.
  useEffect(() => {
    latest.current = read;
  }, [search]);
  // What narrows a list begins at its first page; each choice can be taken back with Back.
  const change = (changes: Partial<ListState>) => {
    latest.current = { ...latest.current, page: 1, ...changes };
    const next = writeListAddress(HISTORY, latest.current);
    // Another page or order of the same sales comes to the same sum.
    if (!('keyword' in changes) && !('filter' in changes)) for (const name of DRILL_NAMES) copy(name, address, next);
    setAddress(next, { replace: 'keyword' in changes });
  };
  const narrow = (changes: HistoryFilter) => {
    const filter = Object.entries({ ...latest.current.filter, ...changes }).filter(([, value]) => value);
    change({ filter: Object.fromEntries(filter) as Record<string, string> });
  };
  return {
    state,
    filter: state.filter,
    variables,
    opensToday,
    drill,
    isNarrowed: read.keyword !== '' || Object.keys(read.filter).length > 0,
    rows: current?.items,
    total: current?.total ?? 0,
    loading,
    failed: Boolean(error) && !data,
    refetch: () => void refetch(),
    change,
    narrow,
  };
}

function copy(name: string, from: URLSearchParams, to: URLSearchParams): void {
  const value = from.get(name);
  if (value !== null) to.set(name, value);
}
