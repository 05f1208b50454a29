import type { CashRounding } from '../merchant/counterSetting.ts';
import { add, max, min, type Satang, satang, subtract, sum, ZERO } from '../money/money.ts';
import { EXCHANGE, type TenderType } from './paymentPayload.ts';

/**
 * Rounds cash to an amount that coins can pay (docs/adr/0168). The difference is recorded beside the bill: it is not a
 * discount, and not part of price, VAT or points. Refunds are rounded like payments, so that both cancel out.
 */
export function roundCash(amount: Satang, rounding: CashRounding): Satang {
  if (rounding === 'NONE') return amount;
  const [way, of] = rounding.split('_');
  const step = Number(of);
  const steps = Math.abs(amount) / step;
  const rounded = step * (way === 'DOWN' ? Math.floor(steps) : Math.round(steps));
  return satang(amount < 0 ? -rounded : rounded);
}

/** Returns the rounded amount of a bill paid in cash alone, less its exact amount; 0 if nothing is rounded. */
export function roundingOf(due: Satang, rounding: CashRounding): Satang {
  return subtract(roundCash(due, rounding), due);
}

/** A tender by its type and amount. */
export interface Paid {
  readonly type: TenderType;
  readonly amount: Satang;
}

/**
 * Returns how much the tenders exceed the bill; null if they do not pay it. They pay it to the satang, or cash pays the
 * rounded rest after all other tenders. Callers that do not know of rounding send exact amounts, which are accepted.
 */
export function tenderedRounding(tenders: readonly Paid[], due: Satang, rounding: CashRounding): Satang | null {
  const more = subtract(sum(tenders.map(({ amount }) => amount)), due);
  const others = tenders.filter(({ type }) => type !== 'Cash');
  if (more === 0) return isEmptyCashBeside(tenders, others) ? null : ZERO;
  // When returned goods pay the bill but for cash that is rounded to 0.00, that cash tender may be left out.
  const isInCash = others.length < tenders.length || others.every(({ type }) => type === EXCHANGE);
  const inCash = subtract(due, sum(others.map(({ amount }) => amount)));
  return isInCash && inCash > 0 && more === roundingOf(inCash, rounding) ? more : null;
}

/**
 * Whether a cash tender of 0.00 is beside a tender above 0 other than returned goods; it is refused if the bill is paid
 * without it.
 */
function isEmptyCashBeside(tenders: readonly Paid[], others: readonly Paid[]): boolean {
  return others.some(({ type, amount }) => type !== EXCHANGE && amount > 0) && tenders.some(isEmptyCash);
}

const isEmptyCash = ({ type, amount }: Paid) => type === 'Cash' && amount === 0;

/**
 * Returns the sums that would pay the bill: its amount and, if cash is among the tenders, also its amount with the cash
 * rounded. Used in the text of a refusal.
 */
export function sumsThatPay(tenders: readonly Paid[], due: Satang, rounding: CashRounding): readonly Satang[] {
  const others = tenders.filter(({ type }) => type !== 'Cash');
  const inCash = subtract(due, sum(others.map(({ amount }) => amount)));
  const more = others.length < tenders.length && inCash > 0 ? roundingOf(inCash, rounding) : ZERO;
  return more === 0 ? [due] : [due, add(due, more)];
}

/** Cash that the shop holds of a sale: received less refunded. `rounding` is the part of it that is not part of the price. */
export interface CashHeld {
  readonly held: Satang;
  readonly rounding: Satang;
}

/**
 * Returns the cash to hand back when the price alone would hand back `cash`; below 0 is to be paid. Afterwards the shop
 * holds the rounded price of what is left of the sale. So a complete return, in any number of parts, hands back exactly
 * what came in, and splitting a return never yields more.
 */
export function cashBack(cash: Satang, { held, rounding }: CashHeld, setting: CashRounding): Satang {
  const left = subtract(subtract(held, rounding), cash);
  const back = subtract(held, roundCash(left, setting));
  if (cash === 0) return ZERO;
  return cash > 0 ? max(ZERO, back) : min(ZERO, back);
}

/** Returns the tenders without the rounding, which is taken off the last cash tender. */
export function withoutRounding<Tender extends { readonly type: string; readonly amount: Satang }>(
  tenders: readonly Tender[],
  rounding: Satang,
): Tender[] {
  const last = tenders.findLastIndex(({ type }) => type === 'Cash');
  return tenders.map((tender, at) => (at === last ? { ...tender, amount: subtract(tender.amount, rounding) } : tender));
}
