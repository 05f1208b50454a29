/** DATA-06, DATA-12 The language that the merchant keeps names in: what is written, and what is read by a client that asks for no other. */
export const LOCALE = 'th-TH';

/** A language that the gateway keeps names of shared lists in. */
export type Locale = typeof LOCALE | 'en-US';

/** The first language of an `Accept-Language` that there are names in. */
export function localeOf(accepted: string | undefined): Locale {
  const first = accepted?.split(',').find((each) => /^\s*(th|en)\b/i.test(each));
  return first && /^\s*en/i.test(first) ? 'en-US' : LOCALE;
}
