import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  exchangeBody,
  type ReversalTests,
  returnBody,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import { paymentBody, saleBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

async function addTill(shop: TestShop, branch_id = shop.branchId, status = 'Active'): Promise<string> {
  const text = 'insert into tills (branch_id, code, name, status) values ($1, $2, $2, $3) returning id';
  const [row] = await tests.rows<{ id: string }>(shop, text, [branch_id, randomUUID().slice(0, 8), status]);
  return row?.id ?? '';
}

const tillsOf = (shop: TestShop) =>
  tests.rows(shop, 'select type, till_id, void_till_id from transactions order by time, id');

test('a sale, a return, an exchange and a void say at which till the money moved', async () => {
  const shop = await tests.openShop();
  const [one, two] = [await addTill(shop), await addTill(shop)];
  const documented = await tests.call(shop, 'POST', 'payment/transaction', {
    ...paymentBody(shop, { coffee: 2 }),
    till_id: one,
  });
  expect(documented.status, JSON.stringify(documented.body)).toBe(200);
  const sale = documented.body.payload.transaction;
  const priced = await tests.call(shop, 'POST', 'payment/sale', { ...saleBody(shop, { coffee: 1 }), till_id: two });
  expect(priced.status, JSON.stringify(priced.body)).toBe(200);
  const back = await tests.call(shop, 'POST', 'payment/return', {
    ...returnBody(shop, sale, [[0, 1]], -45),
    till_id: two,
  });
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  const voided = priced.body.payload.transaction;
  expect((await tests.call(shop, 'POST', 'payment/void', { ...voidBody(shop, voided), till_id: one })).status).toBe(
    200,
  );
  const exchange = exchangeBody(shop, { ...sale, __v: 1 }, [[0, 1]], 45, { coffee: 1 });
  const exchanged = await tests.call(shop, 'POST', 'payment/exchange', {
    ...exchange,
    sale: { ...exchange.sale, till_id: one },
  });
  expect(exchanged.status, JSON.stringify(exchanged.body)).toBe(200);
  expect(await tillsOf(shop)).toEqual([
    { type: 'Payment', till_id: one, void_till_id: null },
    { type: 'Payment', till_id: two, void_till_id: one },
    { type: 'Return', till_id: two, void_till_id: null },
    { type: 'Return', till_id: one, void_till_id: null },
    { type: 'Payment', till_id: one, void_till_id: null },
  ]);
  const filter = encodeURIComponent(JSON.stringify({ till_id: { $in: [two] } }));
  const { body } = await tests.call(shop, 'GET', `transactions?filter=${filter}&addon=till,till_code,void_till`);
  expect(body.payload.transactions.map(({ till }: { till: { id: string } }) => till.id)).toEqual([two, two]);
  expect(await tests.faults(shop)).toEqual([]);
});

test.each([
  ['of another branch', (shop: TestShop) => addTill(shop, shop.otherBranchId)],
  ['that is not in use', (shop: TestShop) => addTill(shop, shop.branchId, 'Inactive')],
  ['of another merchant', async () => addTill(await tests.openShop())],
  ['that is none', async () => randomUUID()],
])('nothing is sold, voided or returned at a till %s', async (_, otherTill) => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { coffee: 2 });
  const till_id = await otherTill(shop);
  for (const [path, body] of [
    ['payment/transaction', paymentBody(shop, { coffee: 1 })],
    ['payment/sale', saleBody(shop, { coffee: 1 })],
    ['payment/return', returnBody(shop, sale, [[0, 1]], -45)],
    ['payment/void', voidBody(shop, sale)],
  ] as const) {
    const answer = await tests.call(shop, 'POST', path, { ...body, till_id });
    expect([answer.status, answer.body.code ?? answer.body.error?.code], path).toEqual([422, 'TILL_UNAVAILABLE']);
  }
  expect(await tillsOf(shop)).toEqual([{ type: 'Payment', till_id: null, void_till_id: null }]);
});

test('a payment that is sent again from another till is the same sale', async () => {
  const shop = await tests.openShop();
  const [one, two] = [await addTill(shop), await addTill(shop)];
  const headers = { 'idempotency-key': randomUUID() };
  const send = (till_id: string) =>
    tests.call(shop, 'POST', 'payment/sale', { ...saleBody(shop, { coffee: 1 }), till_id }, headers);
  const [first, again] = [await send(one), await send(two)];
  expect(again.body.payload.id).toBe(first.body.payload.id);
  expect(await tillsOf(shop)).toEqual([{ type: 'Payment', till_id: one, void_till_id: null }]);
});
