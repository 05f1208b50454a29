import type { CashRounding } from '../merchant/counterSetting.ts';
import { add, max, min, negate, type Satang, subtract, sum, ZERO } from '../money/money.ts';
import { type CashHeld, cashBack, withoutRounding } from '../till/cashRounding.ts';
import { EXCHANGE } from '../till/paymentPayload.ts';
import type { ReversalTender } from './planReversal.ts';

/** One way in which the sale was paid, with what of it was not handed back yet. */
export interface SoldTender extends ReversalTender {
  position: number;
}

/** Money that goes back in one way, below 0, or is paid; `returnsPosition` is the tender of the sale, null another. */
export interface ReturnTender extends ReversalTender {
  returnsPosition: number | null;
}

export interface MoneyBack {
  tenders: ReturnTender[];
  /** How much less than by the price goes back; below 0 how much more. */
  cashRounding: Satang;
}

interface HowBack {
  /** However the sale was paid. */
  inCash: boolean;
  isLast: boolean;
  cash: CashHeld;
  rounding: CashRounding;
}

/**
 * OP-18 By the tenders of the sale, the last first; what they have not is cash, as is what is to be paid. The last return
 * names every tender of the sale, as it takes back what each was counted for. What goods paid for comes back as cash.
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
  // By the tenders in cash as far as they have it.
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
