import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReversalTests, startReversalTests } from '../../testing/startReversalTests.ts';
import { paymentBody, saleBody, type TestShop } from '../../testing/testShop.ts';

let tests: ReversalTests;
let shop: TestShop;
/** An automatic offer of 10% off. */
let items: { coupon_id: string; value: number }[];

beforeAll(async () => {
  tests = await startReversalTests();
  shop = await tests.openShop();
  await tests.rows(
    shop,
    `update merchant_roles set authorizes = authorizes || '[{"object_code": "${PAGE.offer}", "action_codes": ["Read", "Write"]}]'`,
  );
  const [row] = await tests.rows<{ items: typeof items }>(
    shop,
    "update offers set is_automatic = true, items = jsonb_set(items, '{0,value}', '10') where id = $1 returning items",
    [shop.openDiscountId],
  );
  items = row?.items ?? [];
  // Two teas cost 241.00, with the offer 24 less.
  await sell(217);
  await sell(217, { discount: { offer_id: shop.openDiscountId } });
  await sell(241, { declined: ['discount'] });
  await sell(241, { declined: ['discount', 'offer'] });
  const documented = await tests.call(shop, 'POST', 'payment/transaction', paymentBody(shop));
  expect(documented).toMatchObject({ status: 200 });
});
afterAll(() => tests.close());

async function sell(due: number, more: object = {}): Promise<void> {
  const { body } = await tests.call(shop, 'POST', 'payment/sale', {
    ...saleBody(shop),
    ...{ lines: [{ product_id: shop.products.tea, quantity: 2 }], channels: [{ type: 'Cash', amount: due }] },
    ...{ expected_amount_due: due, ...more },
  });
  expect(body, JSON.stringify(body)).toMatchObject({ status: 200 });
}

async function tried(offer: object) {
  const body = { from: '2000-01-01', to: '2100-01-01', offer: { items, ...offer } };
  return (await tests.call(shop, 'POST', 'offers/what-if', body)).body;
}

const reasonsOf = ({ misses }: { misses: { reason: string; sales: number }[] }) =>
  Object.fromEntries(misses.map(({ reason, sales }) => [reason, sales]));
const BY_HAND = { CHOSEN_BY_HAND: 1, TAKEN_OFF: 3 };

test('an offer that is tried as it is makes no difference; what the cashier chose or took off stays', async () => {
  const { what_if: figures } = (await tried({ id: shop.openDiscountId, is_automatic: true })).payload;
  expect(figures).toMatchObject({ is_automatic: true, automatic_offers: 0, sales: 5, touched: 0, discount: 0 });
  expect(figures).toMatchObject({ given: { sales: 1, discount: 24 }, priced_differently: 0 });
  expect(reasonsOf(figures)).toEqual({ NO_CHANGE: 1, ...BY_HAND });
});

test('changed, it gives the difference; a new one is chosen only where it is better for the customer', async () => {
  const half = [{ ...items[0], value: 50 }];
  const changed = (await tried({ id: shop.openDiscountId, is_automatic: true, items: half })).payload.what_if;
  expect(changed).toMatchObject({ touched: 1, discount: 96, given: { discount: 24 } });
  expect(changed.examples).toMatchObject([{ without: { amount_due: 217 }, with: { amount_due: 121 }, discount: 96 }]);
  const better = (await tried({ is_automatic: true, items: half })).payload.what_if;
  expect(better).toMatchObject({ automatic_offers: 1, touched: 1, discount: 96, given: { sales: 0 } });
  const lesser = (await tried({ is_automatic: true, items: [{ ...items[0], value: 5 }] })).payload.what_if;
  expect(lesser).toMatchObject({ automatic_offers: 1, touched: 0, discount: 0 });
  expect(reasonsOf(lesser)).toEqual({ BETTER_ONE: 1, ...BY_HAND });
});

test('one that is chosen by hand is tried beside those that apply by themselves, where nothing stands in its place', async () => {
  const figures = (await tried({ items: [{ ...items[0], value: 50 }] })).payload.what_if;
  expect(figures).toMatchObject({ is_automatic: false, automatic_offers: 1, touched: 3 });
  expect(reasonsOf(figures)).toEqual({ ANOTHER_CHOSEN: 2 });
});

test('sales from before it are priced with it on both sides, and are said to come to other figures', async () => {
  await tests.rows(shop, 'update offers set is_automatic = false where id = $1', [shop.openDiscountId]);
  await sell(241);
  await tests.rows(shop, 'update offers set is_automatic = true where id = $1', [shop.openDiscountId]);
  const { what_if: figures } = (await tried({ id: shop.openDiscountId, is_automatic: true })).payload;
  expect(figures).toMatchObject({ touched: 0, given: { sales: 2, discount: 48 }, priced_differently: 1 });
});

test('a typed value does not apply by itself, and guests have nothing that is limited by member', async () => {
  const typed = await tried({ is_automatic: true, items: [{ ...items[0], value: 0 }] });
  expect(typed).toMatchObject({ code: 'VALIDATION', message: [{ path: 'offer.is_automatic' }] });
  const limited = { is_automatic: true, items: [{ ...items[0], value: 50 }], limit_per_member: 1 };
  expect(reasonsOf((await tried(limited)).payload.what_if)).toMatchObject({ MEMBERS_ONLY: 2 });
});
