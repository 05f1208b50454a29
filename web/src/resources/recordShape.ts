import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { filterName } from '@taem/domain/record/filterName.ts';
import { hasOfBranch } from '@taem/domain/record/ofBranch.ts';
import { sortName } from '@taem/domain/record/sortName.ts';
import type { ListShape, ListState } from '../list/listAddress.ts';
import { CREATED, PICTURE } from './columns.ts';

/** Returns the fields by which a list can be filtered, each with the contract's name of its filter. */
export const filteredFields = ({ fields }: RecordDeclaration) =>
  Object.entries(fields)
    .filter(([, field]) => field.filtered && (isWritten(field) || isAtMost(field) || recordsOf(field) !== null))
    .map(([name, field]) => [filterName(name, field), field] as const);

/** Whether the address has the filter's value itself (status), or whether a flag is set. */
const isWritten = ({ kind }: RecordField): boolean => kind === 'status' || kind === 'flag';

/** Whether the filter is a number rather than a choice. */
export const isAtMost = ({ filtered }: RecordField): boolean => filtered === 'atMost';

/** Returns the contract type of the records that a field refers to; null for any other field. */
export const recordsOf = (field: RecordField): string | null =>
  field.kind === 'reference' || field.kind === 'own' ? (field.of ?? null) : null;

/** Returns the possible states of the list of a declared record. */
export function shapeOf(record: RecordDeclaration): ListShape {
  const names = Object.keys(record.fields);
  const sorted = [...names, CREATED].filter((name) => isSorted(record, name));
  return {
    filters: filteredFields(record).map(([name]) => name),
    sorts: Object.fromEntries(sorted.map((name) => [name, ['asc', 'desc']])),
    columns: [PICTURE, ...names, CREATED],
  };
}

/** Whether a list can be sorted by a field; a list that is read as a whole is sorted here, by any field. */
const isSorted = ({ fields, whole }: RecordDeclaration, name: string): boolean =>
  whole ? fields[name] !== undefined && fields[name].kind !== 'own' : name === CREATED || fields[name]?.sorted === true;

/** Returns the filter of a list, with the session's branch if its figures are per branch. */
export const criteriaOf = (record: RecordDeclaration, filter: ListState['filter'], branchId: string | null) =>
  branchId && hasOfBranch(record) ? { ...filter, branchId } : filter;

/** Returns the state as variables of the list's operation. */
export function listVariables(
  record: RecordDeclaration,
  { page, perPage, keyword, sort, filter }: ListState,
  branchId: string | null,
) {
  const fields = new Map(filteredFields(record));
  const criteria = Object.entries(criteriaOf(record, filter, branchId)).map(([name, value]) => [
    name,
    valueIn(fields.get(name), value),
  ]);
  return {
    page,
    perPage,
    keyword: keyword || null,
    filter: criteria.length > 0 ? Object.fromEntries(criteria) : null,
    sort: sort && { field: sortName(sort.field), direction: sort.direction === 'desc' ? 'DESC' : 'ASC' },
  };
}

/** Converts a value of the address for the operation. */
function valueIn(field: RecordField | undefined, value: string): string | number | boolean {
  if (field?.kind === 'flag') return value === 'true';
  return field && isAtMost(field) ? Number(value) : value;
}
