import { satang } from '@taem/domain/money/money.ts';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DisplayedBill } from './customerDisplay.ts';

const BILL: DisplayedBill = {
  lines: [{ name: 'Latte', qty: 1, amount: satang(4500) }],
  ...{ saved: satang(0), deliveryCost: satang(0), amountDue: satang(4500), pointsAfter: null },
};

/** The functions that close the windows, in the order in which these began to sell. */
const leave: (() => void)[] = [];
beforeEach(() => {
  leave.length = 0;
  vi.spyOn(window, 'addEventListener').mockImplementation((_, listener) => void leave.push(listener as () => void));
});

/** Another window of the browser. */
async function openWindow() {
  vi.resetModules();
  const { useCustomerDisplay, useDisplayed } = await import('./customerDisplay.ts');
  return {
    sell: (bill: DisplayedBill) =>
      renderHook<void, { part: DisplayedBill | null }>(({ part }) => useCustomerDisplay('bill', part), {
        initialProps: { part: bill },
      }),
    display: () => renderHook(() => useDisplayed()).result,
  };
}
afterEach(() => vi.restoreAllMocks());

test('a window that sells nothing neither empties the screen of another one nor answers in its place', async () => {
  const [idle, till, customer, late] = [await openWindow(), await openWindow(), await openWindow(), await openWindow()];
  const screen = customer.display();
  const sold = idle.sell(BILL);
  await expect.poll(() => screen.current.bill).not.toBeNull();
  sold.rerender({ part: null });
  await expect.poll(() => screen.current.bill).toBeNull();
  till.sell(BILL);
  await expect.poll(() => screen.current.bill).toEqual(BILL);
  const answers: unknown[] = [];
  const channel = new BroadcastChannel('taem-customer-display');
  channel.addEventListener('message', ({ data }) => answers.push(data));
  const second = late.display();
  await expect.poll(() => second.current.bill).toEqual(BILL);
  leave[0]?.();
  leave[1]?.();
  await expect.poll(() => screen.current.bill).toBeNull();
  // One request, answered by the window that sells, which then closes.
  expect(answers).toMatchObject(['hello', { bill: BILL }, { bill: null }]);
  channel.close();
});
