import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { loadProducts } from './loadProducts.ts';
import { median } from './median.ts';
import { payFor } from './payment/payFor.ts';
import { type PaymentShop, startPaymentShop } from './payment/paymentShop.ts';
import type { BenchResult } from './run.ts';

const CLIENTS = 8;
const ROUNDS = 7;
const SECONDS = 3;
const PRODUCTS = 10_000;

/**
 * What the record of changes costs those who save products, against the same without its trigger; and how long an edit of
 * many products and its undo take, with tills paying meanwhile.
 */
export default async function changes(): Promise<BenchResult[]> {
  const shop = await startPaymentShop(100);
  const owner = new pg.Client({ connectionString: shop.databaseUrl });
  try {
    await owner.connect();
    await loadProducts(shop.databaseUrl, PRODUCTS);
    return [await costOfRecording(shop, owner), await editOfMany(shop)];
  } finally {
    await owner.end();
    await shop.stop();
  }
}

async function costOfRecording(shop: PaymentShop, owner: pg.Client): Promise<BenchResult> {
  const { rows } = await owner.query<{ id: string }>("select id from products where code like 'B%' limit 200");
  const ids = rows.map(({ id }) => id);
  const peers = [
    { name: 'written down', statement: 'enable', rates: [] as number[] },
    { name: 'without the trigger', statement: 'disable', rates: [] as number[] },
  ];
  await saveFor(shop, ids, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const peer of round % 2 === 0 ? peers : peers.toReversed()) {
      await owner.query(`alter table products ${peer.statement} trigger changes_recorded`);
      peer.rates.push(await saveFor(shop, ids, SECONDS));
    }
  }
  await owner.query('alter table products enable trigger changes_recorded');
  const without = peers[1]?.rates ?? [];
  return {
    title: `Products saved per second over HTTP, ${CLIENTS} clients, fsync on (medians of ${ROUNDS} rounds of ${SECONDS} s, in turns)`,
    rows: peers.map(({ name, rates }) => ({
      what: name,
      'per second': Math.round(median(rates)),
      rounds: rates.map(Math.round).join(' '),
      'of without (>= 0.95)': median(rates.map((rate, round) => rate / (without[round] ?? 1))).toFixed(2),
    })),
    notes: ['Each save reads the product, changes its price over the version that was read, and answers with it.'],
  };
}

/** Saves per second; each client changes products of its own. */
async function saveFor({ url, token }: PaymentShop, ids: readonly string[], seconds: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const started = performance.now();
  let done = 0;
  const client = async (first: number) => {
    for (let next = first; performance.now() - started < seconds * 1000; next += CLIENTS) {
      const address = `${url}/products/${ids[next % ids.length]}`;
      const { payload } = (await (await fetch(address, { headers })).json()) as Read;
      const { __v, retail_price } = payload.product;
      const body = JSON.stringify({ __v, retail_price: (retail_price % 900) + 1 });
      const answer = await fetch(address, { method: 'PATCH', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  return (done * 1000) / (performance.now() - started);
}

interface Read {
  payload: { product: { __v: number; retail_price: number } };
}

async function editOfMany(shop: PaymentShop): Promise<BenchResult> {
  const alone = await payFor(shop, shop.payments.guests, CLIENTS, SECONDS);
  const rows = [];
  let setId = '';
  const runs = [
    [
      'raise by 5 %',
      'bulk-edits',
      { record: 'Product', filter: { type: 'Product' }, field: 'retailPrice', action: RAISE },
    ],
    ['undo', () => `change-sets/${setId}/revert`, {}],
    ['raise again while tills pay', 'bulk-edits', null],
    ['undo while tills pay', () => `change-sets/${setId}/revert`, {}],
  ] as const;
  for (const [what, path, given] of runs) {
    const paid = what.endsWith('pay');
    const to = typeof path === 'string' ? path : path();
    const begun = performance.now();
    const run = work(shop, to, given ?? runs[0][2]);
    const rate = paid ? await payWhile(shop, run) : null;
    const { changed, set_id } = await run;
    setId = set_id;
    rows.push({
      what,
      products: changed,
      'seconds (<= 10)': ((performance.now() - begun) / 1000).toFixed(1),
      'payments per second meanwhile': rate === null ? '-' : Math.round(rate),
      'of those without (>= 0.9)': rate === null ? '-' : (rate / alone).toFixed(2),
    });
  }
  return {
    title: `An edit of many products, and its undo`,
    rows,
    notes: [`Payments of guests by ${CLIENTS} clients; nothing beside them, ${Math.round(alone)} per second.`],
  };
}

const RAISE = { kind: 'PERCENT', percent: 5 };

interface Run {
  id: string;
  state: string;
  changed: number;
  set_id: string;
}

async function work({ url, token }: PaymentShop, path: string, body: object): Promise<Run> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const begun = await fetch(`${url}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!begun.ok) throw new Error(await begun.text());
  let run = ((await begun.json()) as { payload: Run }).payload;
  while (run.state === 'running') {
    await new Promise((later) => setTimeout(later, 100));
    const answer = await fetch(`${url}/change-runs/${run.id}`, { headers });
    run = ((await answer.json()) as { payload: Run }).payload;
  }
  if (run.state !== 'done') throw new Error(`the run is ${run.state}`);
  return run;
}

/** Payments per second as long as the work takes, a second at a time. */
async function payWhile(shop: PaymentShop, running: Promise<unknown>): Promise<number> {
  let isOver = false;
  void running.finally(() => {
    isOver = true;
  });
  const rates: number[] = [];
  while (!isOver) rates.push(await payFor(shop, shop.payments.guests, CLIENTS, 1));
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}
