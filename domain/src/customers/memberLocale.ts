import type { Choice } from '../reading/choice.ts';

/** CUST-27 Languages in which a shop writes to its customers; the first is the default (CONST-02). */
export const MEMBER_LOCALES = ['th-TH', 'en-US'] as const;
export type MemberLocale = (typeof MEMBER_LOCALES)[number];

/** The same with their names. */
export const LOCALE_CHOICES: readonly Choice<MemberLocale>[] = [
  { value: 'th-TH', words: { th: 'ไทย', en: 'Thai' }, aliases: ['ภาษาไทย', 'th'] },
  { value: 'en-US', words: { th: 'อังกฤษ', en: 'English' }, aliases: ['ภาษาอังกฤษ', 'en'] },
];

/** Reads the language from the `locale` of a request. */
export const memberLocaleOf = (locale: unknown): MemberLocale =>
  typeof locale === 'string' && /^en\b/i.test(locale) ? 'en-US' : 'th-TH';
