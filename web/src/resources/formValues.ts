import { toBaht } from '@taem/domain/money/money.ts';
import { phoneDigits } from '@taem/domain/person/phone.ts';
import { toE164 } from '@taem/domain/person/typedPhone.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { writableFields } from '@taem/domain/record/writableFields.ts';
import { STATUSES } from '../app/contractValues.ts';
import type { FormValues } from '../form/values.ts';
import type { OwnField } from './Particulars.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';

/** The fields of a form with their inputs; a custom field without one is left out. */
export interface FormField {
  readonly name: string;
  readonly field: RecordField;
  readonly own: OwnField | null;
}

type Screens = Pick<RecordScreens, 'record' | 'particulars'>;

/** What a form of a new record asks for, or of one that there is. */
export function formFields({ record, particulars }: Screens, mode: 'create' | 'update'): FormField[] {
  return writableFields(record, mode).flatMap(([name, field]) => {
    const own = particulars.own?.[name] ?? null;
    return field.kind === 'own' && !own ? [] : [{ name, field, own }];
  });
}

/** What a form shows without a way to change it: what is fixed once a record exists, and the state that a new one begins in. */
export function fixedFields({ record }: Pick<Screens, 'record'>, mode: 'create' | 'update'): FormField[] {
  const isFixed = ({ kind, createOnly, readOnly }: RecordField) =>
    mode === 'update' ? createOnly === true && kind !== 'own' : readOnly === true && kind === 'status';
  const fixed = Object.entries(record.fields).filter(([, field]) => isFixed(field));
  return fixed.map(([name, field]) => ({ name, field, own: null }));
}

/** An empty form. */
export function emptyForm(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map(({ name, field, own }) => [name, own ? own.empty : empty(field)]));
}

function empty(field: RecordField): string | boolean {
  if (field.kind === 'flag') return field.opposite !== undefined;
  return field.kind === 'status' ? 'Active' : '';
}

/** A record as its form shows it. */
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

/** What the rules of the form made of the typed values, as the contract takes it. */
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

/** Fields that no draft keeps and no conflict compares. */
export const secretsOf = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ name, own }) => (own?.isSecret ? [name] : []));
