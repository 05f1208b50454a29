import type { CashRounding } from '../merchant/counterSetting.ts';
import type { Satang } from '../money/money.ts';
import type { CashHeld } from './cashRounding.ts';
import type { ChannelType } from './paymentPayload.ts';
import { type ExchangePlan, planExchange } from './planExchange.ts';
import type { PricingMember, PricingTier } from './pricing.ts';

/** Returned pieces of one line of an earlier sale. */
export interface ExchangedLine {
  position: number;
  name: string;
  options: readonly string[];
  qty: number;
  restock: boolean;
  reason: string | null;
}

/** The pieces of an earlier sale that are exchanged for the goods on this bill (docs/adr/0141). */
export interface BasketExchange {
  saleId: string;
  transactionNo: string;
  /** null for a guest. */
  memberId: string | null;
  /** The branch of the sale; only there can it be exchanged. */
  branchId: string;
  lines: readonly ExchangedLine[];
  /** Whether delivery is refunded too, with the last piece. */
  delivery: boolean;
  /** Whether the amount beyond the price of the new goods is handed back in cash. */
  inCash: boolean;
  /** null until the gateway has priced these lines. */
  worth: ExchangeWorth | null;
}

/** The value of the returned pieces, as the gateway priced them. */
export interface ExchangeWorth {
  version: number;
  /** Whether the return leaves nothing of the sale. */
  isLast: boolean;
  /** Below 0: the value of the pieces. Above 0: an amount to pay, because the return loses a discount. */
  due: Satang;
  /** Amounts below 0 are refunded. `qty` is 0 for anything that is not a product. */
  rows: readonly { position: number; name: string; qty: number; amount: Satang }[];
  deliveryCost: Satang;
  /** The refunded part of the VAT that was added to prices. */
  addedVat?: Satang;
  tenders: readonly ExchangeTender[];
  /** Cash that the shop holds of the sale, before this return. */
  cash: CashHeld;
  /** The member of the sale, with the figures after the return; null for a guest. */
  member: (PricingMember & { tier: PricingTier | null }) | null;
  /** Why the pieces cannot be exchanged now. */
  refusals: readonly ExchangeRefusal[];
}

/** Money refunded by one tender, below 0. */
export interface ExchangeTender {
  type: ChannelType;
  amount: Satang;
  instituteName: string | null;
  cardName: string | null;
}

export interface ExchangeRefusal {
  code: string;
  message: string;
  path: readonly string[];
  params: readonly { name: string; value: string }[];
}

/** Whether the bill has no exchange, or the value of its returned pieces is read and nothing refuses it. */
export function isExchangeReady(exchange: BasketExchange | null): boolean {
  return exchange === null || (exchange.worth !== null && exchange.worth.refusals.length === 0);
}

/**
 * Returns the id of the sale if it is returned completely: limited offers that it used become available again.
 * Otherwise null.
 */
export function givenBack(exchange: BasketExchange | null): string | null {
  return exchange?.worth?.isLast ? exchange.saleId : null;
}

/** Plans the money of an exchange; null for any other bill, and until the value of the returned pieces is read. */
export function exchangePlan(
  exchange: BasketExchange | null,
  amountDue: Satang,
  rounding: CashRounding,
): ExchangePlan<ExchangeTender> | null {
  if (!exchange?.worth) return null;
  const plan = planExchange(exchange.worth, amountDue, rounding);
  return { ...plan, tenders: plan.tenders.filter(({ amount }) => amount !== 0) };
}

/** Removes one line from the returned pieces; null if none is left. */
export function withoutLine(exchange: BasketExchange, position: number): BasketExchange | null {
  const lines = exchange.lines.filter((line) => line.position !== position);
  return lines.length > 0 ? { ...exchange, lines, worth: null } : null;
}
