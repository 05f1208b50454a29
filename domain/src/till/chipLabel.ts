import { CHIP_LABEL_LENGTH } from '../limits.ts';

// Words shown to people are cut between whole characters: a Thai vowel or tone mark never loses its consonant.
const characters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** A category's name as its chip shows it: the first 10 characters, with an ellipsis where more were cut (PAY-09). */
export function chipLabel(name: string): string {
  const letters = Array.from(characters.segment(name.trim()), ({ segment }) => segment);
  if (letters.length <= CHIP_LABEL_LENGTH) return letters.join('');
  return `${letters.slice(0, CHIP_LABEL_LENGTH).join('').trimEnd()}…`;
}
