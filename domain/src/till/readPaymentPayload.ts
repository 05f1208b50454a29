import { fromBaht, type Satang, ZERO } from '../money/money.ts';
import type { Guest } from './guest.ts';
import type { BenefitItem, PaymentPayload, PointEventItem, ProductItem } from './paymentPayload.ts';
import type { PricingBasket, PricingLine, PricingMember, PricingOffer, PricingTier } from './pricing.ts';

/** What a payment asks to be priced: decisions only, none of its figures. */
export interface PaymentRequest {
  lines: readonly PricingLine[];
  memberId: string | null;
  guest: Guest | null;
  /** True when a row of the tier's privileges stands on the bill, false when they were switched off or cannot apply. */
  tierEnabled: boolean;
  discount: RequestedOffer | null;
  offer: RequestedOffer | null;
  pointsAsCash: number;
  deliveryCost: Satang;
}

/** A discount or offer that a payment names. */
export interface RequestedOffer {
  offerId: string;
  customValue: number | null;
}

/** The records that a request names, as they are now. */
export interface RequestedRecords {
  member: PricingMember | null;
  tier: PricingTier | null;
  discount: PricingOffer | null;
  offer: PricingOffer | null;
}

/** Reads the decisions of a payment back from its body, so that the gateway can price them itself. */
export function readPaymentPayload(payload: PaymentPayload): PaymentRequest {
  const { items } = payload;
  const benefit = (type: BenefitItem['item_type']) =>
    items.find((item): item is BenefitItem => item.item_type === type) ?? null;
  const points = items.find((item): item is PointEventItem => item.item_type === 'event');
  return {
    lines: items.filter((item): item is ProductItem => item.item_type === 'product').map(pricingLine),
    memberId: payload.member_id ?? null,
    guest: payload.member_id === undefined ? guestOf(payload) : null,
    tierEnabled: benefit('privilege') !== null,
    discount: requestedOffer(benefit('discount')),
    offer: requestedOffer(benefit('offer')),
    pointsAsCash: Math.abs(points?.redeem.amount ?? 0),
    deliveryCost: payload.delivery_cost === undefined ? ZERO : fromBaht(payload.delivery_cost),
  };
}

/** Puts the records in force behind what a payment asks for; `priceBasket` takes the result. */
export function toRequestedBasket(request: PaymentRequest, records: RequestedRecords): PricingBasket {
  return {
    lines: request.lines,
    member: records.member,
    tier: records.tier,
    tierEnabled: request.tierEnabled,
    discount: chosen(request.discount, records.discount),
    offer: chosen(request.offer, records.offer),
    pointsAsCash: request.pointsAsCash,
    deliveryCost: request.deliveryCost,
  };
}

function chosen(requested: RequestedOffer | null, offer: PricingOffer | null) {
  return requested && offer ? { offer, customValue: requested.customValue } : null;
}

function pricingLine(item: ProductItem): PricingLine {
  return {
    itemRef: item.item_ref,
    productId: item.product_id,
    qty: item.qty,
    chargeAmount: fromBaht(item.charge_amount),
  };
}

function requestedOffer(item: BenefitItem | null): RequestedOffer | null {
  return item && { offerId: item.offer_id, customValue: item.custom_value ?? null };
}

function guestOf({ guest }: PaymentPayload): Guest {
  return { ageRange: guest?.age ?? null, gender: guest?.gender ?? null, hashtags: guest?.hashtags ?? [] };
}
