/** Formats of figures on a page, implemented again on purpose. */

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** Whole numbers: `1,234`. */
export const count = (value: number): string => (value < 0 ? '-' : '') + grouped(String(Math.abs(value)));

/** Satang as baht with two decimals: `-1,234.50`. */
export function money(satang: number): string {
  const digits = String(Math.abs(satang)).padStart(3, '0');
  return `${satang < 0 ? '-' : ''}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** Formats satang as whole baht; half a baht is rounded away from zero. */
export const wholeBaht = (satang: number): string =>
  count(Math.sign(satang) * Math.floor((2 * Math.abs(satang) + 100) / 200));

/** Formats `1.5K`, as on the axis of a chart. */
export function short(value: number): string {
  if (value < 0) return `-${short(-value)}`;
  for (const [unit, sign] of [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ] as const)
    if (value >= unit) return `${Math.round((value / unit) * 10) / 10}${sign}`;
  return count(value);
}
