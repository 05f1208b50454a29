import { multiplyByQty, sum } from '@taem/domain/money/money.ts';
import type { Basket } from '@taem/domain/till/basket.ts';
import { piecePrice } from '@taem/domain/till/piecePrice.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { useMemo } from 'react';
import { useBasket } from '../basket/useBasket.ts';
import { type DisplayedBill, useCustomerDisplay } from './customerDisplay.ts';

/** The bill of the basket on the customer's screen; nothing while it has no goods. */
export function useDisplayedBill(priced: PricedBasket): void {
  const items = useBasket((basket) => basket.items);
  const member = useBasket((basket) => basket.member);
  useCustomerDisplay(
    'bill',
    useMemo(() => displayedBill({ items, member }, priced), [items, member, priced]),
  );
}

function displayedBill(
  { items, member }: Pick<Basket, 'items' | 'member'>,
  priced: PricedBasket,
): DisplayedBill | null {
  if (items.length === 0) return null;
  return {
    lines: items.map((line) => ({
      name: [line.productName, ...(line.options ?? []).map(({ name }) => name)].join(', '),
      qty: line.qty ?? 0,
      amount: multiplyByQty(piecePrice(line), line.qty ?? 0),
    })),
    saved: sum(priced.deductions.map(({ amount }) => amount)),
    deliveryCost: priced.deliveryCost,
    amountDue: priced.amountDue,
    pointsAfter: member && member.remainingPoints - priced.redeemPoints + priced.earnPoints,
  };
}
