import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ReversalTests, startReversalTests, voidBody } from '../testing/startReversalTests.ts';
import type { TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
let shop: TestShop;
/** Ids of the shop's options by their names. */
let ids: Record<string, string>;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

beforeEach(async () => {
  shop = await tests.openShop(40);
  ids = {};
  const size = await addGroup('Size', [1, 1], { S: 0, L: 1500 });
  const sweetness = await addGroup('Sweetness', [0, 1], { normal: 0, less: 0 });
  const shots = await addGroup('Shots', [0, 2], { double: 2000, syrup: 500, oat: 2550 });
  await sql('update product_categories set option_group_ids = $1', [[size, sweetness]]);
  await sql('update products set option_group_ids = $1 where id = $2', [[shots, size], shop.products.coffee]);
});

const sql = (text: string, values: unknown[] = []) => tests.rows(shop, text, values);

async function addGroup(name: string, [min, max]: [number, number], prices: Record<string, number>): Promise<string> {
  const options = Object.entries(prices).map(([option, price]) => {
    ids[option] = randomUUID();
    return { id: ids[option], name: option, satang: price, is_default: false, is_active: true };
  });
  const [row] = await sql(
    'insert into option_groups (name, min_choices, max_choices, options) values ($1, $2, $3, $4) returning id',
    [name, min, max, JSON.stringify(options)],
  );
  return (row as { id: string }).id;
}

interface Line {
  product?: string;
  quantity?: number;
  charge_amount?: number;
  options?: string[];
  note?: string;
}

const lineOf = ({ product = 'coffee', quantity = 1, options, ...line }: Line) => ({
  product_id: shop.products[product as keyof TestShop['products']],
  quantity,
  ...line,
  ...(options && { option_ids: options.map((name) => ids[name] ?? name) }),
});

const body = (due: number, lines: Line[], more: object = {}) => ({
  branch_id: shop.branchId,
  lines: lines.map(lineOf),
  channels: [{ type: 'Cash', amount: due }],
  expected_amount_due: due,
  ...more,
});

const sell = (due: number, lines: Line[], more: object = {}) =>
  tests.call(shop, 'POST', 'payment/sale', body(due, lines, more));

test('options are added to each piece, also to a price that was typed, and stand on the sale in words and prices', async () => {
  const { status, body: answer } = await sell(345, [
    { options: ['less', 'L', 'double'], quantity: 2, note: ' less ice ' },
    { options: ['S'], charge_amount: 30 },
    { product: 'tea', options: ['L'], charge_amount: 140 },
  ]);
  expect(status).toBe(200);
  const sale = answer.payload.transaction;
  // 2 x (45 + 15 + 20) + 30 + (140 + 15)
  expect(sale).toMatchObject({ total_payment: 345, total_revenue: 345, total_qty: 4 });
  expect(sale.bill_detail).toMatchObject([
    {
      ...{ qty: 2, retail_price: 45, charge_amount: 80, paid_amount: 160, note: 'less ice' },
      options: [
        { group: 'Size', name: 'L', price: 15 },
        { group: 'Sweetness', name: 'less', price: 0 },
        { group: 'Shots', name: 'double', price: 20 },
      ],
    },
    { charge_amount: 30, paid_amount: 30, options: [{ name: 'S', price: 0 }] },
    { charge_amount: 155, paid_amount: 155, options: [{ name: 'L', price: 15 }] },
  ]);
  expect(sale.bill_detail[1].note).toBeUndefined();
  const kept = await tests.call(shop, 'GET', `transactions/${sale.id}`);
  expect(kept.body.payload.transaction.bill_detail).toEqual(sale.bill_detail);
  // Statistics count a line with its options.
  expect(await sql('select sum(amount)::int as amount, sum(qty)::int as qty from daily_products')).toEqual([
    { amount: 34_500, qty: 4 },
  ]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('a sale stays what it was when its options get other prices or are gone, and a void takes all of it back', async () => {
  const { body: answer } = await sell(80, [{ options: ['L', 'double'] }], { member_id: shop.memberId });
  const sale = answer.payload.transaction;
  await sql("update products set option_group_ids = '{}'");
  await sql("update product_categories set option_group_ids = '{}'");
  await sql('delete from option_groups');
  const kept = (await tests.call(shop, 'GET', `transactions/${sale.id}`)).body.payload.transaction;
  expect(kept.bill_detail).toEqual(sale.bill_detail);
  expect(await sql('select total_revenue::int as ltv from members')).toEqual([{ ltv: 8000 }]);
  const voided = await tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale));
  expect(voided.status).toBe(200);
  expect(await sql('select total_revenue::int as ltv, points from members')).toEqual([{ ltv: 0, points: 40 }]);
  expect(await sql('select coalesce(sum(amount), 0)::int as amount from daily_products')).toEqual([{ amount: 0 }]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('a till that says nothing of options sells as before there were some', async () => {
  const { body: answer } = await sell(45, [{}]);
  const [line] = answer.payload.transaction.bill_detail;
  expect(line).toMatchObject({ charge_amount: 45, paid_amount: 45 });
  expect([line.options, line.note]).toEqual([undefined, undefined]);
  const sold = await tests.sell(shop, { coffee: 1, tea: 1 });
  expect(sold).toMatchObject({ transaction_no: expect.any(String) });
});

const TOO_LONG = 'x'.repeat(201);
test.each([
  ['none of a group that needs one', [{ options: [] }], 400, 'VALIDATION', 'Choose at least 1 of Size for coffee.'],
  ['two where one may be', [{ options: ['S', 'L'] }], 400, 'VALIDATION', 'Choose at most 1 of Size for coffee.'],
  [
    'an option twice',
    [{ options: ['S', 'oat', 'oat'] }],
    422,
    'NOT_FOUND',
    'The option oat is not on the menu of coffee.',
  ],
  [
    'an option of another product',
    [{ product: 'tea', options: ['S', 'oat'] }],
    422,
    'NOT_FOUND',
    'The option is not on the menu of tea.',
  ],
  [
    'anything that is not an option',
    [{ options: ['S', 'no id'] }],
    422,
    'NOT_FOUND',
    'The option is not on the menu of coffee.',
  ],
  [
    'too many options',
    [{ options: Array.from({ length: 101 }, (_, n) => `${n}`) }],
    400,
    'VALIDATION',
    'Too big: expected array to have <=100 items',
  ],
  [
    'too long a note',
    [{ options: ['S'], note: TOO_LONG }],
    400,
    'VALIDATION',
    'Too big: expected string to have <=200 characters',
  ],
] as [string, Line[], number, string, string][])(
  '%s is refused where it stands',
  async (_rule, lines, status, code, message) => {
    const { body: answer } = await sell(45, lines);
    expect(answer).toMatchObject({ status, code });
    expect(answer.message).toMatchObject([{ path: expect.stringMatching(/^lines\.0\.(option_ids|note)$/), message }]);
    expect(await sql('select count(*)::int as n from transactions')).toEqual([{ n: 0 }]);
  },
);

test('an option that left the menu while it was in a basket is refused by its name; the same bill without it is sold', async () => {
  await sql(`update option_groups set options = jsonb_set(options, '{2,is_active}', 'false') where name = 'Shots'`);
  const lines = [{ options: ['S'] }, { options: ['S', 'oat'] }];
  const { body: answer } = await sell(115.5, lines);
  expect(answer).toMatchObject({
    code: 'NOT_FOUND',
    message: [{ path: 'lines.1.option_ids', message: 'The option oat is not on the menu of coffee.' }],
    details: {
      refusals: [{ params: { reason: 'OPTION_NOT_OFFERED', option: 'oat', product: 'coffee', position: 2 } }],
    },
  });
  expect((await sell(90, [{ options: ['S'] }, { options: ['S'] }])).status).toBe(200);
  await sql(`update option_groups set status = 'Inactive' where name = 'Size'`);
  expect((await sell(45, [{ options: ['S'] }])).body.code).toBe('NOT_FOUND');
  expect((await sell(45, [{ options: [] }])).status).toBe(200);
});

test('an option whose price changed is a bill that the customer was not shown', async () => {
  await sql(`update option_groups set options = jsonb_set(options, '{1,satang}', '2000') where name = 'Size'`);
  const { body: answer } = await sell(60, [{ options: ['L'] }]);
  expect(answer).toMatchObject({
    status: 422,
    code: 'PAYMENT_MISMATCH',
    details: { expected: '65.00', actual: '60.00' },
  });
  expect((await sell(65, [{ options: ['L'] }])).status).toBe(200);
});

test('the same sale with other options under one key is another sale', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const send = (options: string[], due: number) =>
    tests.call(shop, 'POST', 'payment/sale', body(due, [{ options }]), headers);
  const first = await send(['L'], 60);
  expect((await send(['L'], 60)).body.payload.id).toBe(first.body.payload.id);
  expect((await send(['S'], 45)).body.code).toBe('IDEMPOTENCY_CONFLICT');
});

test('300 lines with options and notes are one sale', async () => {
  const lines = Array.from(
    { length: 300 },
    (_, n): Line => ({ options: ['L', 'less', 'double', 'oat'], note: `for ${n}` }),
  );
  const due = (300 * (4500 + 1500 + 2000 + 2550)) / 100;
  const { status, body: answer } = await sell(due, lines);
  expect(status).toBe(200);
  expect(answer.payload.transaction).toMatchObject({ total_revenue: due, total_qty: 300 });
  expect(answer.payload.transaction.bill_detail.at(-1)).toMatchObject({ note: 'for 299', charge_amount: 105.5 });
  expect(await tests.faults(shop)).toEqual([]);
});
