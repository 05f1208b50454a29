import type { CashRounding } from '../merchant/counterSetting.ts';
import { add, max, min, type Satang, satang, subtract, sum, ZERO } from '../money/money.ts';
import { EXCHANGE, type TenderType } from './paymentPayload.ts';

/**
 * Cash is taken in amounts for which there are coins (docs/adr/0168). The difference stands beside the bill: it is no
 * discount, and no part of price, VAT or points. What goes back is rounded as what comes in, so that both come to nothing.
 */
export function roundCash(amount: Satang, rounding: CashRounding): Satang {
  if (rounding === 'NONE') return amount;
  const [way, of] = rounding.split('_');
  const step = Number(of);
  const steps = Math.abs(amount) / step;
  const rounded = step * (way === 'DOWN' ? Math.floor(steps) : Math.round(steps));
  return satang(amount < 0 ? -rounded : rounded);
}

/** What a bill comes to that is paid in cash alone, less what it is worth; 0 where nothing is rounded. */
export function roundingOf(due: Satang, rounding: CashRounding): Satang {
  return subtract(roundCash(due, rounding), due);
}

/** A tender as it counts. */
export interface Paid {
  readonly type: TenderType;
  readonly amount: Satang;
}

/**
 * How much more than the bill the tenders come to; null where they do not pay it. They pay it to the satang, or all that
 * other tenders leave is paid in cash, rounded. Callers that know of no rounding send exact amounts, which stand.
 */
export function tenderedRounding(tenders: readonly Paid[], due: Satang, rounding: CashRounding): Satang | null {
  const more = subtract(sum(tenders.map(({ amount }) => amount)), due);
  const others = tenders.filter(({ type }) => type !== 'Cash');
  if (more === 0) return isEmptyCashBeside(tenders, others) ? null : ZERO;
  // Cash of 0.00 is no tender beside goods that came back.
  const isInCash = others.length < tenders.length || others.every(({ type }) => type === EXCHANGE);
  const inCash = subtract(due, sum(others.map(({ amount }) => amount)));
  return isInCash && inCash > 0 && more === roundingOf(inCash, rounding) ? more : null;
}

/** Cash of 0.00 beside tenders that pay all of the bill is no tender. */
function isEmptyCashBeside(tenders: readonly Paid[], others: readonly Paid[]): boolean {
  return others.some(({ type, amount }) => type !== EXCHANGE && amount > 0) && tenders.some(isEmptyCash);
}

const isEmptyCash = ({ type, amount }: Paid) => type === 'Cash' && amount === 0;

/**
 * What the tenders have to come to: the bill, and where cash is among them also the bill with that rounded. For words of a
 * refusal.
 */
export function sumsThatPay(tenders: readonly Paid[], due: Satang, rounding: CashRounding): readonly Satang[] {
  const others = tenders.filter(({ type }) => type !== 'Cash');
  const inCash = subtract(due, sum(others.map(({ amount }) => amount)));
  const more = others.length < tenders.length && inCash > 0 ? roundingOf(inCash, rounding) : ZERO;
  return more === 0 ? [due] : [due, add(due, more)];
}

/** Cash that a shop has of a sale: what came in less what went back; `rounding` is how much of it is no part of the price. */
export interface CashHeld {
  readonly held: Satang;
  readonly rounding: Satang;
}

/**
 * Cash that goes back where `cash` would by the price, below 0 what is to be paid. Afterwards the shop holds what is left
 * of the sale, rounded: so all of it back, in any parts, takes exactly what came in, and no return in many parts takes more.
 */
export function cashBack(cash: Satang, { held, rounding }: CashHeld, setting: CashRounding): Satang {
  const left = subtract(subtract(held, rounding), cash);
  const back = subtract(held, roundCash(left, setting));
  if (cash === 0) return ZERO;
  return cash > 0 ? max(ZERO, back) : min(ZERO, back);
}

/** The same tenders as the price has them: what was rounded is taken off the last one in cash. */
export function withoutRounding<Tender extends { readonly type: string; readonly amount: Satang }>(
  tenders: readonly Tender[],
  rounding: Satang,
): Tender[] {
  const last = tenders.findLastIndex(({ type }) => type === 'Cash');
  return tenders.map((tender, at) => (at === last ? { ...tender, amount: subtract(tender.amount, rounding) } : tender));
}
