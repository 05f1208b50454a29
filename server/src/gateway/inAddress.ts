/** What stands in an address as it is. */
const PLAIN = /^[\w.~-]*$/;

/**
 * A text as a part of an address. JSON can carry half of a character (a lone surrogate), which no address can: it is sent
 * as U+FFFD, as UTF-8 has it everywhere else, and finds nothing.
 */
export function inAddress(text: string): string {
  // Ids and names of fields, which are most of what stands there.
  return PLAIN.test(text) ? text : encodeURIComponent(text.toWellFormed());
}
