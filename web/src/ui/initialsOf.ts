/** A Thai vowel written before its consonant is no initial by itself, nor is a mark above or below. */
const LEADING_VOWEL = /^[เแโใไ]/;

/** Returns one or two letters for a name, such as `SC` for "Somchai Chaiyo" or `ส` for "สมชาย". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.map((word) => [...word.replace(LEADING_VOWEL, '')][0] ?? '').filter(Boolean);
  return letters.slice(0, 2).join('').toUpperCase();
}
