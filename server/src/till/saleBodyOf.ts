import type { ChannelType } from '@taem/domain/till/paymentPayload.ts';
import type { SaleBody } from '@taem/domain/till/saleBody.schema.ts';
import type { GuestInput, PayInput, PayOfferInput } from '../generated/schema.ts';
import { guestOf } from './guestOf.ts';

/** Converts a sale to the body of POST payment/sale: the decisions, and the figures that the customer saw, nothing computed. */
export function saleBodyOf(input: PayInput): SaleBody {
  return {
    branch_id: input.branchId,
    lines: input.lines.map((line) => ({
      item_ref: line.itemRef || undefined,
      product_id: line.productId,
      quantity: line.quantity,
      charge_amount: line.customPrice ?? undefined,
      option_ids: line.optionIds ?? undefined,
      note: line.note?.trim() || undefined,
      sold_by_id: line.soldById ?? undefined,
    })),
    ...decisionsBody(input),
    discount: offerBody(input.discount),
    offer: offerBody(input.offer),
    channels: input.channels.map((channel) => ({
      // EXCHANGE is refused where the body is read.
      type: channel.type as ChannelType,
      amount: channel.amount,
      received_amount: channel.receivedAmount ?? undefined,
      institute_id: channel.instituteId ?? undefined,
      card_id: channel.cardId ?? undefined,
      payment_channel_id: channel.paymentChannelId ?? undefined,
      slip: channel.slip ? { sending_bank: channel.slip.sendingBank, reference: channel.slip.reference } : undefined,
    })),
    expected_amount_due: input.expectedAmountDue,
    expected_earn_points: input.expectedEarnPoints ?? undefined,
    remark: input.remark ?? undefined,
    parked_version: input.parkedVersion ?? undefined,
    approval_id: input.approvalId ?? undefined,
    till_id: input.tillId ?? undefined,
  };
}

function offerBody(offer: PayOfferInput | null | undefined): SaleBody['offer'] {
  if (!offer) return undefined;
  return {
    offer_id: offer.offerId,
    custom_value: offer.customValue ?? undefined,
    by_itself: offer.byItself || undefined,
  };
}

type Decisions = Pick<
  PayInput,
  'memberId' | 'guest' | 'tierPrivileges' | 'declined' | 'pointsAsCash' | 'deliveryCost' | 'createLocalTime'
>;

/** Returns the decisions about a bill, whether it is paid or parked: its customer, and which rules and points apply. */
export const decisionsBody = (input: Decisions) => ({
  member_id: input.memberId ?? undefined,
  guest: guestBody(input),
  tier_privileges: input.tierPrivileges ?? true,
  declined: declinedBody(input),
  points_as_cash: input.pointsAsCash ?? 0,
  delivery_cost: input.deliveryCost ?? 0,
  create_local_time: input.createLocalTime ?? undefined,
});

/** An empty list is left out. */
const declinedBody = ({ declined }: Pick<PayInput, 'declined'>): SaleBody['declined'] =>
  declined?.length ? [...declined] : undefined;

function guestBody({ guest: input }: { guest?: GuestInput | null }): SaleBody['guest'] {
  const guest = guestOf(input);
  if (!guest) return undefined;
  return {
    age: guest.ageRange ?? undefined,
    gender: guest.gender ?? undefined,
    hashtags: guest.hashtags.length > 0 ? [...guest.hashtags] : undefined,
  };
}
