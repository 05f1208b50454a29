import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  exchangeBody,
  type ReversalTests,
  returnBody,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import { PRICES, paymentBody, saleBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

/** Opens a shop in which a tea costs 120.50. */
async function openShop(rounding = 'DOWN_100'): Promise<TestShop> {
  const shop = await tests.openShop();
  await tests.rows(shop, 'update merchant_settings set cash_rounding = $1', [rounding]);
  const rights = JSON.stringify([
    { object_code: PAGE.shift, action_codes: ['Read', 'Write'] },
    { object_code: PAGE.outputTax, action_codes: ['Read'] },
  ]);
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [rights]);
  return shop;
}

const cash = (amount: number, received?: number) => ({
  type: 'Cash' as const,
  amount,
  ...(received !== undefined && { received_amount: received }),
});

async function sell(shop: TestShop, channels: object[], bill = { tea: 1 }) {
  const { status, body } = await tests.call(shop, 'POST', 'payment/sale', { ...saleBody(shop, bill), channels });
  return status === 200 ? body.payload.transaction : body;
}

const drawer = async (shop: TestShop) =>
  (
    await tests.rows<{ cash: number; rounding: number }>(
      shop,
      `select coalesce(sum(sign * (select sum(amount) from transaction_channels c where c.transaction_id = t.id and type = 'Cash')), 0)::int as cash,
        coalesce(sum(sign * cash_rounding), 0)::int as rounding
      from (select id, cash_rounding, 1 as sign from transactions union all
        select id, cash_rounding, -1 from transactions where status = 'Void') t`,
    )
  )[0];

test('issue 36 a bill in cash takes the rounded amount: the price, its points and its figures stay, the difference stands beside it', async () => {
  const shop = await openShop();
  const sale = await sell(shop, [cash(120, 500)]);
  expect(sale).toMatchObject({
    ...{ total_revenue: PRICES.tea, total_discount: 0, cash_rounding: -0.5 },
    payment_channels: [{ type: 'Cash', amount: 120, received_amount: 500 }],
  });
  const { body } = await tests.call(shop, 'GET', `transactions/${sale.id}?addon=net_rounding,paid.cash`);
  expect(body.payload.transaction).toMatchObject({ cash_rounding: -0.5, net_rounding: -0.5, paid: { cash: 120 } });
  const [day] = await tests.rows(
    shop,
    'select sum(revenue)::int as revenue, sum(cash_rounding)::int as rounding from daily_sales',
  );
  expect(day).toEqual({ revenue: 12_050, rounding: -50 });
  expect(await tests.faults(shop)).toEqual([]);
});

test('what tenders add up to decides: the due to the satang, or rounded where cash pays all that is left; all else is refused', async () => {
  const shop = await openShop();
  const transfer = (amount: number) => ({ type: 'Other', amount });
  expect(await sell(shop, [cash(120.5)])).toMatchObject({ cash_rounding: 0 });
  expect(await sell(shop, [transfer(70.25), cash(50)])).toMatchObject({ cash_rounding: -0.25 });
  for (const channels of [[cash(121)], [cash(119)], [transfer(120)], [transfer(70), cash(50.25)], [cash(0)]]) {
    const refused = await sell(shop, channels);
    expect(refused, JSON.stringify(channels)).toMatchObject({ status: 422, code: 'PAYMENT_MISMATCH' });
    expect(refused.details).toMatchObject({ field: 'channels', expected: '120.50' });
  }
  // The documented call sends a bill with all its figures: exact, or rounded as the shop does.
  const documented = paymentBody(shop, { tea: 1 });
  const pay = (amount: number) =>
    tests.call(shop, 'POST', 'payment/transaction', {
      ...documented,
      payment: { ...documented.payment, payment_channels: [{ type: 'Cash', amount }] },
    });
  expect((await pay(120.5)).body.payload.transaction).toMatchObject({ cash_rounding: 0 });
  expect((await pay(120)).body.payload.transaction).toMatchObject({ cash_rounding: -0.5 });
  expect((await pay(121)).body).toMatchObject({ status: 422, code: 'PAYMENT_MISMATCH' });
  expect((await pay(121)).body).toMatchObject({
    message: 'payment.payment_channels is 121, but the rules give 120.5, or 120 with cash rounded.',
    details: { expected: 120.5, rounded: 120 },
  });
  for (const [channels, message] of [
    [
      [transfer(70), cash(50.25)],
      'The sum of the tenders is 120.25, but the rules give 120.50, or with cash rounded 120.00.',
    ],
    [[transfer(120)], 'The sum of the tenders is 120.00, but the rules give 120.50.'],
  ] as const)
    expect((await sell(shop, [...channels])).message).toEqual([{ path: 'channels', message }]);
  const none = await openShop('NONE');
  expect(await sell(none, [cash(120)])).toMatchObject({ code: 'PAYMENT_MISMATCH' });
  expect(await tests.faults(shop)).toEqual([]);
});

test('a void gives back what was taken, also once the shop rounds otherwise; sale and void are nothing in the drawer', async () => {
  const shop = await openShop();
  const sale = await sell(shop, [cash(120)]);
  await tests.rows(shop, "update merchant_settings set cash_rounding = 'NONE'");
  const { body } = await tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale));
  expect(body.payload.transaction).toMatchObject({ status: 'Void' });
  expect(await drawer(shop)).toEqual({ cash: 0, rounding: 0 });
  expect(await tests.faults(shop)).toEqual([]);
});

test('a sale that comes back piece by piece takes as much cash as it brought, and its preview says what goes back', async () => {
  const shop = await openShop('NEAREST_100');
  let sale = await sell(shop, [cash(362)], { tea: 3 });
  expect(sale).toMatchObject({ cash_rounding: 0.5 });
  for (const [back, rounding] of [
    [-121, -0.5],
    [-120, 0.5],
    [-121, -0.5],
  ] as const) {
    const preview = await tests.call(shop, 'POST', 'payment/return/preview', {
      transaction_no: sale.transaction_no,
      lines: [{ position: 0, qty: 1 }],
    });
    expect(preview.body.payload).toMatchObject({
      ...{ amount: -120.5, cash_rounding: rounding },
      tenders: [{ type: 'Cash', amount: back }],
    });
    const { body } = await tests.call(shop, 'POST', 'payment/return', returnBody(shop, sale, [[0, 1]], -120.5));
    const { transaction } = body.payload;
    expect(transaction).toMatchObject({ total_revenue: -120.5, cash_rounding: rounding });
    sale = body.payload.sale;
  }
  const read = await tests.call(shop, 'GET', `transactions/${sale.id}?addon=returns`);
  expect(
    read.body.payload.transaction.returns.map((back: Record<string, number>) => [back.amount, back.cash_rounding]),
  ).toEqual([-0.5, 0.5, -0.5].map((rounding) => [-120.5, rounding]));
  expect(await drawer(shop)).toEqual({ cash: 0, rounding: 0 });
  expect(await tests.faults(shop)).toEqual([]);
});

test('a card that goes back in cash is rounded, and an exchange rounds its difference alone', async () => {
  const shop = await openShop();
  const byCard = await sell(shop, [{ type: 'Other', amount: 120.5 }]);
  const back = returnBody(shop, byCard, [[0, 1]], -120.5, { in_cash: true });
  const { body } = await tests.call(shop, 'POST', 'payment/return', back);
  expect(body.payload.transaction.payment_channels).toContainEqual(
    expect.objectContaining({ type: 'Cash', amount: -120 }),
  );
  expect(body.payload.transaction.cash_rounding).toBe(0.5);

  const coffee = await sell(shop, [cash(45)], { coffee: 1 } as never);
  const dearer = exchangeBody(shop, coffee, [[0, 1]], 45, { tea: 1 });
  const paid = await tests.call(shop, 'POST', 'payment/exchange', {
    ...dearer,
    sale: { ...dearer.sale, channels: [cash(75)] },
  });
  expect(paid.body.payload.transaction).toMatchObject({ total_revenue: PRICES.tea, cash_rounding: -0.5 });
  expect(paid.body.payload.returned).toMatchObject({ total_revenue: -45, cash_rounding: 0 });

  const tea = await sell(shop, [cash(120)]);
  const cheaper = exchangeBody(shop, tea, [[0, 1]], 120.5, { coffee: 1 });
  const handed = await tests.call(shop, 'POST', 'payment/exchange', {
    ...cheaper,
    sale: { ...cheaper.sale, channels: [] },
  });
  // The shop keeps 45 of the 120 that it had.
  expect(handed.body.payload.returned.payment_channels).toContainEqual(
    expect.objectContaining({ type: 'Cash', amount: -75 }),
  );
  expect(handed.body.payload.returned).toMatchObject({ total_revenue: -120.5, cash_rounding: 0.5 });
  expect(await tests.faults(shop)).toEqual([]);
});

test('less than a coin is sold for 0.00 in cash, also as the difference of an exchange', async () => {
  const shop = await openShop();
  await tests.rows(shop, "update products set retail_price = 50 where name = 'tea'");
  const bill = { ...saleBody(shop, { tea: 1 }), expected_amount_due: 0.5, channels: [cash(0)] };
  const { body } = await tests.call(shop, 'POST', 'payment/sale', bill);
  expect(body.payload.transaction).toMatchObject({ total_revenue: 0.5, cash_rounding: -0.5 });
  const coffee = await sell(shop, [cash(45)], { coffee: 1 } as never);
  await tests.rows(shop, "update products set retail_price = 4550 where name = 'tea'");
  const exchange = exchangeBody(shop, coffee, [[0, 1]], 45, { tea: 1 });
  const { body: answer } = await tests.call(shop, 'POST', 'payment/exchange', {
    ...exchange,
    sale: { ...exchange.sale, expected_amount_due: 45.5, channels: [] },
  });
  expect(answer.payload.transaction).toMatchObject({ total_revenue: 45.5, cash_rounding: -0.5 });
  expect(await tests.faults(shop)).toEqual([]);
});

test('a shift expects the cash that was taken, its report and the journal say what was rounded', async () => {
  const shop = await openShop();
  const [till] = await tests.rows<{ id: string }>(
    shop,
    "insert into tills (branch_id, code, name) values ($1, 'T1', 'Counter') returning id",
    [shop.branchId],
  );
  const at = { till_id: till?.id ?? null };
  const { body: opened } = await tests.call(shop, 'POST', `tills/${till?.id}/shift`, { cash: 100 });
  const bills = [
    { ...saleBody(shop, { tea: 1 }), ...at, channels: [cash(120, 150)] },
    { ...saleBody(shop, { tea: 3 }), ...at, channels: [cash(361)] },
  ];
  const sold = [];
  for (const bill of bills) sold.push((await tests.call(shop, 'POST', 'payment/sale', bill)).body.payload.transaction);
  await tests.call(shop, 'POST', 'payment/void', { ...voidBody(shop, sold[0]), ...at });
  const { body: closed } = await tests.call(shop, 'POST', `shifts/${opened.payload.id}/close`, { cash: 461 });
  expect(closed.payload).toMatchObject({ difference: 0, report: { expected_cash: 461, cash_rounding: -0.5 } });
  const { body } = await tests.call(shop, 'GET', 'sales-journal');
  expect(body.payload.sales_journal).toMatchObject([{ total: 361.5, cash: 361, cash_rounding: -0.5 }]);
});

test('issue 36 0.00 in cash pays what a card leaves where that is less than a coin, comes back as that, and is no tender beside all', async () => {
  const shop = await openShop();
  const byCard = (amount: number) => ({ type: 'Credit-Debit', amount });
  const sale = await sell(shop, [byCard(120), cash(0)]);
  expect(sale).toMatchObject({ total_revenue: PRICES.tea, cash_rounding: -0.5 });
  expect(await sell(shop, [byCard(120.5), cash(0)])).toMatchObject({
    code: 'PAYMENT_MISMATCH',
    message: [{ message: 'A tender of 0.00 in cash stands beside others that pay all of the bill.' }],
  });
  expect(await sell(shop, [byCard(120.5), byCard(0)])).toMatchObject({ code: 'VALIDATION' });
  expect(await tests.faults(shop)).toEqual([]);
  const { body } = await tests.call(shop, 'POST', 'payment/return', returnBody(shop, sale, [[0, 1]], -120.5));
  expect(body.payload.transaction).toMatchObject({ total_revenue: -120.5, cash_rounding: 0.5 });
  expect(await drawer(shop)).toEqual({ cash: 0, rounding: 0 });

  const tea = await sell(shop, [cash(120)]);
  const dearer = exchangeBody(shop, tea, [[0, 1]], 120.5, { tea: 2 });
  const paid = await tests.call(shop, 'POST', 'payment/exchange', {
    ...dearer,
    sale: { ...dearer.sale, channels: [byCard(120), cash(0)] },
  });
  expect(paid.body.payload.transaction).toMatchObject({ cash_rounding: -0.5 });
  const alone = await tests.call(shop, 'POST', 'payment/exchange', {
    ...dearer,
    sale: { ...dearer.sale, channels: [cash(0)] },
  });
  expect(alone.body).toMatchObject({ code: 'VALIDATION' });
  expect(await tests.faults(shop)).toEqual([]);
});
