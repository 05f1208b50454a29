import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { Row } from './RecordScreens.ts';

<<<<<<< HEAD
/** What people call this one record: its name, or the first of its fields. */
export function titleOf({ fields }: RecordDeclaration, row: Row): string {
  const [first = 'id'] = 'name' in fields ? ['name'] : Object.keys(fields);
  return String(row[first] ?? row.code ?? row.id);
=======
/** The field by which people call a record: its name, or the first of its fields. */
export function titleFieldOf({ fields }: RecordDeclaration): string {
  return 'name' in fields ? 'name' : (Object.keys(fields)[0] ?? 'id');
}

/** What people call this one record. */
export function titleOf(record: RecordDeclaration, row: Row): string {
  return String(row[titleFieldOf(record)] ?? row.id);
>>>>>>> 4c543ef (feat(resources): pictures of records, cards on a phone, deactivating what is in use; branches, payment channels and methods, and one page for reference lists)
}
