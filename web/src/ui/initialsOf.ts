/** A Thai vowel that is written before its consonant says nothing alone, and neither does a mark above or below. */
const LEADING_VOWEL = /^[เแโใไ]/;

/** One or two letters that stand for a name, for example `SC` for "Somchai Chaiyo" or `ส` for "สมชาย". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.map((word) => [...word.replace(LEADING_VOWEL, '')][0] ?? '').filter(Boolean);
  return letters.slice(0, 2).join('').toUpperCase();
}
