import { toBaht } from '@taem/domain/money/money.ts';
import { phoneDigits } from '@taem/domain/person/phone.ts';
import { toE164 } from '@taem/domain/person/typedPhone.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { writableFields } from '@taem/domain/record/writableFields.ts';
import { STATUSES } from '../app/contractValues.ts';
import type { FormValues } from '../form/values.ts';
import type { OwnField } from './Particulars.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';

/** A field of a form with its input; a custom field without an input is left out. */
export interface FormField {
  readonly name: string;
  readonly field: RecordField;
  readonly own: OwnField | null;
}

type Screens = Pick<RecordScreens, 'record' | 'particulars'>;

/** Returns the fields of the form of a new or an existing record. */
export function formFields({ record, particulars }: Screens, mode: 'create' | 'update'): FormField[] {
  return writableFields(record, mode).flatMap(([name, field]) => {
    const own = particulars.own?.[name] ?? null;
    return field.kind === 'own' && !own ? [] : [{ name, field, own }];
  });
}

/** Returns the read-only fields of a form: those fixed once a record exists, and the initial state of a new one. */
export function fixedFields({ record }: Pick<Screens, 'record'>, mode: 'create' | 'update'): FormField[] {
  const isFixed = ({ kind, createOnly, readOnly }: RecordField) =>
    mode === 'update' ? createOnly === true && kind !== 'own' : readOnly === true && kind === 'status';
  const fixed = Object.entries(record.fields).filter(([, field]) => isFixed(field));
  return fixed.map(([name, field]) => ({ name, field, own: null }));
}

/** Returns the values of an empty form. */
export function emptyForm(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map(({ name, field, own }) => [name, own ? own.empty : empty(field)]));
}

function empty(field: RecordField): string | boolean {
  if (field.kind === 'flag') return field.opposite !== undefined;
  return field.kind === 'status' ? 'Active' : '';
}

/** Returns the form values of a record. */
export function formOfRow(fields: readonly FormField[], row: Row): FormValues {
  return Object.fromEntries(fields.map(({ name, field, own }) => [name, own ? own.of(row) : typed(field, row[name])]));
}

function typed({ kind }: RecordField, value: unknown): string | boolean {
  if (kind === 'flag') return value === true;
  if (value === null || value === undefined) return '';
  if (kind === 'phone') return phoneDigits(String(value));
  if (kind === 'status') return value === STATUSES.Inactive ? 'Inactive' : 'Active';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Returns the values that the rules have read as the contract's input. */
export function inputOf(fields: readonly FormField[], read: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ name, field, own }) => [name, own ? own.input(read[name] as never) : sent(field, read[name])]),
  );
}

function sent({ kind }: RecordField, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'phone') return toE164(String(value)) ?? value;
  if (kind === 'money') return toBaht(value as never);
  if (kind === 'status') return STATUSES[value as keyof typeof STATUSES];
  return value;
}

/** Returns the fields that are neither stored in drafts nor compared in conflicts. */
export const secretsOf = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ name, own }) => (own?.isSecret ? [name] : []));
