import { useEffect, useRef, useState } from 'react';
import { basketStore, restoreBasket } from '../basket/basketStore.ts';
import { useBasket } from '../basket/useBasket.ts';
import { useFirstProductQuery } from '../gql/hooks.ts';
import { toNewLine } from '../sale/toNewLine.ts';

/** LITE-03, LITE-04: a bill that only needs its amount; an empty one gets the first product by itself. */
export function useLiteBill() {
  useState(restoreBasket);
  const isEmpty = useBasket(({ items }) => items.length === 0);
  const { data, error, refetch } = useFirstProductQuery({ skip: !isEmpty });
  const product = data?.products.items[0];
  // Once: paying empties the basket while this page still stands, and that bill must not begin again.
  const begun = useRef(!isEmpty);
  useEffect(() => {
    if (!product || begun.current) return;
    begun.current = true;
    basketStore.dispatch({ type: 'addProduct', product: toNewLine(product) });
  }, [product]);
  return { isEmpty, noProducts: data?.products.total === 0, error: data ? null : error, refetch };
}
