import { CHIP_LABEL_LENGTH } from './limits.ts';

// Words shown to people are cut between whole characters: a Thai vowel or tone mark never loses its consonant.
const characters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** A category's name as its chip shows it, cut to 10 characters (PAY-09). */
export function chipLabel(name: string): string {
  return Array.from(characters.segment(name.trim()), ({ segment }) => segment)
    .slice(0, CHIP_LABEL_LENGTH)
    .join('')
    .trimEnd();
}
