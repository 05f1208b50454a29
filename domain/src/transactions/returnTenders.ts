import type { CashRounding } from '../merchant/counterSetting.ts';
import { add, max, min, negate, type Satang, subtract, sum, ZERO } from '../money/money.ts';
import { type CashHeld, cashBack, withoutRounding } from '../till/cashRounding.ts';
import { EXCHANGE } from '../till/paymentPayload.ts';
import type { ReversalTender } from './planReversal.ts';

/** A tender of the sale, with the amount that was not handed back yet. */
export interface SoldTender extends ReversalTender {
  position: number;
}

/** Money refunded by one tender, below 0, or paid; `returnsPosition` is the tender of the sale, null for a new one. */
export interface ReturnTender extends ReversalTender {
  returnsPosition: number | null;
}

export interface MoneyBack {
  tenders: ReturnTender[];
  /** By how much rounding lowers the refund; below 0 if it raises it. */
  cashRounding: Satang;
}

interface HowBack {
  /** Whether the refund is in cash, however the sale was paid. */
  inCash: boolean;
  isLast: boolean;
  cash: CashHeld;
  rounding: CashRounding;
}

/**
 * OP-18 Refunds by the tenders of the sale, the last first. An amount beyond them is cash, and so is an amount to be
 * paid. The last return records every tender of the sale, because it reverses everything that each was counted for. The
 * part that returned goods paid for is refunded in cash.
 */
export function returnTenders(tenders: readonly SoldTender[], due: Satang, how: HowBack): MoneyBack {
  const { inCash, isLast, cash, rounding } = how;
  const byPrice = withoutRounding(tenders, cash.rounding).toReversed();
  const sold = tenders.toReversed();
  let left = negate(due);
  const take = (most: Satang): Satang => {
    const amount = max(ZERO, min(left, most));
    left = subtract(left, amount);
    return amount;
  };
  const amounts = byPrice.map(({ type, amount }) => (inCash || type === EXCHANGE ? ZERO : take(amount)));
  // Cash goes back by the cash tenders of the sale, up to their amounts.
  left = cashBack(
    sold.reduce((all, { type }, at) => (type === 'Cash' ? add(all, amounts[at] ?? ZERO) : all), left),
    cash,
    rounding,
  );
  const back = sold.flatMap((tender, at): ReturnTender[] => {
    const amount = tender.type === 'Cash' && !inCash ? take(tender.amount) : (amounts[at] ?? ZERO);
    return amount > 0 || isLast ? [{ ...tenderOf(tender), amount: negate(amount) }] : [];
  });
  if (left !== 0) back.push({ ...CASH, amount: negate(left) });
  const [first] = tenders;
  if (back.length === 0 && first) back.push({ ...tenderOf(first), amount: ZERO });
  return { tenders: back, cashRounding: subtract(sum(back.map(({ amount }) => amount)), due) };
}

const CASH: ReturnTender = { returnsPosition: null, type: 'Cash', amount: ZERO, institute: null, card: null };

function tenderOf({ position, type, amount, institute, card }: SoldTender): ReturnTender {
  return { returnsPosition: position, type, amount, institute, card };
}
