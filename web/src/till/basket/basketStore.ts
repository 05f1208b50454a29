import { type Basket, EMPTY_BASKET, isEmptyBill } from '@taem/domain/till/basket.ts';
import { type BasketAction, basketReducer } from '@taem/domain/till/basketReducer.ts';
import { createStore } from '../../app/createStore.ts';
import { onOtherPerson } from '../../app/session.ts';
import { type BillName, keepBasket, readBasket, removeBasket, removeKey } from './saleDrafts.ts';

export interface BasketStore {
  get(): Basket;
  dispatch(action: BasketAction): void;
  /** Replaces the current basket by one that was stored on this device. */
  replace(basket: Basket): void;
  /** Empties the bill in this tab (`basketStore`: every bill) without changing what is stored. */
  forget(): void;
  /** Writes the basket to this device at once; throws `NoLocalStore` if the device stores nothing (PAY-44). */
  keep(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the store of one bill of this tab, outside React: adding a product redraws only its line, its card and the totals.
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
  /** Removes the payment key of a bill that becomes empty: the next bill is another payment. */
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
      // Proceed writes again and reports the failure.
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

/** The bill on the screen: the one that everything at the till displays, changes and pays. */
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

/** Returns the basket of a bill of this tab, even if it is not on the screen. */
export const billOf = (bill: BillName): Basket => bills[bill].get();

/** Empties a bill of this tab after it is paid. */
export function emptyBill(bill: BillName): void {
  bills[bill].replace(EMPTY_BASKET);
}

onOtherPerson(basketStore.forget);

/** Returns the bill on the screen; if it is empty, as after loading the page, restores the one stored on this device. */
export function restoreBasket(): Basket {
  if (isEmptyBill(basketStore.get())) {
    const kept = readBasket(open.get());
    if (kept) basketStore.replace(kept);
  }
  return basketStore.get();
}
