/** DATA-06, DATA-12 The language of the merchant's names: used for writes, and for reads of a client that requests no other. */
export const LOCALE = 'th-TH';

/** A language in which the gateway has names of shared lists. */
export type Locale = typeof LOCALE | 'en-US';

/** Returns the first language of an `Accept-Language` header that has names. */
export function localeOf(accepted: string | undefined): Locale {
  const first = accepted?.split(',').find((each) => /^\s*(th|en)\b/i.test(each));
  return first && /^\s*en/i.test(first) ? 'en-US' : LOCALE;
}
