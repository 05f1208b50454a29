import { type LimitColumns, pricedLimits } from '@taem/domain/loyalty/offerLimits.ts';
import { pricedGoods, type WireGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import { pricedTerms, type WireTerms } from '@taem/domain/loyalty/readOfferTerms.ts';
import type { PricingOffer } from '@taem/domain/till/pricing.ts';

/** What the pricing needs of an offer, as statements return it. */
export interface OfferRules extends LimitColumns {
  id: string;
  name: string;
  has_authorize_pin: boolean;
  conditions: { condition_id: string; value: number }[];
  items: { coupon_id: string; value: number }[];
  terms?: WireTerms | null;
  goods?: WireGoods | null;
}

/** Returns an offer in the form that the pricing takes. */
export function pricingOffer(offer: OfferRules): PricingOffer {
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
