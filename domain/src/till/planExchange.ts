import type { CashRounding } from '../merchant/counterSetting.ts';
import { add, max, min, negate, type Satang, satang, subtract, sum, ZERO } from '../money/money.ts';
import { type CashHeld, cashBack, withoutRounding } from './cashRounding.ts';

/** The money of a return and a sale, settled in one payment or refund (docs/adr/0141). */
export interface ExchangePlan<Tender> {
  /** The part of the new goods that the return pays; below 0 if the return itself leaves an amount to pay. */
  covered: Satang;
  /** What the customer pays by ordinary tenders, and what is handed back with its cash rounded; one of them is 0. */
  toPay: Satang;
  handedBack: Satang;
  /** By how much rounding lowers the amount handed back; below 0 if it raises it. */
  cashRounding: Satang;
  /**
   * The tenders of the return, without that of the new goods, each with the amount that it still refunds after these are
   * paid.
   */
  tenders: readonly Tender[];
}

interface Returned<Tender> {
  readonly due: Satang;
  readonly tenders: readonly Tender[];
  readonly cash: CashHeld;
}

/**
 * Plans the money of an exchange; `due` is the price of the new goods. Any amount beyond it is refunded as in an
 * ordinary return: by the same tenders, in the same order.
 */
export function planExchange<Tender extends { readonly type: string; readonly amount: Satang }>(
  returned: Returned<Tender>,
  due: Satang,
  rounding: CashRounding,
): ExchangePlan<Tender> {
  const worth = negate(returned.due);
  const covered = min(worth, due);
  const more = satang(worth - covered);
  let left = more;
  const take = (most: Satang): Satang => {
    const amount = max(ZERO, min(left, most));
    left = subtract(left, amount);
    return amount;
  };
  const rounded = subtract(sum(returned.tenders.map(({ amount }) => amount)), returned.due);
  const byPrice = withoutRounding(returned.tenders, rounded).map(({ amount }) => take(negate(amount)));
  // Any rest that no tender covers is cash that was rounded to 0.
  const inCash = returned.tenders.reduce(
    (cash, { type }, at) => (type === 'Cash' ? add(cash, byPrice[at] ?? ZERO) : cash),
    left,
  );
  left = cashBack(inCash, returned.cash, rounding);
  const tenders = returned.tenders.map((tender, at) => ({
    ...tender,
    amount: negate(tender.type === 'Cash' ? take(negate(tender.amount)) : (byPrice[at] ?? ZERO)),
  }));
  const handedBack = negate(sum(tenders.map(({ amount }) => amount)));
  return {
    ...{ covered, toPay: satang(due - covered), handedBack, tenders },
    cashRounding: subtract(more, handedBack),
  };
}
