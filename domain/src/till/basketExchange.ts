import type { CashRounding } from '../merchant/counterSetting.ts';
import type { Satang } from '../money/money.ts';
import type { CashHeld } from './cashRounding.ts';
import type { ChannelType } from './paymentPayload.ts';
import { type ExchangePlan, planExchange } from './planExchange.ts';
import type { PricingMember, PricingTier } from './pricing.ts';

/** Pieces of one line of an earlier sale that come back. */
export interface ExchangedLine {
  position: number;
  name: string;
  options: readonly string[];
  qty: number;
  restock: boolean;
  reason: string | null;
}

/** What comes back of an earlier sale in exchange for what is on the bill (docs/adr/0141). */
export interface BasketExchange {
  saleId: string;
  transactionNo: string;
  /** null for a guest. */
  memberId: string | null;
  /** Of the sale: it is exchanged nowhere else. */
  branchId: string;
  lines: readonly ExchangedLine[];
  /** Delivery is given back too, with the last piece. */
  delivery: boolean;
  /** What is more than the new goods is handed back in cash. */
  inCash: boolean;
  /** null until it is read for these lines. */
  worth: ExchangeWorth | null;
}

/** What the gateway says that the pieces are worth. */
export interface ExchangeWorth {
  version: number;
  /** Nothing is left of the sale then. */
  isLast: boolean;
  /** Below 0 is the worth; above is to be paid, as a discount is lost. */
  due: Satang;
  /** Amounts below 0 come back. `qty` is 0 for anything that is not a product. */
  rows: readonly { position: number; name: string; qty: number; amount: Satang }[];
  deliveryCost: Satang;
  /** VAT that was added to its prices and goes back. */
  addedVat?: Satang;
  tenders: readonly ExchangeTender[];
  /** Before it comes back. */
  cash: CashHeld;
  /** The member of the sale, as the return leaves her; null for a guest. */
  member: (PricingMember & { tier: PricingTier | null }) | null;
  /** Why it cannot be exchanged now. */
  refusals: readonly ExchangeRefusal[];
}

/** Money that goes back in one way, below 0. */
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

/** Whether what comes back, where something does, has been read and may come back. */
export function isExchangeReady(exchange: BasketExchange | null): boolean {
  return exchange === null || (exchange.worth !== null && exchange.worth.refusals.length === 0);
}

/** The sale that comes back whole: limited offers that it used may be given again. */
export function givenBack(exchange: BasketExchange | null): string | null {
  return exchange?.worth?.isLast ? exchange.saleId : null;
}

/** The money of an exchange, once its worth has been read; null for any other bill. */
export function exchangePlan(
  exchange: BasketExchange | null,
  amountDue: Satang,
  rounding: CashRounding,
): ExchangePlan<ExchangeTender> | null {
  if (!exchange?.worth) return null;
  const plan = planExchange(exchange.worth, amountDue, rounding);
  return { ...plan, tenders: plan.tenders.filter(({ amount }) => amount !== 0) };
}

/** The same pieces without one line; null where none is left. */
export function withoutLine(exchange: BasketExchange, position: number): BasketExchange | null {
  const lines = exchange.lines.filter((line) => line.position !== position);
  return lines.length > 0 ? { ...exchange, lines, worth: null } : null;
}
