import type { Language } from './language.ts';

const LOCALES: Record<Language, string> = { th: 'th-TH', en: 'en-GB' };

/** A day in full: `วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569` or `Friday 20 November 2026`. */
export function formatDay(day: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full' }).format(day);
}
