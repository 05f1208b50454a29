import { max, min, negate, type Satang, satang, ZERO } from '../money/money.ts';
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

/**
 * OP-18 By the tenders of the sale, the last first; what they have not is cash, as is what is to be paid. The last return
 * names every tender of the sale, as it takes back what each was counted for. What goods paid for comes back as cash.
 */
export function returnTenders(
  tenders: readonly SoldTender[],
  due: Satang,
  inCash: boolean,
  isLast: boolean,
): ReturnTender[] {
  const back: ReturnTender[] = [];
  let left = satang(-due);
  for (const tender of tenders.toReversed()) {
    const amount = inCash || tender.type === EXCHANGE ? ZERO : max(ZERO, min(left, tender.amount));
    left = satang(left - amount);
    if (amount > 0 || isLast) back.push({ ...tenderOf(tender), amount: negate(amount) });
  }
  if (left !== 0) back.push({ ...CASH, amount: negate(left) });
  const [first] = tenders;
  return back.length > 0 || !first ? back : [{ ...tenderOf(first), amount: ZERO }];
}

const CASH: ReturnTender = { returnsPosition: null, type: 'Cash', amount: ZERO, institute: null, card: null };

function tenderOf({ position, type, amount, institute, card }: SoldTender): ReturnTender {
  return { returnsPosition: position, type, amount, institute, card };
}
