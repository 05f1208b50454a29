import { satang } from '@taem/domain/money/money.ts';
import type { PricingMember, PricingOffer, PricingTier } from '@taem/domain/till/pricing.ts';
import type { StateMember, StateOffer, StateTier } from './PaymentState.ts';

type MemberRow = Pick<StateMember, 'id' | 'points' | 'total_revenue' | 'total_transaction'>;

export function pricingMember(member: MemberRow | null): PricingMember | null {
  return (
    member && {
      id: member.id,
      remainingPoints: member.points,
      totalLtv: satang(member.total_revenue),
      totalTransaction: member.total_transaction,
    }
  );
}

export function pricingTier(tier: StateTier | undefined): PricingTier | null {
  if (!tier) return null;
  const privileges = tier.privileges.map(({ condition, item }) => ({
    condition: condition ? { conditionId: condition.condition_id, value: condition.value } : null,
    item: { couponId: item.coupon_id, value: item.value },
  }));
  return { id: tier.id, name: tier.name, privileges };
}

export function pricingOffer(offer: StateOffer | undefined): PricingOffer | null {
  if (!offer) return null;
  return {
    id: offer.id,
    name: offer.name,
    conditions: offer.conditions.map((condition) => ({ conditionId: condition.condition_id, value: condition.value })),
    items: offer.items.map((item) => ({ couponId: item.coupon_id, value: item.value })),
  };
}
