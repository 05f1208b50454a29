import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowAnyDay, openTestShop, paymentBody } from '../testing/testShop.ts';
import { statistics } from './routes.ts';
import { type InsightShop, openInsightShop, type Row } from './testing/insightShop.ts';
import { revenue } from './testing/plainSums.ts';

let shop: InsightShop;
let gateway: InsightShop['gateway'];
let sales: InsightShop['sales'];
let stat: InsightShop['stat'];
let sold: InsightShop['sold'];

beforeAll(async () => {
  shop = await openInsightShop(20_260_101);
  ({ gateway, sales, stat, sold } = shop);
});
afterAll(() => gateway.close());

const paths = [...statistics.map(({ path }) => path), 'health-check?month=2026-02', 'first-sale'];

test.each(paths)('%s shows nothing of another merchant, and refuses who may not read it', async (path) => {
  const otherOwner = await gateway.signIn('owner', gateway.otherRealm.code);
  const answer = await gateway.send('GET', `/stat/${path}`, { token: otherOwner });
  expect(answer.status).toBe(200);
  const text = JSON.stringify(answer.body);
  for (const id of [...Object.values(gateway.realm.ids), ...sales.map((sale) => sale.id)])
    expect(text).not.toContain(id);
  expect(text).not.toMatch(/"(total_revenue|total_transaction|total_qty)":[1-9]/);
  const refused = await gateway.send('GET', `/stat/${path}`, { token: await gateway.signIn('nobody') });
  expect(refused).toMatchObject({ status: 400, body: { code: 'PERMISSION' } });
});

test('OP-30 a user who works in one branch sees the figures of that one only', async () => {
  const total = (rows: Row[]) => rows.reduce((sum, row) => sum + Math.round(row.value * 100), 0);
  const ari = sold({ from: '2000-01-01', to: '2030-01-01', branch: 'ari' });
  const expected = ari.reduce((sum, sale) => sum + revenue(sale), 0);
  expect(total(await stat('total-revenue', {}, shop.tokens.analyst))).toBe(expected);
  expect(total(await stat('total-revenue', { branch_id: gateway.realm.ids.ari }, shop.tokens.analyst))).toBe(expected);
  const query = { branch_id: gateway.realm.ids.bangRak };
  const other = await gateway.send('GET', '/stat/total-revenue', { token: shop.tokens.analyst, query });
  expect(other.body).toMatchObject({ status: 400, message: [{ path: 'branch_id' }] });
});

test.each([
  ['a unit of time that is none', { period_type: 'Hour' }, 'period_type'],
  ['a day that is none', { from: '2026-02-30' }, 'from'],
  ['a day out of range', { to: '9999-12-31' }, 'to'],
  ['days in the wrong order', { from: '2026-02-02', to: '2026-02-01' }, 'from'],
  ['a branch that is no id', { branch_id: 'ari' }, 'branch_id'],
  ['D14 a branch that there is not', { branch_id: '018f0000-0000-7000-8000-000000000000' }, 'branch_id'],
  ['a filter that is no JSON', { filter: '{' }, 'filter'],
  ['a filter by an unknown field', { filter: '{"price":1}' }, 'filter.price'],
  ['a sort by an unknown field', { sort: '{"price":1}' }, 'sort.price'],
  ['an unknown projection', { projection: 'price' }, 'projection'],
  ['an unknown addon', { addon: 'price' }, 'addon'],
  ['a page that is too long', { limit: '1001' }, 'limit'],
  ['R3 a name with a typing error, which would mean all time', { form: '2026-02-01' }, 'form'],
  ['R3 days in both of their names', { from: '2026-02-01', fromDate: '2026-02-01' }, 'fromDate'],
  ['R3 a day of the other name that is none', { toDate: '2026-02-30' }, 'to'],
  [
    'S9 a filter that is nested without end',
    { filter: `{"$and":${'['.repeat(20_000)}${']'.repeat(20_000)}}` },
    'filter',
  ],
  [
    'S9 a filter of objects without end',
    { filter: `${'{"$and":[{"$or":['.repeat(4_000)}{}${']}]}'.repeat(4_000)}` },
    'filter',
  ],
])('refuses %s by name', async (_title, query, path) => {
  for (const statistic of ['products', 'total-revenue']) {
    const { status, body } = await gateway.send('GET', `/stat/${statistic}`, { token: shop.tokens.owner, query });
    expect({ status, code: body.code, path: body.message[0].path }).toEqual({ status: 400, code: 'VALIDATION', path });
  }
});

test('R3 the health check refuses what it does not know', async () => {
  const query = { month: '2026-02', branch: gateway.realm.ids.ari };
  const { body } = await gateway.send('GET', '/stat/health-check', { token: shop.tokens.owner, query });
  expect(body.message).toEqual([{ path: 'branch', message: 'is not known here' }]);
});

test.each(['', '2026-13', '2026-1', '2026-01-01', '0001-01'])('refuses the month "%s" by name', async (month) => {
  const { status, body } = await gateway.send('GET', '/stat/health-check', {
    token: shop.tokens.owner,
    query: { month },
  });
  expect({ status, path: body.message[0].path }).toEqual({ status: 400, path: 'month' });
});

test('IM-26 the first day with a sale that counts is of all branches, of one, or none yet', async () => {
  const first = async (token: string, query: Record<string, string> = {}) =>
    (await gateway.send('GET', '/stat/first-sale', { token, query })).body.payload;
  const firstOf = (branch: 'ari' | null) => {
    const days = sold({ from: '2000-01-01', to: '2030-01-01', branch }).map(({ day }) => day);
    return { first_sale: days.toSorted()[0] };
  };
  expect(await first(shop.tokens.owner)).toEqual(firstOf(null));
  expect(await first(shop.tokens.owner, { branch_id: gateway.realm.ids.ari })).toEqual(firstOf('ari'));
  expect(await first(shop.tokens.analyst)).toEqual(firstOf('ari'));
  expect(await first(await gateway.signIn('owner', gateway.otherRealm.code))).toEqual({ first_sale: null });
});

test('a sale at 23:59 by the clock of its branch counts for that day, the next one for the next', async () => {
  const till = await openTestShop(gateway.database);
  await allowAnyDay(gateway.database, till);
  const { realmId, sessionId } = till.session;
  await gateway.database.withRealm(realmId, async (client) => {
    await client.query("update merchant_branches set time_zone = 'Pacific/Kiritimati' where id = $1", [till.branchId]);
    await client.query("update merchant_roles set name = 'Administrator'");
  });
  const token = await gateway.context.tokens.sign({ kind: 'user', realmId, sessionId });
  for (const [create_local_time, coffee] of [
    ['2026-02-28 23:59:59', 1],
    ['2026-03-01 00:00:00', 2],
  ] as const) {
    const body = { ...paymentBody(till, { coffee }), create_local_time };
    const paid = await gateway.send('POST', '/payment/transaction', { token, body });
    expect({ status: paid.status, message: paid.body.message }).toEqual({ status: 200, message: undefined });
  }
  const segment = { customerType: 'Guest' };
  expect(await stat('total-revenue', { period_type: 'Month' }, token)).toEqual([
    { time: '2026-02-01', value: 45, segment },
    { time: '2026-03-01', value: 90, segment },
  ]);
  const day = { from: '2026-02-28', to: '2026-02-28', period_type: 'Day' };
  expect(await stat('total-qty', day, token)).toEqual([{ time: '2026-02-28', value: 1, segment }]);
});
