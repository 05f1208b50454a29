import { type BenchShop, startShops } from './dashboard/Shops.ts';
import { read } from './dashboard/timeReads.ts';
import { loadMembers } from './loadMembers.ts';
import { loadProducts } from './loadProducts.ts';
import { loadSales, progressBar } from './loadSales.ts';
import type { BenchResult } from './run.ts';

const ROUNDS = 60;
const WARM_UP = 5;
const PAGE = 10;
const FAR_PAGE = 5_000;

/** How large the two shops are; they differ in nothing else. */
const SIZES = {
  small: { products: 1_000, members: 0, sales: 1_000 },
  large: { products: 100_000, members: 198_000, sales: 1_000_000 },
};

/** Every order that a list of the management can be put into, by resource. */
const SORTS: Readonly<Record<string, readonly string[]>> = {
  products: ['name', 'code', 'retail_price', 'time'],
  members: ['firstname', 'lastname', 'code', 'time'],
  transactions: ['create_local_time', 'transaction_no', 'total_payment', 'total_revenue'],
};

/** Lists of the management over HTTP in a small and in a large shop: `lists products` for some of them. */
export default async function lists(asked: string[]): Promise<BenchResult> {
  const { shops, stop } = await startShops(['small', 'large']);
  try {
    const resources = Object.keys(SORTS).filter((name) => asked.length === 0 || asked.includes(name));
    for (const [index, size] of [SIZES.small, SIZES.large].entries()) {
      const url = shops[index]?.databaseUrl ?? '';
      if (resources.includes('transactions')) await loadSales(url, size.sales, progressBar('sales'));
      if (resources.includes('members')) await loadMembers(url, size.members);
      await loadProducts(url, size.products);
    }
    const [small, large] = shops;
    if (!small || !large) throw new Error('two shops are needed');
    const rows: Row[] = [];
    for (const resource of resources) {
      for (const field of SORTS[resource] ?? []) {
        for (const direction of [1, -1]) {
          const page = (number: number) =>
            `${resource}?limit=${PAGE}&skip=${(number - 1) * PAGE}&sort={"${field}":${direction}}`;
          const first = await compare([small, large], () => page(1));
          const far = await compare([large, large], (peer) => page(peer === 0 ? 1 : FAR_PAGE));
          rows.push({
            list: `${resource} by ${field}${direction === 1 ? '' : ', descending'}`,
            small: first[0]?.toFixed(1) ?? '',
            large: first[1]?.toFixed(1) ?? '',
            'of small (<= 2)': ((first[1] ?? 0) / (first[0] ?? 1)).toFixed(2),
            [`page ${FAR_PAGE}`]: far[1]?.toFixed(1) ?? '',
            'of page 1 (<= 1.5)': ((far[1] ?? 0) / (far[0] ?? 1)).toFixed(2),
          });
        }
      }
    }
    return {
      title: `Pages of ${PAGE} rows with their total over HTTP, in milliseconds (95th percentile of ${ROUNDS} reads, in turns)`,
      rows,
      notes: [
        `The small shop has ${size(SIZES.small)}, the large one ${size(SIZES.large)}, besides those of the demo.`,
      ],
    };
  } finally {
    await stop();
  }
}

type Row = Record<string, string | number>;

const size = ({ products, members, sales }: (typeof SIZES)['small']) =>
  `${products.toLocaleString('en')} products, ${members.toLocaleString('en')} members and ${sales.toLocaleString('en')} sales`;

/** 95th percentiles of the same read by two peers that take turns. */
async function compare(peers: readonly BenchShop[], path: (peer: number) => string): Promise<number[]> {
  const times: number[][] = peers.map(() => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [index, peer] of peers.entries()) {
      const started = performance.now();
      await read(peer, path(index));
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  return times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? 0);
}
