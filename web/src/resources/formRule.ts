import { formOf, type Rule } from '@taem/domain/record/formOf.ts';
import type { FormValues } from '../form/values.ts';
import { formFields } from './formValues.ts';
import type { RecordScreens } from './RecordScreens.ts';

/**
 * Every rule of the form: those of the declaration, of custom fields, and over several fields. Separate from the
 * values, as a list that finds drafts validates nothing and needs no library for it.
 */
export function formRule(
  { record, particulars }: Pick<RecordScreens, 'record' | 'particulars'>,
  mode: 'create' | 'update',
  base: FormValues,
): Rule {
  const own = formFields({ record, particulars }, mode).flatMap(({ name, own }) => (own ? [[name, own.rule]] : []));
  const neverSet = mode === 'update' ? Object.keys(base).filter((name) => base[name] === '') : [];
  const form = formOf(record, mode, neverSet).extend(Object.fromEntries(own));
  return particulars.rule?.(form) ?? form;
}
