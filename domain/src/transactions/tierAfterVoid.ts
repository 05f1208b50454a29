import type { Condition } from '../loyalty/coupon.ts';
import { type TierLevel, tierForLtv } from '../loyalty/tierForLtv.ts';
import type { Satang } from '../money/money.ts';

interface Figures {
  totalRevenue: Satang;
  totalTransaction: number;
}

/**
 * Returns the tier after a sale is voided: the one that the remaining figures reach. A void only takes away a tier that
 * buying gave: one given by hand stays, whether it was given since or the member had it before the sale raised it. A
 * void never raises a tier.
 */
export function tierAfterVoid<Tier extends TierLevel & { id: string }>(
  tierIds: { current: string | null; found: string | null },
  figures: { before: Figures; after: Figures; beforeSale: Figures },
  { tiers, conditions }: { tiers: readonly Tier[]; conditions: ReadonlyMap<string, Condition> },
): string | null {
  const tierOf = (id: string | null) => tiers.find((tier) => tier.id === id) ?? null;
  const reached = ({ totalRevenue, totalTransaction }: Figures) =>
    tierForLtv(tiers, { totalLtv: totalRevenue, totalTransaction }, conditions);
  const current = tierOf(tierIds.current);
  if (!current || levelOf(current) > levelOf(reached(figures.before))) return tierIds.current;
  const found = tierOf(tierIds.found);
  const foundByHand = levelOf(found) > levelOf(reached(figures.beforeSale));
  // A tier before the sale that the figures reached is not kept as such: the figures after the void decide.
  const left = higher(foundByHand ? found : null, reached(figures.after));
  return levelOf(left) < levelOf(current) ? (left?.id ?? null) : current.id;
}

function higher<Tier extends TierLevel>(a: Tier | null, b: Tier | null): Tier | null {
  return levelOf(a) >= levelOf(b) ? a : b;
}

function levelOf(tier: TierLevel | null): number {
  return tier?.level ?? Number.NEGATIVE_INFINITY;
}
