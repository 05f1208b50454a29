import type { Words } from '@taem/domain/record/words.ts';
import type { TestedOutcome } from './sendImport.ts';

/** What a field is called: on screens, and above its column in the file, if it has one. */
export function columnNames(tested: TestedOutcome | null, language: keyof Words) {
  const labelOf = (path: string) => tested?.fields.find(({ field }) => field === path)?.label[language] ?? path;
  const headOf = (path: string) => tested?.sheet.columns.find(({ field }) => field === path)?.head ?? labelOf(path);
  return { labelOf, headOf };
}
