import { toBaht } from '@taem/domain/money/money.ts';
import { formatPhone, toE164 } from '@taem/domain/person/phone.ts';
import { askedFields } from '@taem/domain/record/askedFields.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { FieldKind, RecordField } from '@taem/domain/record/field.ts';
import { STATUSES } from '../app/contractValues.ts';
import type { Row } from './RecordScreens.ts';

/** What stands in the fields of a form, by the contract's names. */
export type FormValues = Record<string, string | boolean>;

/** An empty form. */
export function emptyForm(record: RecordDeclaration): FormValues {
  return Object.fromEntries(askedFields(record, 'create').map(([name, field]) => [name, empty(field)]));
}

function empty(field: RecordField): string | boolean {
  if (field.kind === 'flag') return field.unlessSaid ?? false;
  return field.kind === 'status' && !field.required ? 'Active' : '';
}

/** A record as its form shows it. */
export function formOfRow(record: RecordDeclaration, row: Row): FormValues {
  return Object.fromEntries(askedFields(record, 'update').map(([name, { kind }]) => [name, typed(kind, row[name])]));
}

function typed(kind: FieldKind, value: unknown): string | boolean {
  if (kind === 'flag') return value === true;
  if (value === null || value === undefined) return '';
  if (kind === 'phone') return formatPhone(String(value));
  if (kind === 'status') return value === STATUSES.Inactive ? 'Inactive' : 'Active';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** What the rules of the form made of the typed values, as the contract takes it. */
export function inputOf(
  fields: readonly [string, RecordField][],
  read: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(fields.map(([name, { kind }]) => [name, sent(kind, read[name])]));
}

function sent(kind: FieldKind, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'phone') return toE164(String(value)) ?? value;
  if (kind === 'money') return toBaht(value as never);
  if (kind === 'status') return STATUSES[value as keyof typeof STATUSES];
  return value;
}
