import { isGuessable } from './isGuessable.ts';

export const TILL_PIN_DIGITS = { least: 4, most: 8 } as const;
/** Wrong PINs in a row, of all who type them; after that the person has to type their password somewhere first. */
export const MAX_PIN_TRIES = 8;

export type TillPinFault = 'NOT_DIGITS' | 'GUESSABLE';

/** Why this cannot be the PIN of a user; null when it can. */
export function tillPinFault(pin: string): TillPinFault | null {
  if (!/^\d{4,8}$/.test(pin)) return 'NOT_DIGITS';
  return isGuessable(pin) ? 'GUESSABLE' : null;
}

export const TILL_PIN_WORDS: Readonly<Record<TillPinFault, string>> = {
  NOT_DIGITS: 'must be 4 to 8 digits',
  GUESSABLE: 'is too easy to guess',
};
