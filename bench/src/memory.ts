import { startStack } from '@taem/e2e/stack.ts';
import { Shop } from './groceries/Shop.ts';
import { residentMegabytes } from './residentMegabytes.ts';
import type { BenchResult } from './run.ts';

const CLIENTS = 8;
const STEP = 5_000;

/**
 * Measures the memory of the gateway under a mixed load: lists, searches, statistics and one sale in ten requests. A
 * busy chain sends 40,000 requests in an hour (11 per second).
 */
export default async function memory([count = '40000']: string[]): Promise<BenchResult> {
  const stack = await startStack({ scale: 0.2 });
  try {
    const shop = await Shop.open(stack);
    const basket = { member: 'memory', date: '2020-01-01', pieces: new Map([['whole milk', 2]]) };
    await shop.stockUp([basket]);
    const rows: BenchResult['rows'] = [];
    const total = Number(count);
    let sent = 0;
    const client = async () => {
      while (sent < total) {
        const number = sent++;
        if (number % STEP === 0)
          rows.push({ requests: number, 'resident MB': Math.round(await residentMegabytes(stack.gatewayPid())) });
        await request(shop, number);
      }
    };
    const request = async (at: Shop, number: number) => {
      if (number % 10 === 0) return at.pay({ ...basket, date: dayOf(number) });
      return at.read(READS[number % READS.length] ?? 'products');
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    rows.push({ requests: total, 'resident MB': Math.round(await residentMegabytes(stack.gatewayPid())) });
    return {
      title: `Resident memory of the gateway over ${total} requests`,
      rows,
      notes: ['Nine reads to one sale: pages of products, members and sales, a search, a dashboard statistic.'],
    };
  } finally {
    await stack.close();
  }
}

const READS = [
  'products?limit=100',
  `members?limit=20&keyword=${encodeURIComponent('สม')}`,
  'transactions?limit=100',
  'stat/total-revenue?period_type=Day&from=2026-01-01&to=2026-12-31',
  `offers?filter=${encodeURIComponent('{"status":"Active"}')}`,
  'stat/products?period_type=All&limit=5',
  'transactions?limit=20&skip=400',
];

/** Returns the day of a sale: each has another one, so that no two sales have the same key. */
function dayOf(number: number): string {
  return new Date(Date.UTC(2000, 0, 1) + (number / 10) * 86_400_000).toISOString().slice(0, 10);
}
