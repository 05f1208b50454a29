import type { ReversalTests } from './startReversalTests.ts';
import type { TestShop } from './testShop.ts';

/** A shop that issues tax invoices for every sale. */
export async function openTaxedShop(tests: ReversalTests, points = 1000): Promise<TestShop> {
  const shop = await tests.openShop(points);
  await tests.rows(shop, SELLER);
  await tests.rows(shop, BRANCHES);
  return shop;
}

export const SELLER = `update merchant_settings set tax_mode = 'INCLUDED', tax_id = '0105536000313', tax_name = 'Taem Co., Ltd.',
  tax_address = '9 Rama IX Road, Bangkok 10310'`;
export const BRANCHES =
  "update merchant_branches set tax_branch_no = case code when 'A01' then '00000' else '00001' end";
