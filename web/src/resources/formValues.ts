import { toBaht } from '@taem/domain/money/money.ts';
import { PHONE_INPUT_LENGTH, phoneDigits, toE164 } from '@taem/domain/person/phone.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { writableFields } from '@taem/domain/record/writableFields.ts';
import { STATUSES } from '../app/contractValues.ts';
import type { OwnField } from './Particulars.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';

/** What stands in the fields of a form, by the contract's names: texts and switches as typed, own fields as their area keeps them. */
export type FormValues = Record<string, unknown>;

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
  if (field.kind === 'flag') return field.unlessSaid ?? false;
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

/** MGMT-05 A phone while it is typed: its digits, however it is pasted; one with a country code is whole before it is cut. */
export function phoneTyped(text: string): string {
  if (/^\s*(\+|00)/.test(text) && phoneDigits(text).length < PHONE_INPUT_LENGTH) return text;
  return phoneDigits(text).slice(0, PHONE_INPUT_LENGTH);
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

/** Values of a form are plain data: they are the same when their JSON is. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of a form may be kept on the device. */
export function keepable(fields: readonly FormField[], values: FormValues): FormValues {
  const kept = fields.filter(({ own }) => !own?.isSecret);
  return Object.fromEntries(kept.map(({ name }) => [name, values[name]]));
}
