import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClock } from '../../testing/createTestClock.ts';
import { type ReversalTests, returnBody, type SoldSale, startReversalTests } from '../../testing/startReversalTests.ts';
import type { TestClock } from '../../testing/TestClock.ts';
import { saleBody, type TestShop } from '../../testing/testShop.ts';

let tests: ReversalTests;
let shop: TestShop;
let clock: TestClock;

/**
 * Two teas of the day before are returned, one of them paid by card and refunded in cash, and as many coffees are sold:
 * no sale is left to count.
 */
beforeAll(async () => {
  tests = await startReversalTests({ clock: true });
  clock = await createTestClock(tests.db.url);
  shop = await tests.openShop();
  const rights = JSON.stringify([{ object_code: 'Page.Merchant.Business_Insight', action_codes: ['Read'] }]);
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [rights]);
  await clock.set('2026-03-09T12:00:00+07:00');
  const sold = [];
  for (const type of ['Other', 'Cash'])
    sold.push(await sell({ ...saleBody(shop, { tea: 1 }), channels: [{ type, amount: 120.5 }] }));
  await clock.set('2026-03-10T12:00:00+07:00');
  for (const sale of sold) {
    const back = returnBody(shop, sale, [[0, 1]], -120.5, { in_cash: true });
    expect((await tests.call(shop, 'POST', 'payment/return', back)).status).toBe(200);
    await sell(saleBody(shop));
  }
});
afterAll(() => tests.close());

async function sell(bill: object): Promise<SoldSale> {
  const { status, body } = await tests.call(shop, 'POST', 'payment/sale', bill);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.payload.transaction;
}

const DAY = 'from=2026-03-10&to=2026-03-10';

async function breakdown(by: string, measure: string, filter: object) {
  const query = `${DAY}&by=${by}&measures=${measure}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { body } = await tests.call(shop, 'GET', `stat/breakdown?${query}`);
  const { source, rows, totals } = body.payload.breakdown;
  return { source, rows: rows.map((row: Record<string, number>) => row[measure]), total: totals[measure] };
}

test.each([
  ['hour', 'total_revenue', [-151]],
  ['day', 'total_revenue', [-151]],
  ['weekday', 'total_revenue', [-151]],
  ['branch', 'total_revenue', [-151]],
  ['cashier', 'total_revenue', [-151]],
  ['customer_type', 'total_revenue', [-151]],
  ['product', 'item_amount', [90, -241]],
  ['category', 'item_amount', [-151]],
  ['tender', 'tender_amount', [0, -151]],
])(
  'by %s a row stands for all money that moved, also where returns leave no sale to be counted',
  async (by, measure, amounts) => {
    const kept = await breakdown(by, measure, {});
    expect(kept).toEqual({ source: 'rollups', rows: amounts, total: -151 });
    // The same, calculated sale by sale.
    expect(await breakdown(by, measure, { total_payment: { $ne: 0 } })).toEqual({ ...kept, source: 'sales' });
  },
);

test('reports of products, categories and guests have what came back too', async () => {
  const ask = async (path: string, list: string) =>
    (await tests.call(shop, 'GET', `stat/${path}?${DAY}&limit=10`)).body.payload[list].result;
  expect(await ask('product-categories', 'product_categories')).toMatchObject([{ total_revenue: -151 }]);
  expect(await ask('guests', 'guests')).toMatchObject([{ payment: { total_transaction: 0, total_revenue: -151 } }]);
});

test('a branch that sold as many as came back was not closed', async () => {
  await tests.rows(shop, "update merchant_users set branch_ids = '{}'");
  const notesOn = async (day: string) =>
    (await tests.call(shop, 'GET', `stat/notes?from=${day}&to=${day}`)).body.payload.notes.map(
      ({ kind, branch_id }: { kind: string; branch_id: string | null }) => [kind, branch_id],
    );
  for (const day of ['03-24', '03-31', '04-07', '04-14', '04-21', '04-28', '05-05', '05-12']) {
    await clock.set(`2026-${day}T12:00:00+07:00`);
    await sell(saleBody(shop));
  }
  const [last] = await tests.rows<SoldSale & { version: number }>(
    shop,
    'select id, transaction_no, version, member_id from transactions order by id desc limit 1',
  );
  for (const day of ['2026-05-19', '2026-05-26']) {
    await clock.set(`${day}T12:00:00+07:00`);
    await sell({ ...saleBody(shop), branch_id: shop.otherBranchId });
  }
  await clock.set('2026-05-19T13:00:00+07:00');
  await sell(saleBody(shop));
  const back = returnBody(shop, { ...(last as SoldSale), __v: last?.version ?? 0 }, [[0, 1]], -45);
  expect((await tests.call(shop, 'POST', 'payment/return', back)).status).toBe(200);
  await clock.set('2026-05-28T12:00:00+07:00');
  expect(await notesOn('2026-05-26')).toContainEqual(['CLOSED', shop.branchId]);
  expect(await notesOn('2026-05-19')).not.toContainEqual(['CLOSED', shop.branchId]);
});
