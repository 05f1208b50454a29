const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Generates a product code: 6 letters without I and O, which look like 1 and 0, then 6 digits (MGMT-18). `random`
 * returns a number from 0 to below 1.
 */
export function productCode(random: () => number): string {
  const letters = Array.from({ length: 6 }, () => LETTERS.charAt(Math.floor(random() * LETTERS.length)));
  return letters.join('') + String(Math.floor(random() * 1_000_000)).padStart(6, '0');
}
