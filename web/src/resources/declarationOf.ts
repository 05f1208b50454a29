import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { RECORDS } from '@taem/domain/records.ts';
import { REFERENCE_LISTS } from '@taem/domain/reference/lists.ts';

/** The declaration of a contract type; routes load this with the first list, form or page of a record. */
export function declarationOf(type: string): RecordDeclaration {
  const found = [...RECORDS, ...REFERENCE_LISTS].find((record) => record.type === type);
  if (!found) throw new Error(`No record is declared for ${type}`);
  return found;
}
