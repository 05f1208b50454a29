import type { Language } from './language.ts';

const LOCALES: Record<Language, string> = { th: 'th-TH', en: 'en-GB' };

/** A day in full: `วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569` or `Friday 20 November 2026`. */
export function formatDay(day: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full' }).format(day);
}

/** A day of the contract with the name of its month: `1 ธันวาคม 2569` or `1 December 2026`. */
export function formatDayInWords(day: string, language: Language): string {
  return inWords(day, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A day that comes every year: `22 ส.ค.` or `22 Aug`. */
export function formatDayOfYear(day: string, language: Language): string {
  return inWords(day, language, { day: 'numeric', month: 'short' });
}

function inWords(day: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const locale = `${LOCALES[language]}-u-ca-${language === 'th' ? 'buddhist' : 'gregory'}-nu-latn`;
  const written = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).formatToParts(
    new Date(`${day}T00:00Z`),
  );
  // Thai years are told without the name of the era here.
  const part = (type: Intl.DateTimeFormatPartTypes) => written.find((each) => each.type === type)?.value;
  return [part('day'), part('month'), part('year')].filter(Boolean).join(' ');
}
