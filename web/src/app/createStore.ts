import { useSyncExternalStore } from 'react';

/** A value outside React, with those who follow it. */
export interface Store<Value> {
  get(): Value;
  /** Announces the next value; the same one is no change. */
  set(next: Value): void;
  /** Announces that what `get` reads has changed. */
  announce(): void;
  /** Calls on every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/**
 * Every store of the product. The value is held here, or read by `from` where something else holds it, such as this
 * device; `from` returns the same object until it changes. `watch` follows changes from elsewhere, such as another tab,
 * while anyone listens.
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
      // One watch for all: with one each, parts of a page would be drawn between them.
      if (listeners.size === 0) unwatch = watch?.(announce);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch?.();
      };
    },
  };
}

/** The value of a store, or a part of it; the component follows its changes. */
export function useStore<Value, Part = Value>(
  { subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>,
  select: (value: Value) => Part = (value) => value as unknown as Part,
): Part {
  return useSyncExternalStore(subscribe, () => select(get()));
}

/** Follows the storage of this device, which other tabs write too. */
export const watchStorage = (announce: () => void): (() => void) => {
  window.addEventListener('storage', announce);
  return () => window.removeEventListener('storage', announce);
};
