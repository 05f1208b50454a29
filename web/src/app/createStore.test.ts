import { expect, test, vi } from 'vitest';
import { createStore } from './createStore.ts';

test('a store announces what differs to its listeners, and watches elsewhere only while anyone does', () => {
  const unwatch = vi.fn();
  const watch = vi.fn((_announce: () => void) => unwatch);
  const store = createStore(1, watch);
  const received: number[] = [];
  expect(watch).not.toHaveBeenCalled();
  const leave = [store, store].map(({ subscribe, get }) => subscribe(() => received.push(get())));
  expect(watch).toHaveBeenCalledOnce();
  store.set(1);
  store.set(2);
  watch.mock.calls[0]?.[0]();
  expect(received).toEqual([2, 2, 2, 2]);
  leave[0]?.();
  expect(unwatch).not.toHaveBeenCalled();
  leave[1]?.();
  store.set(3);
  expect([received.length, unwatch.mock.calls.length, store.get()]).toEqual([4, 1, 3]);
});
