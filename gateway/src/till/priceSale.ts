import { comparePayment } from '@taem/domain/till/comparePayment.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricedBasket, PricingBasket, PricingRules } from '@taem/domain/till/pricing.ts';
import { type PaymentRequest, readPaymentPayload, toRequestedBasket } from '@taem/domain/till/readPaymentPayload.ts';
import { type Problem, Refusal, refuseFields } from '../http/errors.ts';
import type { PaymentState } from './PaymentState.ts';
import { pricingMember, pricingOffer, pricingRules, pricingTier } from './pricingRecords.ts';

export interface PricedSale {
  request: PaymentRequest;
  basket: PricingBasket;
  rules: PricingRules;
  priced: PricedBasket;
}

/** Prices the bill anew from the records in force and refuses it when the rules or its own figures say otherwise. */
export function priceSale(payload: PaymentPayload, state: PaymentState): PricedSale {
  const request = readPaymentPayload(payload);
  refuseFreePrices(payload, state);
  refuseUnverifiedOffers(request, state);
  const offer = (id: string | undefined) => pricingOffer(state.offers?.find((row) => row.id === id));
  const basket = toRequestedBasket(request, {
    member: pricingMember(state.member),
    tier: pricingTier(state.tiers?.find((tier) => tier.id === state.member?.tier_id)),
    discount: offer(request.discount?.offerId),
    offer: offer(request.offer?.offerId),
  });
  const rules = pricingRules(state);
  const priced = priceBasket(basket, rules);
  const [refusal] = priced.refusals;
  if (refusal) throw new Refusal(422, refusal.code, REFUSED[refusal.code], refusal.params);
  const differences = comparePayment(payload, priced);
  const [first] = differences;
  if (first) {
    const message = `${first.field} is ${first.actual}, but the rules give ${first.expected}.`;
    throw new Refusal(422, 'PAYMENT_MISMATCH', message, { ...first, differences });
  }
  return { request, basket, rules, priced };
}

const REFUSED: Record<PricedBasket['refusals'][number]['code'], string> = {
  CONDITION_NOT_MET: 'A condition of the discount or offer is not met.',
  INSUFFICIENT_POINTS: 'The member does not have so many points.',
  OFFER_NOT_FOR_GUEST: 'Special offers are for members.',
  POINTS_NOT_FOR_GUEST: 'A guest has no points to spend.',
  WRONG_OFFER_KIND: 'The discount and the special offer of a bill are of different kinds.',
};

/** A price typed at the till replaces the shelf price, but nothing that has a price is given away by it. */
function refuseFreePrices(payload: PaymentPayload, state: PaymentState): void {
  const free = new Set(state.products?.filter((product) => product.retail_price === 0).map((product) => product.id));
  const problems = payload.items.flatMap((item, index): Problem[] => {
    if (item.item_type !== 'product' || item.charge_amount > 0 || free.has(item.product_id)) return [];
    return [{ path: `items.${index}.charge_amount`, message: 'must be above 0' }];
  });
  if (problems.length > 0) throw refuseFields(problems);
}

/** DISC-06 An offer with a code is used only in a session that typed it. */
function refuseUnverifiedOffers({ discount, offer }: PaymentRequest, state: PaymentState): void {
  const asked = [discount?.offerId, offer?.offerId];
  const locked = state.offers?.find((row) => asked.includes(row.id) && row.has_authorize_pin && !row.verified);
  if (!locked) return;
  throw new Refusal(422, 'AUTHORIZE_CODE_REQUIRED', `${locked.name} needs its code first.`, { offer_id: locked.id });
}
