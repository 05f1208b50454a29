import { toBaht } from '@taem/domain/money/money.ts';
import { typedAmount } from '@taem/domain/reading/amount.ts';
import { SALES_FILTER } from '@taem/domain/transactions/salesFilter.ts';
import type { TransactionFilter, TransactionSort } from '../../gql/contract.ts';
import { branchOf } from '../../list/branchFilter.tsx';
import { DAYS, requestedDays } from '../../list/chosenDays.ts';
import type { ListShape, ListState } from '../../list/listAddress.ts';

/** The filters of the list of sales in its address. `branchId` is `all` for all branches. */
export const HISTORY = {
  filters: [...DAYS, 'branchId', ...SALES_FILTER.names],
  sorts: {
    createLocalTime: ['desc', 'asc'],
    transactionNo: ['desc', 'asc'],
    amountDue: ['desc', 'asc'],
    earnPoints: ['desc', 'asc'],
  },
  unsaid: 'asc',
  usual: { field: 'createLocalTime', direction: 'desc' },
  columns: [
    ...['transactionNo', 'createLocalTime', 'customer', 'tenders', 'branch', 'till', 'cashier'],
    ...['amountDue', 'earnPoints'],
  ],
} as const satisfies ListShape;
/** The filters by name, as in the address. */
export type HistoryFilter = Partial<Record<string, string>>;

const SORTS: Readonly<Record<string, TransactionSort['field']>> = {
  createLocalTime: 'CREATE_LOCAL_TIME',
  transactionNo: 'TRANSACTION_NO',
  amountDue: 'AMOUNT_DUE',
  earnPoints: 'EARN_POINTS',
};
/**
 * Returns the variables of the list's operation. Unless the address names a branch, `branchInForce` applies; null is all
 * branches.
 */
export function historyVariables(state: ListState, branchInForce: string | null) {
  const { page, perPage, keyword, sort } = state;
  const field = sort && SORTS[sort.field];
  return {
    page,
    perPage,
    keyword: keyword.trim() || null,
    filter: historyFilter(state.filter, branchInForce),
    sort: field ? { field, direction: sort.direction === 'desc' ? ('DESC' as const) : ('ASC' as const) } : null,
  };
}

/** Returns the filter of an address, without invalid values. */
function historyFilter(criteria: ListState['filter'], branchInForce: string | null): TransactionFilter {
  const range = requestedDays(criteria);
  const branchId = branchOf(criteria.branchId, branchInForce);
  return {
    ...(range && { range }),
    ...(branchId && { branchId }),
    ...SALES_FILTER.read(new URLSearchParams(criteria)),
  };
}

/** The value in an address for all days: an address without days means today. */
export const ANY_DAY = 'ALL_TIME';

/**
 * Completes the state of an address without days with today. A search by number covers all days, and so do the sales of a
 * member, those of a saved view, and those behind a figure, which has its own days.
 */
export function openedState(read: ListState, opensToday: boolean): ListState {
  const { days, from, to, memberId } = read.filter as HistoryFilter;
  if (!opensToday || days || from || to || memberId || read.keyword.trim() !== '' || read.view) return read;
  return { ...read, filter: { ...read.filter, days: 'TODAY' } };
}

/** Returns the typed amount in baht; null for anything else. */
export function amountOf(typed: string | undefined): number | null {
  const amount = typedAmount(typed ?? '');
  return amount === null ? null : toBaht(amount);
}
