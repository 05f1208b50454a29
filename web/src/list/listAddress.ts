import { MAX_PAGE, TABLE_PAGE_SIZE } from '@taem/domain/limits.ts';

export const PAGE_SIZES: readonly number[] = [10, 25, 50, 100];

export type Direction = 'asc' | 'desc';

export interface Sort {
  readonly field: string;
  readonly direction: Direction;
}

/** The state of a list. All of it is in the address, so that Back, reload and a shared link show the same. */
export interface ListState {
  readonly page: number;
  readonly perPage: number;
  readonly keyword: string;
  /** null for the default order. */
  readonly sort: Sort | null;
  /** Filters by name, as in the address; no value is empty. */
  readonly filter: Readonly<Record<string, string>>;
  /** Columns in order; null for the default ones. */
  readonly columns: readonly string[] | null;
  /** Id of the saved view or segment that it was opened with; later changes are in the other fields. */
  readonly view: string | null;
  /** Id of the row that is open beside the list. */
  readonly chosen: string | null;
}

/** The possible states of a list, by the names in its address. */
export interface ListShape {
  /** Names of its filters; no other parameter of the address has one of these names. */
  readonly filters: readonly string[];
  /**
   * Filters that define the list, such as its month: they always have a value, so they do not count as narrowing it, and stay
   * when the others are cleared.
   */
  readonly isOf?: readonly string[];
  /** Reads the valid filters of an address; without it each value is taken unchanged. */
  readonly filterOf?: (address: URLSearchParams) => Readonly<Record<string, string>>;
  /** Columns it can be sorted by, each with its directions; the first press uses the first direction. */
  readonly sorts: Readonly<Record<string, readonly Direction[]>>;
  /** The order without a sort parameter, if that is the order of a column. */
  readonly usual?: Sort;
  /** The direction of a sort parameter without one; ascending unless given. */
  readonly unsaid?: Direction;
  readonly columns: readonly string[];
  readonly perPage?: number;
  /** The parameter with the id of the saved view or segment; `view` unless given. */
  readonly savedAs?: 'view' | 'segment';
}

/** Reads an address, which a person may have typed: invalid parts are ignored. */
export function readListAddress(shape: ListShape, address: URLSearchParams): ListState {
  const perPage = Number(address.get('perPage'));
  const usualPerPage = shape.perPage ?? TABLE_PAGE_SIZE;
  const columns = address
    .get('columns')
    ?.split(',')
    .filter((name) => shape.columns.includes(name));
  return {
    page: Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(address.get('page'))) || 1)),
    perPage: PAGE_SIZES.includes(perPage) ? perPage : usualPerPage,
    keyword: address.get('q') ?? '',
    sort: sortIn(shape, address.get('sort') ?? ''),
    filter: filterIn(shape, address),
    columns: columns && columns.length > 0 ? columns : null,
    view: address.get(shape.savedAs ?? 'view') || null,
    chosen: address.get('chosen') || null,
  };
}

/** Returns the filters of an address. */
export function filterIn({ filters, filterOf }: ListShape, address: URLSearchParams): Record<string, string> {
  if (filterOf) return { ...filterOf(address) };
  return Object.fromEntries(
    filters.flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );
}

function sortIn({ sorts, usual, unsaid = 'asc' }: ListShape, written: string): Sort | null {
  const [field = '', direction] = written.split('.');
  const allowed = Object.hasOwn(sorts, field) ? (sorts[field] ?? []) : [];
  const found =
    allowed.find((each) => each === direction) ?? allowed.find((each) => each === unsaid) ?? allowed[0] ?? null;
  if (!found) return null;
  return usual?.field === field && usual.direction === found ? null : { field, direction: found };
}

/**
 * Returns the address of a list, without default values. `beside`: other parameters of the address, which do not belong to
 * the list and stay.
 */
export function writeListAddress(shape: ListShape, state: ListState, beside?: URLSearchParams): URLSearchParams {
  const { page, perPage, keyword, sort, filter, columns, view, chosen } = state;
  const address = new URLSearchParams(beside);
  for (const name of namesOf(shape)) address.delete(name);
  if (keyword) address.set('q', keyword);
  for (const [name, value] of Object.entries(filter)) if (value) address.set(name, value);
  if (sort) address.set('sort', `${sort.field}.${sort.direction}`);
  if (columns) address.set('columns', columns.join(','));
  if (perPage !== (shape.perPage ?? TABLE_PAGE_SIZE)) address.set('perPage', String(perPage));
  if (page > 1) address.set('page', String(page));
  if (chosen) address.set('chosen', chosen);
  if (view) address.set(shape.savedAs ?? 'view', view);
  return address;
}

/** Returns the names of a list's own parameters. */
export const namesOf = ({ filters, savedAs = 'view' }: ListShape): readonly string[] => [
  ...['q', 'sort', 'columns', 'perPage', 'page', 'chosen', savedAs],
  ...filters,
];
