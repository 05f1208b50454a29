import type { CashRounding } from '@taem/domain/merchant/counterSetting.ts';
import { fromBaht, type Satang } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel, TenderType } from '@taem/domain/till/paymentPayload.ts';
import type { PricedBasket, PricingRefusal } from '@taem/domain/till/pricing.ts';
import type { SaleRequest } from '@taem/domain/till/saleRequest.ts';
import type { SlipReference } from '@taem/domain/till/slipReference.ts';
import type { PaymentState } from './PaymentState.ts';
import type { SaleProblem } from './SaleProblem.ts';

/** What a till asks to be sold, whichever call brought it: decisions, and what the caller says of them. */
export interface SaleOrder {
  /** null: none that this session sells in. */
  branchId: string | null;
  request: SaleRequest;
  tenders: readonly SaleTender[];
  remark: string | null;
  /** `YYYY-MM-DD HH:mm:ss`; null: now. */
  localTime: string | null;
  /** Picture of the transfer slip. */
  image: Buffer | null;
  /** What makes two orders with one key the same order. */
  hash: string;
  /** Of the parked bill that is paid, as the till has it; null where it says none. */
  parkedVersion: number | null;
  /** The till at which it is rung up; null where the device has not chosen one. */
  tillId: string | null;
  /** That a second person gave; null where the till has none. */
  approvalId: string | null;
  places: SalePlaces;
  /** Records that the caller says more of than the order does. */
  checkRecords(state: PaymentState): SaleProblem[];
  /** Throws where the caller's figures are not those of the bill. */
  checkFigures(priced: PricedBasket, rounding: CashRounding): void;
  /** The answer carries all that the receipt shows. */
  withReceipt: boolean;
}

/** A way of paying a part of the amount due. Names are the caller's, for what has no record. */
export interface SaleTender {
  type: TenderType;
  amount: Satang;
  received: Satang | null;
  instituteId: string | null;
  instituteName: string | null;
  cardId: string | null;
  cardName: string | null;
  paymentChannelId: string | null;
  actionCode: string | null;
  /** The bank that a transfer comes from. */
  sender: { id: string; name: string } | null;
  /** The transfer that its slip names. */
  slip: SlipReference | null;
}

/** Where the parts of an order stand in the body that brought it. */
export interface SalePlaces {
  line(index: number, field: 'product_id' | 'charge_amount' | 'option_ids' | 'sold_by_id'): string;
  offer(kind: 'discount' | 'offer'): string;
  channel(index: number, field: string): string;
  /** Empty where no one place is meant. */
  refused(refusal: Pick<PricingRefusal, 'source' | 'at'>): string;
}

export function tenderOf(channel: PaymentPayloadChannel): SaleTender {
  const { sender } = channel;
  return {
    type: channel.type,
    amount: fromBaht(channel.amount),
    received: channel.received_amount === undefined ? null : fromBaht(channel.received_amount),
    instituteId: channel.institute_id ?? null,
    instituteName: channel.institute_name ?? null,
    cardId: channel.card_id ?? null,
    cardName: channel.card_name ?? null,
    paymentChannelId: channel.payment_channel_id ?? null,
    actionCode: channel.action_code ?? null,
    sender: sender ? { id: sender.institute_id, name: sender.institute_name } : null,
    slip: channel.slip ?? null,
  };
}
