/** Names have no more words; the rest of a longer keyword counts as part of the last word. */
const MAX_WORDS = 6;

/** Splits a keyword into its words. */
export function wordsOf(keyword: string): string[] {
  const words = keyword.split(/\s+/).filter(Boolean);
  return words.length > MAX_WORDS ? [...words.slice(0, MAX_WORDS - 1), words.slice(MAX_WORDS - 1).join(' ')] : words;
}
