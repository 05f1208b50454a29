/** @module-tag slow */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepListening } from '../database/keepListening.ts';
import type { SalesNotice } from '../database/openSalesNotices.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { databaseUrl } from '../testing/databaseUrl.ts';
import { queryOnce } from '../testing/emptyDatabase.ts';
import { type MovingPostgres, startMovingPostgres } from '../testing/startMovingPostgres.ts';
import { type ReversalTests, startReversalTests } from '../testing/startReversalTests.ts';
import { paymentBody, type TestShop } from '../testing/testShop.ts';

let postgres: MovingPostgres;
let tests: ReversalTests;
beforeAll(async () => {
  postgres = await startMovingPostgres();
  tests = await startReversalTests({ server: postgres.url });
  // As in production, unlike other tests: what is acknowledged is on the disk.
  await setDatabase('set synchronous_commit = on');
});
afterAll(async () => {
  await tests?.close();
  await postgres?.stop();
});

/** Changes the database for new connections; ends the open ones. */
async function setDatabase(change: string, endOthers = true): Promise<void> {
  const name = new URL(tests.db.url).pathname.slice(1);
  const admin = databaseUrl(postgres.url, 'postgres');
  await queryOnce(admin, `alter database ${name} ${change}`);
  if (endOthers)
    await queryOnce(admin, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

/** Opens tills that sell without a pause; a payment without an answer is sent again with its key. */
function openTills(shop: TestShop, count: number) {
  const paid = new Map<string, string>();
  const wrong: unknown[] = [];
  let closed = false;
  async function sellOn(): Promise<void> {
    const authorization = await tests.authorize(shop);
    while (!closed) {
      const key = randomUUID();
      while (!paid.has(key)) {
        const answer = await tests.app.inject({
          method: 'POST',
          url: '/v3.0/payment/transaction',
          headers: { authorization, 'idempotency-key': key },
          payload: paymentBody(shop, { coffee: 1, tea: 0 }),
        });
        const body = answer.json();
        if (answer.statusCode === 200) paid.set(key, body.payload.transaction.id);
        else if (answer.statusCode !== 503 || body.code !== 'UNAVAILABLE' || !answer.headers['retry-after'])
          wrong.push([answer.statusCode, body]);
        if (answer.statusCode !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }
  const selling = Array.from({ length: count }, sellOn);
  return {
    wrong,
    paid,
    /** Resolves when this many more payments were acknowledged. */
    async more(payments: number): Promise<void> {
      const until = paid.size + payments;
      while (paid.size < until) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    async close() {
      closed = true;
      await Promise.all(selling);
    },
  };
}

test.each([
  ['stopped', 'SIGINT'],
  ['stopped at once', 'SIGQUIT'],
  ['killed', 'SIGKILL'],
] as const)(
  'F7 a database that is %s while tills pay and comes back elsewhere has each payment once, and its notices come again',
  async (_, signal) => {
    const shop = await tests.openShop();
    const notices: (SalesNotice | null)[] = [];
    const unfollow = tests.context.salesNotices.follow(shop.session.realmId, (notice) => notices.push(notice));
    const tills = openTills(shop, 3);
    await tills.more(10);
    await expect.poll(() => notices.at(-1)).not.toBeNull();
    const before = notices.length;
    await postgres.end(signal);
    await postgres.comeBack();
    await tills.more(20);
    // A null notice reports that some may have been missed; later ones are received again.
    await expect.poll(() => notices.slice(before).includes(null)).toBe(true);
    await expect.poll(() => notices.at(-1)).toMatchObject({ branch_id: shop.branchId });
    await tills.close();
    unfollow();
    expect(tills.wrong).toEqual([]);
    const sales = await tests.rows<{ id: string }>(shop, 'select id from transactions');
    expect(sales.map(({ id }) => id).toSorted()).toEqual([...tills.paid.values()].toSorted());
    expect(await tests.faults(shop)).toEqual([]);
  },
);

test('F7 a server that only reads by now is left by every connection, and payments go on where one writes', async () => {
  const shop = await tests.openShop();
  await setDatabase('set default_transaction_read_only = on');
  const bill = paymentBody(shop, { coffee: 1, tea: 0 });
  const key = { 'idempotency-key': randomUUID() };
  const pay = () => tests.call(shop, 'POST', 'payment/transaction', bill, key);
  // The readers open all connections of the pool to this server.
  const sleep = (client: DatabaseClient) => client.query('select pg_sleep(0.1)');
  const read = () => tests.context.database.withRealm(shop.session.realmId, sleep).catch(() => undefined);
  await Promise.all(Array.from({ length: 30 }, read));
  expect(await pay()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  await Promise.all(Array.from({ length: 30 }, read));
  await setDatabase('reset default_transaction_read_only', false);
  expect([(await pay()).status, (await pay()).status]).toEqual([503, 200]);
  expect(await tests.rows(shop, 'select id from transactions')).toHaveLength(1);
});

test('a way to the database that fell silent is noticed, and notices come again over another one', async () => {
  const gaps: string[] = [];
  const timing = { tryEveryMs: 50, answerMs: 500, reconnectMs: 50 };
  const note = (name: string) => () => void gaps.push(name);
  const listening = await keepListening(tests.db.database, 'spoken', note('notice'), note('gap'), timing);
  expect([listening.active(), gaps]).toEqual([true, ['gap']]);
  const end = postgres.silence();
  await expect.poll(() => gaps.length).toBeGreaterThan(2);
  await expect.poll(() => listening.active()).toBe(true);
  end();
  await listening.close();
});
