import { type Basket, EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { type BasketAction, basketReducer } from '@taem/domain/till/basketReducer.ts';
import { currentSession, sessionEndedBy, subscribeSession } from '../../app/session.ts';
import { keepBasket, readBasket, removeBasket } from './saleDrafts.ts';

export interface BasketStore {
  get(): Basket;
  dispatch(action: BasketAction): void;
  /** Puts a basket from this device in place of the current one. */
  replace(basket: Basket): void;
  /** Empties the tab and leaves what the device keeps as it is. */
  forget(): void;
  /** Writes the basket to this device at once; throws `NoLocalStore` where it cannot (PAY-44). */
  keep(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * The one basket of this tab, outside React: adding a product repaints its line, its card and the totals, nothing else.
 * It is written to the device after the screen has answered, so that a tap never waits for the disk.
 */
export function createBasketStore(): BasketStore {
  let basket = EMPTY_BASKET;
  let writing: ReturnType<typeof setTimeout> | null = null;
  const listeners = new Set<() => void>();

  const change = (next: Basket) => {
    if (next === basket) return;
    basket = next;
    for (const listener of listeners) listener();
    writing ??= setTimeout(writeQuietly, 0);
  };
  const write = () => {
    if (writing !== null) clearTimeout(writing);
    writing = null;
    if (basket.items.length === 0) removeBasket();
    else keepBasket(basket);
  };
  const writeQuietly = () => {
    try {
      write();
    } catch {
      // Proceed writes again and says so.
    }
  };
  return {
    get: () => basket,
    dispatch: (action) => change(basketReducer(basket, action)),
    replace: change,
    forget: () => {
      change(EMPTY_BASKET);
      if (writing !== null) clearTimeout(writing);
      writing = null;
    },
    keep: write,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const basketStore = createBasketStore();

let owner = currentSession()?.id ?? null;
subscribeSession(() => {
  const now = currentSession()?.id ?? null;
  // Whom the server signed out comes back to the bill; who left, or another person, finds none in this tab.
  if (now === owner || (now === null && sessionEndedBy() === 'server')) return;
  if (owner !== null) basketStore.forget();
  owner = now;
});

/** The basket of the tab, as it was left on this device when the page has just been loaded. */
export function restoreBasket(): Basket {
  if (basketStore.get().items.length === 0) {
    const kept = readBasket();
    if (kept) basketStore.replace(kept);
  }
  return basketStore.get();
}
