/**
 * A text as a part of an address. JSON can carry half of a character (a lone surrogate), which no address can: it is sent
 * as U+FFFD, as UTF-8 has it everywhere else, and finds nothing.
 */
export function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
