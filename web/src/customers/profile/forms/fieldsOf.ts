import type { RecordField } from '@taem/domain/record/field.ts';
import type { FormField } from '../../../resources/formValues.ts';
import type { OwnField } from '../../../resources/Particulars.ts';

/** Returns the declared fields of a block, with custom inputs where given. */
export function fieldsOf(
  fields: Readonly<Record<string, RecordField>>,
  own: Readonly<Record<string, OwnField>> = {},
): FormField[] {
  return Object.entries(fields).map(([name, field]) => ({ name, field, own: own[name] ?? null }));
}
