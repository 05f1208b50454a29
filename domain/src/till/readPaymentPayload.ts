import { OFFER_KINDS } from '../loyalty/offerKind.ts';
import { fromBaht, ZERO } from '../money/money.ts';
import type { Guest } from './guest.ts';
import type { BenefitItem, PaymentPayload, PointEventItem, ProductItem } from './paymentPayload.ts';
import type { PricingLine } from './pricing.ts';
import type { RequestedOffer, SaleRequest } from './saleRequest.ts';

/** Reads the decisions of a payment back from its body, so that the gateway can price them itself. */
export function readPaymentPayload(
  payload: PaymentPayload,
): Omit<SaleRequest, 'lines'> & { lines: readonly PricingLine[] } {
  const { items } = payload;
  const benefit = (type: BenefitItem['item_type']) =>
    items.find((item): item is BenefitItem => item.item_type === type) ?? null;
  const points = items.find((item): item is PointEventItem => item.item_type === 'event');
  return {
    lines: items.filter((item): item is ProductItem => item.item_type === 'product').map(pricingLine),
    memberId: payload.member_id ?? null,
    guest: payload.member_id === undefined ? guestOf(payload) : null,
    // The row of the tier's privileges is missing if they were switched off or cannot apply.
    tierEnabled: benefit('privilege') !== null,
    discount: requestedOffer(benefit('discount')),
    offer: requestedOffer(benefit('offer')),
    // The body states the whole bill: a missing row means no offer, not an automatic one.
    declined: OFFER_KINDS,
    pointsAsCash: Math.abs(points?.redeem.amount ?? 0),
    deliveryCost: payload.delivery_cost === undefined ? ZERO : fromBaht(payload.delivery_cost),
  };
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
