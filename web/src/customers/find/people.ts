import { MEMBER_COLUMNS, POTENTIAL_COLUMNS } from '@taem/domain/customers/find/memberColumns.ts';
import { MEMBER_FILTER, POTENTIAL_FILTER } from '@taem/domain/customers/find/memberFilter.ts';
import type { FilterForm } from '@taem/domain/form/filterForm.ts';
import { MEMBER_PAGE_SIZE, POTENTIAL_PAGE_SIZE } from '@taem/domain/limits.ts';
import { profilePath } from '../../app/profilePath.ts';
import type { MemberFilter, MemberSort, PotentialFilter, PotentialSort, SegmentOf } from '../../gql/contract.ts';
import type { ListShape, ListState, Sort } from '../../list/listAddress.ts';

/** One of the two lists of people: the possible states of its address, and what they are in the contract. */
export interface People<Filter, Field extends string> {
  readonly of: SegmentOf;
  readonly form: FilterForm<Filter>;
  readonly shape: ListShape & { readonly usual: Sort };
  /** The contract's sort field for each sort name of the address. */
  readonly orders: Readonly<Record<string, Field>>;
  /** Columns of its export. */
  readonly fileColumns: typeof MEMBER_COLUMNS;
  /** Returns the address of a person's profile. */
  readonly profile: (id: string) => string;
}

// biome-ignore lint/suspicious/noExplicitAny: whichever list it is.
export type AnyPeople = People<any, string>;

/** Sorting by name starts at the first letter, any other sort at the highest or latest value. */
const shapeOf = (
  form: AnyPeople['form'],
  orders: Readonly<Record<string, string>>,
  given: Pick<ListShape, 'columns' | 'perPage'> & { readonly usual: Sort },
): AnyPeople['shape'] => ({
  ...given,
  filters: form.names,
  filterOf: (address) => form.write(form.read(address)),
  sorts: Object.fromEntries(
    Object.keys(orders).map((name) => [name, name === 'name' ? ['asc', 'desc'] : ['desc', 'asc']]),
  ),
  unsaid: 'desc',
  savedAs: 'segment',
});

const MEMBER_ORDERS = {
  name: 'FIRSTNAME',
  code: 'CODE',
  tier: 'TIER',
  lastTransactionTime: 'LAST_TRANSACTION_TIME',
  totalRevenue: 'TOTAL_REVENUE',
  totalTransactions: 'TOTAL_TRANSACTIONS',
  remainingPoints: 'REMAINING_POINTS',
  created: 'CREATED_AT',
} as const satisfies Record<string, MemberSort['field']>;

/** CUST-03 */
export const MEMBERS: People<MemberFilter, MemberSort['field']> = {
  of: 'MEMBERS',
  form: MEMBER_FILTER,
  orders: MEMBER_ORDERS,
  shape: shapeOf(MEMBER_FILTER, MEMBER_ORDERS, {
    // The newest members are searched most often, and no sale changes this order.
    usual: { field: 'created', direction: 'desc' },
    columns: [
      ...['picture', 'name', 'code', 'phone', 'email', 'birthdate', 'gender', 'tier', 'tags', 'lastTransactionTime'],
      ...['totalTransactions', 'totalRevenue', 'remainingPoints', 'created'],
    ],
    perPage: MEMBER_PAGE_SIZE,
  }),
  fileColumns: MEMBER_COLUMNS,
  profile: profilePath,
};

const POTENTIAL_ORDERS = {
  name: 'FIRSTNAME',
  lastActivityTime: 'LAST_ACTIVITY_TIME',
} as const satisfies Record<string, PotentialSort['field']>;

/** CUST-11 */
export const POTENTIALS: People<PotentialFilter, PotentialSort['field']> = {
  of: 'POTENTIALS',
  form: POTENTIAL_FILTER,
  orders: POTENTIAL_ORDERS,
  shape: shapeOf(POTENTIAL_FILTER, POTENTIAL_ORDERS, {
    usual: { field: 'lastActivityTime', direction: 'desc' },
    columns: ['picture', 'name', 'nickname', 'phone', 'email', 'birthdate', 'gender', 'tags', 'lastActivityTime'],
    perPage: POTENTIAL_PAGE_SIZE,
  }),
  fileColumns: POTENTIAL_COLUMNS,
  profile: (id) => `/ci/potential/profiles/${encodeURIComponent(id)}`,
};

/** Returns a filter of the address in the contract's form; null for everyone. */
export const criteriaOf = <Filter>({ form }: People<Filter, string>, filter: ListState['filter']): Filter | null =>
  Object.keys(filter).length > 0 ? form.read(new URLSearchParams(filter)) : null;

/** Returns the state of a list as variables of its operation. */
export function peopleVariables<Filter, Field extends string>(people: People<Filter, Field>, state: ListState) {
  const { page, perPage, keyword, filter, sort } = state;
  const { field, direction } = sort ?? people.shape.usual;
  return {
    ...{ page, perPage, keyword: keyword.trim() || null, filter: criteriaOf(people, filter) },
    sort: {
      field: people.orders[field] as Field,
      direction: direction === 'desc' ? ('DESC' as const) : ('ASC' as const),
    },
  };
}
