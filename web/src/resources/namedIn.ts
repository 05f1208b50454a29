import type { RecordField } from '@taem/domain/record/field.ts';
import type { Language } from '../app/language.ts';

/** A name as it is said: in Thai, one that every shop has in English is said in Thai. */
export function namedIn(name: string, field: RecordField | undefined, language: Language): string {
  const thai = field && 'thaiNames' in field ? field.thaiNames : undefined;
  return (language === 'th' && thai?.[name]) || name;
}
