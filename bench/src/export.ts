import { SALE_COLUMNS } from '@taem/domain/transactions/saleColumns.ts';
import { loadProducts } from './loadProducts.ts';
import { loadSales, progressBar } from './loadSales.ts';
import { median } from './median.ts';
import { type PaymentShop, startPaymentShop } from './payment/paymentShop.ts';
import type { BenchResult } from './run.ts';
import { watchMemory } from './watchMemory.ts';

const ROUNDS = 3;
const PRODUCT_COLUMNS = ['code', 'name', 'retail_price', 'category.name', 'sub_category.name', 'status', 'time'];

const LISTS = {
  products: { columns: PRODUCT_COLUMNS, sort: '{"name":1}' },
  transactions: { columns: SALE_COLUMNS.map(({ field }) => field), sort: '{"create_local_time":-1}' },
} as const;

/**
 * A whole list as a file, through the adapter, beside a page of the same list: when its first byte comes, how long it takes,
 * and what the two processes grow by meanwhile. `export 2000` for another number of rows.
 */
export default async function exportBench([asked]: string[]): Promise<BenchResult> {
  const count = Number(asked ?? 200_000);
  const shop = await startPaymentShop(1);
  try {
    await loadSales(shop.databaseUrl, count, progressBar('sales'));
    await loadProducts(shop.databaseUrl, count);
    const rows: BenchResult['rows'] = [];
    for (const [list, { columns, sort }] of Object.entries(LISTS)) {
      const query = new URLSearchParams({ columns: JSON.stringify(columns.map((name) => [name, name])), sort });
      const page = `${shop.url}/${list}?limit=10&sort=${sort}`;
      const address = `${shop.serverUrl}/export/${list}?${query}`;
      // What both load once is not what an export costs.
      await read(shop, page);
      await read(shop, `${address}&format=xlsx&keyword=none`);
      for (const format of ['csv', 'xlsx']) {
        const files: Awaited<ReturnType<typeof exported>>[] = [];
        const pages: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          pages.push((await read(shop, page)).all);
          files.push(await exported(shop, `${address}&format=${format}`));
        }
        const of = (figure: 'first' | 'all' | 'bytes' | 'gateway' | 'server') =>
          median(files.map((file) => file[figure]));
        rows.push({
          list,
          format,
          'a page (ms)': Math.round(median(pages)),
          'first byte (ms, <= 1000)': Math.round(of('first')),
          'all of it (s)': (of('all') / 1000).toFixed(1),
          'file (MB)': (of('bytes') / 1e6).toFixed(1),
          'gateway (MB more, <= 50)': Math.round(of('gateway')),
          'server (MB more, <= 50)': Math.round(of('server')),
        });
      }
    }
    return {
      title: `${count.toLocaleString('en')} rows of each list as a file through the adapter (medians of ${ROUNDS} rounds, each after a page of the list)`,
      rows,
      notes: ['Memory is the most that a process had resident while the file went through, over what it had before.'],
    };
  } finally {
    await shop.stop();
  }
}

async function exported(shop: PaymentShop, address: string) {
  const [gateway, server] = [watchMemory(shop.pids.gateway), watchMemory(shop.pids.server)];
  const file = await read(shop, address);
  return { ...file, gateway: await gateway.stop(), server: await server.stop() };
}

/** Reads an answer to its end and keeps nothing of it. */
async function read({ token }: PaymentShop, address: string) {
  const started = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  let [first, bytes] = [0, 0];
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    first ||= performance.now() - started;
    bytes += chunk.length;
  }
  return { first, bytes, all: performance.now() - started };
}
