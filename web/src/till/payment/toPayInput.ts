import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import type { Basket } from '@taem/domain/till/basket.ts';
import type { BasketExchange } from '@taem/domain/till/basketExchange.ts';
import { type Guest, isEmptyGuest } from '@taem/domain/till/guest.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import type { ChosenOffer, PricedBasket } from '@taem/domain/till/pricing.ts';
import { AGE_RANGES, CHANNEL_TYPES, GENDERS } from '../../app/contractValues.ts';
import type { GuestInput, PayChannelInput, PayInput, ReturnSaleInput } from '../../gql/contract.ts';

/** A sale, and the goods that come back in an exchange. The void code is not part of it, as it must not be stored. */
export type PaymentInput = PayInput & { readonly returned?: Omit<ReturnSaleInput, 'authorizePin'> };

interface SaleFacts {
  idempotencyKey: string;
  branchId: string;
  /** `YYYY-MM-DD HH:mm:ss`; null for now. */
  createLocalTime: string | null;
  /** The till of the device; null if none was chosen. */
  tillId: string | null;
}

/** Returns the bill as it is sent: what was rung up, and the figures the customer was shown. */
export function toPayInput(basket: Basket, priced: PricedBasket, facts: SaleFacts): PaymentInput {
  const returned = returnedInput(basket.exchange);
  return {
    ...facts,
    memberId: basket.member?.id ?? null,
    guest: basket.member ? null : guestInput(basket.walkinInfo),
    lines: basket.items.map(({ itemRef, productId, qty, customPrice, options, note, soldBy }) => ({
      itemRef,
      productId,
      quantity: qty ?? 0,
      customPrice: bahtOrNull(customPrice),
      optionIds: options?.map(({ optionId }) => optionId) ?? null,
      note: note ?? null,
      soldById: soldBy?.id ?? null,
    })),
    tierPrivileges: basket.tierPrivileges,
    discount: offerInput(priced.given.discount),
    offer: offerInput(priced.given.offer),
    declined: declinedInput(basket),
    pointsAsCash: basket.pointsAsCash,
    deliveryCost: toBaht(basket.deliveryCost),
    channels: tendersOf(basket, returned !== null).map(channelInput),
    expectedAmountDue: toBaht(priced.amountDue),
    expectedEarnPoints: priced.earnPoints,
    remark: null,
    parkedVersion: basket.parked?.version ?? null,
    ...(returned && { returned }),
  };
}

/** Returns the tenders; none for an exchange without a difference, or with one that cash rounding reduces to 0. */
function tendersOf({ paymentChannels }: Basket, isExchange: boolean) {
  return isExchange && paymentChannels.every(({ amount }) => amount === 0) ? [] : paymentChannels;
}

function returnedInput(exchange: BasketExchange | null): PaymentInput['returned'] | null {
  if (!exchange?.worth) return null;
  const { saleId, branchId, lines, delivery, inCash, worth } = exchange;
  return {
    ...{ id: saleId, version: worth.version, branchId, delivery, inCash },
    lines: lines.map(({ position, qty, restock, reason }) => ({ position, quantity: qty, restock, reason })),
    amount: toBaht(worth.due),
    remark: null,
    idempotencyKey: null,
  };
}

export function guestInput(guest: Guest | null): GuestInput | null {
  if (!guest || isEmptyGuest(guest)) return null;
  const { ageRange, gender, hashtags } = guest;
  return { ageRange: ageRange && AGE_RANGES[ageRange], gender: gender && GENDERS[gender], hashtags: [...hashtags] };
}

function offerInput(chosen: ChosenOffer | null) {
  return (
    chosen && {
      ...{ offerId: chosen.offer.id, customValue: chosen.customValue },
      ...(chosen.byItself && { byItself: true }),
    }
  );
}

const KINDS = { discount: 'DISCOUNT', offer: 'OFFER' } as const;
export const declinedInput = ({ declined }: Basket) => declined.map((place) => KINDS[place]);

function channelInput(channel: PaymentPayloadChannel): PayChannelInput {
  return {
    type: CHANNEL_TYPES[channel.type],
    amount: channel.amount,
    receivedAmount: channel.received_amount ?? null,
    instituteId: channel.institute_id ?? null,
    cardId: channel.card_id ?? null,
    paymentChannelId: channel.payment_channel_id ?? null,
    slip: channel.slip ? { sendingBank: channel.slip.sending_bank, reference: channel.slip.reference } : null,
  };
}

function bahtOrNull(amount: Satang | null): number | null {
  return amount === null ? null : toBaht(amount);
}
