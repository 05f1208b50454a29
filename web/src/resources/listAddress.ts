import { TABLE_PAGE_SIZE } from '@taem/domain/limits.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { sortName } from '@taem/domain/record/sortName.ts';
import { CREATED, PICTURE } from './columns.ts';

export const PAGE_SIZES: readonly number[] = [10, 25, 50, 100];

/** What a list shows: all of it stands in its address, so that Back, reload and a sent link show the same. */
export interface ListState {
  readonly page: number;
  readonly perPage: number;
  readonly keyword: string;
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' } | null;
  /** Values of the declared filters by field; none is empty. */
  readonly filter: Readonly<Record<string, string>>;
  /** Columns in order; null for those that the declaration lists. */
  readonly columns: readonly string[] | null;
  /** Id of the saved view that it was opened with; what was changed since stands beside it. */
  readonly view: string | null;
}

/** Fields that a list can be narrowed by, each with the contract's name of its filter. */
export const filteredFields = ({ fields }: RecordDeclaration) =>
  Object.entries(fields)
    .filter(([, field]) => field.filtered && (field.kind === 'status' || recordsOf(field) !== null))
    .map(([name, field]) => [name.replace(/Ids$/, 'Id'), field] as const);

/** Contract type of the records that a field names; null for any other field. */
export const recordsOf = (field: RecordField): string | null =>
  field.kind === 'reference' || field.kind === 'own' ? (field.of ?? null) : null;

/** What a list can be filtered by in its address. */
export interface ListShape {
  /** Names of its filters; no other parameter has one of these names. */
  readonly filters: readonly string[];
  /** Fields that it can be in the order of. */
  readonly sorts: readonly string[];
  readonly columns: readonly string[];
}

/** What the list of a declared record can be filtered by. */
export function shapeOf(record: RecordDeclaration): ListShape {
  const names = Object.keys(record.fields);
  return {
    filters: filteredFields(record).map(([name]) => name),
    sorts: [...names, CREATED].filter((name) => isSorted(record, name)),
    columns: [PICTURE, ...names, CREATED],
  };
}

/** Whether a list can be in the order of a field; what is read as a whole is put in order here, by any. */
export const isSorted = ({ fields, whole }: RecordDeclaration, name: string): boolean =>
  whole ? fields[name] !== undefined && fields[name].kind !== 'own' : name === CREATED || fields[name]?.sorted === true;

/** Reads an address that a person may have typed: what makes no sense is as if it were not there. */
export function readListAddress(shape: ListShape, address: URLSearchParams): ListState {
  const perPage = Number(address.get('perPage'));
  const [field = '', direction] = (address.get('sort') ?? '').split('.');
  const filter = shape.filters.flatMap((name) => {
    const value = address.get(name);
    return value ? [[name, value] as const] : [];
  });
  const columns = address
    .get('columns')
    ?.split(',')
    .filter((name) => shape.columns.includes(name));
  return {
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    perPage: PAGE_SIZES.includes(perPage) ? perPage : TABLE_PAGE_SIZE,
    keyword: address.get('q') ?? '',
    sort: shape.sorts.includes(field) ? { field, direction: direction === 'desc' ? 'desc' : 'asc' } : null,
    filter: Object.fromEntries(filter),
    columns: columns && columns.length > 0 ? columns : null,
    view: address.get('view') || null,
  };
}

/** The address of a list; what is as it is anyway is left out of it. */
export function writeListAddress({ page, perPage, keyword, sort, filter, columns, view }: ListState): URLSearchParams {
  const address = new URLSearchParams();
  if (keyword) address.set('q', keyword);
  for (const [name, value] of Object.entries(filter)) if (value) address.set(name, value);
  if (sort) address.set('sort', `${sort.field}.${sort.direction}`);
  if (columns) address.set('columns', columns.join(','));
  if (perPage !== TABLE_PAGE_SIZE) address.set('perPage', String(perPage));
  if (page > 1) address.set('page', String(page));
  if (view) address.set('view', view);
  return address;
}

/** The same as variables of the list's operation. */
export function listVariables({ page, perPage, keyword, sort, filter }: ListState) {
  return {
    page,
    perPage,
    keyword: keyword || null,
    filter: Object.keys(filter).length > 0 ? filter : null,
    sort: sort && { field: sortName(sort.field), direction: sort.direction === 'desc' ? 'DESC' : 'ASC' },
  };
}
