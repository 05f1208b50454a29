import { addDays, addMonths } from '@taem/domain/time/calendar.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { closeContext, openContext } from '../openContext.ts';
import { compileList } from '../resource/compileQuery.ts';
import type { ListQuery } from '../resource/listQuery.ts';
import { transactions } from '../sales/transactions.resource.ts';
import { checkAnswers } from '../testing/checkAnswers.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { allowAnyDay, openTestShop, paymentBody, type TestShop } from '../testing/testShop.ts';

let db: TestDatabase;
let context: GatewayContext;
let app: FastifyInstance;
let shop: TestShop;

beforeAll(async () => {
  db = await startTestDatabase();
  const config = { ...readConfig({}), dataDir: '', databaseUrl: db.url };
  context = await openContext(config, db.url);
  app = await buildApp(context, checkAnswers);
  shop = await openTestShop(db.database);
  await allowAnyDay(db.database, shop);
  for (const [day, memberId] of [
    ['2026-01-01', undefined],
    ['2026-01-02', shop.memberId],
    ['2026-01-03', undefined],
  ] as const) {
    const body = { ...paymentBody(shop, { coffee: 1, tea: 1, memberId }), create_local_time: `${day} 12:00:00` };
    const answer = await call('POST', 'payment/transaction', body);
    expect(answer.statusCode).toBe(200);
  }
});
afterAll(async () => {
  await app.close();
  await closeContext(context);
  await db.close();
});

async function call(method: 'GET' | 'POST', path: string, payload?: object) {
  const { realmId, sessionId } = shop.session;
  const authorization = `Bearer ${await context.tokens.sign({ kind: 'user', realmId, sessionId })}`;
  return app.inject({ method, url: `/v3.0/${path}`, headers: { authorization }, payload });
}

async function days(query: string): Promise<string[]> {
  const answer = await call('GET', `transactions?projection=business_date&${query}`);
  const rows: { business_date: string }[] = answer.json().payload.transactions;
  return rows.map((row) => row.business_date);
}

const filtered = (filter: object) => days(`filter=${encodeURIComponent(JSON.stringify(filter))}`);

test('sales come newest first, and a page says how many there are', async () => {
  const page = (await call('GET', 'transactions?limit=2&skip=0')).json().payload.transactions;
  expect(page.total).toEqual([{ count: 3 }]);
  expect(page.result.map((row: { business_date: string }) => row.business_date)).toEqual(['2026-01-03', '2026-01-02']);
});

test.each([-1, 1] as const)(
  'sales in the order %i of time are read along one index, those of one second with it',
  async (way) => {
    const list: ListQuery = {
      ...{ limit: 25, skip: 0, sort: [['create_local_time', way]], filter: {}, keyword: null },
      ...{ projection: ['id'], addon: [], branchId: null },
    };
    const { text, values } = compileList(transactions, list, shop.session, false);
    const plan = await db.database.inTransaction(shop.session.realmId, async (client) => {
      // For three sales any plan is good; these settings force the plan for three million.
      await client.query('set local enable_seqscan = off');
      await client.query('set local enable_bitmapscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('transactions_history_idx');
    expect(plan).not.toContain('Sort');
  },
);

test('WALL-16 a sale carries its bill, tenders, buyer and points', async () => {
  const [sale] = (await call('GET', 'transactions?from=2026-01-02&to=2026-01-02')).json().payload.transactions;
  expect(sale).toMatchObject({
    status: 'Complete',
    branch_name: 'Ari',
    create_local_time: '2026-01-02 12:00:00',
    member: { id: shop.memberId, firstname: 'Somchai' },
    guest: null,
    payment_channels: [{ type: 'Cash', amount: 165.5 }],
    total_revenue: 165.5,
    earn: { reward: 1 },
    redeem: { reward: 0 },
    last_adjust_amount: null,
    __v: 0,
  });
  expect(sale.bill_detail.map((item: { paid_amount: number }) => item.paid_amount)).toEqual([45, 120.5]);
});

test('a guest has no member and says what was seen of them', async () => {
  const [sale] = (await call('GET', 'transactions?from=2026-01-01&to=2026-01-01')).json().payload.transactions;
  expect(sale).toMatchObject({ member: null, member_id: null, guest: { gender: null, age: null, hashtags: [] } });
});

test('sales are found by member, status, time of the branch, money and kind of tender', async () => {
  expect(await filtered({ 'member.id': shop.memberId })).toEqual(['2026-01-02']);
  expect(await filtered({ status: 'Void' })).toEqual([]);
  expect(await filtered({ create_local_time: { $gte: '2026-01-02 12:00:00', $lt: '2026-01-03 12:00:00' } })).toEqual([
    '2026-01-02',
  ]);
  expect(await filtered({ total_revenue: 165.5, member_id: null })).toEqual(['2026-01-03', '2026-01-01']);
  expect(await filtered({ bill_detail: { $ne: null } })).toHaveLength(3);
  expect(await filtered({ 'payment_channels.type': 'Cash' })).toHaveLength(3);
  expect(await filtered({ 'payment_channels.type': { $in: ['Transfer', 'Other'] } })).toEqual([]);
  expect(await days('from=2026-01-02&sort={"create_local_time":1}')).toEqual(['2026-01-02', '2026-01-03']);
});

test('CONST-01 sales are looked up ten years back to today, both days included', async () => {
  const today = addMonths('2026-01-01', 12 * 10);
  expect(await days(`from=2026-01-01&to=${today}`)).toHaveLength(3);
  expect(await days(`from=${addMonths('2026-01-03', -12 * 10)}&to=2026-01-03`)).toHaveLength(3);
  expect(await days(`from=${addDays('2026-01-01', 1)}&to=${addDays(today, 1)}`)).not.toContain('2026-01-01');
});

test.each([
  ['an unknown field', 'filter={"price":5}', 'filter.price'],
  ['a day that is none', 'from=yesterday', 'from'],
  ['a page of a million', 'limit=1000000', 'limit'],
  ['an unknown projection', 'projection=nothing', 'projection'],
])('refuses %s by name', async (_title, query, path) => {
  const answer = await call('GET', `transactions?${query}`);
  expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION', message: [{ path }] });
});

test('a user sees the sales of the branches they work in only', async () => {
  const [sale] = (await call('GET', 'transactions?limit=1')).json().payload.transactions.result;
  await db.database.withRealm(shop.session.realmId, (client) =>
    client.query('update merchant_users set branch_ids = $1', [[shop.otherBranchId]]),
  );
  context.sessions.forget(shop.session.sessionId);
  expect(await days('')).toEqual([]);
  expect((await call('GET', `transactions/${sale.id}`)).statusCode).toBe(404);
});
