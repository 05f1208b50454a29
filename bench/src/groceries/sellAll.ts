import { type Sale, salesOf } from '../questions/sales.ts';
import { readBaskets } from './baskets.ts';
import { byClients } from './byClients.ts';
import { type Paid, Shop } from './Shop.ts';
import { startGroceries } from './startGroceries.ts';

/** A shop in which the baskets of a file were sold. */
export interface SoldShop {
  shop: Shop;
  /** The address for the browser. */
  url: string;
  sales: readonly Sale[];
  /** Each sale as recorded by the product. */
  paid: ReadonlyMap<Sale, Paid>;
  /** The seconds it took to sell them. */
  seconds: number;
}

/** Opens a shop, lets `prepare` set it up, sells the baskets of the file in it and voids some, and closes it after `use`. */
export async function sellAll<Result>(
  file: string,
  count: string,
  use: (sold: SoldShop) => Promise<Result>,
  prepare: (shop: Shop) => Promise<void> = async () => {},
): Promise<Result> {
  const baskets = await readBaskets(file, count);
  const stack = await startGroceries();
  try {
    const shop = await Shop.open(stack);
    await shop.stockUp(baskets);
    await shop.allowThisYear();
    await prepare(shop);
    const sales = salesOf(baskets, shop.branchIds.length);
    const paid = new Map<Sale, Paid>();
    const seconds = await byClients(sales, async (sale) => {
      const receipt = await shop.pay(sale.basket, sale);
      paid.set(sale, receipt);
      if (sale.isVoided) await shop.void(receipt, sale);
    });
    return await use({ shop, url: stack.url, sales, paid, seconds });
  } finally {
    await stack.close();
  }
}
