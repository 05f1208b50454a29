import { MEMBER_FILTER, POTENTIAL_FILTER } from '@taem/domain/customers/find/memberFilter.ts';
import type { FilterForm } from '@taem/domain/form/filterForm.ts';
import { MEMBER_PAGE_SIZE, POTENTIAL_PAGE_SIZE } from '@taem/domain/limits.ts';
import type { MemberFilter, MemberSort, PotentialFilter, PotentialSort, SegmentOf } from '../../gql/contract.ts';

/** One of the two lists of people: its filters, and its address. */
export interface FindKind<Filter, Field extends string> {
  readonly of: SegmentOf;
  readonly form: FilterForm<Filter>;
  /** The contract's order by each column that has one. */
  readonly sorts: Readonly<Record<string, Field>>;
  readonly usual: FindSort;
  readonly perPage: number;
  /** Where one of them is looked at. */
  readonly profile: (id: string) => string;
}

export interface FindSort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** CUST-03 */
export const MEMBERS: FindKind<MemberFilter, MemberSort['field']> = {
  of: 'MEMBERS',
  form: MEMBER_FILTER,
  sorts: {
    name: 'FIRSTNAME',
    tier: 'TIER',
    lastTransactionTime: 'LAST_TRANSACTION_TIME',
    totalRevenue: 'TOTAL_REVENUE',
    remainingPoints: 'REMAINING_POINTS',
    created: 'CREATED_AT',
  },
  // Who came last is looked for most; and it is an order that no sale changes.
  usual: { field: 'created', direction: 'desc' },
  perPage: MEMBER_PAGE_SIZE,
  profile: (id) => `/ci/member/profiles/${encodeURIComponent(id)}`,
};

/** CUST-11 */
export const POTENTIALS: FindKind<PotentialFilter, PotentialSort['field']> = {
  of: 'POTENTIALS',
  form: POTENTIAL_FILTER,
  sorts: { name: 'FIRSTNAME', lastActivityTime: 'LAST_ACTIVITY_TIME' },
  usual: { field: 'lastActivityTime', direction: 'desc' },
  perPage: POTENTIAL_PAGE_SIZE,
  profile: (id) => `/ci/potential/profiles/${encodeURIComponent(id)}`,
};
