import { type Satang, satang, subtract, ZERO } from '../money/money.ts';

/**
 * Returns the counted opening cash less what the till's last shift left in the drawer: below 0, cash is missing.
 * Returns 0 if `left` is unknown (null), as before the first shift.
 */
export const openingDifference = (counted: Satang, left: Satang | null): Satang =>
  left === null ? ZERO : subtract(counted, left);

/** Returns the cash taken out of a drawer at closing when `left` stays in it; null if `left` is below 0 or above the count. */
export function takenAtClosing(counted: Satang, left: Satang): Satang | null {
  return left < 0 || left > counted ? null : satang(counted - left);
}
