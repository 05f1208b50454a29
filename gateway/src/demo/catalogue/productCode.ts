import type { Random } from '../random.ts';

/** I and O are left out: they read like 1 and 0 (MGMT-18). */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Six letters and six digits. */
export function productCode(random: Random): string {
  const letters = Array.from({ length: 6 }, () => LETTERS[random.integer(0, LETTERS.length - 1)]);
  return letters.join('') + String(random.integer(0, 999_999)).padStart(6, '0');
}
