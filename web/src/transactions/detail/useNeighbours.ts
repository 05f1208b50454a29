import { useLocation } from 'react-router-dom';
import { useSession } from '../../app/session.ts';
import { readListAddress } from '../../list/listAddress.ts';
import { useTransactionHistoryQuery } from '../gql/hooks.ts';
import { HISTORY, historyVariables, openedState } from '../list/historyAddress.ts';
import { isOfDrill } from '../list/useSalesList.ts';

export interface Neighbours {
  /** Id of the sale above and below in the list; null where there is none. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** The sales beside one in the list that it was opened from, over the ends of its page too; null without a list. */
export function useNeighbours(id: string): Neighbours | null {
  const { state } = useLocation();
  const { branchId } = useSession();
  const list = (state as { list?: string } | null)?.list;
  const address = new URLSearchParams(list ?? '');
  const read = openedState(readListAddress(HISTORY, address), !isOfDrill(address));
  // The list has just read this page: nothing is loaded again.
  const pageOf = (page: number, skip: boolean) => ({
    variables: historyVariables({ ...read, page }, branchId),
    skip: list === undefined || skip,
    fetchPolicy: 'cache-first' as const,
  });
  const { data } = useTransactionHistoryQuery(pageOf(read.page, false));
  const { items, total } = data?.transactions ?? { items: [], total: 0 };
  const at = items.findIndex((sale) => sale.id === id);
  const [isFirst, isLast] = [at === 0 && read.page > 1, at === items.length - 1 && read.page * read.perPage < total];
  const before = useTransactionHistoryQuery(pageOf(read.page - 1, !isFirst));
  const after = useTransactionHistoryQuery(pageOf(read.page + 1, at < 0 || !isLast));
  if (at < 0) return null;
  return {
    previous: items[at - 1]?.id ?? (isFirst ? (before.data?.transactions.items.at(-1)?.id ?? null) : null),
    next: items[at + 1]?.id ?? (isLast ? (after.data?.transactions.items[0]?.id ?? null) : null),
  };
}
