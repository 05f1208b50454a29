import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
import { type ReversalTests, startReversalTests } from '../testing/startReversalTests.ts';
import { PRICES, saleBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
let shop: TestShop;
/** A coffee costs 45.00; with VAT added, 48.15. */
const ADDED = 48.15;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const mode = (name: 'ADDED' | 'INCLUDED') => tests.rows(shop, `update merchant_settings set tax_mode = '${name}'`);
const coffeeFor = (amount: number) => ({
  ...saleBody(shop, { coffee: 1 }),
  ...{ expected_amount_due: amount, channels: [{ type: 'Cash', amount }] },
});

test('a bill that was parked before VAT is meant otherwise is paid as prices are meant now, once, and by no other amount', async () => {
  shop = await openTaxedShop(tests);
  await mode('ADDED');
  const id = randomUUID();
  const line = { item_ref: 'coffee', product_id: shop.products.coffee, name: 'coffee', code: 'coffee', quantity: 1 };
  const bill = { lines: [{ ...line, unit_price: PRICES.coffee }], amount_due: ADDED, points_as_cash: 0 };
  const parked = await tests.call(shop, 'POST', 'parked-bills', { id, branch_id: shop.branchId, name: null, bill });
  expect(parked.status, JSON.stringify(parked.body)).toBe(200);
  await mode('INCLUDED');
  const pay = (amount: number) =>
    tests.call(
      ...[shop, 'POST' as const, 'payment/sale'],
      { ...coffeeFor(amount), parked_version: parked.body.payload.__v },
      { 'idempotency-key': id },
    );
  expect(await pay(ADDED)).toMatchObject({ status: 422, body: { code: 'PAYMENT_MISMATCH' } });
  const [first, again] = [await pay(PRICES.coffee), await pay(PRICES.coffee)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.payload.transaction).toMatchObject({ id: first.body.payload.transaction.id, added_vat: 0 });
  const { body } = await tests.call(shop, 'GET', `parked-bills/${id}`);
  expect(body.payload).toMatchObject({ status: 'Paid', transaction_no: first.body.payload.transaction.transaction_no });
  expect(await tests.faults(shop)).toEqual([]);
});

test('what an offer would have taken off is counted at prices, the same of a sale that VAT was added to and of one that has it inside', async () => {
  shop = await openTaxedShop(tests);
  const pages = ['Management.Offer', 'Transaction.Transaction_History'];
  const rights = pages.map((page) => ({ object_code: `Page.Merchant.${page}`, action_codes: ['Read', 'Write'] }));
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify(rights)]);
  const [coupon] = await tests.rows<{ id: string }>(shop, "select id from coupons where name = 'percent'");
  const sold: number[] = [];
  for (const [name, amount] of [['INCLUDED', PRICES.coffee] as const, ['ADDED', ADDED] as const]) {
    await mode(name);
    const sale = await tests.call(shop, 'POST', 'payment/sale', coffeeFor(amount));
    expect(sale.status, JSON.stringify(sale.body)).toBe(200);
    sold.push(sale.body.payload.transaction.added_vat);
  }
  expect(sold).toEqual([0, 3.15]);
  const draft = { from: '2000-01-01', to: '2999-12-31', offer: { items: [{ coupon_id: coupon?.id, value: 20 }] } };
  for (const name of ['ADDED', 'INCLUDED'] as const) {
    await mode(name);
    const { status, body } = await tests.call(shop, 'POST', 'offers/what-if', draft);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.payload.what_if).toMatchObject({ sales: 2, touched: 2, discount: 18, priced_differently: 0 });
    for (const example of body.payload.what_if.examples)
      expect(example).toMatchObject({ without: { amount_due: 45 }, with: { amount_due: 36 } });
  }
});
