import { rounded } from './Book.ts';
import type { Line } from './match.ts';

/** How a figure changed, in whole percent, and what it was before. */
export function change(value: number, before: number | null | undefined, write: (value: number) => string): Line[] {
  if (before == null || before === 0) return [];
  const was: Line = [{ figures: [write(before)] }];
  if (value === before) return [was];
  // Less than half a percent less is still said to be less.
  const sign = value < before ? '-' : '';
  return [[{ figures: [`${sign}${Math.abs(rounded(100 * (value - before), before))}%`] }], was];
}
