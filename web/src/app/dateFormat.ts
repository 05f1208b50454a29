import type { Language } from './language.ts';

// Both calendars: the Buddhist year in Thai, the Christian in English, Arabic digits in both.
const LOCALES: Record<Language, string> = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB' };

type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatToParts'>;
const made = new Map<string, DateFormat>();

/** How dates are written in a language, made once for each way to write: a page writes hundreds, and making one takes longer than writing fifty. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = language + JSON.stringify(options);
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LOCALES[language], options);
  const isNamed = language === 'en' && options.month === 'short';
  const written = isNamed ? threeLetters(format) : format;
  made.set(key, written);
  return written;
}

/** BI-34 `MMM`: browsers call one month `Sept`, which is wider than the others. */
function threeLetters(format: Intl.DateTimeFormat): DateFormat {
  const formatToParts: DateFormat['formatToParts'] = (date) =>
    format
      .formatToParts(date)
      .map((part) => (part.type === 'month' ? { ...part, value: part.value.slice(0, 3) } : part));
  return {
    formatToParts,
    format: (date) =>
      formatToParts(date as Date | number)
        .map(({ value }) => value)
        .join(''),
  };
}
