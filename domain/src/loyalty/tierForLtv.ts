import { type Satang, ZERO } from '../money/money.ts';
import type { Condition } from './coupon.ts';
import { evaluateCondition } from './evaluateCondition.ts';

/** The fields of a tier that decide whether a member reaches it. */
export interface TierLevel {
  level: number;
  status: string;
  conditions: readonly { conditionId: string; value: number }[];
}

/**
 * Returns the tier that a member reaches: the highest Active one whose first condition the lifetime figures meet; one
 * without a condition is open to everyone. Returns null if there is none.
 */
export function tierForLtv<Tier extends TierLevel>(
  tiers: readonly Tier[],
  lifetime: { totalLtv: Satang; totalTransaction: number },
  conditions: ReadonlyMap<string, Condition>,
): Tier | null {
  const facts = { ...lifetime, itemQty: 0, paidAmount: ZERO, chargeAmount: ZERO };
  const reached = tiers.filter((tier) => {
    const [first] = tier.conditions;
    return tier.status === 'Active' && (!first || evaluateCondition(first, conditions, facts).result === 'MET');
  });
  return reached.reduce<Tier | null>((best, tier) => (best && best.level >= tier.level ? best : tier), null);
}
