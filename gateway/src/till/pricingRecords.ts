import type { Coupon } from '@taem/domain/loyalty/coupon.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { PricingMember, PricingOffer, PricingRules, PricingTier } from '@taem/domain/till/pricing.ts';
import type { StateCondition, StateCoupon, StateMember, StateOffer, StateRates, StateTier } from './PaymentState.ts';

/** The rows that the rules are made of. */
interface RuleRows {
  rates: StateRates | null;
  coupons: readonly StateCoupon[] | null;
  conditions: readonly StateCondition[] | null;
}

type MemberRow = Pick<StateMember, 'id' | 'points' | 'total_revenue' | 'total_transaction'>;

/** The merchant's rates, coupons and conditions as the pricing reads them. */
export function pricingRules(state: RuleRows): PricingRules {
  const { rates } = state;
  if (!rates) throw new Error('The realm has no settings');
  return {
    rates: {
      earnCash: satang(rates.earn_cash),
      earnPoint: rates.earn_point,
      redeemCash: satang(rates.redeem_cash),
      redeemPoint: rates.redeem_point,
    },
    coupons: new Map(state.coupons?.map((coupon) => [coupon.id, pricingCoupon(coupon)])),
    conditions: new Map(state.conditions?.map((condition) => [condition.id, condition])),
  };
}

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

function pricingCoupon({ template, ...coupon }: StateCoupon): Coupon {
  return { ...coupon, template: { logic: template.logic, varName: template.var_name ?? '' } };
}
