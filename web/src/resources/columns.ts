import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import type { Language } from '../app/language.ts';

/** When a record was made: what every list can show. */
export const CREATED = 'createdAt';

/** Entries of their own shape are for the page of the record. */
export const canStandInList = (field: RecordField) => field.kind !== 'own';

/** Name of a column; null for what no declaration names. */
export const labelOf = ({ fields }: RecordDeclaration, name: string, language: Language) =>
  fields[name]?.label[language] ?? null;
