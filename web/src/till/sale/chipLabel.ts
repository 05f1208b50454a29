/** PAY-09: a name cut to so many characters as people count them, so that no Thai vowel or tone loses its consonant. */
export function chipLabel(name: string, length: number): string {
  const characters = Array.from(
    new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(name),
    ({ segment }) => segment,
  );
  return characters.slice(0, length).join('');
}
