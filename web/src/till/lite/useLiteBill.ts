import { MAX_UNIT_PRICE } from '@taem/domain/limits.ts';
import { type Satang, ZERO } from '@taem/domain/money/money.ts';
import { typedAmount } from '@taem/domain/reading/amount.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { basketStore } from '../basket/basketStore.ts';
import { useBasket } from '../basket/useBasket.ts';
import { useQuickSaleProductQuery } from '../gql/hooks.ts';
import { type SoldProduct, toNewLine } from '../sale/toNewLine.ts';
import { rememberedProduct, rememberProduct } from './rememberedProduct.ts';

/**
 * LITE-03..05: Holds a bill that only needs its amount. It starts over with its page, and its only line is the product as
 * which quick sales of this branch are recorded.
 */
export function useLiteBill(branchId: string) {
  const [kept] = useState(() => rememberedProduct(branchId));
  const { data, error, refetch } = useQuickSaleProductQuery({
    variables: { ids: kept && [kept], isRemembered: kept !== null },
  });
  const [amount, setAmount] = useState('');
  const price = priceOf(amount);
  const line = useBasket(({ items }) => items[0] ?? null);
  const begun = useRef(false);

  useLayoutEffect(() => {
    basketStore.dispatch({ type: 'reset' });
    return () => {
      begun.current = false;
    };
  }, []);
  // Only once: paying empties the bill while this page is still displayed, and it must not start again.
  useEffect(() => {
    const product = data && productToBegin(data);
    if (!product || begun.current) return;
    begun.current = true;
    sellAs(product, price);
  }, [data, price]);

  return {
    amount,
    price,
    line,
    isLoading: !data && !error,
    noProducts: data?.products.total === 0,
    error: data ? null : error,
    refetch,
    changeAmount: (typed: string) => {
      setAmount(typed);
      // An invalid amount counts as 0 in the bill, even if its beginning could be read.
      basketStore.dispatch({ type: 'setPrice', line: 0, price: priceOf(typed) ?? ZERO });
    },
    changeProduct: (product: SoldProduct) => {
      begun.current = true;
      rememberProduct(branchId, product.id);
      sellAs(product, price);
    },
  };
}

interface Found {
  remembered?: { items: SoldProduct[] };
  products: { items: SoldProduct[]; total: number };
}

/**
 * LITE-04: Returns the product that a cashier chose before, or the only product of the shop. Among several it does not guess.
 */
function productToBegin({ remembered, products }: Found): SoldProduct | undefined {
  return remembered?.items[0] ?? (products.total === 1 ? products.items[0] : undefined);
}

function sellAs(product: SoldProduct, price: Satang | null): void {
  const { qty: _, ...line } = toNewLine(product, 1, price ?? ZERO);
  basketStore.dispatch({
    type: 'setLines',
    lines: [{ ...line, qty: 1, itemRef: '1', customPrice: line.chargeAmount }],
  });
}

export type LiteBill = ReturnType<typeof useLiteBill>;

/** Returns the price; null unless it is above 0 and within the maximum unit price. */
function priceOf(text: string): Satang | null {
  const price = typedAmount(text);
  return price !== null && price > 0 && price <= MAX_UNIT_PRICE ? price : null;
}
