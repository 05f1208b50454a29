import { fromBaht } from '../money/money.ts';
import { EMPTY_GUEST, type Guest } from './guest.ts';
import type { StatedFigures } from './pricingWords.ts';
import type { CheckedSaleBody } from './saleBody.schema.ts';
import type { RequestedOffer, SaleRequest } from './saleRequest.ts';

/** Reads the decisions to be priced from the body of a sale. */
export function readSaleBody(body: CheckedSaleBody): SaleRequest {
  return {
    lines: body.lines.map((line, index) => ({
      itemRef: line.item_ref ?? String(index + 1),
      productId: line.product_id,
      qty: line.quantity,
      chargeAmount: line.charge_amount == null ? null : fromBaht(line.charge_amount),
      ...(line.option_ids && { optionIds: line.option_ids }),
      ...(line.note && { note: line.note }),
      ...(line.sold_by_id && { soldById: line.sold_by_id.toLowerCase() }),
    })),
    memberId: body.member_id ?? null,
    guest: body.member_id == null ? guestOf(body.guest) : null,
    tierEnabled: body.tier_privileges,
    discount: offerOf(body.discount),
    offer: offerOf(body.offer),
    declined: body.declined,
    pointsAsCash: body.points_as_cash,
    deliveryCost: fromBaht(body.delivery_cost),
  };
}

/** Reads the figures that the customer saw from the body of a sale. */
export function statedFigures(body: CheckedSaleBody): StatedFigures {
  return {
    amountDue: fromBaht(body.expected_amount_due),
    tenders: body.channels.map(({ type, amount }) => ({ type, amount: fromBaht(amount) })),
    earnPoints: body.expected_earn_points ?? null,
  };
}

function offerOf(offer: CheckedSaleBody['offer']): RequestedOffer | null {
  if (!offer) return null;
  return {
    offerId: offer.offer_id,
    customValue: offer.custom_value ?? null,
    ...(offer.by_itself && { byItself: true as const }),
  };
}

function guestOf(guest: CheckedSaleBody['guest']): Guest {
  if (!guest) return EMPTY_GUEST;
  return { ageRange: guest.age ?? null, gender: guest.gender ?? null, hashtags: guest.hashtags ?? [] };
}
