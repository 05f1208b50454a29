import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { startTestReplica, type TestReplica } from '@taem/gateway/src/testing/startTestReplica.ts';
import { webDocument } from './insight/QueriedShop.ts';
import { cpuSeconds } from './payment/cpuSeconds.ts';
import { inputOf, payDocument } from './payment/payByGraphql.ts';
import { payFor } from './payment/payFor.ts';
import {
  type PaymentShop,
  type RunningProcess,
  startGateway,
  startPaymentShop,
  startProcess,
} from './payment/paymentShop.ts';
import { median } from './quantile.ts';
import type { BenchResult } from './run.ts';
import { whenInterrupted } from './whenInterrupted.ts';

const CLIENTS = 4;
/** How often the replica pauses applying changes for a moment. */
const PAUSES = 10;
const OVERVIEWS = 60;
const ROUNDS = 6;
const SECONDS = 4;

/**
 * Measures figures from a replica: checks that a caller who pays and then reads never misses a payment, and how much
 * load the primary is spared.
 */
export default async function replica([payments = '10000']: string[]): Promise<BenchResult[]> {
  const shop = await startPaymentShop(200);
  const follower = await startTestReplica({ url: shop.databaseUrl, dataDir: shop.folder });
  whenInterrupted(follower.stop);
  const running: RunningProcess[] = [];
  try {
    const database = { DATABASE_URL: shop.databaseUrl, DATABASE_READ_URL: follower.url };
    const gateway = startGateway(shop.folder, database);
    running.push(gateway);
    const url = await gateway.ready;
    const limits = { RATE_LIMIT_COST: '0', RATE_LIMIT_SENSITIVE: '0' };
    const server = startProcess('@taem/server', { GATEWAY_URL: url, PORT: '0', ...limits });
    running.push(server);
    const replicated = { ...shop, url, serverUrl: await server.ready };
    // Until the gateway has first found that the replica is usable.
    await wait(5_000);
    return [
      await payThenAsk(replicated, follower, Number(payments)),
      await primarysTime(shop, replicated),
      await paymentsBeside(shop, replicated),
    ];
  } finally {
    for (const { process, ended } of running.toReversed()) {
      process.kill('SIGTERM');
      await ended;
    }
    await follower.stop();
    await shop.stop();
  }
}

interface Answered {
  data: { statistics?: { totalTransactions: { total: number } } };
  extensions: { upstream: { requests: { path: string; source?: string }[] } };
  position: string | null;
  ms: number;
}

async function ask(shop: PaymentShop, body: object, position: string | null = null): Promise<Answered> {
  const started = performance.now();
  const answer = await fetch(`${shop.serverUrl}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${shop.token}`,
      'content-type': 'application/json',
      ...(position && { cookie: `taem-read-after=${position}` }),
    },
    body: JSON.stringify(body),
  });
  const { data, errors, extensions } = (await answer.json()) as Answered & { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return { data, extensions, position: answer.headers.get('x-read-after'), ms: performance.now() - started };
}

const SALES =
  '{ statistics(range: { from: "2000-01-01", to: "2100-01-01" }, by: YEAR) { totalTransactions { total } } }';

async function payThenAsk(shop: PaymentShop, follower: TestReplica, payments: number): Promise<BenchResult> {
  const query = await payDocument();
  const inputs = shop.payments.guests.map(inputOf);
  const salesNow = async (position: string | null) => {
    const answer = await ask(shop, { query: SALES }, position);
    const { source = 'none' } =
      answer.extensions.upstream.requests.find(({ path }) => path.includes('total-trans')) ?? {};
    return { sales: answer.data.statistics?.totalTransactions.total ?? 0, source, ms: answer.ms };
  };
  const before = (await salesNow('FFFFFFFF/FFFFFFFF')).sales;
  const by: Record<string, number[]> = { replica: [], primary: [] };
  let [begun, acknowledged, stale] = [0, 0, 0];
  async function payer(): Promise<void> {
    while (begun < payments) {
      const number = begun++;
      if (number % Math.ceil(payments / PAUSES) === 0) void pauseFor(follower, 400);
      const input = { ...inputs[number % inputs.length], idempotencyKey: randomUUID() };
      const paid = await ask(shop, { operationName: 'Pay', query, variables: { input } });
      acknowledged += 1;
      const least = before + acknowledged;
      const { sales, source, ms } = await salesNow(paid.position);
      if (sales < least) stale += 1;
      by[source]?.push(ms);
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, payer));
  return {
    title: 'Pay, then ask for the sales of all time, through the contract',
    rows: [
      {
        payments,
        'that miss an acknowledged payment (0)': stale,
        'answered by the replica': by.replica?.length ?? 0,
        'by the primary': by.primary?.length ?? 0,
        'replica, ms': median(by.replica ?? []).toFixed(1),
        'primary, ms': median(by.primary ?? []).toFixed(1),
      },
    ],
    notes: [
      `${CLIENTS} tills; every answer must have all payments that were acknowledged to any of them before it was asked for. ${PAUSES} times the replica applied nothing for 0.4 s.`,
    ],
  };
}

async function pauseFor(follower: TestReplica, milliseconds: number): Promise<void> {
  await follower.pause();
  await wait(milliseconds);
  await follower.resume();
}

const today = new Date().toISOString().slice(0, 10);
const YEAR = { from: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, to: today };

/**
 * Measures the primary's processor time for the overview of a year, read alternately from the primary and from the
 * replica.
 */
async function primarysTime(alone: PaymentShop, replicated: PaymentShop): Promise<BenchResult> {
  const query = await webDocument('Overview');
  const variables = {
    ...{ range: YEAR, along: YEAR, by: 'MONTH', compare: 'PREVIOUS_PERIOD' },
    ...{ language: 'TH', hasNotes: false, isOneDay: false },
  };
  const overview = (shop: PaymentShop) => ask(shop, { operationName: 'Overview', query, variables });
  const used = { alone: 0, replicated: 0 };
  for (const shop of [alone, replicated]) for (let round = 0; round < 5; round += 1) await overview(shop);
  const postgres = () => cpuSeconds(alone.pids).postgres;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, shop] of Object.entries({ alone, replicated }) as ['alone' | 'replicated', PaymentShop][]) {
      const before = postgres();
      for (let time = 0; time < OVERVIEWS / ROUNDS; time += 1) await overview(shop);
      used[name] += postgres() - before;
    }
  }
  const each = (seconds: number) => ((seconds * 1000) / OVERVIEWS).toFixed(1);
  return {
    title: 'Processor time of the primary for an overview of a year, in ms',
    rows: [
      {
        'without a replica': each(used.alone),
        'with one': each(used.replicated),
        'less (>= 80 %)': `${Math.round((1 - used.replicated / used.alone) * 100)} %`,
      },
    ],
    notes: [
      `${OVERVIEWS} overviews of the demo shop each, in turns; all processes of the primary, with what it does by itself meanwhile.`,
    ],
  };
}

async function paymentsBeside(alone: PaymentShop, replicated: PaymentShop): Promise<BenchResult> {
  const rates = { alone: [] as number[], replicated: [] as number[] };
  const pay = (shop: PaymentShop, seconds: number) => payFor(shop, shop.payments.guests, CLIENTS, seconds);
  for (const shop of [alone, replicated]) await pay(shop, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0) rates.alone.push(await pay(alone, SECONDS));
    rates.replicated.push(await pay(replicated, SECONDS));
    if (round % 2 === 1) rates.alone.push(await pay(alone, SECONDS));
  }
  return {
    title: 'Payments, with their position of the log and without',
    rows: [
      {
        'without a replica, per second': Math.round(median(rates.alone)),
        'with one, per second': Math.round(median(rates.replicated)),
        share: median(rates.replicated.map((rate, round) => rate / (rates.alone[round] ?? 1))).toFixed(2),
      },
    ],
    notes: [
      `${CLIENTS} clients straight to the gateway, medians of ${ROUNDS} rounds of ${SECONDS} s in turns; ${formatCount(alone.payments.guests.length)} bills.`,
    ],
  };
}
