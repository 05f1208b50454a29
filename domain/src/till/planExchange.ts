import type { CashRounding } from '../merchant/counterSetting.ts';
import { add, max, min, negate, type Satang, satang, subtract, sum, ZERO } from '../money/money.ts';
import { type CashHeld, cashBack, withoutRounding } from './cashRounding.ts';

/** A return and a sale, of which the money moves once (docs/adr/0141). */
export interface ExchangePlan<Tender> {
  /** What the return pays of the new goods; below 0 where the return itself comes to an amount to be paid. */
  covered: Satang;
  /** What the customer pays by ordinary tenders, and what is handed back, its cash rounded; one of them is 0. */
  toPay: Satang;
  handedBack: Satang;
  /** How much less than by the price is handed back. */
  cashRounding: Satang;
  /** Those of the return, with what is left to each; without that of the goods. */
  tenders: readonly Tender[];
}

interface Returned<Tender> {
  readonly due: Satang;
  readonly tenders: readonly Tender[];
  readonly cash: CashHeld;
}

/**
 * `due` is what the new goods cost. What is more than they are goes back as that of any return does: by the same tenders,
 * in the same order.
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
  // What no tender has is cash that is rounded to nothing.
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
