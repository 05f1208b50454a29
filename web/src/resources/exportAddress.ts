import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { listFilter } from '@taem/domain/record/listFilter.ts';
import { wireName } from '@taem/domain/record/wireName.ts';
import { STATUSES } from '../app/contractValues.ts';
import type { Language } from '../app/language.ts';
import type { ExportFormat } from '../list/download.ts';
import type { ListState } from '../list/listAddress.ts';
import { CREATED, labelOf } from './columns.ts';

type ListView = Pick<ListState, 'keyword' | 'sort' | 'filter'> & { readonly columns: readonly string[] };

/** Returns the address of a complete list as a file: with its columns, filter and order, in the words of the wire. */
export function exportAddress(
  record: RecordDeclaration,
  { keyword, sort, filter, columns }: ListView,
  format: ExportFormat,
  language: Language,
): string {
  const visible = columns.flatMap((name) => {
    const path = pathOf(name, record.fields[name]);
    return path ? [[path, labelOf(record, name, language)]] : [];
  });
  const { field, direction } = orderOf(record, sort);
  const words = Object.entries(filter).map(([name, value]) => [name, wordOf(record.fields[name], value)]);
  const { filter: narrowed, branchId } = listFilter(record, Object.fromEntries(words));
  const query = new URLSearchParams({ format, columns: JSON.stringify(visible) });
  if (field) query.set('sort', JSON.stringify({ [field]: direction }));
  if (keyword) query.set('keyword', keyword);
  if (Object.keys(narrowed).length > 0) query.set('filter', JSON.stringify(narrowed));
  if (typeof branchId === 'string') query.set('branch_id', branchId);
  return `/export/${record.path}?${query}`;
}

/**
 * Returns the path of a column's value. A reference is exported as the name of its record; a field with a custom shape has no
 * cell.
 */
function pathOf(name: string, field: RecordField | undefined): string | null {
  if (name === CREATED) return 'time';
  if (!field || field.kind === 'own') return null;
  const wire = wireName(name, field);
  return field.kind === 'reference' && (field.carries ?? field.shows)?.includes('name')
    ? `${wire.replace(/_id$/, '')}.name`
    : wire;
}

function orderOf(record: RecordDeclaration, sort: ListState['sort']): { field: string | null; direction: 1 | -1 } {
  const { order, fields } = record;
  const sortField = sort?.field ?? order?.field ?? ('name' in fields ? 'name' : null);
  const direction = sort ? (sort.direction === 'desc' ? -1 : 1) : (order?.direction ?? 1);
  return { field: sortField && pathOf(sortField, fields[sortField]), direction };
}

function wordOf(field: RecordField | undefined, value: string): string | boolean {
  if (field?.kind === 'flag') return value === 'true';
  return field?.kind === 'status' ? statusWord(value) : value;
}

const statusWord = (value: string) => Object.entries(STATUSES).find(([, code]) => code === value)?.[0] ?? value;
