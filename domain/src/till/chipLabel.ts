import { CHIP_LABEL_LENGTH } from '../limits.ts';

// Cuts between graphemes: a Thai vowel or tone mark never loses its consonant.
const characters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Shortens a category's name for its chip: the first 10 characters, with an ellipsis if more were cut (PAY-09). */
export function chipLabel(name: string): string {
  const letters = Array.from(characters.segment(name.trim()), ({ segment }) => segment);
  if (letters.length <= CHIP_LABEL_LENGTH) return letters.join('');
  return `${letters.slice(0, CHIP_LABEL_LENGTH).join('').trimEnd()}…`;
}
