import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
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

test('a return and a void that name no till are of the till that sold while its shift is open, also in their tax series; else of none', async () => {
  const shop = await openTaxedShop(tests);
  const one = await addTill(shop);
  const sell = async () => {
    const body = { ...saleBody(shop, { coffee: 2 }), till_id: one };
    return (await tests.call(shop, 'POST', 'payment/sale', body)).body.payload.transaction;
  };
  const giveBack = async () => {
    const [returned, voided] = [await sell(), await sell()];
    const answers = [
      await tests.call(shop, 'POST', 'payment/return', returnBody(shop, returned, [[0, 1]], -45)),
      await tests.call(shop, 'POST', 'payment/void', voidBody(shop, voided)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  };
  const atTill = async () => {
    const text = `select coalesce(void_till_id, till_id) as till, coalesce(void_shift_id, shift_id) is not null as in_shift
      from transactions where type = 'Return' or status = 'Void' order by time, id`;
    const notes =
      "select till_code <> '' as of_till from tax_documents where kind = 'CREDIT_NOTE' order by issued_at, id";
    return [await tests.rows(shop, text), await tests.rows(shop, notes)];
  };
  await giveBack();
  const [, none] = await atTill();
  expect(none).toEqual([{ of_till: false }, { of_till: false }]);
  const isNone =
    "select from transactions where type = 'Return' and till_id is null or status = 'Void' and void_till_id is null";
  expect(await tests.rows(shop, isNone)).toHaveLength(2);
  const opening = 'insert into shifts (branch_id, till_id, opened_by_id, opening_cash) values ($1, $2, $3, 0)';
  await tests.rows(shop, opening, [shop.branchId, one, shop.session.userId]);
  await giveBack();
  const [back, notes] = await atTill();
  expect(back?.filter((row) => 'in_shift' in row && row.in_shift)).toEqual([
    { till: one, in_shift: true },
    { till: one, in_shift: true },
  ]);
  expect(notes).toEqual([{ of_till: false }, { of_till: false }, { of_till: true }, { of_till: true }]);
  expect(await tests.rows(shop, isNone)).toHaveLength(2);
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
