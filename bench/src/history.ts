import { startShops } from './dashboard/Shops.ts';
import { read } from './dashboard/timeReads.ts';
import { loadSales, progressBar } from './loadSales.ts';
import type { BenchResult } from './run.ts';

const ROUNDS = 20;
const WARM_UP = 3;
const PAGE = 10;

interface Asked {
  query?: Record<string, string>;
  filter?: Record<string, unknown>;
}

/** A page of the sales history with every two filters beside the page without any: `history 1000000` for another number of sales. */
export default async function history([asked]: string[]): Promise<BenchResult> {
  const sales = Number(asked ?? 100_000);
  const { shops, stop } = await startShops(['history']);
  try {
    const [shop] = shops;
    if (!shop) throw new Error('a shop is needed');
    await loadSales(shop.databaseUrl, sales, progressBar('sales'));
    const [sale] = JSON.parse(await read(shop, 'transactions?limit=1')).payload.transactions.result;
    const [branch] = JSON.parse(await read(shop, 'merchant-branches?limit=1')).payload.branches.result;
    const filters = filtersOf({ ...sale, branch_id: branch.id });
    const names = Object.keys(filters);
    const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
    const asks = [[], ...names.map((name) => [name]), ...pairs];
    const times = new Map<string, number[]>();
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const ask of asks) {
        const path = pathOf(ask.map((name) => filters[name] ?? {}));
        const started = performance.now();
        await read(shop, path);
        const key = ask.join(' and ');
        if (round >= 0) times.set(key, [...(times.get(key) ?? []), performance.now() - started]);
      }
    }
    const part = (key: string, share: number) => {
      const sorted = (times.get(key) ?? []).toSorted((a, b) => a - b);
      return sorted[Math.floor(sorted.length * share)] ?? 0;
    };
    const median = (key: string) => part(key, 0.5);
    const row = (key: string) => ({
      filters: key || 'none',
      median: median(key).toFixed(1),
      p95: part(key, 0.95).toFixed(1),
      'median of none (<= 3)': (median(key) / median('')).toFixed(2),
    });
    const keys = asks.map((ask) => ask.join(' and ')).sort((a, b) => median(b) - median(a));
    return {
      title: `The first page of ${PAGE} of ${sales.toLocaleString('en')} sales with its total over HTTP, in milliseconds (${ROUNDS} reads, in turns)`,
      rows: keys.map(row),
      notes: ['Every filter alone and every two together, slowest first.'],
    };
  } finally {
    await stop();
  }
}

/** One of each kind that the screen has, as the adapter asks for it. */
function filtersOf(sale: Record<string, string>): Record<string, Asked> {
  const day = sale.business_date ?? '';
  return {
    month: { query: { from: `${day.slice(0, 7)}-01`, to: day } },
    branch: { query: { branch_id: sale.branch_id ?? '' } },
    void: { filter: { status: 'Void' } },
    complete: { filter: { status: 'Complete' } },
    guests: { filter: { member_id: null } },
    cash: { filter: { 'payment_channels.type': 'Cash' } },
    cashier: { filter: { create_by_id: sale.create_by_id } },
    adjusted: { filter: { 'last_adjust_amount.reward': { $ne: null } } },
    amount: { filter: { amount_due: { $gte: 100, $lte: 300 } } },
    number: { query: { keyword: (sale.transaction_no ?? '').slice(-6) } },
  };
}

function pathOf(asked: readonly Asked[]): string {
  const filter = Object.assign({ bill_detail: { $ne: null } }, ...asked.map((each) => each.filter));
  const query = Object.assign(
    { limit: String(PAGE), sort: '{"create_local_time":-1}' },
    ...asked.map((each) => each.query),
  );
  return `transactions?${new URLSearchParams({ ...query, filter: JSON.stringify(filter) })}`;
}
