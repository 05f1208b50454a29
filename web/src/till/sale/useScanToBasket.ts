import { type RefObject, useCallback } from 'react';
import { typeInto } from '../scan/keptFields.ts';
import { type ScanProblemReason, scanStore } from '../scan/scanStore.ts';
import { useScanner } from '../scan/useScanner.ts';
import { playSound } from '../sound/playSound.ts';
import { splitQty } from './splitQty.ts';
import type { SoldProduct } from './toNewLine.ts';
import { useNameCustomer } from './useNameCustomer.ts';
import type { ProductByCode } from './useProductByCode.ts';
import { useWaitingProducts } from './useWaitingProducts.ts';

interface ScanToBasket {
  products: ProductByCode;
  searchInput: RefObject<HTMLInputElement | null>;
  onAdd: (product: SoldProduct, qty: number) => void;
}

/**
 * Handles every scanned code: it is a product for the basket, else the code of the customer; for any other an alert sounds
 * and it stays on the screen.
 */
export function useScanToBasket({ products, searchInput, onAdd }: ScanToBasket): void {
  const addWhenPossible = useWaitingProducts(onAdd);
  const nameCustomer = useNameCustomer();
  const onScan = useCallback(
    async (code: string) => {
      const search = searchInput.current;
      const { qty, text } = splitQty(search?.value ?? '');
      const times = text === '' ? qty : 1;
      // The scan uses up the quantity that was typed before it.
      if (search && times > 1) typeInto(search, '');
      const add = (product: SoldProduct) => {
        playSound('tick');
        addWhenPossible(product, times);
      };
      const refuse = (why: ScanProblemReason) => {
        playSound('alert');
        scanStore.report(code, why);
      };
      const scanned = products.find(code);
      if (scanned) return add(scanned);
      try {
        const found = await products.lookUp(code);
        if (found) add(found);
        else if (!(await nameCustomer(code))) refuse('unknown');
      } catch {
        refuse('failed');
      }
    },
    [products, searchInput, addWhenPossible, nameCustomer],
  );
  useScanner({ onScan });
}
