import { toBaht } from '@taem/domain/money/money.ts';
import { typedAmount } from '@taem/domain/reading/amount.ts';
import { SALES_FILTER } from '@taem/domain/transactions/salesFilter.ts';
import type { TransactionFilter, TransactionSort } from '../../gql/contract.ts';
import { branchOf } from '../../list/branchFilter.tsx';
import { DAYS, requestedDays } from '../../list/chosenDays.ts';
import type { ListShape, ListState } from '../../list/listAddress.ts';

/** The filters of the list of sales in its address. `branchId` is `all` for every branch. */
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
/** The filters as they stand in the address. */
export type HistoryFilter = Partial<Record<string, string>>;

const SORTS: Readonly<Record<string, TransactionSort['field']>> = {
  createLocalTime: 'CREATE_LOCAL_TIME',
  transactionNo: 'TRANSACTION_NO',
  amountDue: 'AMOUNT_DUE',
  earnPoints: 'EARN_POINTS',
};
/** The same as variables of the operation. `branchInForce` counts unless the address names another; null is all of them. */
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

/** What makes no sense of an address is as if it were not there. */
function historyFilter(criteria: ListState['filter'], branchInForce: string | null): TransactionFilter {
  const range = requestedDays(criteria);
  const branchId = branchOf(criteria.branchId, branchInForce);
  return {
    ...(range && { range }),
    ...(branchId && { branchId }),
    ...SALES_FILTER.read(new URLSearchParams(criteria)),
  };
}

/** Every day there is, as an address has it: without any days it is of today. */
export const ANY_DAY = 'ALL_TIME';

/**
 * What the list shows where an address names no days: today's sales. A search by number covers every day, and so do the sales of
 * a member, a saved view and those behind a figure, which are of the figure's own days.
 */
export function openedState(read: ListState, opensToday: boolean): ListState {
  const { days, from, to, memberId } = read.filter as HistoryFilter;
  if (!opensToday || days || from || to || memberId || read.keyword.trim() !== '' || read.view) return read;
  return { ...read, filter: { ...read.filter, days: 'TODAY' } };
}

/** An amount in baht as typed; null for anything else. */
export function amountOf(typed: string | undefined): number | null {
  const amount = typedAmount(typed ?? '');
  return amount === null ? null : toBaht(amount);
}
