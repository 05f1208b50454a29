import { type Satang, satang, subtract, ZERO } from '../money/money.ts';

/**
 * Counted opening cash less what the last shift of the till left in the drawer: below 0 some is missing. 0 where that is
 * unknown (null), as before the first shift.
 */
export const openingDifference = (counted: Satang, left: Satang | null): Satang =>
  left === null ? ZERO : subtract(counted, left);

/** What is taken out of a drawer at the closing, where some of the count stays in it; null where more would stay than was counted. */
export function takenAtClosing(counted: Satang, left: Satang): Satang | null {
  return left < 0 || left > counted ? null : satang(counted - left);
}
