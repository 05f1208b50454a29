import type { PricingTier } from '@taem/domain/till/pricing.ts';
import type { TierRow } from './loyaltyRows.ts';

/** Returns a tier in the form that the pricing takes. */
export function pricingTier(tier: TierRow | undefined): PricingTier | null {
  if (!tier) return null;
  const privileges = tier.privileges.map(({ condition, item }) => ({
    condition: condition ? { conditionId: condition.condition_id, value: condition.value } : null,
    item: { couponId: item.coupon_id, value: item.value },
  }));
  return { id: tier.id, name: tier.name, privileges };
}
