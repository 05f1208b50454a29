import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
import { type ReversalTests, startReversalTests } from '../testing/startReversalTests.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

test('issue 36 a shop that issued under two clashing codes before they were refused can save all else', async () => {
  const shop = await openTaxedShop(tests);
  await tests.sell(shop, { coffee: 1 });
  const [branch] = await tests.rows<{ code: string }>(shop, 'select code from merchant_branches where id = $1', [
    shop.branchId,
  ]);
  await tests.rows(
    shop,
    "insert into tills (branch_id, code, name, created_at) values ($1, 'K1', 'Bar', '2026-01-01')",
    [shop.branchId],
  );
  await tests.rows(shop, 'update merchant_branches set code = $2 where id = $1', [
    shop.otherBranchId,
    `${branch?.code}-K1`,
  ]);
  await tests.rows(shop, "update merchant_users set branch_ids = '{}'");
  const rights = ['Branch', 'Setting', 'Merchant_Setting'].map((page) => ({
    object_code: `Page.Merchant.Management.${page}`,
    action_codes: ['Read', 'Write'],
  }));
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify(rights)]);
  const call = (...[method, path, body]: [string, string, object?]) => tests.call(shop, method as 'POST', path, body);

  const { __v } = (await call('GET', `merchant-branches/${shop.branchId}`)).body.payload.branch;
  const changed = await call('PATCH', `merchant-branches/${shop.branchId}`, { phone: '+66-81-234-5678', __v });
  const setting = (await call('GET', 'merchant-setting/self')).body.payload.merchant_config;
  const saved = await call('PATCH', 'merchant-setting/self', {
    configuration: { receipt_foot: 'Thank you' },
    __v: setting.__v,
  });
  const added = await call('POST', 'tills', { code: 'Z9', name: 'Kiosk', branch_id: shop.otherBranchId });
  expect([changed, saved, added].map(({ status }) => status)).toEqual([200, 200, 200]);
});
