/** Texts that need no encoding in an address. */
const PLAIN = /^[\w.~-]*$/;

/**
 * Encodes a text as part of an address. JSON can contain half of a character (a lone surrogate), which an address
 * cannot: it is sent as U+FFFD, as UTF-8 has it everywhere else, and matches nothing.
 */
export function inAddress(text: string): string {
  // Most parts of addresses are ids and names of fields, which are plain.
  return PLAIN.test(text) ? text : encodeURIComponent(text.toWellFormed());
}
