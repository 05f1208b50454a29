import { canApplyPoints } from '@taem/domain/till/pointsAsCash.ts';
import type { PointRates } from '@taem/domain/till/pricing.ts';

const ROUND_AMOUNTS = [100, 500];

/** Returns round numbers of points below the most that make sense on this bill, and that maximum itself. */
export function quickPoints(most: number, balance: number, rates: PointRates): number[] {
  const round = ROUND_AMOUNTS.filter((points) => points < most);
  return [...round, most].filter((points) => points > 0 && canApplyPoints(points, balance, rates));
}
