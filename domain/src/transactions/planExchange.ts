import { min, negate, type Satang, satang, ZERO } from '../money/money.ts';
import { EXCHANGE } from '../till/paymentPayload.ts';
import { type ReturnedSale, type ReturnPlan, type ReturnTender, returnTenders } from './planReturn.ts';

/** A return and a sale, of which the money moves once (docs/adr/0141). */
export interface ExchangePlan {
  /** What the return pays of the new goods; below 0 where the return itself comes to an amount to be paid. */
  covered: Satang;
  /** What the customer pays by ordinary tenders, and what is handed back; one of them is 0. */
  toPay: Satang;
  handedBack: Satang;
  /** Of the return. */
  tenders: readonly ReturnTender[];
}

/** `due` is what the new goods cost. What is more than they are goes back as that of any return does. */
export function planExchange(sale: ReturnedSale, returned: ReturnPlan, inCash: boolean, due: Satang): ExchangePlan {
  const worth = negate(returned.due);
  const covered = min(worth, due);
  const handedBack = satang(worth - covered);
  const back = returnTenders(sale, negate(handedBack), inCash, returned.isLast);
  const moved = returned.isLast ? back : back.filter(({ amount }) => amount !== 0);
  return {
    covered,
    toPay: satang(due - covered),
    handedBack,
    tenders: [{ ...BY_GOODS, amount: negate(covered) }, ...moved],
  };
}

const BY_GOODS: ReturnTender = { returnsPosition: null, type: EXCHANGE, amount: ZERO, institute: null, card: null };
