import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { basketStore, openBill, showBill } from '../basket/basketStore.ts';
import type { BillName } from '../basket/saleDrafts.ts';

/** Puts a bill on the screen and draws its page, which therefore never reads the other bill. */
export function BillOnScreen({ bill, children }: { bill: BillName; children: ReactNode }) {
  const open = useSyncExternalStore(basketStore.subscribe, openBill);
  useLayoutEffect(() => showBill(bill), [bill]);
  return open === bill && children;
}
