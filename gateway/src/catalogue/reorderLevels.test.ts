import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReversalTests, startReversalTests } from '../testing/startReversalTests.ts';
import type { TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const FIELDS = ['code', 'reorder_level', 'shortfall', 'days_of_cover', 'is_below_level'];
async function list(shop: TestShop, query: Record<string, string> = {}) {
  const all = new URLSearchParams({ projection: FIELDS.join(','), ...query });
  const { status, body } = await tests.call(shop, 'GET', `products?${all}`);
  return status === 200 ? body.payload.products : { status, code: body.code };
}

async function openShop(): Promise<TestShop> {
  const shop = await tests.openShop();
  const rights = [{ object_code: 'Page.Merchant.Management.Stock', action_codes: ['Read', 'Write'] }];
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1::jsonb', [JSON.stringify(rights)]);
  await tests.rows(shop, "update merchant_users set branch_ids = '{}'");
  await tests.rows(shop, 'update products set skip_stock = false');
  return shop;
}
const receive = (shop: TestShop, branch_id: string, product_id: string | undefined, qty: number) =>
  tests.call(shop, 'POST', 'stock', { branch_id, products: [{ product_id, qty }] });
const setLevel = (shop: TestShop, code: string, level: number | null) =>
  tests.rows(shop, 'update products set reorder_level = $2 where code = $1', [code, level]);

test('a shelf with fewer pieces than the level of its product is below it, whatever other branches have', async () => {
  const shop = await openShop();
  const { tea } = shop.products;
  await receive(shop, shop.branchId, tea, 4);
  await receive(shop, shop.otherBranchId, tea, 50);
  expect(await list(shop, { filter: JSON.stringify({ is_below_level: true }) })).toEqual([]);
  await setLevel(shop, 'tea', 10);
  await setLevel(shop, 'coffee', 3);
  const below = JSON.stringify({ is_below_level: true });
  const sort = JSON.stringify({ shortfall: -1 });
  expect(await list(shop, { filter: below, sort })).toMatchObject([
    { code: 'tea', reorder_level: 10, shortfall: 6, is_below_level: true },
    // A product that was never in stock.
    { code: 'coffee', shortfall: 3 },
  ]);
  expect(await list(shop, { filter: below, branch_id: shop.otherBranchId })).toMatchObject([{ code: 'coffee' }]);
  await setLevel(shop, 'tea', 4);
  await setLevel(shop, 'coffee', null);
  expect(await list(shop, { filter: below })).toEqual([]);
});

test('days of cover are what is there by what was sold on a day of the last 30, and nothing where nothing was sold', async () => {
  const shop = await openShop();
  await receive(shop, shop.branchId, shop.products.tea, 20);
  await tests.sell(shop, { tea: 6 });
  const sort = JSON.stringify({ days_of_cover: 1 });
  const [sold, ...unsold] = await list(shop, { sort });
  // 14 pieces, of which 6 are sold in 30 days.
  expect(sold).toMatchObject({ code: 'tea', days_of_cover: 70 });
  expect(unsold).toMatchObject([{ days_of_cover: null }, { days_of_cover: null }]);
  await tests.sell(shop, { tea: 15 });
  expect((await list(shop, { sort }))[0]).toMatchObject({ code: 'tea', days_of_cover: 0 });
});

test('a user who may not read stock learns nothing of levels that are not met', async () => {
  const shop = await tests.openShop();
  await setLevel(shop, 'tea', 10);
  const tea = (await list(shop)).find(({ code }: { code: string }) => code === 'tea');
  for (const name of ['shortfall', 'days_of_cover', 'is_below_level']) expect(tea[name] ?? null).toBeNull();
  expect(await list(shop, { filter: JSON.stringify({ is_below_level: true }) })).toMatchObject({ status: 400 });
  expect(await list(shop, { sort: JSON.stringify({ days_of_cover: 1 }) })).toMatchObject({ status: 400 });
});
