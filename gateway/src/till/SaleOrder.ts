import type { CashRounding } from '@taem/domain/merchant/counterSetting.ts';
import { fromBaht, type Satang } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel, TenderType } from '@taem/domain/till/paymentPayload.ts';
import type { PricedBasket, PricingRefusal } from '@taem/domain/till/pricing.ts';
import type { SaleRequest } from '@taem/domain/till/saleRequest.ts';
import type { SlipReference } from '@taem/domain/till/slipReference.ts';
import type { PaymentState } from './PaymentState.ts';
import type { SaleProblem } from './SaleProblem.ts';

/** A sale that a till requests, whichever route received it: its decisions, and what the caller stated about them. */
export interface SaleOrder {
  /** null where it is not a branch in which this session sells. */
  branchId: string | null;
  request: SaleRequest;
  tenders: readonly SaleTender[];
  remark: string | null;
  /** `YYYY-MM-DD HH:mm:ss`; null: now. */
  localTime: string | null;
  /** Picture of the transfer slip. */
  image: Buffer | null;
  /** Two orders with the same key are the same order when their hashes are equal. */
  hash: string;
  /** The version of the parked bill that is paid, as the till has it; null where the till states none. */
  parkedVersion: number | null;
  /** The till at which it is rung up; null where the device has not chosen one. */
  tillId: string | null;
  /** The approval that a second person gave; null where the till has none. */
  approvalId: string | null;
  places: SalePlaces;
  /** Checks records of which the caller states more than the order contains. */
  checkRecords(state: PaymentState): SaleProblem[];
  /** Throws where the caller's figures differ from those of the bill. */
  checkFigures(priced: PricedBasket, rounding: CashRounding): void;
  /** Whether the answer contains everything that the receipt shows. */
  withReceipt: boolean;
}

/** A tender. The names are those that the caller gave, for institutes and cards without a record. */
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
  /** The transfer that its slip identifies. */
  slip: SlipReference | null;
}

/** Paths of the parts of an order in the body of its request. */
export interface SalePlaces {
  line(index: number, field: 'product_id' | 'charge_amount' | 'option_ids' | 'sold_by_id'): string;
  offer(kind: 'discount' | 'offer'): string;
  channel(index: number, field: string): string;
  /** Returns an empty path where the refusal is not about one part. */
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
