import type { RecordDeclaration } from './defineRecord.ts';
import type { RecordField } from './field.ts';

/** Returns the fields that a user fills in for a new or an existing record. */
export function writableFields(
  { fields }: Pick<RecordDeclaration, 'fields'>,
  mode: 'create' | 'update',
): [string, RecordField][] {
  return Object.entries(fields).filter(([, field]) => !field.readOnly && !(mode === 'update' && field.createOnly));
}
