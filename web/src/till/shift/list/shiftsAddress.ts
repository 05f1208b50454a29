import { SHIFT_STATES, shiftsFound } from '@taem/domain/till/shiftsFound.ts';
import { daysOf } from '@taem/domain/time/dayRange.ts';
import { businessToday } from '../../../app/shopDay.ts';
import type { ShiftFilter, ShiftSort } from '../../../gql/contract.ts';
import { branchOf } from '../../../list/branchFilter.tsx';
import { DAYS, requestedDays } from '../../../list/chosenDays.ts';
import type { ExportFormat } from '../../../list/download.ts';
import type { ListShape, ListState } from '../../../list/listAddress.ts';

/** The list of shifts in its address; the values of `state` and `different` are words. */
export const SHIFTS = {
  filters: [...DAYS, 'branchId', 'tillId', 'personId', 'state', 'different'],
  sorts: {
    number: ['desc', 'asc'],
    businessDate: ['desc', 'asc'],
    openedAt: ['desc', 'asc'],
    closedAt: ['desc', 'asc'],
    difference: ['asc', 'desc'],
  },
  unsaid: 'asc',
  usual: { field: 'openedAt', direction: 'desc' },
  columns: [
    ...['number', 'till', 'branch', 'businessDate', 'openedAt', 'openedBy', 'closedAt', 'closedBy'],
    ...['openingCash', 'openingDifference', 'expectedCash', 'countedCash', 'difference', 'leftCash', 'reason'],
  ],
} as const satisfies ListShape;

const SORTS: Readonly<Record<string, ShiftSort['field']>> = {
  number: 'NUMBER',
  businessDate: 'BUSINESS_DATE',
  openedAt: 'OPENED_AT',
  closedAt: 'CLOSED_AT',
  difference: 'DIFFERENCE',
};

/** Returns the criteria of the address, except its days; invalid values are omitted. */
function criteriaOf({ filter }: ListState, branchInForce: string | null) {
  const { tillId, personId, state, different } = filter;
  return {
    branchId: branchOf(filter.branchId, branchInForce),
    tillId: tillId ?? null,
    personId: personId ?? null,
    state: SHIFT_STATES.find((each) => each === state) ?? null,
    isDifferent: different === 'yes' ? true : different === 'no' ? false : null,
  };
}

/** Returns the variables of the list's operations. */
export function shiftVariables(state: ListState, branchInForce: string | null) {
  const { page, perPage, keyword, sort } = state;
  const field = sort && SORTS[sort.field];
  const filter: ShiftFilter = { ...criteriaOf(state, branchInForce), range: requestedDays(state.filter) };
  return {
    ...{ page, perPage, filter, keyword: keyword.trim() || null },
    sort: field ? { field, direction: sort.direction === 'desc' ? ('DESC' as const) : ('ASC' as const) } : null,
  };
}

/** Columns of the file by those of the list; money columns are summed if their sum is meaningful. */
const FILE_COLUMNS: Readonly<Record<string, readonly [field: string, isSummed?: 'sum']>> = {
  number: ['number'],
  till: ['till.name'],
  branch: ['branch.name'],
  businessDate: ['business_date'],
  openedAt: ['opened_at'],
  openedBy: ['opened_by_name'],
  closedAt: ['closed_at'],
  closedBy: ['closed_by_name'],
  openingCash: ['opening_cash'],
  openingDifference: ['opening_difference', 'sum'],
  expectedCash: ['expected_cash', 'sum'],
  countedCash: ['counted_cash', 'sum'],
  difference: ['difference', 'sum'],
  leftCash: ['left_cash'],
  reason: ['reason'],
};

/** Returns the address of the whole list as a file. */
export function shiftsFile(
  state: ListState,
  branchInForce: string | null,
  columns: readonly { readonly name: string; readonly label: string }[],
  total: string,
  format: ExportFormat,
): string {
  const { from, to } = daysOf(requestedDays(state.filter) ?? {}, businessToday());
  const ofFile = columns.map(({ name, label }) => {
    const [field = name, isSummed] = FILE_COLUMNS[name] ?? [];
    return [field, label, ...(isSummed ? [isSummed] : [])];
  });
  const sort = state.sort ?? SHIFTS.usual;
  const [field = 'opened_at'] = FILE_COLUMNS[sort.field] ?? [];
  const keyword = state.keyword.trim();
  const query = new URLSearchParams({
    ...{ format, columns: JSON.stringify(ofFile), total },
    filter: JSON.stringify(shiftsFound(criteriaOf(state, branchInForce))),
    sort: JSON.stringify({ [field]: sort.direction === 'desc' ? -1 : 1 }),
    ...(from && { from }),
    ...(to && { to }),
    ...(keyword && { keyword }),
  });
  return `/export/shifts?${query}`;
}
