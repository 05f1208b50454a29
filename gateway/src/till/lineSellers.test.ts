import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchangeBody, type ReversalTests, returnBody, startReversalTests } from '../testing/startReversalTests.ts';
import { saleBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
let shop: TestShop;

beforeAll(async () => {
  tests = await startReversalTests();
  shop = await tests.openShop();
});
afterAll(() => tests.close());

/** Creates another user of the shop. */
async function colleague(of = shop, change = ''): Promise<string> {
  const [row] = await tests.rows<{ id: string }>(
    of,
    `insert into merchant_users (username, password_hash, firstname, lastname, phone, role_id)
      select $1, password_hash, 'Nid', 'N', '020000000', role_id from merchant_users where id = $2 returning id`,
    [randomUUID(), of.session.userId],
  );
  if (change) await tests.rows(of, `update merchant_users set ${change} where id = $1`, [row?.id]);
  return row?.id ?? '';
}

/** Returns a bill of a coffee that the colleague sold, and a tea. */
function billOf(sold_by_id: string) {
  const bill = saleBody(shop, { coffee: 1, tea: 1 });
  return { ...bill, lines: bill.lines.map((line, at) => (at === 0 ? { ...line, sold_by_id } : line)) };
}

const sellersOf = async (id: string) => {
  const { body } = await tests.call(shop, 'GET', `transactions/${id}`);
  return body.payload.transaction.bill_detail.map(({ sold_by_id }: { sold_by_id?: string }) => sold_by_id);
};

test('issue 34 the seller of a line stands on it in the answer, in the record and on its return; the sale is that of the user who took the payment', async () => {
  const nid = await colleague();
  const { status, body } = await tests.call(shop, 'POST', 'payment/sale', billOf(nid.toUpperCase()));
  expect(status, JSON.stringify(body)).toBe(200);
  const sale = body.payload.transaction;
  expect(sale.create_by_id).toBe(shop.session.userId);
  expect(sale.bill_detail.map((item: { sold_by_id?: string }) => item.sold_by_id)).toEqual([nid, undefined]);
  expect(await sellersOf(sale.id)).toEqual([nid, undefined]);
  const back = await tests.call(shop, 'POST', 'payment/return', returnBody(shop, sale, [[0, 1]], -45));
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  expect(await sellersOf(back.body.payload.transaction.id)).toEqual([nid]);
  const exchange = exchangeBody(shop, { ...sale, __v: 1 }, [[1, 1]], 120.5, { tea: 1 });
  const exchanged = await tests.call(shop, 'POST', 'payment/exchange', {
    ...exchange,
    sale: { ...exchange.sale, lines: exchange.sale.lines.map((line) => ({ ...line, sold_by_id: nid })) },
  });
  expect(exchanged.status, JSON.stringify(exchanged.body)).toBe(200);
  expect(await tests.faults(shop)).toEqual([]);
});

test.each([
  ['who is none', async () => randomUUID()],
  ['whose id is none', async () => 'nid'],
  ['of another merchant', async () => colleague(await tests.openShop())],
  ['who works in another branch alone', () => colleague(shop, 'branch_ids = array[gen_random_uuid()]')],
  ['who is a program', () => colleague(shop, "kind = 'program'")],
])('issue 34 a line of a user %s is refused by its place, and nothing is sold', async (_, seller) => {
  const before = await tests.rows(shop, 'select count(*)::int from transactions');
  const { status, body } = await tests.call(shop, 'POST', 'payment/sale', billOf(await seller()));
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('lines.0.sold_by_id')]);
  expect(await tests.rows(shop, 'select count(*)::int from transactions')).toEqual(before);
});

test('issue 34 a line keeps who rang it up, though they stopped working before it was paid', async () => {
  const left = await colleague(shop, `status = 'Inactive', branch_ids = array['${shop.branchId}'::uuid]`);
  const { status, body } = await tests.call(shop, 'POST', 'payment/sale', billOf(left));
  expect(status, JSON.stringify(body)).toBe(200);
});

test('issue 34 a user who sold a line cannot be deleted, as one who took a payment cannot', async () => {
  const nid = await colleague();
  expect((await tests.call(shop, 'POST', 'payment/sale', billOf(nid))).status).toBe(200);
  const refused = tests.rows(shop, 'delete from merchant_users where id = $1', [nid]);
  await expect(refused).rejects.toMatchObject({ code: '23503' });
});
