/** @module-tag slow */

import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { NEVER_REACHED, READ_AFTER } from '@taem/domain/contract/readAfter.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openReplica } from '../database/openReplica.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { databaseUrl } from '../testing/databaseUrl.ts';
import { queryOnce } from '../testing/emptyDatabase.ts';
import { type ReversalTests, startReversalTests } from '../testing/startReversalTests.ts';
import { startTestPostgres, type TestPostgres } from '../testing/startTestPostgres.ts';
import { startTestReplica, type TestReplica } from '../testing/startTestReplica.ts';
import { paymentBody, type TestShop } from '../testing/testShop.ts';
import { route } from './route.ts';

let postgres: TestPostgres;
let replica: TestReplica;
let tests: ReversalTests;
let shop: TestShop;
let authorization: string;

beforeAll(async () => {
  postgres = await startTestPostgres();
  replica = await startTestReplica(postgres);
  tests = await startReversalTests({ server: postgres.url, replica: replica.url });
  // As in production, unlike other tests: what is acknowledged is on the disk, from where the replica gets it at once.
  const name = new URL(tests.db.url).pathname.slice(1);
  await queryOnce(postgres.url, `alter database ${name} set synchronous_commit = on`);
  await queryOnce(postgres.url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  shop = await tests.openShop();
  const authorizes = Object.values(PAGE).map((page) => ({ object_code: page, action_codes: ['Read', 'Write'] }));
  await tests.rows(shop, 'update merchant_roles set authorizes = $1', [JSON.stringify(authorizes)]);
  authorization = await tests.authorize(shop);
});
// Waits for the replica of the previous test, which answers, or will soon.
beforeEach(() => untilAnsweredBy('replica'));
afterAll(async () => {
  await tests?.close();
  await replica?.stop();
  await postgres?.stop();
});

const DAYS = 'from=2020-01-01&to=2100-01-01';

async function send(method: 'GET' | 'POST', path: string, { after, body }: { after?: string; body?: object } = {}) {
  const headers = { authorization, ...(after && { [READ_AFTER]: after }) };
  const answer = await tests.app.inject({ method, url: `/v3.0/${path}`, headers, payload: body });
  return {
    status: answer.statusCode,
    source: answer.headers['x-answered-by'],
    headers: answer.headers,
    text: answer.body,
  };
}

/** Returns the number of sales in the figures, and which database answered. */
async function askSales(after?: string) {
  const { status, source, text } = await send('GET', `stat/total-trans?${DAYS}`, { after });
  const rows: { value: number }[] = JSON.parse(text).payload.total_trans;
  return { status, source, sales: rows.reduce((sum, { value }) => sum + value, 0) };
}

async function pay(): Promise<string> {
  const { status, headers } = await send('POST', 'payment/transaction', {
    body: paymentBody(shop, { coffee: 1, tea: 0 }),
  });
  expect(status).toBe(200);
  return String(headers[READ_AFTER]);
}

const untilAnsweredBy = (source: string, after?: string) =>
  expect.poll(async () => (await askSales(after)).source, { timeout: 15_000, interval: 50 }).toBe(source);

const salesOfPrimary = async () => (await tests.rows(shop, 'select id from transactions')).length;

test('F7 what may be a moment old is answered by the replica, all else by the primary', async () => {
  const queries: Record<string, string> = {
    '/v3.0/stat/breakdown': `${DAYS}&by=branch`,
    '/v3.0/stat/health-check': 'month=2026-01',
    '/v3.0/stat/first-sale': '',
    '/v3.0/stat/notes': 'from=2026-01-01&to=2026-01-31',
    '/v3.0/tax-documents/totals': 'month=2026-01',
    '/v3.0/sales-journal/totals': 'month=2026-01',
  };
  const figures = tests.app.servedRoutes.filter(
    ({ method, url, operation }) => operation.fromReplica && method === 'GET' && !url.endsWith('/export'),
  );
  const answers = [];
  for (const { url } of figures) {
    const { status, source } = await send('GET', `${url.replace('/v3.0/', '')}?${queries[url] ?? DAYS}`);
    answers.push([url, status, source]);
  }
  expect(answers).toEqual(figures.map(({ url }) => [url, 200, 'replica']));
  expect(figures.length).toBeGreaterThan(30);
  for (const list of ['members', 'merchant-setting/self', 'transactions/totals', 'dashboards'])
    expect(await send('GET', list)).toMatchObject({ status: 200, source: undefined });
  for (const [list, field] of [
    ['members', 'code'],
    ['transactions', 'transaction_no'],
    ['stat/total-trans', 'value'],
  ]) {
    const columns = encodeURIComponent(JSON.stringify([[field, 'Heading']]));
    const file = await send('GET', `${list}/export?${DAYS}&format=csv&columns=${columns}`);
    expect([list, file.status, file.source]).toEqual([list, 200, 'replica']);
  }
  const standing = await send('POST', 'member-tiers/standing', {
    body: { tier: { id: shop.tierId, level: 1, conditions: [] } },
  });
  expect([standing.status, standing.source]).toEqual([200, 'replica']);
});

test('F7 a user who paid sees it in the figures, though the replica applies nothing; others see it when it does', async () => {
  await replica.pause();
  const before = await askSales();
  const after = await pay();
  expect(await askSales(after)).toEqual({ status: 200, source: 'primary', sales: before.sales + 1 });
  expect(await askSales()).toEqual({ ...before, source: 'replica' });
  await replica.resume();
  await untilAnsweredBy('replica', after);
  expect(await askSales()).toMatchObject({ source: 'replica', sales: before.sales + 1 });
});

test('F7 a hundred times in a row who pays and asks at once sees each payment, most of them on the replica', async () => {
  const start = await salesOfPrimary();
  const wrong = [];
  const sources: Record<string, number> = {};
  for (let paid = 1; paid <= 100; paid += 1) {
    const { source, sales } = await askSales(await pay());
    if (sales !== start + paid) wrong.push([paid, source, sales]);
    sources[String(source)] = (sources[String(source)] ?? 0) + 1;
  }
  expect(wrong).toEqual([]);
  expect(sources.replica).toBeGreaterThan(50);
});

test.each(['FFFFFFFF/FFFFFFFE', NEVER_REACHED, '0', 'x'.repeat(100), "0/0'; select 1"])(
  'a position that no server has costs its sender the replica alone: %s',
  async (position) => {
    const sales = await salesOfPrimary();
    expect(await askSales(position)).toEqual({ status: 200, source: 'primary', sales });
    expect(await askSales('0/0')).toMatchObject({ source: 'replica' });
  },
);

test('a replica that is too far behind answers no one, and does again when it has caught up', async () => {
  await replica.pause();
  const after = await pay();
  await untilAnsweredBy('primary');
  expect(Number((await send('GET', `stat/total-trans?${DAYS}`)).headers['x-replica-lag'])).toBeGreaterThan(5);
  await replica.resume();
  await untilAnsweredBy('replica', after);
  expect(Number((await send('GET', `stat/total-trans?${DAYS}`)).headers['x-replica-lag'])).toBeLessThan(5);
});

test('F7 no one sees that the replica was killed, and it is used again when it is back', async () => {
  const answers: unknown[] = [];
  let isOver = false;
  const reading = Array.from({ length: 4 }, async () => {
    while (!isOver) answers.push((await askSales()).status);
  });
  await replica.kill();
  await untilAnsweredBy('primary');
  expect((await askSales(await pay())).sales).toBe(await salesOfPrimary());
  await replica.comeBack();
  await untilAnsweredBy('replica');
  isOver = true;
  await Promise.all(reading);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
});

test('F7 what is under way at a replica that falls silent is answered by the primary', async () => {
  const reads = tests.context.replica?.read(undefined) ?? expect.fail();
  const { realmId } = shop.session;
  const sleepsOnReplica = 'select pg_is_in_recovery() as here, case when pg_is_in_recovery() then pg_sleep(60) end';
  const reading = reads.database.withRealm(realmId, (client) => client.query<{ here: boolean }>(sleepsOnReplica));
  await expect.poll(() => reads.source).toBe('replica');
  const end = replica.silence();
  expect((await reading).rows[0]?.here).toBe(false);
  expect(reads.source).toBe('primary');
  end();
  await untilAnsweredBy('replica');
});

test('a reading that is lost begins again on the primary, unless a part of it has left', async () => {
  const lost = async (hasGiven: boolean) => {
    const reads = tests.context.replica?.read(undefined) ?? expect.fail();
    const work = async (client: DatabaseClient) => {
      const { rows } = await client.query('select pg_is_in_recovery() as here');
      if (rows[0].here) await client.query("do $$ begin raise exception 'gone' using errcode = '57P01'; end $$");
      return 'read';
    };
    const { realmId } = shop.session;
    return reads.database.inTransaction(realmId, work, { snapshot: true, hasGiven: () => hasGiven });
  };
  expect(await lost(false)).toBe('read');
  await untilAnsweredBy('replica');
  await expect(lost(true)).rejects.toMatchObject({ code: '57P01' });
  await untilAnsweredBy('replica');
});

test('what writes by mistake where it says that it reads is done once, by the primary', async () => {
  const app = await buildApp(tests.context);
  route(app, 'POST /mistaken', {
    ...{ id: 'mistaken', summary: '', tag: '', payload: {}, caller: 'user', fromReplica: true },
    handle: ({ session, reader }) =>
      reader.withRealm(session.realmId, (client) => client.query("insert into locations (name) values ('once')")),
  });
  const answer = await app.inject({ method: 'POST', url: '/mistaken', headers: { authorization } });
  expect([answer.statusCode, answer.headers['x-answered-by']]).toEqual([200, 'primary']);
  expect(await tests.rows(shop, "select from locations where name = 'once'")).toHaveLength(1);
  await app.close();
});

test.each([
  ['another database', () => databaseUrl(replica.url, 'postgres')],
  ['a database that does not follow', () => databaseUrl(postgres.url, 'postgres')],
])('%s is not read', async (which, url) => {
  const other = openReplica(tests.db.database, url(), 2);
  const ready = other.ready();
  if (which === 'another database') await expect(ready).rejects.toThrow('leads to another database than DATABASE_URL.');
  else await ready;
  const reads = other.read(undefined);
  await reads.database.withRealm(shop.session.realmId, (client) => client.query('select 1'));
  expect(reads.source).toBe('primary');
  await other.close();
});
