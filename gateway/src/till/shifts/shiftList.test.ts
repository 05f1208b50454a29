import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addTillUser } from '../../testing/addTillUser.ts';
import { type ReversalTests, startReversalTests } from '../../testing/startReversalTests.ts';
import type { TestShop } from '../../testing/testShop.ts';

let tests: ReversalTests;
let shop: TestShop;
let other: TestShop;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  shop = await tests.openShop();
  await allow(['Read', 'Write']);
  other = await addTillUser(tests, shop, 'Nok');
});

const SHIFT = 'Page.Merchant.Payment.Shift';
const allow = (actions: string[]) =>
  tests.rows(
    shop,
    `update merchant_roles set authorizes = (select coalesce(jsonb_agg(a), '[]') from jsonb_array_elements(authorizes) a
      where a ->> 'object_code' <> $1) || $2`,
    [SHIFT, JSON.stringify([{ object_code: SHIFT, action_codes: actions }])],
  );

interface Kept {
  till?: string;
  by?: TestShop;
  closedBy?: TestShop;
  at?: string;
  closedAt?: string;
  opening?: number;
  left?: number | null;
  difference?: number | null;
}

const tillNamed = new Map<string, string>();

/** Inserts a shift; it is open if its difference is null. Amounts are in satang. */
async function keep(number: number, { till = 'T1', by = shop, closedBy = by, ...more }: Kept = {}) {
  const { at = '2026-03-05T02:00:00Z', closedAt = at, opening = 200_000, left = null, difference = 0 } = more;
  const key = `${shop.session.realmId} ${till}`;
  const added = `insert into tills (branch_id, code, name) values ($1, $2, $3) returning id`;
  if (!tillNamed.has(key)) {
    const [row] = await tests.rows<{ id: string }>(shop, added, [shop.branchId, till, `Counter ${till}`]);
    tillNamed.set(key, row?.id ?? '');
  }
  const isOpen = difference === null;
  const text = `insert into shifts (branch_id, till_id, opened_by_id, opened_at, opening_cash, expected_opening, number, closed_at, closed_by_id,
      expected_cash, counted_cash, difference, report)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::bigint, $10::bigint + $11::bigint, $11, $12) returning id`;
  const [row] = await tests.rows<{ id: string }>(shop, text, [
    ...[shop.branchId, tillNamed.get(key), by.session.userId, at, opening, left],
    ...(isOpen
      ? [null, null, null, null, null, null]
      : [number, closedAt, closedBy.session.userId, 300_000, difference, '{}']),
  ]);
  return row?.id ?? '';
}

const get = async (path: string, query: Record<string, string> = {}, as = shop) =>
  (await tests.call(as, 'GET', `${path}?${new URLSearchParams(query)}`)).body.payload;
const listed = async (query: Record<string, string> = {}, as = shop): Promise<(number | null)[]> =>
  (await get('shifts', { sort: '{"number":1}', ...query }, as)).shifts.map(
    (row: { number: number | null }) => row.number,
  );

test('shifts are found by business day, till, who opened or closed them, state and difference, and by number, till and reason', async () => {
  // 23:30 and 00:30 in Bangkok: a night belongs to the day on which it began.
  await keep(1, { at: '2026-03-04T16:30:00Z' });
  await keep(2, { at: '2026-03-04T17:30:00Z', difference: -2000 });
  await keep(13, { till: 'T2', by: other, closedBy: shop, opening: 150_000, left: 200_000 });
  await keep(4, { till: 'T3', by: other, difference: null });
  const by = (filter: object) => listed({ filter: JSON.stringify(filter) });
  expect(await listed({ from: '2026-03-04', to: '2026-03-04' })).toEqual([1]);
  expect(await listed({ from: '2026-03-05' })).toEqual([null, 2, 13]);
  expect(await by({ closed_at: null })).toEqual([null]);
  expect(await by({ is_different: true })).toEqual([2, 13]);
  expect(await by({ is_different: false })).toEqual([null, 1]);
  const { userId } = other.session;
  expect(await by({ $or: [{ opened_by_id: userId }, { closed_by_id: userId }] })).toEqual([null, 13]);
  expect(await listed({ keyword: '13' })).toEqual([13]);
  expect(await listed({ keyword: 'counter t2' })).toEqual([13]);
  expect((await get('shifts', { keyword: '13', limit: '1' })).shifts.result[0]).toMatchObject({
    ...{ number: 13, business_date: '2026-03-05', opened_by_name: 'Nok T', closed_by_name: 'Mali S' },
    ...{ opening_difference: -500, is_different: true, till: { code: 'T2' } },
  });
});

test('a shift over the end of a month is of one month in list, sums and sales journal: the one that it began in', async () => {
  const right = [{ object_code: 'Page.Merchant.Management.Output_Tax', action_codes: ['Read'] }];
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify(right)]);
  // 22:00 to 02:00 in Bangkok.
  await keep(1, { at: '2026-03-31T15:00:00Z', closedAt: '2026-03-31T19:00:00Z', difference: -2000 });
  for (const [month, to, numbers, short] of [
    ['2026-03', '2026-03-31', [1], 20],
    ['2026-04', '2026-04-30', [], 0],
  ] as const) {
    const days = { from: `${month}-01`, to };
    expect(await listed(days)).toEqual(numbers);
    expect((await get('shifts/totals', days)).totals.short).toBe(short);
    expect((await get('sales-journal/totals', { month })).totals.drawer_difference).toBe(0 - short);
  }
});

test('what a drawer lost between two shifts is short, and what it gained over, in the sums of shifts and in the sales journal', async () => {
  const right = [{ object_code: 'Page.Merchant.Management.Output_Tax', action_codes: ['Read'] }];
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify(right)]);
  await keep(1);
  await keep(2, { opening: 160_000, left: 200_000, difference: 525 });
  await keep(3, { opening: 190_000, left: 160_000 });
  expect((await get('shifts/totals')).totals).toMatchObject({
    ...{ over: 5.25, short: 0, opening_over: 300, opening_short: 400, opening_difference: -100 },
  });
  expect((await get('sales-journal/totals', { month: '2026-03' })).totals).toMatchObject({
    ...{ drawer_over: 305.25, drawer_short: 400, drawer_difference: -94.75 },
  });
});

test('what the shifts found come to is the sum of their rows, over and short apart', async () => {
  await keep(1, { difference: -2000 });
  await keep(2, { difference: 525, opening: 150_000, left: 200_000 });
  await keep(3);
  await keep(4, { till: 'T2', difference: null });
  expect((await get('shifts/totals')).totals).toEqual({
    ...{ shifts: 4, open: 1, expected_cash: 9000, counted_cash: 8985.25 },
    ...{ over: 5.25, short: 20, difference: -14.75 },
    ...{ opening_over: 0, opening_short: 500, opening_difference: -500 },
  });
  expect((await get('shifts/totals', { filter: '{"is_different":false}' })).totals).toMatchObject({
    shifts: 2,
    short: 0,
  });
  const none = (await get('shifts/totals', { keyword: 'nothing' })).totals;
  expect(none).toMatchObject({ shifts: 0, expected_cash: 0, difference: 0 });
});

test('a user who may not see what shifts come to sees the shifts they worked, closed, in list, sums and by id; others none', async () => {
  const ids = [
    await keep(1, { difference: -2000 }),
    await keep(2, { by: other, closedBy: shop }),
    await keep(3, { by: other, difference: -700 }),
    await keep(4, { till: 'T2', difference: null }),
  ];
  await keep(5, { till: 'T3', by: other, closedBy: shop });
  await allow(['Write']);
  expect(await listed()).toEqual([1, 2, 5]);
  expect(await listed({}, other)).toEqual([2, 3]);
  // What is left in the drawer is hidden until the next count.
  await keep(6, { till: 'T3', difference: null });
  expect(await listed({}, other)).toEqual([2, 3, 5]);
  expect((await get('shifts/totals')).totals).toMatchObject({ shifts: 3, open: 0, short: 20 });
  const found = await Promise.all(ids.map(async (id) => (await tests.call(shop, 'GET', `shifts/${id}`)).status));
  expect(found).toEqual([200, 200, 404, 404]);
  await allow([]);
  expect(await listed({}, await addTillUser(tests, shop, 'Chai'))).toEqual([]);
});
