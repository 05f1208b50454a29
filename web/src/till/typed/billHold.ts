import { useEffect } from 'react';
import { createStore, useStore } from '../../app/createStore.ts';

/** Fields of the bill on the screen in which something wrong stands. */
const wrong = createStore(0);

/** Holds the payment for as long as the field is wrong, and stands on the page. */
export function useHoldBill(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    wrong.set(wrong.get() + 1);
    return () => wrong.set(wrong.get() - 1);
  }, [isWrong]);
}

/** Whether a field holds the payment. */
export function useBillHeld(): boolean {
  return useStore(wrong, (fields) => fields > 0);
}
