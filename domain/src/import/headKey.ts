/** A head of more characters is a text, and means no field. */
export const LONGEST_HEAD = 200;

/** The same for a head however it is spelt: whatever its case, spaces, signs, and stars of what is required. */
export const headKey = (head: string): string =>
  head
    .slice(0, LONGEST_HEAD)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}#]+/gu, '');

const OPENING = /[([{（【]/;
const CLOSING = [...')]}）】'];

/** A head without what stands in brackets behind it: `ราคา (บาท)`, or `Price [Siam]` of a file for several shops. */
export function withoutBrackets(head: string): string {
  const trimmed = head.trim();
  const text = trimmed.endsWith('*') ? trimmed.slice(0, -1).trimEnd() : trimmed;
  const last = text.length - 1;
  if (!CLOSING.includes(text.charAt(last))) return head;
  const before = Math.max(...CLOSING.map((sign) => text.slice(0, last).lastIndexOf(sign))) + 1;
  const opening = text.slice(before).search(OPENING);
  return opening < 0 ? head : text.slice(0, before + opening).trimEnd();
}
