import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { ViewerRights } from './Particulars.ts';

/** Returns the record without the figures that the user may not read: their list has no such column, order or filter. */
export function forViewer(record: RecordDeclaration, { mayRead }: ViewerRights): RecordDeclaration {
  const fields = Object.entries(record.fields).filter(([, field]) => !field.readOnly || mayRead(field));
  return fields.length === Object.keys(record.fields).length
    ? record
    : { ...record, fields: Object.fromEntries(fields) };
}
