import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { closeContext, openContext } from '../openContext.ts';
import { type EventReader, readEvents } from '../testing/readEvents.ts';
import { testGateway } from '../testing/testGateway.ts';
import { allowAnyDay, openTestShop, paymentBody, type TestShop } from '../testing/testShop.ts';

const gateway = testGateway();
let url: string;
let shop: TestShop;
let neighbour: TestShop;
const readers: EventReader[] = [];

beforeAll(async () => {
  url = await gateway.listen();
});
beforeAll(async () => {
  [shop, neighbour] = await Promise.all([openTestShop(gateway.database), openTestShop(gateway.database)]);
  for (const each of [shop, neighbour]) await allowAnyDay(gateway.database, each);
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

const tokenOf = ({ session: { realmId, sessionId } }: TestShop) =>
  gateway.context.tokens.sign({ kind: 'user', realmId, sessionId });
const sql = ({ session }: TestShop, text: string, values: unknown[] = []) =>
  gateway.database.withRealm(session.realmId, (client) => client.query(text, values));

async function follow(of: TestShop, query = '', at = url): Promise<EventReader> {
  const headers = { authorization: `Bearer ${await tokenOf(of)}` };
  const reader = await readEvents(`${at}/v3.0/live/sales${query}`, { headers });
  readers.push(reader);
  if (reader.status === 200) expect((await reader.next())?.event).toBe('scope');
  return reader;
}

/** Follows from the moment at which the gateway listens: earlier notices are unknown, which the first event reports. */
async function followFromNow(of: TestShop, query = '', at = url): Promise<EventReader> {
  const reader = await follow(of, query, at);
  expect(reader.status).toBe(200);
  if (!isListening.has(at)) expect((await reader.next())?.event).toBe('missed');
  isListening.add(at);
  return reader;
}
const isListening = new Set<string>();

async function pay(by: TestShop, day = '2026-03-05') {
  const body = { ...paymentBody(by), create_local_time: `${day} 12:00:00` };
  const paid = await gateway.send('POST', '/payment/transaction', { token: await tokenOf(by), body });
  expect(paid.status).toBe(200);
}

test('a sale is announced with its branch and business day, to its own merchant only', async () => {
  const own = await followFromNow(shop);
  const other = await followFromNow(neighbour);
  await pay(shop);
  const data = { branch_id: shop.branchId, business_date: '2026-03-05', at: expect.stringMatching(/Z$/) };
  expect(await own.next()).toEqual({ event: 'sales_changed', data });
  await pay(neighbour, '2026-03-06');
  expect(await other.next()).toMatchObject({ data: { branch_id: neighbour.branchId, business_date: '2026-03-06' } });
});

test('sales of one moment are announced once for each branch and day', async () => {
  for (const day of ['2026-03-05', '2026-03-05', '2026-03-06']) await pay(shop, day);
  const { rows } = await sql(shop, 'select id from transactions');
  // A separate gateway, which receives no other sale.
  const context = await openContext(gateway.context.config, gateway.databaseUrl);
  const reader = await followFromNow(neighbour);
  const other = await sql(neighbour, 'select id from transactions limit 1');
  const received: string[] = [];
  const unfollow = gateway.context.salesNotices.follow(shop.session.realmId, (notice) => {
    if (notice) received.push(notice.business_date ?? '');
  });
  for (const { id } of rows) context.salesNotices.changed(shop.session.realmId, id);
  context.salesNotices.changed(neighbour.session.realmId, other.rows[0].id);
  // The last notice, so the others have arrived.
  expect((await reader.next())?.event).toBe('sales_changed');
  unfollow();
  await closeContext(context);
  expect(received.slice(-2).toSorted()).toEqual(['2026-03-05', '2026-03-06']);
});

test('another gateway announces the sale too', async () => {
  const context = await openContext(gateway.context.config, gateway.databaseUrl);
  const second = await buildApp(context);
  try {
    const reader = await followFromNow(shop, '', await second.listen({ host: '127.0.0.1', port: 0 }));
    await pay(shop);
    expect(await reader.next()).toMatchObject({ event: 'sales_changed', data: { branch_id: shop.branchId } });
  } finally {
    await second.close();
    await closeContext(context);
  }
});

test('OP-30 a user who works in one branch is notified of that one only, and may not request another', async () => {
  await sql(shop, 'update merchant_users set branch_ids = $1', [[shop.branchId, shop.otherBranchId]]);
  const other = await followFromNow(shop, `?branch_id=${shop.otherBranchId}`);
  const own = await followFromNow(shop, `?branch_id=${shop.branchId}`);
  await pay(shop);
  expect(await own.next()).toMatchObject({ data: { branch_id: shop.branchId } });
  await sql(shop, 'update merchant_users set branch_ids = $1', [[shop.branchId]]);
  // No event of the sale arrived before the end.
  expect(await other.next()).toMatchObject({ event: 'ended' });
  expect((await follow(shop, `?branch_id=${shop.otherBranchId}`)).status).toBe(400);
});

test('a parked bill is announced by its branch alone, to those who work there', async () => {
  await sql(shop, 'update merchant_users set branch_ids = $1', [[shop.branchId, shop.otherBranchId]]);
  const own = await followFromNow(shop, `?branch_id=${shop.branchId}`);
  const elsewhere = await followFromNow(shop, `?branch_id=${shop.otherBranchId}`);
  const other = await followFromNow(neighbour);
  const token = await tokenOf(shop);
  const line = {
    item_ref: '1',
    product_id: shop.products.coffee,
    name: 'coffee',
    code: 'c',
    quantity: 1,
    unit_price: 45,
  };
  const bill = { lines: [line], amount_due: 45, member_id: shop.memberId };
  const park = async (branch_id: string) => {
    const body = { id: randomUUID(), branch_id, name: 'Table 4', bill };
    expect((await gateway.send('POST', '/parked-bills', { token, body })).status).toBe(200);
  };
  await park(shop.branchId);
  const data = { branch_id: shop.branchId, at: expect.stringMatching(/Z$/) };
  expect(await own.next()).toEqual({ event: 'parked_bills_changed', data });
  await park(shop.otherBranchId);
  expect(await elsewhere.next()).toMatchObject({ data: { branch_id: shop.otherBranchId } });
  await pay(neighbour);
  expect(await other.next()).toMatchObject({ event: 'sales_changed' });
  await sql(shop, 'update merchant_users set branch_ids = $1', [[shop.branchId]]);
});

test('a line that was prepared is announced by its branch alone', async () => {
  await sql(shop, 'update merchant_users set branch_ids = $1', [[shop.branchId, shop.otherBranchId]]);
  const authorizes = `update merchant_roles set authorizes = authorizes ||
    '[{"object_code": "Page.Merchant.Payment.Preparation", "action_codes": ["Read", "Write"]}]'`;
  await sql(shop, authorizes);
  const own = await followFromNow(shop, `?branch_id=${shop.branchId}`);
  await pay(shop);
  expect(await own.next()).toMatchObject({ event: 'sales_changed' });
  const { rows } = await sql(shop, 'select id from transactions order by time desc limit 1');
  const token = await tokenOf(shop);
  expect((await gateway.send('POST', `/preparation/${rows[0].id}/0`, { token })).status).toBe(200);
  const data = { branch_id: shop.branchId, at: expect.stringMatching(/Z$/) };
  expect(await own.next()).toEqual({ event: 'preparation_changed', data });
  await sql(shop, 'update merchant_users set branch_ids = $1', [[shop.branchId]]);
});

test('PERM-04 a right that is taken away ends the events', async () => {
  const reader = await followFromNow(shop);
  // This gateway only receives the notice of the database.
  await gateway.context.database.withRealm(shop.session.realmId, (client) =>
    client.query("update merchant_roles set authorizes = '[]'"),
  );
  expect([await reader.next(), await reader.next()]).toEqual([{ event: 'ended', data: {} }, null]);
  expect((await follow(shop)).status).toBe(400);
  await sql(shop, 'update merchant_roles set authorizes = $1', [JSON.stringify(shop.session.authorizes)]);
  expect((await follow(shop)).status).toBe(200);
});

test('recent notices come first to a caller who requests them, of the branches that they follow', async () => {
  const own = await followFromNow(shop);
  await pay(shop, '2026-03-07');
  expect(await own.next()).toMatchObject({ data: { business_date: '2026-03-07' } });
  const late = await follow(shop, '?lately=5000');
  const received = [];
  for (let event = await late.next(); event; event = await late.next()) {
    received.push(event.data.business_date);
    if (event.data.business_date === '2026-03-07') break;
  }
  expect(received).toContain('2026-03-07');
  for (const lately of ['-1', '10001', 'x']) expect((await follow(shop, `?lately=${lately}`)).status).toBe(400);
});

test('AUTH-11 signing out ends the events', async () => {
  const reader = await followFromNow(neighbour);
  const out = await gateway.send('POST', '/oauth/signout', { token: await tokenOf(neighbour), body: {} });
  expect(out.status).toBeLessThan(300);
  expect(await reader.next()).toEqual({ event: 'ended', data: {} });
  expect((await follow(neighbour)).status).toBe(401);
});

test('N10 of one user 20 streams are open at once, and another user is not kept from theirs', async () => {
  const [busy, other] = await Promise.all([openTestShop(gateway.database), openTestShop(gateway.database)]);
  const own = [];
  for (let count = 0; count < 20; count += 1) own.push(await follow(busy));
  expect((await follow(busy)).status).toBe(429);
  expect((await follow(other)).status).toBe(200);
  own[0]?.close();
  await expect.poll(async () => (await follow(busy)).status).toBe(200);
});

test('the scope is stated: the realm, and the branches that the user works in', async () => {
  const { body } = await gateway.send('GET', '/live/scope', { token: await tokenOf(shop) });
  expect(body.payload).toEqual({ scope: { realm_id: shop.session.realmId, branch_ids: [shop.branchId] } });
  const refused = await gateway.send('GET', '/live/scope', { token: await gateway.signIn('nobody') });
  expect(refused.body).toMatchObject({ status: 400, code: 'PERMISSION' });
});

test('closing the gateway ends the events and waits for no reader', async () => {
  const context = await openContext(gateway.context.config, gateway.databaseUrl);
  const second = await buildApp(context);
  const reader = await follow(shop, '', await second.listen({ host: '127.0.0.1', port: 0 }));
  await second.close();
  await closeContext(context);
  while (await reader.next());
  expect(reader.status).toBe(200);
});
