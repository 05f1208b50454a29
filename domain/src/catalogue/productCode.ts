const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A new product code: 6 letters without I and O, which read as 1 and 0, then 6 digits (MGMT-18). `random` gives a
 * number from 0 up to, not including, 1.
 */
export function productCode(random: () => number): string {
  const letters = Array.from({ length: 6 }, () => LETTERS.charAt(Math.floor(random() * LETTERS.length)));
  return letters.join('') + String(Math.floor(random() * 1_000_000)).padStart(6, '0');
}
