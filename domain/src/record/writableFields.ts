import type { RecordDeclaration } from './defineRecord.ts';
import type { RecordField } from './field.ts';

/** Fields that a person fills in: of a new record, or of one that there is. */
export function writableFields(
  { fields }: Pick<RecordDeclaration, 'fields'>,
  mode: 'create' | 'update',
): [string, RecordField][] {
  return Object.entries(fields).filter(([, field]) => !field.readOnly && !(mode === 'update' && field.createOnly));
}
