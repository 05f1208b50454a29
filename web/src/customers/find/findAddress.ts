import type { FindKind, FindSort } from './FindKind.ts';

/** What a list of people shows: all of it stands in its address, so that Back, reload and a sent link show the same. */
export interface FindState {
  readonly keyword: string;
  /** Conditions of the filter as they stand in the address; none that makes no sense. */
  readonly filter: Readonly<Record<string, string>>;
  readonly sort: FindSort;
  readonly page: number;
  readonly perPage: number;
  /** CUST-13 Whose panel is open. */
  readonly chosen: string | null;
  /** Id of the segment that it was opened with; what was changed since stands beside it. */
  readonly segment: string | null;
}

// biome-ignore lint/suspicious/noExplicitAny: whichever list it is.
type AnyKind = FindKind<any, string>;

const PAGE_SIZES: readonly number[] = [10, 25, 50, 100];

/** A filter as the address has it, without what makes no sense. */
export const filterIn = ({ form }: AnyKind, address: URLSearchParams): Record<string, string> =>
  form.write(form.read(address));

/** Reads an address that a person may have typed: what makes no sense is as if it were not there. */
export function readFindAddress(kind: AnyKind, address: URLSearchParams): FindState {
  const [field = '', direction] = (address.get('sort') ?? '').split('.');
  const perPage = Number(address.get('perPage'));
  return {
    keyword: address.get('q') ?? '',
    filter: filterIn(kind, address),
    sort: Object.hasOwn(kind.sorts, field) ? { field, direction: direction === 'asc' ? 'asc' : 'desc' } : kind.usual,
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    perPage: PAGE_SIZES.includes(perPage) ? perPage : kind.perPage,
    chosen: address.get('chosen') || null,
    segment: address.get('segment') || null,
  };
}

/** The address of a list; what is as it is anyway is left out of it. */
export function writeFindAddress(kind: AnyKind, state: FindState): URLSearchParams {
  const { keyword, filter, sort, page, perPage, chosen, segment } = state;
  const address = new URLSearchParams();
  if (keyword) address.set('q', keyword);
  for (const [name, text] of Object.entries(filter)) address.set(name, text);
  if (sort.field !== kind.usual.field || sort.direction !== kind.usual.direction)
    address.set('sort', `${sort.field}.${sort.direction}`);
  if (perPage !== kind.perPage) address.set('perPage', String(perPage));
  if (page > 1) address.set('page', String(page));
  if (chosen) address.set('chosen', chosen);
  if (segment) address.set('segment', segment);
  return address;
}

/** The same as variables of the list's operation. */
export function findVariables<Filter, Field extends string>(kind: FindKind<Filter, Field>, state: FindState) {
  const { keyword, filter, sort, page, perPage } = state;
  return {
    page,
    perPage,
    keyword: keyword.trim() || null,
    filter: Object.keys(filter).length > 0 ? kind.form.read(new URLSearchParams(filter)) : null,
    sort: {
      field: kind.sorts[sort.field] as Field,
      direction: sort.direction === 'desc' ? ('DESC' as const) : ('ASC' as const),
    },
  };
}
