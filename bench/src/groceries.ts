import { readFile } from 'node:fs/promises';
import { basketsOf, intoThisYear, priceOf } from './groceries/baskets.ts';
import { byClients } from './groceries/byClients.ts';
import { compare, figuresOfFile, figuresOfProduct } from './groceries/figures.ts';
import { Shop } from './groceries/Shop.ts';
import { startGroceries } from './groceries/startGroceries.ts';
import type { BenchResult } from './run.ts';

/**
 * Pays the first baskets of a file of real purchases (`member_number,date,item`, day-month-year) through the GraphQL
 * contract, each on a different day within the last year, and compares what the product then reports with figures
 * computed straight from the file.
 */
export default async function groceries([file, count = '1000']: string[]): Promise<BenchResult> {
  if (!file) throw new Error('npm run bench -- groceries <file.csv> [baskets]');
  const baskets = intoThisYear(basketsOf(await readFile(file, 'utf8'))).slice(0, Number(count));
  const stack = await startGroceries();
  try {
    const shop = await Shop.open(stack);
    await shop.stockUp(baskets);
    await shop.allowThisYear();
    const seconds = await byClients(baskets, async (basket) => {
      await shop.pay(basket);
    });
    const differences = compare(figuresOfFile(baskets, shop.rates), await figuresOfProduct(shop, baskets));
    return {
      title: `${baskets.length} real baskets paid through GraphQL on days of the last year`,
      rows: [...differences.rows],
      notes: [
        `${baskets.length} payments by ${byClients.count} clients in ${seconds.toFixed(1)} s.`,
        `Price of an item: ${priceOf.rule}.`,
        differences.count === 0 ? 'Every figure is equal.' : `${differences.count} figures differ.`,
      ],
    };
  } finally {
    await stack.close();
  }
}
