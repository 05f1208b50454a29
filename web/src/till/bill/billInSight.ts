import { flushSync } from 'react-dom';
import { createStore } from '../../app/createStore.ts';

/** Whether the bill stands over the page, in a window too narrow for both. */
export const billInSight = createStore(false);

/** Gives the focus to a field of the bill, or of the page that it may stand over. */
export function focusBeside(isOfBill: boolean, find: () => HTMLElement | null | undefined): void {
  flushSync(() => billInSight.set(isOfBill));
  find()?.focus();
}
