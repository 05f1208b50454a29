import type { Row } from '../../database/insertRows.ts';
import { DAY } from '../bangkokTime.ts';
import type { LoadContext } from '../LoadContext.ts';
import type { ShopBranch, ShopProduct } from '../ShopRecords.ts';

const LOW = 15;
const FULL = 60;
const DELIVERY_TIME = 6.5 * 3_600_000;

export interface StockKeeper {
  /** Counts out what one sale took. */
  sell(transactionId: string, time: number, branchId: string, taken: ReadonlyMap<ShopProduct, number>): void;
  /** Puts back what a void returns. */
  bringBack(
    transactionId: string,
    time: number,
    branchId: string,
    stock: readonly { productId: string; qty: number }[],
  ): void;
  /** Fills the shelves before a branch opens. */
  restock(dayStart: number): void;
  /** The movements since the last call. */
  takeMovements(): Row[];
}

/** Keeps the shelves of all branches: what is counted is stocked, sold, and filled up again when it runs low. */
export function keepStock(
  { realmId, newId, openedAt }: LoadContext,
  branches: readonly ShopBranch[],
  products: readonly ShopProduct[],
): StockKeeper {
  let movements: Row[] = [];
  const shelves = branches.flatMap((branch) =>
    products.filter(({ skip_stock }) => !skip_stock).map((product) => ({ branchId: branch.id, product, qty: 0 })),
  );
  const shelfOf = new Map(shelves.map((shelf) => [`${shelf.branchId} ${shelf.product.id}`, shelf]));

  function move(
    shelf: (typeof shelves)[number],
    kind: string,
    qty: number,
    time: number,
    transactionId: string | null,
  ): void {
    shelf.qty += qty;
    movements.push({
      id: newId(time),
      realm_id: realmId,
      branch_id: shelf.branchId,
      product_id: shelf.product.id,
      transaction_id: transactionId,
      kind,
      qty,
      time: new Date(time).toISOString(),
    });
  }

  for (const shelf of shelves) move(shelf, 'opening', FULL, openedAt, null);
  return {
    sell(transactionId, time, branchId, taken) {
      for (const [product, qty] of taken) {
        const shelf = shelfOf.get(`${branchId} ${product.id}`);
        if (shelf) move(shelf, 'sale', -qty, time, transactionId);
      }
    },
    bringBack(transactionId, time, branchId, stock) {
      for (const { productId, qty } of stock) {
        const shelf = shelfOf.get(`${branchId} ${productId}`);
        if (shelf) move(shelf, 'void', qty, time, transactionId);
      }
    },
    restock(dayStart) {
      // The opening count fills the shelves of the first day.
      if (dayStart < openedAt + DAY) return;
      for (const shelf of shelves) {
        if (shelf.qty < LOW) move(shelf, 'import', FULL - shelf.qty, dayStart + DELIVERY_TIME, null);
      }
    },
    takeMovements() {
      const taken = movements;
      movements = [];
      return taken;
    },
  };
}
