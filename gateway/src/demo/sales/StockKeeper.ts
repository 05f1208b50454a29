import { negate, type Satang, satang, ZERO } from '@taem/domain/money/money.ts';
import { EMPTY_SHELF, movedValue, moveShelf, type StockMovementKind } from '@taem/domain/stock/movingAverage.ts';
import type { Row } from '../../database/insertRows.ts';
import { DAY } from '../bangkokTime.ts';
import type { LoadContext } from '../LoadContext.ts';
import type { ShopBranch, ShopProduct } from '../ShopRecords.ts';
import { demoCost } from '../store/demoCost.ts';

const LOW = 15;
const FULL = 60;
const DELIVERY_TIME = 6.5 * 3_600_000;

/** Cost of the counted pieces in a sale, by product. */
export type SoldCosts = ReadonlyMap<string, Satang>;

export interface StockKeeper {
  /** Takes the pieces of a sale from the shelves, and returns what they cost. */
  sell(transactionId: string, time: number, branchId: string, taken: ReadonlyMap<ShopProduct, number>): SoldCosts;
  /** Puts back the pieces of a void, at the cost at which they were sold. */
  bringBack(
    transactionId: string,
    time: number,
    branchId: string,
    stock: readonly { productId: string; qty: number }[],
    costs: SoldCosts,
  ): void;
  /** Fills the shelves before a branch opens. */
  restock(dayStart: number): void;
  /** Returns the movements since the last call. */
  takeMovements(): Row[];
}

/** Keeps the shelves of all branches: counted products are stocked, sold, and restocked when they run low. */
export function keepStock(
  { realmId, newId, openedAt }: LoadContext,
  branches: readonly ShopBranch[],
  products: readonly ShopProduct[],
): StockKeeper {
  let movements: Row[] = [];
  const shelves = branches.flatMap((branch) =>
    products
      .filter(({ skip_stock }) => !skip_stock)
      .map((product) => ({ branchId: branch.id, product, there: EMPTY_SHELF })),
  );
  const shelfOf = new Map(shelves.map((shelf) => [`${shelf.branchId} ${shelf.product.id}`, shelf]));

  function move(
    shelf: (typeof shelves)[number],
    kind: StockMovementKind,
    qty: number,
    value: Satang | null,
    time: number,
    transactionId: string | null,
  ): Satang {
    const before = shelf.there;
    shelf.there = moveShelf(before, { kind, qty, value });
    const moved = movedValue(before, shelf.there);
    movements.push({
      id: newId(time),
      realm_id: realmId,
      branch_id: shelf.branchId,
      product_id: shelf.product.id,
      transaction_id: transactionId,
      kind,
      qty,
      value: moved,
      time: new Date(time).toISOString(),
    });
    return moved ?? ZERO;
  }

  const bought = ({ product }: (typeof shelves)[number], qty: number) => satang(demoCost(product.retail_price) * qty);

  for (const shelf of shelves) move(shelf, 'opening', FULL, bought(shelf, FULL), openedAt, null);
  return {
    sell(transactionId, time, branchId, taken) {
      const costs = new Map<string, Satang>();
      for (const [product, qty] of taken) {
        const shelf = shelfOf.get(`${branchId} ${product.id}`);
        if (shelf) costs.set(product.id, negate(move(shelf, 'sale', -qty, null, time, transactionId)));
      }
      return costs;
    },
    bringBack(transactionId, time, branchId, stock, costs) {
      for (const { productId, qty } of stock) {
        const shelf = shelfOf.get(`${branchId} ${productId}`);
        if (shelf) move(shelf, 'void', qty, costs.get(productId) ?? null, time, transactionId);
      }
    },
    restock(dayStart) {
      // The opening stock fills the shelves for the first day.
      if (dayStart < openedAt + DAY) return;
      for (const shelf of shelves) {
        const qty = FULL - shelf.there.qty;
        if (shelf.there.qty < LOW) move(shelf, 'import', qty, bought(shelf, qty), dayStart + DELIVERY_TIME, null);
      }
    },
    takeMovements() {
      const taken = movements;
      movements = [];
      return taken;
    },
  };
}
