import { once } from 'node:events';
import { request } from 'node:http';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import pg from 'pg';
import { createGuestPayments } from '../payment/createPayments.ts';
import { RestClient } from '../payment/RestClient.ts';
import { sendFor } from '../payment/sendFor.ts';
import { residentMegabytes } from '../residentMegabytes.ts';
import type { BenchResult } from '../run.ts';
import type { QueriedShop } from './QueriedShop.ts';

const VIEWERS = 1_000;
/** The number of pages on which one person may follow at once. */
const OF_ONE = 20;
const MAX_WAIT_MS = 5_000;

/** Measures what a thousand pages that follow sales cost one adapter, and how soon each of them receives a sale. */
export async function watchLive(shop: QueriedShop): Promise<BenchResult> {
  const tokens = await people(shop, VIEWERS / OF_ONE);
  const warm = await Promise.all(tokens.map((token) => follow(shop, token)));
  const before = await residentMegabytes(shop.serverPid);
  const viewers = [...warm];
  for (const token of tokens)
    viewers.push(...(await Promise.all(Array.from({ length: OF_ONE - 1 }, () => follow(shop, token)))));
  const after = await residentMegabytes(shop.serverPid);
  const received = Promise.all(viewers.map(({ next }) => next()));
  const paid = performance.now();
  await payOnce(shop);
  const late = (await received).map((at) => at - paid);
  for (const { end } of viewers) end();
  return {
    title: `${formatCount(VIEWERS)} pages of ${tokens.length} people follow the sales of one shop on one adapter`,
    rows: [
      {
        viewers: viewers.length,
        'kB each (<= 50)': (((after - before) * 1024) / (viewers.length - warm.length)).toFixed(0),
        'heard of one sale': late.filter((ms) => ms < MAX_WAIT_MS).length,
        'last heard after, ms (<= 2000)': Math.max(...late).toFixed(0),
      },
    ],
    notes: ['Resident memory after the first page of each person, and after all of them.'],
  };
}

/** Creates the given number of users, all owners like the first, and returns their tokens. */
async function people({ databaseUrl, client }: QueriedShop, count: number): Promise<string[]> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await database.query("select set_config('app.realm_id', $1, false)", [client.realmId]);
    await database.query(
      `insert into merchant_users (realm_id, username, password_hash, firstname, lastname, role_id, branch_ids)
        select realm_id, 'viewer' || n, password_hash, firstname, lastname, role_id, branch_ids
        from merchant_users, generate_series(1, $1) n where username = 'owner' and realm_id = $2`,
      [count, client.realmId],
    );
  } finally {
    await database.end();
  }
  const tokens: string[] = [];
  for (let n = 1; n <= count; n += 1)
    tokens.push((await RestClient.signIn(client.url, `viewer${n}@taem`, demoAccounts.password)).token);
  return tokens;
}

interface Followed {
  /** Returns the time of the next event. */
  next(): Promise<number>;
  end(): void;
}

async function follow({ serverUrl }: QueriedShop, token: string): Promise<Followed> {
  const asking = request(`${serverUrl}/graphql/stream`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
  });
  asking.end(JSON.stringify({ query: 'subscription Follow { figuresChanged { at } }' }));
  const [answer] = await once(asking, 'response');
  if (answer.statusCode !== 200) throw new Error(`a viewer was refused: ${answer.statusCode}`);
  let resolveAt: (at: number) => void = () => {};
  answer.on('data', (text: Buffer) => text.includes('figuresChanged') && resolveAt(performance.now()));
  answer.on('error', () => {});
  return {
    next: () =>
      new Promise((resolve) => {
        resolveAt = resolve;
        setTimeout(() => resolve(Number.POSITIVE_INFINITY), MAX_WAIT_MS);
      }),
    end: () => asking.destroy(),
  };
}

async function payOnce(shop: QueriedShop): Promise<void> {
  const { guests } = await createGuestPayments(shop.client, 1);
  const body = JSON.stringify(guests[0]);
  const url = `${shop.client.url}/payment/transaction`;
  const call = () => ({ body, headers: { 'idempotency-key': crypto.randomUUID() } });
  await sendFor({ url, token: shop.client.token, call, isPaid: () => true }, 1, 0.001);
}
