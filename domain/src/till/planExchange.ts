import { max, min, negate, type Satang, satang, ZERO } from '../money/money.ts';

/** A return and a sale, of which the money moves once (docs/adr/0141). */
export interface ExchangePlan<Tender> {
  /** What the return pays of the new goods; below 0 where the return itself comes to an amount to be paid. */
  covered: Satang;
  /** What the customer pays by ordinary tenders, and what is handed back; one of them is 0. */
  toPay: Satang;
  handedBack: Satang;
  /** Those of the return, with what is left to each; without that of the goods. */
  tenders: readonly Tender[];
}

/**
 * `due` is what the new goods cost. What is more than they are goes back as that of any return does: by the same tenders,
 * in the same order.
 */
export function planExchange<Tender extends { readonly amount: Satang }>(
  returned: { readonly due: Satang; readonly tenders: readonly Tender[] },
  due: Satang,
): ExchangePlan<Tender> {
  const worth = negate(returned.due);
  const covered = min(worth, due);
  const handedBack = satang(worth - covered);
  let left = handedBack;
  const tenders = returned.tenders.map((tender) => {
    const amount = max(ZERO, min(left, negate(tender.amount)));
    left = satang(left - amount);
    return { ...tender, amount: negate(amount) };
  });
  return { covered, toPay: satang(due - covered), handedBack, tenders };
}
