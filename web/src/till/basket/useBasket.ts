import type { Basket, BasketLine } from '@taem/domain/till/basket.ts';
import { useStore } from '../../app/createStore.ts';
import { basketStore } from './basketStore.ts';

/** Returns a part of the basket. The component is redrawn only when that part changes, so it must be stable or primitive. */
export function useBasket<Part>(select: (basket: Basket) => Part): Part {
  return useStore(basketStore, select);
}

/** Returns the number of pieces in the basket. */
export const useItemCount = (): number => useBasket(({ items }) => items.reduce((sum, { qty }) => sum + (qty ?? 0), 0));

/** Returns the number of pieces of one product in the basket; cheap enough for a thousand cards to call after every change. */
export function useQtyInBasket(productId: string): number {
  return useBasket(({ items }) => qtyByProduct(items).get(productId) ?? 0);
}

let counted: { items: readonly BasketLine[]; byProduct: ReadonlyMap<string, number> } = {
  items: [],
  byProduct: new Map(),
};

function qtyByProduct(items: readonly BasketLine[]): ReadonlyMap<string, number> {
  if (counted.items === items) return counted.byProduct;
  const byProduct = new Map<string, number>();
  for (const { productId, qty } of items) byProduct.set(productId, (byProduct.get(productId) ?? 0) + (qty ?? 0));
  counted = { items, byProduct };
  return byProduct;
}
