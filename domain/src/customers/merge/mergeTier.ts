import type { Condition } from '../../loyalty/coupon.ts';
import { type TierLevel, tierForLtv } from '../../loyalty/tierForLtv.ts';
import type { Satang } from '../../money/money.ts';

type Tier = TierLevel & { id: string };

/** Lifetime figures that decide the tier. */
export interface TierFigures {
  totalRevenue: Satang;
  totalTransaction: number;
}

export interface TierRules {
  tiers: readonly Tier[];
  conditions: ReadonlyMap<string, Condition>;
}

/** Returns the tier after a merge: the highest of the two tiers and the one that the combined figures reach. */
export function tierAfterMerge(
  { kept, merged }: { kept: string | null; merged: string | null },
  together: TierFigures,
  rules: TierRules,
): string | null {
  const had = higher(tierOf(kept, rules), tierOf(merged, rules));
  return higher(had, reachedBy(together, rules))?.id ?? null;
}

/**
 * Returns the tier of an account after a merge is undone: the one that its figures reach now, or a tier above its
 * figures that it had before the merge, which was set by hand.
 */
export function tierAfterUndo(
  before: { tierId: string | null; figures: TierFigures },
  now: TierFigures,
  rules: TierRules,
): string | null {
  const had = tierOf(before.tierId, rules);
  const wasGiven = levelOf(had) > levelOf(reachedBy(before.figures, rules));
  return higher(wasGiven ? had : null, reachedBy(now, rules))?.id ?? null;
}

/**
 * Whether a tier was set by hand since the merge: it is above both the tier after the merge and the one that the
 * figures reach.
 */
export function isGivenSince(
  { current, left }: { current: string | null; left: string | null },
  figures: TierFigures,
  rules: TierRules,
): boolean {
  const explained = higher(tierOf(left, rules), reachedBy(figures, rules));
  return levelOf(tierOf(current, rules)) > levelOf(explained);
}

function reachedBy({ totalRevenue, totalTransaction }: TierFigures, { tiers, conditions }: TierRules): Tier | null {
  return tierForLtv(tiers, { totalLtv: totalRevenue, totalTransaction }, conditions);
}

const tierOf = (id: string | null, { tiers }: TierRules): Tier | null => tiers.find((tier) => tier.id === id) ?? null;

const higher = (a: Tier | null, b: Tier | null): Tier | null => (levelOf(a) >= levelOf(b) ? a : b);

const levelOf = (tier: Tier | null): number => tier?.level ?? Number.NEGATIVE_INFINITY;
