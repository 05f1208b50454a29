import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { Row } from './RecordScreens.ts';

/** What people call this one record: its name, or the first of its fields. */
export function titleOf({ fields }: RecordDeclaration, row: Row): string {
  const [first = 'id'] = 'name' in fields ? ['name'] : Object.keys(fields);
  return String(row[first] ?? row.code ?? row.id);
}
