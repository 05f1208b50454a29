import type { RecordField } from '@taem/domain/record/field.ts';
import type { Language } from '../app/language.ts';

/** Returns a name in the user's language: names that every shop has in English have a Thai text. */
export function namedIn(name: string, field: RecordField | undefined, language: Language): string {
  const thai = field && 'thaiNames' in field ? field.thaiNames : undefined;
  return (language === 'th' && thai?.[name]) || name;
}
