import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOld } from '../../forgetOld.ts';
import {
  exchangeBody,
  type ReversalTests,
  returnBody,
  startReversalTests,
  voidBody,
} from '../../testing/startReversalTests.ts';
import { saleBody, type TestBill, type TestShop } from '../../testing/testShop.ts';
import { type PreparationOrder, readPreparation } from './readPreparation.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const MAKES = { object_code: 'Page.Merchant.Payment.Preparation', action_codes: ['Read', 'Write'] };
const OPTION = { id: randomUUID(), name: 'Less ice', satang: 0, is_default: false, is_active: true };

/** Opens a shop whose drinks are prepared at the bar, with one group of options. */
async function openCafe(): Promise<TestShop> {
  const shop = await tests.openShop(20);
  await tests.rows(shop, `update product_categories set station = 'Bar'`);
  await tests.rows(
    shop,
    `with g as (insert into option_groups (name, min_choices, max_choices, options) values ('Ice', 0, 1, $1) returning id)
    update products set option_group_ids = array(select id from g) where code = 'coffee'`,
    [JSON.stringify([OPTION])],
  );
  await setRights(shop, ({ authorizes }) => [...authorizes, MAKES]);
  return shop;
}

type Authorizes = readonly { object_code: string; action_codes: readonly string[] }[];

async function setRights(shop: TestShop, change: (role: { authorizes: Authorizes }) => Authorizes) {
  const [role] = await tests.rows<{ authorizes: Authorizes }>(shop, 'select authorizes from merchant_roles');
  const authorizes = JSON.stringify(change(role ?? { authorizes: [] }));
  await tests.rows(shop, 'update merchant_roles set authorizes = $1', [authorizes]);
}

async function sell(shop: TestShop, bill: TestBill = { coffee: 1 }, more: object = {}) {
  const body = saleBody(shop, bill);
  const lines = body.lines.map((line) => ({ ...line, ...more }));
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await tests.call(shop, 'POST', 'payment/sale', { ...body, lines }, headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { id, trx_no } = answer.body.payload;
  const [sale] = await tests.rows<{ __v: number }>(shop, 'select version as __v from transactions where id = $1', [id]);
  return { id, transaction_no: trx_no, __v: sale?.__v ?? 0, member_id: bill.memberId ?? null };
}

async function call(shop: TestShop, method: 'GET' | 'POST' | 'DELETE', path: string) {
  const headers = { authorization: await tests.authorize(shop) };
  const answer = await tests.app.inject({ method, url: `/v3.0/preparation${path}`, headers });
  return { status: answer.statusCode, ...answer.json() };
}

async function orders(shop: TestShop, query = ''): Promise<PreparationOrder[]> {
  const answer = await call(shop, 'GET', `?branch_id=${shop.branchId}${query}`);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer.payload.orders;
}

/** Returns the pieces still to be prepared, by the lines of each sale. */
const pieces = async (shop: TestShop) =>
  (await orders(shop)).map(({ lines }) => lines.filter(({ prepared_at }) => !prepared_at).map(({ qty }) => qty));

test('what is sold of a category with a station is to be made: with its options, its note and the first name of its customer', async () => {
  const shop = await openCafe();
  await sell(shop, { coffee: 2, memberId: shop.memberId }, { option_ids: [OPTION.id], note: 'to go' });
  await sell(shop);
  const [first, second] = await orders(shop);
  const [member] = await tests.rows<{ firstname: string }>(shop, 'select firstname from members');
  const unticked = { prepared_at: null, prepared_by_name: null };
  expect(first).toMatchObject({
    customer_name: member?.firstname,
    sold_by_name: 'Mali S',
    lines: [{ line: 0, station: 'Bar', name: 'coffee', qty: 2, options: ['Less ice'], note: 'to go', ...unticked }],
  });
  expect(second).toMatchObject({ customer_name: null, lines: [{ qty: 1, options: [], note: null }] });
  expect(await orders(shop, '&station=Bar')).toHaveLength(2);
  expect(await orders(shop, '&station=Kitchen')).toEqual([]);
  await tests.rows(shop, 'update product_categories set station = null');
  expect(await call(shop, 'GET', '')).toMatchObject({ payload: { stations: [], orders: [], more: 0 } });
});

test('a parked bill is no sale: it is made when it is paid', async () => {
  const shop = await openCafe();
  const line = { item_ref: '1', product_id: shop.products.coffee, name: 'coffee', code: 'coffee', quantity: 1 };
  const bill = { lines: [{ ...line, unit_price: 45 }], amount_due: 45 };
  const body = { id: randomUUID(), branch_id: shop.branchId, bill };
  expect((await tests.call(shop, 'POST', 'parked-bills', body)).status).toBe(200);
  expect(await pieces(shop)).toEqual([]);
});

test('a return takes away what it took back, a void all of it, and a tick is no pieces to make', async () => {
  const shop = await openCafe();
  const sale = await sell(shop, { coffee: 2, tea: 1 });
  const other = await sell(shop);
  expect(await pieces(shop)).toEqual([[2, 1], [1]]);
  const back = await tests.call(shop, 'POST', 'payment/return', returnBody(shop, sale, [[0, 1]], -45));
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  expect(await pieces(shop)).toEqual([[1, 1], [1]]);
  await call(shop, 'POST', `/${sale.id}/1`);
  expect(await pieces(shop)).toEqual([[1], [1]]);
  const rest = returnBody(shop, { ...sale, __v: back.body.payload.sale.__v }, [[0, 1]], -45);
  expect((await tests.call(shop, 'POST', 'payment/return', rest)).status).toBe(200);
  expect(await pieces(shop)).toEqual([[], [1]]);
  expect((await tests.call(shop, 'POST', 'payment/void', voidBody(shop, other))).status).toBe(200);
  expect(await pieces(shop)).toEqual([[]]);
  expect((await call(shop, 'POST', `/${other.id}/0`)).status).toBe(404);
});

test('of an exchange what was taken is to be made, and what came back is not', async () => {
  const shop = await openCafe();
  const sale = await sell(shop, { coffee: 2 });
  const answer = await tests.call(shop, 'POST', 'payment/exchange', exchangeBody(shop, sale, [[0, 1]], 45, { tea: 1 }));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const listed = (await orders(shop)).map(({ id, lines }) => [id, lines.map(({ name, qty }) => `${qty} ${name}`)]);
  expect(listed).toEqual([
    [sale.id, ['1 coffee']],
    [answer.body.payload.transaction.id, ['1 tea']],
  ]);
});

test('two tablets that tick one line tick it once: both show who did and when, also where an answer was lost; undone it is to be made', async () => {
  const shop = await openCafe();
  const { id } = await sell(shop);
  const both = await Promise.all([call(shop, 'POST', `/${id}/0`), call(shop, 'POST', `/${id}/0`)]);
  const [one] = both.map(({ payload }) => payload);
  expect(one).toEqual({ transaction_id: id, line: 0, prepared_at: expect.any(String), prepared_by_name: 'Mali S' });
  for (const { payload } of [...both, await call(shop, 'POST', `/${id}/0`)]) expect(payload).toEqual(one);
  const [order] = await orders(shop);
  expect(order?.lines).toMatchObject([{ prepared_at: one.prepared_at, prepared_by_name: 'Mali S' }]);
  for (let again = 0; again < 2; again += 1)
    expect((await call(shop, 'DELETE', `/${id}/0`)).payload).toMatchObject({
      prepared_at: null,
      prepared_by_name: null,
    });
  expect(await pieces(shop)).toEqual([[1]]);
});

test('a tick is on the page for ten minutes, with its sale for longer, and is forgotten after thirty days', async () => {
  const shop = await openCafe();
  const { id } = await sell(shop);
  await call(shop, 'POST', `/${id}/0`);
  const age = (interval: string) =>
    tests.rows(shop, `update prepared_lines set prepared_at = now() - $1::interval`, [interval]);
  await age('9 minutes 50 seconds');
  expect(await orders(shop)).toHaveLength(1);
  await age('10 minutes 1 second');
  expect(await orders(shop)).toEqual([]);
  expect(await orders(shop, `&transaction_id=${id}`)).toMatchObject([{ id, lines: [{ qty: 1 }] }]);
  await sell(shop);
  expect(await orders(shop, `&transaction_id=${id}`)).toHaveLength(1);
  expect(await orders(shop, `&transaction_id=${randomUUID()}`)).toEqual([]);
  expect((await call(shop, 'GET', '?transaction_id=1')).status).toBe(400);
  await age('29 days');
  await forgetOld(tests.context.database);
  expect(await tests.rows(shop, 'select 1 from prepared_lines')).toHaveLength(1);
  await age('31 days');
  await forgetOld(tests.context.database);
  expect(await tests.rows(shop, 'select 1 from prepared_lines')).toEqual([]);
});

test('what was sold before midnight is still made after it; days before are over', async () => {
  const shop = await openCafe();
  const { id } = await sell(shop);
  const text = `update transactions set business_date = ((now() - $2::int * interval '1 hour') at time zone 'Asia/Bangkok')::date
    where id = $1`;
  /**
   * Returns how many orders are listed if they were sold this many hours ago; rolls back, so that the books stay
   * unchanged.
   */
  const listedAfter = async (hours: number) => {
    let listed = 0;
    const undone = new Error('undone');
    const dated = tests.context.database.inTransaction(shop.session.realmId, async (client) => {
      await client.query(text, [id, hours]);
      listed = (await readPreparation(client, shop.session, { branches: null, station: null, sale: null })).orders
        .length;
      throw undone;
    });
    await expect(dated).rejects.toBe(undone);
    return listed;
  };
  expect([await listedAfter(5), await listedAfter(31)]).toEqual([1, 0]);
});

test('only users with the right read and tick, in their branches; one who may know no customers gets no name', async () => {
  const [shop, neighbour] = [await openCafe(), await openCafe()];
  const { id } = await sell(shop, { coffee: 1, memberId: shop.memberId });
  expect((await call(neighbour, 'POST', `/${id}/0`)).status).toBe(404);
  for (const path of [`/${id}/7`, `/${id}/-1`, `/${id}/x`, '/x/0', `/${randomUUID()}/0`])
    expect((await call(shop, 'POST', path)).status, path).toBe(404);
  await setRights(shop, () => [MAKES]);
  expect(await orders(shop)).toMatchObject([{ customer_name: null }]);
  await setRights(shop, () => [{ ...MAKES, action_codes: ['Read'] }]);
  expect((await call(shop, 'POST', `/${id}/0`)).code).toBe('PERMISSION');
  expect((await call(shop, 'DELETE', `/${id}/0`)).code).toBe('PERMISSION');
  await setRights(shop, () => [MAKES]);
  await tests.rows(shop, 'update merchant_users set branch_ids = $1', [[shop.otherBranchId]]);
  expect((await call(shop, 'GET', '')).payload.orders).toEqual([]);
  expect((await call(shop, 'GET', `?branch_id=${shop.branchId}`)).status).toBe(400);
  expect((await call(shop, 'POST', `/${id}/0`)).status).toBe(404);
  await setRights(shop, () => []);
  expect((await call(shop, 'GET', '')).code).toBe('PERMISSION');
});
