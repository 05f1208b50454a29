import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { useLanguage } from '../app/i18n.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';

/** Returns the field with the name of a record: `name`, or its first field. */
export function titleFieldOf({ fields }: RecordDeclaration): string {
  return 'name' in fields ? 'name' : (Object.keys(fields)[0] ?? 'id');
}

/** Returns a function that names a record. */
export function useTitleOf({
  record,
  particulars,
}: Pick<RecordScreens, 'record' | 'particulars'>): (row: Row) => string {
  const language = useLanguage();
  return (row) => particulars.title?.(row, language) ?? declaredTitle(record, row);
}

function declaredTitle(record: RecordDeclaration, row: Row): string {
  const name = titleFieldOf(record);
  // A list that combines records has the field in a part of the row, as on the wire: `product.name`.
  const [part = '', inner = ''] = record.fields[name]?.wire?.split('.') ?? [];
  const named = (row[part] as Record<string, unknown> | null | undefined)?.[inner];
  return String(row[name] ?? named ?? row.code ?? row.id);
}
