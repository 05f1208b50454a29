import { addDays } from '@taem/domain/time/calendar.ts';
import { type BenchShop, startShops } from './dashboard/Shops.ts';
import { loadSales, progressBar } from './loadSales.ts';
import type { BenchResult } from './run.ts';

const SALES = 100_000;
const DAYS = 30;
const ROUNDS = 5;
const QUICK = 2_000;
const FULL = 20_000;

/** What an offer would have done to a busy month: how soon the first figures come, the whole ones, and how long others wait. */
export default async function whatIf(): Promise<BenchResult> {
  const { shops, stop } = await startShops(['month']);
  try {
    const [shop] = shops;
    if (!shop) throw new Error('a shop is needed');
    await loadSales(shop.databaseUrl, SALES, progressBar('sales'), DAYS);
    const body = await draftOf(shop);
    await ask(shop, { ...body, most: QUICK });
    const alone = await longestWait(shop, async () => new Promise((resolve) => setTimeout(resolve, 2_000)));
    const first = await inTurn(() => ask(shop, { ...body, most: QUICK }));
    const whole = await inTurn(() => ask(shop, { ...body, most: FULL }));
    const during = await longestWait(shop, () => ask(shop, { ...body, most: FULL }));
    return {
      title: `What an offer would have done to ${SALES.toLocaleString('en')} sales of ${DAYS} days`,
      rows: [
        row('first figures, ms', median(first), '<= 1,000'),
        row(`of ${FULL.toLocaleString('en')} sales, ms`, median(whole), '<= 10,000'),
        row('longest wait of another request meanwhile, ms', during, '<= 50'),
        row('the same with nothing asked, ms', alone, '-'),
      ],
      notes: [
        `Over HTTP, median of ${ROUNDS}; first figures are of about ${QUICK.toLocaleString('en')} sales, one in 50.`,
        'The other request asks every 5 ms whether the gateway is there: it waits as long as the serving thread is held.',
        'That the figures are those of priceBasket, sale by sale, is a test: gateway/src/loyalty/whatIf.',
      ],
    };
  } finally {
    await stop();
  }
}

const row = (what: string, figure: number, goal: string) => ({ what, figure: figure.toFixed(0), goal });
const median = (figures: readonly number[]) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

async function inTurn(run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  return times;
}

async function draftOf({ client }: BenchShop): Promise<object> {
  const kinds = async (path: 'coupons' | 'conditions') =>
    (await client.list<{ id: string; type: string }>(`${path}?limit=50`))[path]?.result ?? [];
  const coupon = (await kinds('coupons')).find(({ type }) => type === 'Discount Percent');
  const condition = (await kinds('conditions')).find(({ type }) => type === 'ltv');
  const to = new Date().toISOString().slice(0, 10);
  return {
    from: addDays(to, -DAYS - 1),
    to,
    offer: {
      conditions: [{ condition_id: condition?.id, value: 1_000 }],
      items: [{ coupon_id: coupon?.id, value: 10 }],
    },
  };
}

async function ask({ client: { url, token } }: BenchShop, body: object): Promise<void> {
  const answer = await fetch(`${url}/offers/what-if`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { payload } = (await answer.json()) as { payload: { what_if: { total: number } } };
  if (payload.what_if.total < SALES * 0.9) throw new Error(`Only ${payload.what_if.total} sales were found`);
}

async function longestWait({ client: { url } }: BenchShop, work: () => Promise<unknown>): Promise<number> {
  const health = new URL('/healthz', url);
  let isOver = false;
  const end = work().finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const began = performance.now();
    await (await fetch(health)).arrayBuffer();
    longest = Math.max(longest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await end;
  return longest;
}
