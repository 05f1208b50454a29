import { useEffect } from 'react';
import { createStore, useStore } from '../../app/createStore.ts';

/** Why a bill cannot go to payment: a field contains an error, or another till was first with a parked bill. */
export type BillHold = 'mendFirst' | 'closedElsewhere';

/** The reasons that hold the bill on the screen. */
const holds = createStore<readonly BillHold[]>([]);

/** Holds the payment while a reason is given and the component is mounted. */
export function useHoldBill(hold: BillHold | null): void {
  useEffect(() => {
    if (hold === null) return;
    holds.set([...holds.get(), hold]);
    return () => holds.set(holds.get().toSpliced(holds.get().indexOf(hold), 1));
  }, [hold]);
}

/** Returns the first reason that holds the payment; null if there is none. */
export function useBillHold(): BillHold | null {
  return useStore(holds, ([first]) => first ?? null);
}
