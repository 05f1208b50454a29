import { isGuessable } from './isGuessable.ts';

export const TILL_PIN_DIGITS = { least: 4, most: 8 } as const;
/**
 * Successive wrong PINs for a user, counted over everyone who types them; after that the user has to sign in with the
 * password first.
 */
export const MAX_PIN_TRIES = 8;

export type TillPinFault = 'NOT_DIGITS' | 'GUESSABLE';

/** Returns why a text cannot be the PIN of a user; null if it can. */
export function tillPinFault(pin: string): TillPinFault | null {
  if (!/^\d{4,8}$/.test(pin)) return 'NOT_DIGITS';
  return isGuessable(pin) ? 'GUESSABLE' : null;
}

export const TILL_PIN_WORDS: Readonly<Record<TillPinFault, string>> = {
  NOT_DIGITS: 'must be 4 to 8 digits',
  GUESSABLE: 'is too easy to guess',
};
