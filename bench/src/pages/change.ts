import { rounded } from './Book.ts';
import type { Line } from './match.ts';

/** Returns how a figure changed, in whole percent, and its previous value. */
export function change(value: number, before: number | null | undefined, write: (value: number) => string): Line[] {
  if (before == null || before === 0) return [];
  const was: Line = [{ figures: [write(before)] }];
  if (value === before) return [was];
  const percent = Math.abs(rounded(100 * (value - before), before));
  // `down less than 1%`: its sign does not stand before the figure.
  if (percent === 0) return [[{ figures: ['1%'] }], was];
  return [[{ figures: [`${value < before ? '-' : ''}${percent}%`] }], was];
}
