import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ReversalTests, startReversalTests, voidBody } from '../../testing/startReversalTests.ts';
import type { TestShop } from '../../testing/testShop.ts';

let tests: ReversalTests;
let shop: TestShop;
let tea: string;
let coffee: string;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  shop = await tests.openShop();
  await mayAlso(['Stock', 'Stock_Count', 'Cost']);
  await tests.rows(shop, "update merchant_users set branch_ids = '{}'");
  await tests.rows(shop, 'update products set skip_stock = false');
  ({ tea, coffee } = shop.products as { tea: string; coffee: string });
  await receive([{ product_id: tea, qty: 10, base_price: 100 }]);
});

const mayAlso = (pages: readonly string[], action_codes = ['Read', 'Write']) =>
  tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1::jsonb', [
    JSON.stringify(pages.map((page) => ({ object_code: `Page.Merchant.Management.${page}`, action_codes }))),
  ]);
const loseRight = (page: string) =>
  tests.rows(
    shop,
    `update merchant_roles set authorizes = (select jsonb_agg(a) from jsonb_array_elements(authorizes) a where a ->> 'object_code' <> $1)`,
    [`Page.Merchant.Management.${page}`],
  );

async function receive(products: object[]): Promise<void> {
  const answer = await tests.call(shop, 'POST', 'stock', { branch_id: shop.branchId, products });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
async function open(more: object = {}): Promise<string> {
  const body = { name: 'ตรวจนับ', branch_id: shop.branchId, is_blind: false, ...more };
  const answer = await tests.call(shop, 'POST', 'stock-counts', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload.id;
}
const entry = (product_id: string, qty: number | null, more: object = {}) => ({
  ...{ id: randomUUID(), product_id, mode: 'ADD', qty },
  ...more,
});
const enter = (id: string, entries: object[], more: object = {}) =>
  tests.call(shop, 'POST', `stock-counts/${id}/entries`, { entries, ...more });
const close = (id: string, uncounted = 'LEAVE') => tests.call(shop, 'POST', `stock-counts/${id}/close`, { uncounted });
const discard = (id: string) => tests.call(shop, 'DELETE', `stock-counts/${id}`);
const get = async (id: string) => (await tests.call(shop, 'GET', `stock-counts/${id}`)).body.payload?.stock_count;
async function linesOf(id: string) {
  const query = new URLSearchParams({ filter: JSON.stringify({ count_id: id }) });
  const { body } = await tests.call(shop, 'GET', `stock-count-lines?${query}`);
  return body.payload.stock_count_lines;
}
const lineOf = async (id: string, productId: string) =>
  (await linesOf(id)).find(({ product_id }: { product_id: string }) => product_id === productId);
const shelfOf = async (productId: string) =>
  (
    await tests.rows<{ qty: number; value: number; cost: number }>(
      shop,
      'select qty, value, cost from stock where branch_id = $1 and product_id = $2',
      [shop.branchId, productId],
    )
  )[0];
const movements = (id: string) =>
  tests.rows(shop, 'select product_id, kind, qty, value from stock_movements where count_id = $1', [id]);

test('a sale after the counting of a line is no difference, and the closing posts what was missing at its average cost', async () => {
  const id = await open();
  await enter(id, [entry(tea, 8)]);
  await tests.sell(shop, { tea: 3 });
  expect(await lineOf(id, tea)).toMatchObject({ counted: 8, expected: 10, difference: -2, is_moved: false });
  const closed = await close(id);
  expect(closed.body.payload, JSON.stringify(closed.body)).toMatchObject({
    is_closed: true,
    differences: 1,
    value: -200,
  });
  expect(await shelfOf(tea)).toEqual({ qty: 5, value: 50_000, cost: 10_000 });
  expect(await movements(id)).toEqual([{ product_id: tea, kind: 'count', qty: -2, value: -20_000 }]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('pieces of several people add up; a total takes the place of the one that its sender saw, and of no other', async () => {
  const id = await open();
  await Promise.all([
    enter(id, [entry(tea, 3)]),
    enter(id, [entry(tea, 4)]),
    enter(id, [entry(tea, 1), entry(tea, 1)]),
  ]);
  expect(await lineOf(id, tea)).toMatchObject({ counted: 9 });
  const stale = await enter(id, [entry(coffee, 5), entry(tea, 6, { mode: 'SET', seen: 7 })]);
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'COUNT_CHANGED', details: { product: 'tea', counted: 9 } },
  });
  // A request is written whole or not at all.
  expect(await lineOf(id, coffee)).toMatchObject({ counted: null });
  expect((await enter(id, [entry(tea, 6, { mode: 'SET', seen: 9 })])).status).toBe(200);
  expect(await lineOf(id, tea)).toMatchObject({ counted: 6, difference: -4 });
  await enter(id, [entry(tea, null, { mode: 'SET', seen: 6 })]);
  expect(await lineOf(id, tea)).toMatchObject({ counted: null, difference: null });
  const kept = await tests.rows(shop, 'select mode, qty, counted from stock_count_entries where count_id = $1', [id]);
  expect(kept).toHaveLength(6);
});

test('an entry that is sent again is taken once, also after the closing', async () => {
  const id = await open();
  const sent = [entry(tea, 2)];
  await enter(id, sent);
  await enter(id, sent);
  await Promise.all([enter(id, [entry(coffee, 1)]), enter(id, sent)]);
  expect(await lineOf(id, tea)).toMatchObject({ counted: 2 });
  await close(id);
  expect((await enter(id, sent)).status).toBe(200);
  expect(await enter(id, [entry(tea, 1)])).toMatchObject({ status: 409, body: { code: 'COUNT_CLOSED' } });
});

test('an entry that is sent twice in one request, or again while it is being taken, counts once; its id is of no other count', async () => {
  const id = await open({ product_codes: ['tea'] });
  const sent = [entry(tea, 2)];
  expect((await enter(id, [...sent, ...sent])).status).toBe(200);
  expect(await lineOf(id, tea)).toMatchObject({ counted: 2 });
  const more = [entry(tea, 3)];
  const answers = await Promise.all(Array.from({ length: 4 }, () => enter(id, more)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await lineOf(id, tea)).toMatchObject({ counted: 5 });
  const other = await open({ product_codes: ['coffee'] });
  expect(await enter(other, [{ ...more[0], product_id: coffee }])).toMatchObject({
    status: 400,
    body: { message: [{ path: 'entries.0.id' }] },
  });
});

test('what several products have too many of is added up without a limit that fails', async () => {
  await tests.rows(
    shop,
    `insert into products (code, name, retail_price, category_id, skip_stock) select 'n' || n, 'n' || n, 1, (select category_id from products where id = $1), false
      from generate_series(1, 2200) n`,
    [tea],
  );
  const id = await open();
  await tests.rows(shop, 'update stock_count_lines set counted = 1000000, qty_at_count = 0 where count_id = $1', [id]);
  expect((await get(id))?.surplus).toBe(2_147_483_647);
});

test('the label of a scale counts one piece of its product, where no product has the whole code', async () => {
  const id = await open();
  await tests.rows(shop, `update merchant_settings set weight_labels = '21', price_labels = '22'`);
  await tests.rows(shop, `update products set code = '42' where id = $1`, [tea]);
  const scan = (code: string) => enter(id, [{ id: randomUUID(), code, mode: 'ADD', qty: 1 }]);
  expect((await scan('2100042012509')).status).toBe(200);
  expect((await scan('2200042009995')).status).toBe(200);
  expect(await lineOf(id, tea)).toMatchObject({ counted: 2 });
  await tests.rows(shop, `update products set code = '2100042012509' where id = $1`, [coffee]);
  expect((await scan('2100042012509')).status).toBe(200);
  expect(await lineOf(id, coffee)).toMatchObject({ counted: 1 });
  expect((await scan('2100042012508')).status).toBe(400);
  expect((await scan('2300042012503')).status).toBe(400);
});

test('stock that moves between two entries of a line is said, and its counting began with the first', async () => {
  const id = await open();
  await enter(id, [entry(tea, 6)]);
  await tests.sell(shop, { tea: 1 });
  await enter(id, [entry(tea, 4)]);
  expect(await lineOf(id, tea)).toMatchObject({ counted: 10, expected: 10, difference: 0, is_moved: true });
});

test('of two closings at once the differences are posted once; one in another way is refused with who closed it', async () => {
  const id = await open();
  await enter(id, [entry(tea, 7)]);
  const answers = await Promise.all([close(id), close(id), close(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await shelfOf(tea)).toMatchObject({ qty: 7 });
  expect(await close(id, 'ZERO')).toMatchObject({
    status: 409,
    body: { code: 'COUNT_CLOSED', details: { by: 'Mali S' } },
  });
});

test('what no one counted is left alone, or was not found, by the choice of the user who closes', async () => {
  const left = await open();
  await enter(left, [entry(coffee, 1)]);
  await close(left);
  expect(await shelfOf(tea)).toMatchObject({ qty: 10 });
  const zero = await open();
  await close(zero, 'ZERO');
  expect(await shelfOf(tea)).toEqual({ qty: 0, value: 0, cost: 10_000 });
  expect(await lineOf(zero, tea)).toMatchObject({ counted: 0, expected: 10, difference: -10, value: -1_000 });
  expect(await tests.faults(shop)).toEqual([]);
});

test('a shelf below zero comes right by a count, at its average, or at what was last paid where it lost its cost', async () => {
  await tests.sell(shop, { tea: 12 });
  expect(await shelfOf(tea)).toEqual({ qty: -2, value: -20_000, cost: 10_000 });
  const id = await open();
  await enter(id, [entry(tea, 5)]);
  await close(id);
  expect(await shelfOf(tea)).toEqual({ qty: 5, value: 50_000, cost: 10_000 });
  // A state that an old race left: pieces below zero without a value.
  await tests.sell(shop, { tea: 8 });
  const lost = (await shelfOf(tea))?.value ?? 0;
  await tests.rows(
    shop,
    `insert into stock_movements (branch_id, product_id, kind, qty, value) values ($1, $2, 'opening', 1, $3), ($1, $2, 'opening', -1, 0)`,
    [shop.branchId, tea, -lost],
  );
  await tests.rows(shop, 'update stock set value = 0, cost = 0 where product_id = $1', [tea]);
  const again = await open();
  await enter(again, [entry(tea, 4)]);
  await close(again);
  expect(await shelfOf(tea)).toEqual({ qty: 4, value: 40_000, cost: 10_000 });
});

test('goods are on one open count of a branch: a second is refused with the name of the first', async () => {
  const id = await open({ name: 'ชั้นล่าง', product_codes: ['tea'] });
  const body = { name: 'x', branch_id: shop.branchId, is_blind: false };
  const refused = { status: 422, body: { code: 'COUNTED_ELSEWHERE', details: { name: 'ชั้นล่าง', products: 1 } } };
  expect(await tests.call(shop, 'POST', 'stock-counts', body)).toMatchObject(refused);
  const other = await open({ product_codes: ['coffee'] });
  expect(await enter(other, [entry(tea, 1)])).toMatchObject({ status: 422, body: { code: 'NOT_ON_SHEET' } });
  expect(await enter(other, [entry(tea, 1)], { add_lines: true })).toMatchObject(refused);
  await close(id);
  expect(
    (await enter(other, [{ id: randomUUID(), code: ' TEA ', mode: 'ADD', qty: 1 }], { add_lines: true })).status,
  ).toBe(200);
  expect(await lineOf(other, tea)).toMatchObject({ counted: 1 });
  const twice = await Promise.all([
    tests.call(shop, 'POST', 'stock-counts', { ...body, branch_id: shop.otherBranchId }),
    tests.call(shop, 'POST', 'stock-counts', { ...body, branch_id: shop.otherBranchId }),
  ]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('codes of no product, and of one whose stock is not counted, are named, and nothing of the request is taken', async () => {
  const id = await open();
  await tests.rows(shop, 'update products set skip_stock = true where id = $1', [coffee]);
  const sent = [entry(tea, 1), { id: randomUUID(), code: '885', mode: 'ADD', qty: 1 }, entry(coffee, 1)];
  expect(await enter(id, sent)).toMatchObject({
    status: 400,
    body: { message: [{ path: 'entries.1', message: '885 is the code of no product.' }, { path: 'entries.2' }] },
  });
  expect(await lineOf(id, tea)).toMatchObject({ counted: null });
  const body = { name: 'x', branch_id: shop.otherBranchId, is_blind: false, product_codes: ['tea', 'nope', 'coffee'] };
  expect((await tests.call(shop, 'POST', 'stock-counts', body)).body.message[0].message).toContain('nope, coffee');
});

test('goods whose stock is no longer counted leave the open sheet, and come back as they were counted; a closed count never had them', async () => {
  const id = await open();
  await enter(id, [entry(tea, 8), entry(coffee, 1)]);
  const stocked = (isStocked: boolean) =>
    tests.rows(shop, 'update products set skip_stock = $2 where id = $1', [tea, !isStocked]);
  await stocked(false);
  expect(await get(id)).toMatchObject({ lines: 1, counted_lines: 1, shortage: 0 });
  expect(await lineOf(id, tea)).toBeUndefined();
  await stocked(true);
  expect(await lineOf(id, tea)).toMatchObject({ counted: 8, difference: -2 });
  await stocked(false);
  await close(id, 'ZERO');
  expect(await get(id)).toMatchObject({ lines: 1, differences: 1, shortage: 0 });
  await stocked(true);
  expect(await get(id)).toMatchObject({ lines: 1, differences: 1, shortage: 0 });
  expect(await lineOf(id, tea)).toBeUndefined();
  expect(await movements(id)).toEqual([{ product_id: coffee, kind: 'count', qty: 1, value: null }]);
  expect(await shelfOf(tea)).toMatchObject({ qty: 10 });
  expect(await tests.faults(shop)).toEqual([]);
});

test('what a count names is not deleted under it, open or closed', async () => {
  const [{ category_id: category } = { category_id: '' }] = await tests.rows<{ category_id: string }>(
    shop,
    'select category_id from products where id = $1',
    [tea],
  );
  await mayAlso(['Product', 'Category']);
  const id = await open({ category_id: category });
  const refused = { status: 422, body: { code: 'IN_USE' } };
  for (const _ of ['open', 'closed']) {
    expect(await tests.call(shop, 'DELETE', `products/${coffee}`)).toMatchObject(refused);
    expect(await tests.call(shop, 'DELETE', `product-categories/${category}`)).toMatchObject(refused);
    await close(id);
  }
});

describe('who may do what', () => {
  test('without Read it is counted blind: nothing is expected, nothing closed, and what is closed is not seen', async () => {
    const id = await open();
    await loseRight('Stock_Count');
    await mayAlso(['Stock_Count'], ['Write']);
    await enter(id, [entry(tea, 8)]);
    const line = await lineOf(id, tea);
    expect(line).toMatchObject({ counted: 8 });
    for (const name of ['expected', 'difference', 'is_different']) expect(line[name] ?? null).toBeNull();
    const filter = JSON.stringify({ count_id: id, is_different: true });
    expect((await tests.call(shop, 'GET', `stock-count-lines?${new URLSearchParams({ filter })}`)).status).toBe(400);
    expect(await get(id)).toMatchObject({ lines: 2, counted_lines: 1 });
    expect((await close(id)).body.code).toBe('PERMISSION');
    await tests.rows(
      shop,
      `update stock_counts set closed_at = now(), closed_by_id = create_by_id, uncounted = 'LEAVE'`,
    );
    expect(await get(id)).toBeUndefined();
    expect(await linesOf(id)).toEqual([]);
  });

  test('without Read no count is discarded, also one that was opened by oneself', async () => {
    const id = await open();
    await loseRight('Stock_Count');
    await mayAlso(['Stock_Count'], ['Write']);
    expect((await discard(id)).body.code).toBe('PERMISSION');
    await mayAlso(['Stock_Count']);
    expect((await discard(id)).status).toBe(200);
  });

  test('a blind count stays blind: no change opens it, and no sort or filter reveals what is hidden', async () => {
    const id = await open({ is_blind: true, product_codes: ['tea'] });
    await enter(id, [entry(tea, 8)]);
    const { __v } = await get(id);
    await tests.call(shop, 'PATCH', `stock-counts/${id}`, { __v, name: 'x', is_blind: false });
    expect(await get(id)).toMatchObject({ is_blind: true });
    expect(await lineOf(id, tea)).toMatchObject({ expected: null, difference: null });
    for (const hidden of [{ is_different: true }, { is_different: false }, { expected: 10 }, { difference: -2 }]) {
      const filter = JSON.stringify({ count_id: id, ...hidden });
      const { body } = await tests.call(shop, 'GET', `stock-count-lines?${new URLSearchParams({ filter })}`);
      expect(body.payload?.stock_count_lines ?? [], JSON.stringify(hidden)).toEqual([]);
    }
  });

  test('a blind count says what was expected when it is closed, and to no one before', async () => {
    const id = await open({ is_blind: true });
    await enter(id, [entry(tea, 8)]);
    expect(await lineOf(id, tea)).toMatchObject({ counted: 8, expected: null, difference: null });
    expect(await get(id)).toMatchObject({ differences: null, shortage: null });
    await close(id);
    expect(await lineOf(id, tea)).toMatchObject({ expected: 10, difference: -2 });
    expect(await get(id)).toMatchObject({ differences: 1, shortage: 2, surplus: 0 });
  });

  test('a user who may not read cost sees no value of a difference', async () => {
    const id = await open();
    await enter(id, [entry(tea, 8)]);
    await close(id);
    await loseRight('Cost');
    expect((await get(id)).value ?? null).toBeNull();
    expect((await lineOf(id, tea)).value ?? null).toBeNull();
  });

  test('a count is of the users of its branch', async () => {
    const id = await open();
    await tests.rows(shop, 'update merchant_users set branch_ids = array[$1::uuid]', [shop.otherBranchId]);
    expect((await enter(id, [entry(tea, 1)])).status).toBe(404);
    expect((await close(id)).status).toBe(404);
    expect(await linesOf(id)).toEqual([]);
    const body = { name: 'x', branch_id: shop.branchId, is_blind: false };
    expect((await tests.call(shop, 'POST', 'stock-counts', body)).status).toBe(400);
  });
});

test('a closed count is never changed, by no statement; its goods are called as they were then', async () => {
  const id = await open();
  await enter(id, [entry(tea, 8)]);
  await close(id);
  await tests.rows(shop, `update products set name = 'Green tea' where id = $1`, [tea]);
  expect(await lineOf(id, tea)).toMatchObject({ name: 'tea' });
  const { __v } = await get(id);
  expect(await tests.call(shop, 'PATCH', `stock-counts/${id}`, { __v, name: 'y' })).toMatchObject({
    body: { code: 'COUNT_CLOSED' },
  });
  for (const text of [
    'delete from stock_count_lines',
    'update stock_count_entries set qty = 1',
    `update stock_counts set name = 'z'`,
    `insert into stock_count_lines (count_id, product_id) select count_id, product_id from stock_count_lines`,
  ])
    await expect(tests.rows(shop, text)).rejects.toThrow(/closed stock count/);
});

test('counts are listed with what they come to, the latest first, those that are open apart', async () => {
  const first = await open({ product_codes: ['tea'] });
  await enter(first, [entry(tea, 8)]);
  await close(first);
  const second = await open();
  const list = async (filter: object = {}) =>
    (await tests.call(shop, 'GET', `stock-counts?${new URLSearchParams({ filter: JSON.stringify(filter) })}`)).body
      .payload.stock_counts;
  expect(await list()).toMatchObject([
    { id: second, lines: 2, counted_lines: 0, differences: 0, is_closed: false, value: null },
    { id: first, lines: 1, counted_lines: 1, differences: 1, shortage: 2, surplus: 0, is_closed: true, value: -200 },
  ]);
  expect(await list({ is_closed: false })).toMatchObject([{ id: second }]);
});

test('a void after the counting comes back onto the shelf that the count left', async () => {
  const sale = await tests.sell(shop, { tea: 4 });
  const id = await open();
  await enter(id, [entry(tea, 5)]);
  await tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale));
  await close(id);
  expect(await shelfOf(tea)).toMatchObject({ qty: 9 });
  expect(await tests.faults(shop)).toEqual([]);
});
