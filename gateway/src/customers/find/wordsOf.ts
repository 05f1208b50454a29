/** More are not a name; what is left over goes with the last. */
const MOST_WORDS = 6;

/** The words of a keyword, each with the pattern of a text that has it in it. */
export function wordsOf(keyword: string): { word: string; pattern: string }[] {
  const words = keyword.split(/\s+/).filter(Boolean);
  const kept =
    words.length > MOST_WORDS ? [...words.slice(0, MOST_WORDS - 1), words.slice(MOST_WORDS - 1).join(' ')] : words;
  return kept.map((word) => ({ word, pattern: `%${word.replace(/[\\%_]/g, '\\$&')}%` }));
}
