import { useCallback, useEffect, useRef } from 'react';
import { isDialogOpen, onceDialogsAreClosed } from '../keys/dialogOpen.ts';
import { scanStore } from '../scan/scanStore.ts';
import type { SoldProduct } from './toNewLine.ts';

type Add = (product: SoldProduct, qty: number) => void;

/**
 * Returns a function that adds a product at once, or as soon as no dialog is open: the basket must not change under a dialog.
 * Products that still wait when the page is left are reported as not added.
 */
export function useWaitingProducts(onAdd: Add): Add {
  const waiting = useRef<{ product: SoldProduct; qty: number }[]>([]);
  const stop = useRef<(() => void) | null>(null);
  const latest = useRef(onAdd);
  latest.current = onAdd;
  const report = useCallback(() => scanStore.wait(waiting.current.map(({ product }) => product.name)), []);

  const watch = useCallback(() => {
    stop.current ??= onceDialogsAreClosed(() => {
      stop.current = null;
      // A product without a price opens a separate dialog: the next ones wait for that too.
      while (waiting.current.length > 0 && !isDialogOpen()) {
        const [next] = waiting.current.splice(0, 1);
        if (next) latest.current(next.product, next.qty);
      }
      report();
      if (waiting.current.length > 0) watch();
    });
  }, [report]);
  useEffect(
    () => () => {
      stop.current?.();
      stop.current = null;
      for (const { product } of waiting.current.splice(0)) scanStore.report(product.code, 'closed');
      scanStore.wait([]);
    },
    [],
  );
  return useCallback(
    (product, qty) => {
      if (!isDialogOpen()) return latest.current(product, qty);
      waiting.current.push({ product, qty });
      report();
      watch();
    },
    [report, watch],
  );
}
