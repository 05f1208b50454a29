import { type Basket, EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { type BasketAction, basketReducer } from '@taem/domain/till/basketReducer.ts';
import { currentSession, sessionEndedBy, subscribeSession } from '../../app/session.ts';
import { type BillName, keepBasket, readBasket, removeBasket } from './saleDrafts.ts';

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
 * One bill of this tab, outside React: adding a product repaints its line, its card and the totals, nothing else.
 * It is written to the device after the screen has answered, so that a tap never waits for the disk.
 */
export function createBasketStore(bill: BillName): BasketStore {
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
    if (basket.items.length === 0) removeBasket(bill);
    else keepBasket(bill, basket);
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

const bills: Record<BillName, BasketStore> = {
  sale: createBasketStore('sale'),
  quickSale: createBasketStore('quickSale'),
};
let open: BillName = 'sale';
const watchers = new Set<() => void>();

/** The bill that is on the screen: the one that everything at the till shows, changes and pays. */
export const basketStore: BasketStore = {
  get: () => bills[open].get(),
  dispatch: (action) => bills[open].dispatch(action),
  replace: (basket) => bills[open].replace(basket),
  forget: () => {
    for (const bill of Object.values(bills)) bill.forget();
  },
  keep: () => bills[open].keep(),
  subscribe: (listener) => {
    const leave = Object.values(bills).map((bill) => bill.subscribe(listener));
    watchers.add(listener);
    return () => {
      for (const each of leave) each();
      watchers.delete(listener);
    };
  },
};

export const openBill = (): BillName => open;

/** Puts another bill on the screen. */
export function showBill(bill: BillName): void {
  if (bill === open) return;
  open = bill;
  for (const watcher of [...watchers]) watcher();
}

/** The bill is paid: nothing of it stays in the tab. */
export function emptyBill(bill: BillName): void {
  bills[bill].replace(EMPTY_BASKET);
}

let owner = currentSession()?.id ?? null;
subscribeSession(() => {
  const now = currentSession()?.id ?? null;
  // Whom the server signed out comes back to the bill; who left, or another person, finds none in this tab.
  if (now === owner || (now === null && sessionEndedBy() === 'server')) return;
  if (owner !== null) basketStore.forget();
  owner = now;
});

/** The bill on the screen, as it was left on this device when the page has just been loaded. */
export function restoreBasket(): Basket {
  if (basketStore.get().items.length === 0) {
    const kept = readBasket(open);
    if (kept) basketStore.replace(kept);
  }
  return basketStore.get();
}
