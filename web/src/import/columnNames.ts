import { labelOf, placeName } from '@taem/domain/import/rowPlaces.ts';
import type { Words } from '@taem/domain/record/words.ts';
import type { TestedOutcome } from './sendImport.ts';

/** Returns the names of a field: on screens, and its column heading in the file, if it has one. */
export function columnNames(tested: TestedOutcome | null, language: keyof Words) {
  const fields = (tested?.fields ?? []).map(({ field, label }) => ({ path: field, label }));
  return {
    labelOf: (path: string) => labelOf(path, fields, language),
    headOf: (path: string) => placeName(path, tested?.sheet.columns ?? [], fields, language),
  };
}
