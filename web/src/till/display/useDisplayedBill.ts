import type { CashRounding } from '@taem/domain/merchant/counterSetting.ts';
import { fromBaht, multiplyByQty, sum, ZERO } from '@taem/domain/money/money.ts';
import { type Basket, isEmptyBill, payerOf } from '@taem/domain/till/basket.ts';
import { type BasketExchange, exchangePlan } from '@taem/domain/till/basketExchange.ts';
import { piecePrice } from '@taem/domain/till/piecePrice.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { useMemo } from 'react';
import { useBasket } from '../basket/useBasket.ts';
import { useCashRounding } from '../counter/useCashRounding.ts';
import { type DisplayedBill, useCustomerDisplay } from './customerDisplay.ts';

/** Displays the basket on the customer's screen; nothing while it has no goods. */
export function useDisplayedBill(priced: PricedBasket): void {
  const items = useBasket((basket) => basket.items);
  const member = useBasket((basket) => basket.member);
  const currentTier = useBasket((basket) => basket.currentTier);
  const exchange = useBasket((basket) => basket.exchange);
  const paymentChannels = useBasket((basket) => basket.paymentChannels);
  const rounding = useCashRounding();
  useCustomerDisplay(
    'bill',
    useMemo(
      () => displayedBill({ items, member, currentTier, exchange, paymentChannels }, priced, rounding),
      [items, member, currentTier, exchange, paymentChannels, priced, rounding],
    ),
  );
}

function displayedBill(
  basket: Pick<Basket, 'items' | 'member' | 'currentTier' | 'exchange' | 'paymentChannels'>,
  priced: PricedBasket,
  rounding: CashRounding,
): DisplayedBill | null {
  if (isEmptyBill(basket)) return null;
  const { items, exchange, paymentChannels } = basket;
  const { member } = payerOf(basket);
  const plan = exchangePlan(exchange, priced.amountDue, rounding);
  // Once the payment method is chosen, cash is rounded.
  const tendered = sum(paymentChannels.map(({ amount }) => fromBaht(amount)));
  return {
    lines: items.map((line) => ({
      name: [line.productName, ...(line.options ?? []).map(({ name }) => name)].join(', '),
      qty: line.qty ?? 0,
      amount: multiplyByQty(piecePrice(line), line.qty ?? 0),
    })),
    saved: sum(priced.deductions.map(({ amount }) => amount)),
    deliveryCost: priced.deliveryCost,
    ...(priced.addedVat !== undefined && { addedVat: priced.addedVat }),
    amountDue: paymentChannels.length > 0 ? tendered : (plan?.toPay ?? priced.amountDue),
    broughtBack: exchange ? broughtBack(exchange) : [],
    handedBack: plan?.handedBack ?? ZERO,
    pointsAfter: member && member.remainingPoints - priced.redeemPoints + priced.earnPoints,
  };
}

/** Returns the goods that come back, as they were sold. */
function broughtBack({ worth }: BasketExchange): DisplayedBill['broughtBack'] {
  return worth?.rows.map(({ name, qty, amount }) => ({ name, qty, amount })) ?? [];
}
