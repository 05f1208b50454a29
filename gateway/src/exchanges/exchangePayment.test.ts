import { randomUUID } from 'node:crypto';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { salesQuery } from '@taem/domain/transactions/salesQuery.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figuresOf, MEMBER } from '../testing/shopFigures.ts';
import {
  exchangeBody,
  type ReversalTests,
  returnBody,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import { PRICES, saleBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const send = (shop: TestShop, body: object, headers = {}) =>
  tests.call(shop, 'POST', 'payment/exchange', body, headers);

const tenders = (shop: TestShop) =>
  tests.rows<{ type: string; amount: number }>(
    shop,
    `select type, sum(amount)::int as amount from daily_channels group by type order by type`,
  );

test('issue 34 a coffee for a tea: two documents that name each other, the difference is paid once, the sale stays', async () => {
  const shop = await tests.openShop(20);
  const sale = await tests.sell(shop, { coffee: 2, memberId: shop.memberId });
  const [before] = await tests.rows<Record<string, number>>(shop, MEMBER);
  const bill = { tea: 1, memberId: shop.memberId };
  const { status, body } = await send(shop, exchangeBody(shop, sale, [[0, 1]], 45, bill));
  expect(status, JSON.stringify(body)).toBe(200);
  const { transaction, returned, available_points } = body.payload;
  expect(transaction).toMatchObject({
    type: 'Payment',
    total_revenue: PRICES.tea,
    payment_channels: [
      { type: 'Exchange', amount: 45 },
      { type: 'Cash', amount: 75.5 },
    ],
  });
  expect(returned).toMatchObject({
    type: 'Return',
    total_revenue: -45,
    payment_channels: [{ type: 'Exchange', amount: -45 }],
  });
  expect(returned.business_date).toBe(transaction.business_date);
  expect(body.payload.sale).toMatchObject({ id: sale.id, total_revenue: 90, __v: 1 });
  const [after] = await tests.rows<Record<string, number>>(shop, MEMBER);
  expect(after).toMatchObject({
    points: available_points,
    total_payment: (before?.total_payment ?? 0) + 7_550,
    total_transaction: 2,
    total_qty: 2,
  });
  expect(await tenders(shop)).toEqual([
    { type: 'Cash', amount: 16_550 },
    { type: 'Exchange', amount: 0 },
  ]);
  for (const [document, other] of [
    [transaction, returned],
    [returned, transaction],
  ]) {
    const read = await tests.call(shop, 'GET', `transactions/${document.id}?addon=exchange`);
    expect(read.body.payload.transaction.exchange).toEqual({
      ...{ id: other.id, transaction_no: other.transaction_no, handed_back: [] },
    });
  }
  expect(await tests.faults(shop)).toEqual([]);
});

test('a piece for the same piece moves no figure but the counts', async () => {
  const shop = await tests.openShop(200);
  const sale = await tests.sell(shop, { coffee: 1, tea: 2, memberId: shop.memberId });
  const before = (await figuresOf(tests, shop)) as Record<string, Record<string, unknown>[]>;
  const bill = { tea: 1, memberId: shop.memberId };
  const { status, body } = await send(shop, exchangeBody(shop, sale, [[1, 1]], PRICES.tea, bill));
  expect(status, JSON.stringify(body)).toBe(200);
  const after = (await figuresOf(tests, shop)) as typeof before;
  const COUNTS = new Set(['transactions', 'uses', 'total_transaction', 'last_transaction_time']);
  const figures = (all: typeof before) =>
    Object.values(all).flatMap((rows) =>
      rows
        .filter(({ type }) => type !== 'Exchange')
        .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !COUNTS.has(name)))),
    );
  expect(figures(after)).toEqual(figures(before));
  expect(after.channels?.find(({ type }) => type === 'Exchange')).toMatchObject({ amount: 0, transactions: 1 });
  expect(await tests.faults(shop)).toEqual([]);
});

test('where the goods are worth less, the rest goes back by the tenders of the sale; the last piece ends it', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 1 });
  const { status, body } = await send(shop, exchangeBody(shop, sale, [[0, 1]], PRICES.tea, { coffee: 1 }));
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.payload.returned.payment_channels).toMatchObject([
    { type: 'Exchange', amount: -45 },
    { type: 'Cash', amount: -75.5 },
  ]);
  for (const { id } of [body.payload.transaction, body.payload.returned]) {
    const read = await tests.call(shop, 'GET', `transactions/${id}?addon=exchange`);
    expect(read.body.payload.transaction.exchange.handed_back).toEqual([{ type: 'Cash', amount: -75.5 }]);
  }
  expect(await tenders(shop)).toEqual([
    { type: 'Cash', amount: 4_500 },
    { type: 'Exchange', amount: 0 },
  ]);
  // The exchanged goods are refunded in cash, as no other tender paid for them; then nothing is left of either sale.
  const { transaction } = body.payload;
  const back = await tests.call(shop, 'POST', 'payment/return', returnBody(shop, transaction, [[0, 1]], -45));
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  expect(back.body.payload.transaction.payment_channels).toMatchObject([{ type: 'Exchange', amount: 0 }, CASH_BACK]);
  expect(await tenders(shop)).toEqual([
    { type: 'Cash', amount: 0 },
    { type: 'Exchange', amount: 0 },
  ]);
  await tests.rows(shop, 'select fold_rollups(realm_id, 100000) from merchant_settings');
  expect(await tests.faults(shop)).toEqual([]);
  await tests.rows(shop, 'select rebuild_rollups(realm_id) from merchant_settings');
  expect(await tests.faults(shop)).toEqual([]);
});

test('where the return comes to an amount to be paid, it is paid with the new goods, which come back for their price', async () => {
  const shop = await tests.openShop();
  const [gum] = await tests.rows<{ id: string }>(
    shop,
    "insert into products (code, name, retail_price, category_id) select 'gum', 'gum', 500, id from product_categories returning id",
  );
  await tests.rows(shop, 'update offers set authorize_pin = null');
  const { lines, ...bill } = saleBody(shop, { tea: 2 });
  const discounted = {
    ...{ ...bill, lines: [...lines, { product_id: gum?.id, quantity: 1 }], expected_amount_due: 236 },
    ...{ discount: { offer_id: shop.lockedDiscountId }, channels: [{ type: 'Cash', amount: 236 }] },
  };
  const { body: sold } = await tests.call(shop, 'POST', 'payment/sale', discounted);
  // The discount of 10 baht needs three pieces: without the gum for 5 baht, there are two.
  const body = exchangeBody(shop, sold.payload.transaction, [[1, 1]], -5, { coffee: 1 });
  const exchanged = await send(shop, body);
  expect(exchanged.status, JSON.stringify(exchanged.body)).toBe(200);
  const { transaction, returned } = exchanged.body.payload;
  expect(transaction.payment_channels).toMatchObject([
    { type: 'Exchange', amount: -5 },
    { type: 'Cash', amount: 50 },
  ]);
  expect(returned.payment_channels).toMatchObject([{ type: 'Exchange', amount: 5 }]);
  const back = await tests.call(shop, 'POST', 'payment/return', returnBody(shop, transaction, [[0, 1]], -45));
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  expect(await tenders(shop)).toEqual([
    { type: 'Cash', amount: 24_100 },
    { type: 'Exchange', amount: 0 },
  ]);
  expect(await tests.faults(shop)).toEqual([]);
});

const CASH_BACK = { type: 'Cash', amount: -45 };

test('the new goods are priced for the member as she is after the return: points that went cannot be spent', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 4, memberId: shop.memberId });
  const spend = (pointsAsCash: number) =>
    exchangeBody(shop, sale, [[0, 4]], 482, { coffee: 1, memberId: shop.memberId, pointsAsCash });
  expect(await send(shop, spend(1))).toMatchObject({ status: 422, body: { code: 'INSUFFICIENT_POINTS' } });
  const { status, body } = await send(shop, spend(0));
  expect([status, body.payload?.available_points], JSON.stringify(body)).toEqual([200, 0]);
  expect(await tests.rows(shop, MEMBER)).toMatchObject([{ points: 0, total_transaction: 1, total_revenue: 4_500 }]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('a piece that was free comes back for nothing, also for one that is free: the tender of the goods is 0', async () => {
  const shop = await tests.openShop();
  await tests.rows(
    shop,
    `insert into offers (name, conditions, items, goods)
      select 'Second free', '[]', jsonb_build_array(jsonb_build_object('coupon_id', k.id, 'value', 100)),
        jsonb_build_object('product_ids', jsonb_agg(p.id), 'category_ids', '[]'::jsonb, 'group_of', 2, 'benefits', 1)
      from coupons k, products p where k.name = 'percent' group by k.id`,
  );
  const [free] = await tests.rows<{ id: string }>(shop, "select id from offers where name = 'Second free'");
  const [gift] = await tests.rows<{ id: string }>(
    shop,
    "insert into products (code, name, retail_price, category_id) select 'gift', 'gift', 0, id from product_categories returning id",
  );
  const { body: sold } = await tests.call(shop, 'POST', 'payment/sale', {
    ...saleBody(shop, { tea: 1, coffee: 1 }),
    ...{ discount: { offer_id: free?.id }, channels: [{ type: 'Cash', amount: PRICES.tea }] },
    expected_amount_due: PRICES.tea,
  });
  expect(sold.payload, JSON.stringify(sold)).toBeTruthy();
  const sale = sold.payload.transaction;
  const plain = exchangeBody(shop, sale, [[0, 1]], 0, { coffee: 1 });
  const lines = [{ product_id: gift?.id, quantity: 1 }];
  const none = await send(shop, { ...plain, sale: { ...plain.sale, lines, channels: [], expected_amount_due: 0 } });
  expect(none.status, JSON.stringify(none.body)).toBe(200);
  expect(none.body.payload.transaction.payment_channels).toMatchObject([{ type: 'Exchange', amount: 0 }]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('an exchange of what an exchange sold is one like any other', async () => {
  const shop = await tests.openShop(50);
  const memberId = shop.memberId;
  const sale = await tests.sell(shop, { coffee: 1, memberId });
  const first = await send(shop, exchangeBody(shop, sale, [[0, 1]], 45, { tea: 1, memberId }));
  const again = exchangeBody(shop, first.body.payload.transaction, [[0, 1]], PRICES.tea, { coffee: 2, memberId });
  const { status, body } = await send(shop, again);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await tenders(shop)).toEqual([
    { type: 'Cash', amount: 9_000 },
    { type: 'Exchange', amount: 0 },
  ]);
  expect(await tests.faults(shop)).toEqual([]);
});

describe('an exchange is refused, and nothing of it is written', () => {
  const cash = (amount: number) => [{ type: 'Cash', amount }];
  test.each<[string, object, object, number, string]>([
    ['with a wrong code', { authorize_pin: '9999' }, {}, 422, 'WRONG_AUTHORIZE_CODE'],
    ['of more than is left', { lines: [{ position: 0, qty: 3 }] }, {}, 400, 'VALIDATION'],
    ['of no pieces', { lines: [], amount: 0 }, {}, 400, 'VALIDATION'],
    ['of another amount than comes back', { amount: -44 }, {}, 422, 'PAYMENT_MISMATCH'],
    ['of an earlier version', { __v: 7 }, {}, 409, '123'],
    ['of an unknown sale', { transaction_no: 'A01-1' }, {}, 404, 'NOT_FOUND'],
    ['of another member', { member_id: randomUUID() }, {}, 400, 'VALIDATION'],
    ['with tenders of the whole price', {}, { channels: cash(120.5) }, 422, 'PAYMENT_MISMATCH'],
    ['with tenders of too little', {}, { channels: cash(75) }, 422, 'PAYMENT_MISMATCH'],
    ['with a tender of nothing', {}, { channels: [...cash(75.5), ...cash(0)] }, 400, 'VALIDATION'],
    [
      'with a tender that says it is the goods',
      {},
      { channels: [{ type: 'Exchange', amount: 75.5 }] },
      400,
      'VALIDATION',
    ],
    ['with another price than the rules give', {}, { expected_amount_due: 100 }, 422, 'PAYMENT_MISMATCH'],
    ['with nothing taken', {}, { lines: [] }, 400, 'VALIDATION'],
    ['dated on another day', {}, { create_local_time: '2026-01-01 10:00:00' }, 400, 'VALIDATION'],
  ])('%s', async (_title, back, sold, status, code) => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 2 });
    const body = exchangeBody(shop, sale, [[0, 1]], 45, { tea: 1 }, back);
    const answer = await send(shop, { ...body, sale: { ...body.sale, ...sold } });
    expect([answer.status, answer.body.code], JSON.stringify(answer.body)).toEqual([status, code]);
    expect(await tests.rows(shop, 'select version from transactions')).toEqual([{ version: 0 }]);
  });

  test('in another branch, and of a product that is not sold any more', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 2 });
    const body = exchangeBody(shop, sale, [[0, 1]], 45, { tea: 1 });
    const elsewhere = await send(shop, { ...body, sale: { ...body.sale, branch_id: shop.otherBranchId } });
    expect(elsewhere).toMatchObject({ status: 400, body: { message: [{ path: 'sale.branch_id' }] } });
    const [line] = body.sale.lines;
    const retired = { ...body.sale, lines: [{ ...line, product_id: shop.products.retired }] };
    const gone = await send(shop, { ...body, sale: retired });
    expect(gone.body).toMatchObject({ message: [{ path: 'sale.lines.0.product_id' }] });
    expect(await tests.rows(shop, 'select version from transactions')).toEqual([{ version: 0 }]);
  });

  test.each([
    ['to return', PAGE.saleReturn],
    ['to sell', PAGE.payment],
  ])('PERM-11 without the right %s', async (_title, right) => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 2 });
    const [role] = await tests.rows<{ authorizes: { object_code: string }[] }>(
      shop,
      'select authorizes from merchant_roles',
    );
    const left = role?.authorizes.filter(({ object_code }) => object_code !== right);
    expect(left).toHaveLength((role?.authorizes.length ?? 0) - 1);
    await tests.rows(shop, 'update merchant_roles set authorizes = $1', [JSON.stringify(left)]);
    const answer = await send(shop, exchangeBody(shop, sale, [[0, 1]], 45, { tea: 1 }));
    expect(answer).toMatchObject({ status: 400, body: { code: 'PERMISSION' } });
  });

  test('and its sale is not voided, as what paid for it would be lost: it is returned', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 1 });
    const { body } = await send(shop, exchangeBody(shop, sale, [[0, 1]], 45, { tea: 1 }));
    const { transaction, returned } = body.payload;
    expect(await tests.call(shop, 'POST', 'payment/void', voidBody(shop, transaction))).toMatchObject({
      status: 422,
      body: { code: 'IS_EXCHANGE' },
    });
    expect(await tests.call(shop, 'POST', 'payment/void', voidBody(shop, returned))).toMatchObject({
      body: { code: 'IS_RETURN' },
    });
    expect(await tests.faults(shop)).toEqual([]);
  });
});

test('the same exchange sent ten times at once is one exchange with one answer, which its key finds as a payment too', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 2, memberId: shop.memberId });
  const key = randomUUID();
  const body = exchangeBody(shop, sale, [[0, 1]], PRICES.tea, { coffee: 3, memberId: shop.memberId });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(shop, body, { 'idempotency-key': key })));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.status, JSON.stringify(answers[0]?.body)).toBe(200);
  const found = await tests.call(shop, 'GET', `payment/transaction?idempotency_key=${key}`);
  expect(found.body.payload).toMatchObject({ id: answers[0]?.body.payload.transaction.id });
  const other = { ...body, return: { ...body.return, lines: [{ position: 0, qty: 2 }], amount: -241 } };
  expect(await send(shop, other, { 'idempotency-key': key })).toMatchObject({
    status: 409,
    body: { code: 'IDEMPOTENCY_CONFLICT' },
  });
  expect(await tests.rows(shop, 'select count(*)::int as n from transactions')).toEqual([{ n: 3 }]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('exchanges, a return and a void of one sale at once: exactly one of them is done', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 1, memberId: shop.memberId });
  const body = exchangeBody(shop, sale, [[0, 1]], PRICES.tea, { coffee: 3, memberId: shop.memberId });
  const answers = await Promise.all([
    send(shop, body),
    send(shop, body),
    tests.call(shop, 'POST', 'payment/return', returnBody(shop, sale, [[0, 1]], -PRICES.tea)),
    tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale)),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await tests.faults(shop)).toEqual([]);
});

test('exchanges and sales of one member and one shelf at once leave the books right', async () => {
  const shop = await tests.openShop(500);
  const memberId = shop.memberId;
  const tea = await tests.sell(shop, { tea: 1, memberId });
  const sold = await Promise.all(Array.from({ length: 4 }, () => tests.sell(shop, { coffee: 1, memberId })));
  const outcomes = await Promise.all([
    send(shop, exchangeBody(shop, tea, [[0, 1]], PRICES.tea, { coffee: 1, memberId })),
    ...sold.map((sale) => send(shop, exchangeBody(shop, sale, [[0, 1]], 45, { tea: 1, memberId }))),
    ...sold.map(() => tests.sell(shop, { coffee: 1, memberId }).then(() => ({ status: 200, body: null }))),
  ]);
  expect(outcomes.map(({ status, body }) => (status === 200 ? 200 : body))).toEqual(outcomes.map(() => 200));
  expect(await tests.faults(shop)).toEqual([]);
});

test('sales are found by the goods that paid: the sale and the return of an exchange, and no other', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { coffee: 2 });
  const { body } = await send(shop, exchangeBody(shop, sale, [[0, 1]], 45, { tea: 1 }));
  const found = async (criteria: Parameters<typeof salesQuery>[0]) => {
    const query = new URLSearchParams({ filter: JSON.stringify(salesQuery(criteria)), limit: '10' });
    const answer = await tests.call(shop, 'GET', `transactions?${query}`);
    return answer.body.payload.transactions.result.map(({ id }: { id: string }) => id).sort();
  };
  const { transaction, returned } = body.payload;
  expect(await found({ paymentMethod: 'Exchange' })).toEqual([transaction.id, returned.id].sort());
  expect(await found({ paymentMethod: 'Exchange', isReturn: false })).toEqual([transaction.id]);
  expect(await found({ paymentMethod: 'Cash' })).toEqual([sale.id, transaction.id].sort());
});

test('the difference by a transfer takes its slip, as a picture too, and a slip that paid already pays no exchange', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { coffee: 2 });
  const slipOf = (reference: string) => ({ sending_bank: '014', reference });
  const used = { type: 'Transfer', amount: 45, slip: slipOf('USED1') };
  const paid = await tests.call(shop, 'POST', 'payment/sale', { ...saleBody(shop), channels: [used] });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  const body = exchangeBody(shop, sale, [[0, 1]], 45, { tea: 1 });
  const withSlip = (reference: string) => ({
    ...body,
    sale: { ...body.sale, channels: [{ type: 'Transfer', amount: 75.5, slip: slipOf(reference) }] },
  });
  expect(await send(shop, withSlip('USED1'))).toMatchObject({
    status: 409,
    body: { code: 'SLIP_USED', details: { transaction_no: paid.body.payload.transaction.transaction_no } },
  });
  const kept: string[] = [];
  const put = tests.context.files.put.bind(tests.context.files);
  tests.context.files.put = async (...file) => {
    kept.push(file[0]);
    await put(...file);
  };
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const post = async (reference: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(withSlip(reference))) form.set(name, JSON.stringify(value));
    form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'slip.png');
    const headers = { authorization: await tests.authorize(shop) };
    return tests.app.inject({ method: 'POST', url: '/v3.0/payment/exchange', headers, payload: form });
  };
  expect((await post('USED1')).json()).toMatchObject({ code: 'SLIP_USED' });
  expect([kept, await tests.rows(shop, 'select max(version) as version from transactions')]).toEqual([
    [],
    [{ version: 0 }],
  ]);
  const done = (await post('FRESH1')).json();
  tests.context.files.put = put;
  expect(done.payload?.transaction, JSON.stringify(done)).toMatchObject({
    ...{ slip_image_url: expect.stringMatching(/slips/), slips: [{ position: 1, ...slipOf('FRESH1') }] },
  });
  expect(kept.length).toBeGreaterThan(0);
  expect(await tests.faults(shop)).toEqual([]);
});
