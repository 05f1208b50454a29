import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { Client } from 'undici';
import { payFor } from './payment/payFor.ts';
import { type PaymentShop, startGateway, startPaymentShop } from './payment/paymentShop.ts';
import { RestClient } from './payment/RestClient.ts';
import { type PgBouncer, startPgBouncer } from './pooler/startPgBouncer.ts';
import { median } from './quantile.ts';
import type { BenchResult } from './run.ts';

const CONNECTIONS = 8;
const CLIENTS = 32;
const ROUNDS = 5;
const SECONDS = 4;

/**
 * Runs a gateway behind a real PgBouncer in transaction mode: checks with many simultaneous calls that neither of two
 * merchants sees the other's rows, and measures the cost of the pooler.
 */
export default async function pooler([calls = '100000']: string[]): Promise<BenchResult[]> {
  const shop = await startPaymentShop(100);
  const pgBouncer = await startPgBouncer(shop.databaseUrl, CONNECTIONS);
  const database = { DATABASE_URL: pgBouncer.url, DATABASE_DIRECT_URL: shop.databaseUrl };
  const gateway = startGateway(shop.folder, database);
  try {
    const pooled = { ...shop, url: await gateway.ready };
    return [await isolation(pooled, pgBouncer, Number(calls)), await speed(shop, pooled)];
  } finally {
    gateway.process.kill('SIGTERM');
    await gateway.ended;
    await pgBouncer.stop();
    await shop.stop();
  }
}

interface Merchant {
  token: string;
  memberIds: ReadonlySet<string>;
}

async function isolation(shop: PaymentShop, { version }: PgBouncer, calls: number): Promise<BenchResult> {
  const { password } = demoAccounts;
  const merchants = [
    await merchantOf(shop.url, await RestClient.signIn(shop.url, 'owner@taem', password)),
    await merchantOf(shop.url, await RestClient.signIn(shop.url, 'owner@other', password, 'other-back-office')),
  ];
  const counted = { foreign: 0, empty: 0, refused: 0 };
  let sent = 0;
  async function client(): Promise<void> {
    const connection = new Client(new URL(shop.url).origin);
    for (let number = sent++; number < calls; number = sent++) {
      const { token, memberIds } = merchants[number % 2] as Merchant;
      const { status, ids } = await members(connection, shop.url, token, 5);
      if (status !== 200) counted.refused += 1;
      else if (ids.length === 0) counted.empty += 1;
      else if (ids.some((id) => !memberIds.has(id))) counted.foreign += 1;
    }
    await connection.close();
  }
  const started = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - started) / 1000;
  return {
    title: `Interleaved calls of two merchants, ${CLIENTS} clients over ${CONNECTIONS} connections of PgBouncer`,
    rows: [
      {
        calls,
        "with another merchant's rows": counted.foreign,
        'without rows': counted.empty,
        'not 200': counted.refused,
        'per second': Math.round(calls / seconds),
      },
    ],
    notes: [`${version}, transaction mode. GET /members?limit=5; every id is looked up among the merchant's own.`],
  };
}

async function merchantOf(url: string, { token }: RestClient): Promise<Merchant> {
  const connection = new Client(new URL(url).origin);
  const memberIds = new Set<string>();
  for (let skip = 0; ; skip += 100) {
    const { ids } = await members(connection, url, token, 100, skip);
    for (const id of ids) memberIds.add(id);
    if (ids.length < 100) break;
  }
  await connection.close();
  return { token, memberIds };
}

async function members(connection: Client, url: string, token: string, limit: number, skip = 0) {
  const { pathname, search } = new URL(`${url}/members?limit=${limit}&skip=${skip}`);
  const answer = await connection.request({
    method: 'GET',
    path: pathname + search,
    headers: { authorization: `Bearer ${token}` },
  });
  const body = (await answer.body.json()) as { payload?: { members: { result: { id: string }[] } } };
  return { status: answer.statusCode, ids: body.payload?.members.result.map(({ id }) => id) ?? [] };
}

type Work = (shop: PaymentShop, seconds: number) => Promise<number>;

const WORKS: Record<string, Work> = {
  'payments of guests': (shop, seconds) => payFor(shop, shop.payments.guests, CLIENTS, seconds),
  'pages of 5 members': readFor,
};

async function readFor(shop: PaymentShop, seconds: number): Promise<number> {
  const started = performance.now();
  let done = 0;
  async function read(): Promise<void> {
    const connection = new Client(new URL(shop.url).origin);
    while (performance.now() - started < seconds * 1000) {
      const { status } = await members(connection, shop.url, shop.token, 5);
      if (status !== 200) throw new Error(`members refused: ${status}`);
      done += 1;
    }
    await connection.close();
  }
  await Promise.all(Array.from({ length: CLIENTS }, read));
  return (done * 1000) / (performance.now() - started);
}

async function speed(direct: PaymentShop, pooled: PaymentShop): Promise<BenchResult> {
  const rows: BenchResult['rows'] = [];
  for (const [what, work] of Object.entries(WORKS)) {
    const rates = { direct: [] as number[], pooled: [] as number[] };
    for (const shop of [direct, pooled]) await work(shop, 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      // The two alternate, and their order changes from round to round.
      if (round % 2 === 0) rates.direct.push(await work(direct, SECONDS));
      rates.pooled.push(await work(pooled, SECONDS));
      if (round % 2 === 1) rates.direct.push(await work(direct, SECONDS));
    }
    rows.push({
      what,
      'direct, per second': Math.round(median(rates.direct)),
      'pooled, per second': Math.round(median(rates.pooled)),
      share: median(rates.pooled.map((rate, round) => rate / (rates.direct[round] ?? 1))).toFixed(2),
    });
  }
  return {
    title: `One gateway with 20 connections of its own, and one behind PgBouncer with ${CONNECTIONS}`,
    rows,
    notes: [
      `${CLIENTS} clients, medians of ${ROUNDS} rounds of ${SECONDS} s in turns; the share is the median of the shares of each round.`,
      'Behind a pooler statements are parsed and planned anew each time: what was prepared may be on another connection.',
    ],
  };
}
