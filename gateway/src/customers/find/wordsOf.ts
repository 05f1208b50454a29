/** More are not a name; what is left over goes with the last. */
const MAX_WORDS = 6;

/** The words of a keyword. */
export function wordsOf(keyword: string): string[] {
  const words = keyword.split(/\s+/).filter(Boolean);
  return words.length > MAX_WORDS ? [...words.slice(0, MAX_WORDS - 1), words.slice(MAX_WORDS - 1).join(' ')] : words;
}
