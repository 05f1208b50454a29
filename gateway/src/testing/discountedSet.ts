import type { ReversalTests } from './startReversalTests.ts';
import { saleBody, type TestShop } from './testShop.ts';

/** Turns the open discount into a price of 90 baht for three coffees of 60; returns the sale of one such set. */
export async function discountedSet(tests: ReversalTests, shop: TestShop) {
  await tests.rows(shop, "insert into coupons (name, type, template) values ('set', 'Set Price', '{}')");
  await tests.rows(
    shop,
    `update offers set goods = jsonb_build_object('product_ids', jsonb_build_array($2::uuid), 'group_of', 3, 'benefits', 3),
      items = (select jsonb_build_array(jsonb_build_object('coupon_id', id, 'value', 90)) from coupons where name = 'set')
      where id = $1`,
    [shop.openDiscountId, shop.products.coffee],
  );
  return {
    ...saleBody(shop),
    lines: [{ product_id: shop.products.coffee, quantity: 3, charge_amount: 60 }],
    discount: { offer_id: shop.openDiscountId },
    channels: [{ type: 'Cash', amount: 90 }],
    expected_amount_due: 90,
  };
}
