import type { Language } from './language.ts';

// Both calendars: the Buddhist year in Thai, the Christian in English, Arabic digits in both.
const LOCALES: Record<Language, string> = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB' };
const made = new Map<string, Intl.DateTimeFormat>();

/** How dates are written in a language, made once for each way to write: a page writes hundreds, and making one takes longer than writing fifty. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LOCALES[language], options);
  made.set(key, format);
  return format;
}
