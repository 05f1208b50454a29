import { MAX_PAGE, TABLE_PAGE_SIZE } from '@taem/domain/limits.ts';

export const PAGE_SIZES: readonly number[] = [10, 25, 50, 100];

export type Direction = 'asc' | 'desc';

export interface Sort {
  readonly field: string;
  readonly direction: Direction;
}

/** What a list shows: all of it stands in its address, so that Back, reload and a sent link show the same. */
export interface ListState {
  readonly page: number;
  readonly perPage: number;
  readonly keyword: string;
  /** null for the usual order. */
  readonly sort: Sort | null;
  /** Filters by name, as they stand in the address; none is empty. */
  readonly filter: Readonly<Record<string, string>>;
  /** Columns in order; null for those that the list has by itself. */
  readonly columns: readonly string[] | null;
  /** Id of the saved view or segment that it was opened with; what was changed since stands beside it. */
  readonly view: string | null;
  /** Id of the row that is looked at beside the list. */
  readonly chosen: string | null;
}

/** What a list can show, by the names that stand in its address. */
export interface ListShape {
  /** Names of its filters; no other parameter has one of these names. */
  readonly filters: readonly string[];
  /** Those that say what it is of, such as its month: it is always of one, so they narrow nothing, and stay where the others are cleared. */
  readonly isOf?: readonly string[];
  /** The filters of an address without what makes no sense; without it each text stands as it is. */
  readonly filterOf?: (address: URLSearchParams) => Readonly<Record<string, string>>;
  /** Columns that it can be in the order of, each with its directions: the first is that of the first press. */
  readonly sorts: Readonly<Record<string, readonly Direction[]>>;
  /** The order of an address without one, where it is that of a column. */
  readonly usual?: Sort;
  /** The direction of an order that is written without one; ascending unless given. */
  readonly unsaid?: Direction;
  readonly columns: readonly string[];
  readonly perPage?: number;
  /** The parameter that names what it was opened with: `view` unless given. */
  readonly savedAs?: 'view' | 'segment';
}

/** Reads an address that a person may have typed: what makes no sense is as if it were not there. */
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

/** The filters of an address. */
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
 * The address of a list; what is as it is anyway is left out of it. `beside`: what else stands in the address, which is
 * not the list's and stays.
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

/** Parameters that are a list's own. */
export const namesOf = ({ filters, savedAs = 'view' }: ListShape): readonly string[] => [
  ...['q', 'sort', 'columns', 'perPage', 'page', 'chosen', savedAs],
  ...filters,
];
