/** A longer heading is a text and does not name a field. */
export const MAX_HEAD_LENGTH = 200;

/**
 * Returns a key that is equal for all spellings of a heading, whatever its case, spaces, symbols, and asterisks for
 * required columns.
 */
export const headKey = (head: string): string =>
  head
    .slice(0, MAX_HEAD_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}#]+/gu, '');

const OPENING = /[([{（【]/;
const CLOSING = [...')]}）】'];

/** Splits a heading from the text in brackets after it: `ราคา (บาท)`, or `Price [Siam]` in a file for several shops. */
export function withBrackets(head: string): { before: string; within: string; isShop: boolean } | null {
  const trimmed = head.trim();
  const text = trimmed.endsWith('*') ? trimmed.slice(0, -1).trimEnd() : trimmed;
  const last = text.length - 1;
  if (!CLOSING.includes(text.charAt(last))) return null;
  const closed = Math.max(...CLOSING.map((sign) => text.slice(0, last).lastIndexOf(sign))) + 1;
  const opening = text.slice(closed).search(OPENING);
  if (opening < 0) return null;
  const at = closed + opening;
  return {
    before: text.slice(0, at).trimEnd(),
    within: text.slice(at + 1, last).trim(),
    isShop: text.charAt(at) === '[',
  };
}
