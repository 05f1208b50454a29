/** More are not a name; what is left over goes with the last. */
const MOST_WORDS = 6;

/** The words of a keyword. */
export function wordsOf(keyword: string): string[] {
  const words = keyword.split(/\s+/).filter(Boolean);
  return words.length > MOST_WORDS ? [...words.slice(0, MOST_WORDS - 1), words.slice(MOST_WORDS - 1).join(' ')] : words;
}
