import type { RecordDeclaration } from '../record/defineRecord.ts';
import type { RecordField } from '../record/field.ts';
import { wireName } from '../record/wireName.ts';
import { writableFields } from '../record/writableFields.ts';
import type { ImportField } from './ImportField.ts';

type Particulars = Pick<ImportField, 'aliases' | 'example' | 'about'>;

/** Returns the columns of a file for a declared record: its fields, and a record that it refers to by name. */
export function importFieldsOf(
  record: Pick<RecordDeclaration, 'fields'>,
  particulars: Readonly<Record<string, Particulars>>,
): ImportField[] {
  return writableFields(record, 'create')
    .filter(([, field]) => field.kind !== 'own')
    .flatMap(([name, field]) => columnsOf(wireName(name, field), field))
    .map((field) => ({ ...field, ...particulars[field.path] }));
}

function columnsOf(path: string, field: RecordField): ImportField[] {
  const required = field.required !== undefined;
  const column: ImportField = { path, label: field.label, kind: field.kind, required };
  if (field.kind !== 'reference') return 'max' in field && field.max ? [{ ...column, max: field.max }] : [column];
  const name = path.replace(/_id$/, '');
  return [
    { ...column, path: name },
    { ...column, isInternal: true },
  ];
}
