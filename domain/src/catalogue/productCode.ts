const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A new product code: 6 letters without I and O, which read as 1 and 0, then 6 digits (MGMT-18). `random` gives a
 * number from 0 up to, not including, 1.
 * @awaits management
 */
export function productCode(random: () => number): string {
  const pick = (characters: string) => characters.charAt(Math.floor(random() * characters.length));
  const letters = Array.from({ length: 6 }, () => pick(LETTERS));
  const digits = Array.from({ length: 6 }, () => pick('0123456789'));
  return [...letters, ...digits].join('');
}
