/** The same for a head however it is spelt: whatever its case, spaces, signs, and stars of what is required. */
export const headKey = (head: string): string =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}#]+/gu, '');

/** A head without what stands in brackets behind it: `ราคา (บาท)`, or `Price [Siam]` of a file for several shops. */
export const withoutBrackets = (head: string): string =>
  head.replace(/\s*[([{（【][^)\]}）】]*[)\]}）】]\s*\*?\s*$/u, '');
