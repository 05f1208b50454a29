import { evaluateCondition } from '../loyalty/evaluateCondition.ts';
import { applyCoupon } from './applyCoupon.ts';
import { addReason, conditionFacts, type PricingDraft } from './pricingDraft.ts';

/** Applies each privilege of the member's tier whose own condition holds (PAY-31, DISC-24). */
export function applyPrivileges(draft: PricingDraft): void {
  const { member, tier, tierEnabled } = draft.basket;
  if (!member || !tier) {
    addReason(draft, 'TIER_NONE', { guest: !member });
    return;
  }
  if (tier.privileges.length === 0) return;
  if (!tierEnabled) {
    addReason(draft, 'TIER_DISABLED', { sourceId: tier.id, name: tier.name });
    return;
  }
  const rule = { source: 'privilege', sourceId: tier.id, sourceName: tier.name } as const;
  for (const { condition, item } of tier.privileges) {
    const outcome = condition && evaluateCondition(condition, draft.rules.conditions, conditionFacts(draft));
    if (outcome && outcome.result !== 'MET') {
      const code = outcome.result === 'NOT_MET' ? 'PRIVILEGE_CONDITION_NOT_MET' : outcome.result;
      const coupon = draft.rules.coupons.get(item.couponId)?.name ?? null;
      addReason(draft, code, { source: 'privilege', sourceId: tier.id, name: tier.name, coupon, ...outcome.params });
      continue;
    }
    const facts = applyCoupon(draft, rule, item);
    if (facts) addReason(draft, 'PRIVILEGE_APPLIED', { ...outcome?.params, ...facts });
  }
}
