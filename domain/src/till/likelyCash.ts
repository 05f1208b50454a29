import { type Satang, satang } from '../money/money.ts';

/** Banknotes of Thailand, in satang. */
const NOTES = [20, 50, 100, 500, 1000].map((baht) => baht * 100);

/**
 * Suggests what a customer without the exact sum is likely to hand over: the next full 20, 50, 100, 500 and 1,000 THB,
 * ascending.
 */
export function likelyCash(due: Satang): Satang[] {
  const rounded = NOTES.map((note) => Math.ceil(due / note) * note);
  return [...new Set(rounded)]
    .filter((amount) => amount > due)
    .sort((a, b) => a - b)
    .map(satang);
}
