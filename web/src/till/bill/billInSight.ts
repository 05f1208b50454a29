import { flushSync } from 'react-dom';
import { createStore } from '../../app/createStore.ts';

/** Whether the bill is open over the page, in a window too narrow for both. */
export const billInSight = createStore(false);

/** Focuses a field of the bill, or of the page that the bill may cover, after opening or closing the bill. */
export function focusBeside(isOfBill: boolean, find: () => HTMLElement | null | undefined): void {
  flushSync(() => billInSight.set(isOfBill));
  find()?.focus();
}
