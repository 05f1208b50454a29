import { useEffect, useSyncExternalStore } from 'react';

/** Fields of the bill on the screen in which something wrong stands. */
let wrong = 0;
const listeners = new Set<() => void>();

/** Holds the payment for as long as the field is wrong, and stands on the page. */
export function useHoldBill(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    change(1);
    return () => change(-1);
  }, [isWrong]);
}

/** Whether a field holds the payment. */
export function useBillHeld(): boolean {
  return useSyncExternalStore(subscribe, () => wrong > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(by: number): void {
  wrong += by;
  for (const listener of listeners) listener();
}
