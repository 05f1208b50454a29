import { type Basket, EMPTY_BASKET, isEmptyBill } from '@taem/domain/till/basket.ts';
import { type BasketAction, basketReducer } from '@taem/domain/till/basketReducer.ts';
import { createStore } from '../../app/createStore.ts';
import { onOtherPerson } from '../../app/session.ts';
import { type BillName, keepBasket, readBasket, removeBasket, removeKey } from './saleDrafts.ts';

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
  const { get, set, subscribe } = createStore<Basket>(EMPTY_BASKET);
  let writing: ReturnType<typeof setTimeout> | null = null;

  const change = (next: Basket) => {
    if (next === get()) return;
    set(next);
    writing ??= setTimeout(writeQuietly, 0);
  };
  /** What was rung up is gone, and with it its key: the next bill is another payment. */
  const changeBill = (next: Basket) => {
    if (!isEmptyBill(get()) && isEmptyBill(next)) removeKey(bill);
    change(next);
  };
  const write = () => {
    if (writing !== null) clearTimeout(writing);
    writing = null;
    if (isEmptyBill(get())) removeBasket(bill);
    else keepBasket(bill, get());
  };
  const writeQuietly = () => {
    try {
      write();
    } catch {
      // Proceed writes again and says so.
    }
  };
  return {
    get,
    subscribe,
    dispatch: (action) => changeBill(basketReducer(get(), action)),
    replace: changeBill,
    forget: () => {
      change(EMPTY_BASKET);
      if (writing !== null) clearTimeout(writing);
      writing = null;
    },
    keep: write,
  };
}

const bills: Record<BillName, BasketStore> = {
  sale: createBasketStore('sale'),
  quickSale: createBasketStore('quickSale'),
};
const open = createStore<BillName>('sale');

/** The bill that is on the screen: the one that everything at the till shows, changes and pays. */
export const basketStore: BasketStore = {
  get: () => bills[open.get()].get(),
  dispatch: (action) => bills[open.get()].dispatch(action),
  replace: (basket) => bills[open.get()].replace(basket),
  forget: () => {
    for (const bill of Object.values(bills)) bill.forget();
  },
  keep: () => bills[open.get()].keep(),
  subscribe: (listener) => {
    const leave = [...Object.values(bills), open].map((each) => each.subscribe(listener));
    return () => {
      for (const each of leave) each();
    };
  },
};

export const openBill = open.get;

/** Puts another bill on the screen. */
export const showBill = open.set;

/** What is on a bill of this tab, also of the one that is not on the screen. */
export const billOf = (bill: BillName): Basket => bills[bill].get();

/** The bill is paid: nothing of it stays in the tab. */
export function emptyBill(bill: BillName): void {
  bills[bill].replace(EMPTY_BASKET);
}

onOtherPerson(basketStore.forget);

/** The bill on the screen, as it was left on this device when the page has just been loaded. */
export function restoreBasket(): Basket {
  if (isEmptyBill(basketStore.get())) {
    const kept = readBasket(open.get());
    if (kept) basketStore.replace(kept);
  }
  return basketStore.get();
}
