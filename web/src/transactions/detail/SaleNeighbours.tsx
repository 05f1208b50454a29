import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { IconButton, Stack } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../app/session.ts';
import { readListAddress } from '../../list/listAddress.ts';
import { useTransactionHistoryQuery } from '../gql/hooks.ts';
import { HISTORY, historyVariables, openedState } from '../list/historyAddress.ts';
import { isOfDrill } from '../list/useSalesList.ts';
import { useSaleDetailMessages } from './messages.ts';

/**
 * Links to the previous and next sale of the list that the sale was opened from. Back leads to that list, however many were
 * viewed.
 */
export function SaleNeighbours({ id }: { readonly id: string }) {
  const t = useSaleDetailMessages();
  const navigate = useNavigate();
  const { state } = useLocation();
  const neighbours = useNeighbours(id);
  if (!neighbours) return null;
  const ways = [
    ['previous', neighbours.previous, ChevronLeft],
    ['next', neighbours.next, ChevronRight],
  ] as const;
  return (
    <Stack className="screen-only" direction="row">
      {ways.map(([name, to, Icon]) => (
        <IconButton
          key={name}
          aria-label={t(`sale.${name}`)}
          title={t(`sale.${name}`)}
          disabled={to === null}
          onClick={() => navigate(`/transactions/${to}`, { state, replace: true })}
        >
          <Icon />
        </IconButton>
      ))}
    </Stack>
  );
}

interface Neighbours {
  /** Ids of the sales above and below in the list; null if there is none. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** Returns the neighbours of a sale in the list that it was opened from, also across pages of the list; null without a list. */
function useNeighbours(id: string): Neighbours | null {
  const { state } = useLocation();
  const { branchId } = useSession();
  const list = (state as { list?: string } | null)?.list;
  const address = new URLSearchParams(list ?? '');
  const read = openedState(readListAddress(HISTORY, address), !isOfDrill(address));
  // The list has just read this page, so nothing is loaded again.
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
