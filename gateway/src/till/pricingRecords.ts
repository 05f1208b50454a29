import { pricedLimits } from '@taem/domain/loyalty/offerLimits.ts';
import { pricedGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import { pricedTerms } from '@taem/domain/loyalty/readOfferTerms.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { PricingMember, PricingOffer } from '@taem/domain/till/pricing.ts';
import type { StateMember, StateOffer } from './PaymentState.ts';

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

export function pricingOffer(offer: StateOffer | undefined): PricingOffer | null {
  if (!offer) return null;
  return {
    id: offer.id,
    name: offer.name,
    hasAuthorizePin: offer.has_authorize_pin,
    conditions: offer.conditions.map((condition) => ({ conditionId: condition.condition_id, value: condition.value })),
    items: offer.items.map((item) => ({ couponId: item.coupon_id, value: item.value })),
    ...pricedTerms(offer.terms),
    ...pricedGoods(offer.goods),
    ...pricedLimits(offer),
  };
}
