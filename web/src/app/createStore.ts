import { useSyncExternalStore } from 'react';

/** A value outside React, with its listeners. */
export interface Store<Value> {
  get(): Value;
  /** Stores and announces the next value; setting the same value announces nothing. */
  set(next: Value): void;
  /** Announces that the value that `get` reads has changed. */
  announce(): void;
  /** Calls the listener on every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a store; every store of the product is created here. The store holds the value itself, or `from` reads it where
 * something else holds it, such as this device; `from` must return the same object until it changes. `watch` follows changes
 * from elsewhere, such as another tab, while there is a listener.
 */
export function createStore<Value>(
  start: Value | (() => Value),
  watch?: (announce: () => void) => () => void,
): Store<Value> {
  const from = typeof start === 'function' ? (start as () => Value) : null;
  let value = from ? undefined : (start as Value);
  let unwatch: (() => void) | undefined;
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => (from ? from() : (value as Value)),
    set: (next) => {
      if (next === value) return;
      value = next;
      announce();
    },
    announce,
    subscribe: (listener) => {
      // One watch for all listeners: with one each, parts of a page would be drawn between their calls.
      if (listeners.size === 0) unwatch = watch?.(announce);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch?.();
      };
    },
  };
}

/** Returns the value of a store, or a part of it; the component follows its changes. */
export function useStore<Value, Part = Value>(
  { subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>,
  select: (value: Value) => Part = (value) => value as unknown as Part,
): Part {
  return useSyncExternalStore(subscribe, () => select(get()));
}

/** Follows the storage of this device, which other tabs write too. Returns a function that stops it. */
export const watchStorage = (announce: () => void): (() => void) => {
  window.addEventListener('storage', announce);
  return () => window.removeEventListener('storage', announce);
};
