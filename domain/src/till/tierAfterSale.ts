import type { Condition } from '../loyalty/coupon.ts';
import { type LifetimeSpan, lifetimeSpan, overlap, shift } from '../loyalty/lifetimeSpan.ts';
import { type TierLevel, tierForLtv } from '../loyalty/tierForLtv.ts';
import { add, type Satang } from '../money/money.ts';

interface Buyer {
  tierId: string | null;
  totalLtv: Satang;
  totalTransaction: number;
}

/**
 * Returns the tier of the buyer after a sale. Buying never lowers a tier, not even one that was given by hand. `span`:
 * the range of lifetime figures before the sale within which `benefits` would apply in the same way and the tier would
 * be the same.
 */
export function tierAfterSale(
  buyer: Buyer,
  totalRevenue: Satang,
  benefits: readonly { conditionId: string; value: number }[],
  levels: readonly (TierLevel & { id: string })[],
  conditions: ReadonlyMap<string, Condition>,
): { tierId: string | null; span: LifetimeSpan } {
  const after = { totalLtv: add(buyer.totalLtv, totalRevenue), totalTransaction: buyer.totalTransaction + 1 };
  const reached = tierForLtv(levels, after, conditions);
  const own = levels.find((tier) => tier.id === buyer.tierId);
  const stays = !reached || (own !== undefined && own.level >= reached.level);
  const tiers = levels.filter(({ status }) => status === 'Active').flatMap((tier) => tier.conditions.slice(0, 1));
  const span = overlap(
    lifetimeSpan(benefits, conditions, buyer),
    shift(lifetimeSpan(tiers, conditions, after), { ltv: -totalRevenue, transactions: -1 }),
  );
  return { tierId: stays ? buyer.tierId : reached.id, span };
}
