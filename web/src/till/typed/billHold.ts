import { useEffect } from 'react';
import { createStore, useStore } from '../../app/createStore.ts';

/** Why a bill cannot go to payment: a field with something wrong in it, or another till that was first with a parked bill. */
export type BillHold = 'mendFirst' | 'closedElsewhere';

/** What holds the bill on the screen. */
const holds = createStore<readonly BillHold[]>([]);

/** Holds the payment for as long as it is given a reason, and stands on the page. */
export function useHoldBill(hold: BillHold | null): void {
  useEffect(() => {
    if (hold === null) return;
    holds.set([...holds.get(), hold]);
    return () => holds.set(holds.get().toSpliced(holds.get().indexOf(hold), 1));
  }, [hold]);
}

/** What holds the payment first; null where nothing does. */
export function useBillHold(): BillHold | null {
  return useStore(holds, ([first]) => first ?? null);
}
