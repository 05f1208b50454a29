import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  exchangeBody,
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import { saleBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

/** Opens a shop whose discount takes 10% off, with these limits. */
async function openShop(limits: Record<string, number>): Promise<TestShop> {
  const shop = await tests.openShop();
  const set = Object.entries(limits).map(([column, most]) => `${column} = ${most}`);
  await tests.rows(
    shop,
    `update offers set items = jsonb_set(items, '{0,value}', '10'), ${set.join(', ')} where id = $1`,
    [shop.openDiscountId],
  );
  return shop;
}

/** Sells two teas for 241.00; 10% is 24 in whole baht. */
async function sell(shop: TestShop, changes: object = {}) {
  const { body } = await tests.call(shop, 'POST', 'payment/sale', {
    ...saleBody(shop),
    lines: [{ product_id: shop.products.tea, quantity: 2 }],
    discount: { offer_id: shop.openDiscountId },
    channels: [{ type: 'Cash', amount: 217 }],
    expected_amount_due: 217,
    ...changes,
  });
  return body;
}

const sold = async (shop: TestShop, changes: object = {}): Promise<SoldSale> => {
  const body = await sell(shop, changes);
  expect(body, JSON.stringify(body)).toMatchObject({ status: 200 });
  return body.payload.transaction;
};
const usesOf = async (shop: TestShop, memberId?: string) => {
  const query = new URLSearchParams({ branch_id: shop.branchId, ...(memberId && { member_id: memberId }) });
  return (await tests.call(shop, 'GET', `offers/uses?${query}`)).body.payload.offer_uses;
};
const refusedBy = (limit: string, times: number) => ({
  status: 422,
  code: 'CONDITION_NOT_MET',
  details: { limit, times },
});

test('of many tills that take the last use of an offer at once, exactly one sells, and the others are refused by its limit', async () => {
  const shop = await openShop({ limit_in_all: 3 });
  await sold(shop);
  await sold(shop);
  const answers = await Promise.all(Array.from({ length: 6 }, () => sell(shop)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(refusedBy('IN_ALL', 3));
  const [{ uses } = { uses: 0 }] = await tests.rows<{ uses: number }>(
    shop,
    "select count(*)::int as uses from transaction_items where item_type = 'discount'",
  );
  expect(uses).toBe(3);
  expect(await usesOf(shop)).toEqual([{ offer_id: shop.openDiscountId, of_member: 0, of_day: 0, in_all: 3 }]);
});

test('a void and the return of all give the use back, the return of a part does not', async () => {
  const shop = await openShop({ limit_in_all: 1 });
  const first = await sold(shop);
  expect(await sell(shop)).toMatchObject(refusedBy('IN_ALL', 1));
  expect(await tests.call(shop, 'POST', 'payment/void', voidBody(shop, first))).toMatchObject({ status: 200 });
  const second = await sold(shop);
  const back = async (sale: SoldSale, qty: number, amount: number) => {
    const answer = await tests.call(shop, 'POST', 'payment/return', returnBody(shop, sale, [[0, qty]], amount));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.payload.sale as SoldSale;
  };
  // The remaining tea costs 120.50 less 12.
  const left = await back(second, 1, -108.5);
  expect(await sell(shop)).toMatchObject(refusedBy('IN_ALL', 1));
  await back(left, 1, -108.5);
  await sold(shop);
});

test('a limit by day counts the day of the sale, also of one that is dated back', async () => {
  const shop = await openShop({ limit_per_day: 1 });
  await tests.rows(shop, 'update merchant_settings set backdating_days = 5');
  const [{ day } = { day: '' }] = await tests.rows<{ day: string }>(
    shop,
    "select to_char((now() at time zone 'Asia/Bangkok') - interval '2 days', 'YYYY-MM-DD') as day",
  );
  await sold(shop);
  expect(await sell(shop)).toMatchObject(refusedBy('PER_DAY', 1));
  await sold(shop, { create_local_time: `${day} 10:00:00` });
  expect(await sell(shop, { create_local_time: `${day} 11:00:00` })).toMatchObject(refusedBy('PER_DAY', 1));
});

test('a limit by member counts each member alone, and needs one', async () => {
  const shop = await openShop({ limit_per_member: 1 });
  const [other] = await tests.rows<{ id: string }>(
    shop,
    "insert into members (code, firstname, lastname) values ('M2', 'Mali', 'S') returning id",
  );
  expect(await sell(shop)).toMatchObject(refusedBy('NEEDS_MEMBER', 1));
  await sold(shop, { member_id: shop.memberId });
  expect(await sell(shop, { member_id: shop.memberId })).toMatchObject(refusedBy('PER_MEMBER', 1));
  expect(await usesOf(shop, shop.memberId)).toMatchObject([{ of_member: 1 }]);
  await sold(shop, { member_id: other?.id });
});

test('one that applies by itself is on no further bill when it is used up', async () => {
  const shop = await openShop({ limit_in_all: 1 });
  await tests.rows(shop, 'update offers set is_automatic = true where id = $1', [shop.openDiscountId]);
  const byItself = { discount: { offer_id: shop.openDiscountId, by_itself: true } };
  const answers = await Promise.all([sell(shop, byItself), sell(shop, byItself)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)).toMatchObject({ code: 'PAYMENT_MISMATCH' });
  const whole = { discount: null, channels: [{ type: 'Cash', amount: 241 }], expected_amount_due: 241 };
  const sale = await sold(shop, whole);
  expect(JSON.stringify(sale)).toContain('OFFER_LIMIT_REACHED');
});

/** Exchanges some teas of a sale, or both, for two teas with the offer, unless another discount is named. */
function exchange(shop: TestShop, sale: SoldSale, changes: { pieces?: number; worth?: number; sold?: object } = {}) {
  const { pieces = 2, worth = 217, sold = {} } = changes;
  const body = exchangeBody(shop, sale, [[0, pieces]], worth, { tea: 2, memberId: sale.member_id ?? undefined });
  const toPay = { expected_amount_due: 217, channels: worth < 217 ? [{ type: 'Cash', amount: 217 - worth }] : [] };
  const discount = { offer_id: shop.openDiscountId };
  return tests.call(shop, 'POST', 'payment/exchange', { ...body, sale: { ...body.sale, ...toPay, discount, ...sold } });
}

test('the use of a sale that comes back whole in an exchange counts no more: the new goods have the offer again', async () => {
  const shop = await openShop({ limit_per_member: 1, limit_per_day: 1, limit_in_all: 1 });
  const sale = await sold(shop, { member_id: shop.memberId });
  const query = new URLSearchParams({ branch_id: shop.branchId, member_id: shop.memberId });
  const uses = await tests.call(shop, 'GET', `offers/uses?${query}&given_back=${sale.id}`);
  expect(uses.body.payload.offer_uses).toMatchObject([{ of_member: 0, of_day: 0, in_all: 0 }]);
  expect((await exchange(shop, sale, { pieces: 1, worth: 108.5 })).body).toMatchObject({ code: 'CONDITION_NOT_MET' });
  const { status, body } = await exchange(shop, sale);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await usesOf(shop, shop.memberId)).toMatchObject([{ of_member: 1, of_day: 1, in_all: 1 }]);
  expect(await sell(shop, { member_id: shop.memberId })).toMatchObject({ code: 'CONDITION_NOT_MET' });
  // This can be repeated, as only the newest sale uses the offer.
  expect((await exchange(shop, body.payload.transaction)).status).toBe(200);
  expect(await usesOf(shop, shop.memberId)).toMatchObject([{ of_member: 1, of_day: 1, in_all: 1 }]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('a limit that was lowered since is reached also without the sale that comes back', async () => {
  const shop = await openShop({ limit_in_all: 3 });
  const [sale] = [await sold(shop), await sold(shop), await sold(shop)];
  await tests.rows(shop, 'update offers set limit_in_all = 2 where id = $1', [shop.openDiscountId]);
  expect((await exchange(shop, sale)).body).toMatchObject(refusedBy('IN_ALL', 2));
});

test('of many exchanges at once, of the sale that used an offer up and of others, the offer is used once', async () => {
  const shop = await openShop({ limit_in_all: 1 });
  const whole = { discount: null, channels: [{ type: 'Cash', amount: 241 }], expected_amount_due: 241 };
  const [sale, ...others] = [await sold(shop), await sold(shop, whole), await sold(shop, whole)];
  const handsBack = { worth: 241 };
  const own = await Promise.all([
    ...[exchange(shop, sale), exchange(shop, sale), exchange(shop, sale)],
    ...others.map((other) => exchange(shop, other, handsBack)),
  ]);
  expect(own.slice(0, 3).filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body } of own.slice(3)) expect(body).toMatchObject(refusedBy('IN_ALL', 1));
  const again = own.find(({ status }) => status === 200)?.body.payload.transaction as SoldSale;
  // A use that is given back and not taken again is free for one of the others, but not for two.
  const toPay = { sold: { ...whole, channels: [{ type: 'Cash', amount: 24 }] } };
  const last = await Promise.all([
    exchange(shop, again, toPay),
    ...others.map((other) => exchange(shop, other, handsBack)),
    ...others.map((other) => exchange(shop, other, handsBack)),
  ]);
  expect(last[0]?.status, JSON.stringify(last[0]?.body)).toBe(200);
  expect(last.slice(1).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  const [{ in_all: used = 0 } = {}] = await usesOf(shop);
  expect(used).toBe(last.slice(1).filter(({ status }) => status === 200).length);
  expect(await tests.faults(shop)).toEqual([]);
});
