import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { Row } from './RecordScreens.ts';

/** The field by which people call a record: its name, or the first of its fields. */
export function titleFieldOf({ fields }: RecordDeclaration): string {
  return 'name' in fields ? 'name' : (Object.keys(fields)[0] ?? 'id');
}

/** What people call this one record. */
export function titleOf(record: RecordDeclaration, row: Row): string {
  return String(row[titleFieldOf(record)] ?? row.code ?? row.id);
}
