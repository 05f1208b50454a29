/** CUST-27 Languages in which a shop writes to its customers; the first where nothing is said (CONST-02). */
export const MEMBER_LOCALES = ['th-TH', 'en-US'] as const;
export type MemberLocale = (typeof MEMBER_LOCALES)[number];

/** The language that is meant by what a request carries as `locale`. */
export const memberLocaleOf = (locale: unknown): MemberLocale =>
  typeof locale === 'string' && /^en\b/i.test(locale) ? 'en-US' : 'th-TH';
