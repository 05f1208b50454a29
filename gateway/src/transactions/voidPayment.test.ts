import { randomUUID } from 'node:crypto';
import { saleBodySchema } from '@taem/domain/till/saleBody.schema.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseClient } from '../database/pool.ts';
import { figuresOf, MEMBER } from '../testing/shopFigures.ts';
import { adjustBody, type ReversalTests, startReversalTests, voidBody } from '../testing/startReversalTests.ts';
import { saleBody, type TestShop } from '../testing/testShop.ts';
import { pay } from '../till/pay.ts';
import { tillSaleOrder } from '../till/tillSaleOrder.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const voidSale = (shop: TestShop, sale: Parameters<typeof voidBody>[1], changes = {}, headers = {}) =>
  tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale, changes), headers);

test('CALL-37 a void takes back points, lifetime figures, tier and stock, and says who, when and why', async () => {
  const shop = await tests.openShop(20);
  const before = await tests.rows(shop, MEMBER);
  const sale = await tests.sell(shop, { coffee: 2, tea: 9, memberId: shop.memberId, pointsAsCash: 10 });
  expect(await tests.rows(shop, MEMBER)).not.toEqual(before);
  const { status, body } = await voidSale(shop, sale);
  expect([status, body.payload?.available_points]).toEqual([200, 20]);
  expect(body.payload.transaction).toMatchObject({
    id: sale.id,
    status: 'Void',
    void_remark: 'wrong drink',
    void_by_id: shop.session.userId,
    __v: 1,
  });
  expect(await tests.rows(shop, MEMBER)).toEqual(before);
  expect(await tests.rows(shop, 'select qty from stock')).toEqual([{ qty: 0 }]);
  expect(await tests.rows(shop, "select points from point_entries where kind = 'void' order by id")).toEqual([
    { points: 10 },
    { points: -11 },
  ]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('CALL-42 the voided sales are listed with who, when and why', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { coffee: 1 });
  await tests.sell(shop, { coffee: 2 });
  await voidSale(shop, sale);
  const query = `filter=${encodeURIComponent('{"status":"Void"}')}&addon=void_remark,void_by_id,create_local_time,type,void_time`;
  const { body } = await tests.call(shop, 'GET', `transactions?${query}`);
  expect(body.payload.transactions).toHaveLength(1);
  expect(body.payload.transactions[0]).toMatchObject({
    id: sale.id,
    type: 'Payment',
    void_remark: 'wrong drink',
    void_by_id: shop.session.userId,
    void_time: expect.any(String),
  });
});

test.each([
  ['th-TH', 'ธนาคารมะม่วง', 'ธนาคารทุเรียน'],
  ['en-US', 'Bank of Mango', 'ธนาคารทุเรียน'],
  ['', 'ธนาคารมะม่วง', 'ธนาคารทุเรียน'],
])(
  'CU-13 with the locale "%s" the banks of a sale are %s, and %s that has no other name',
  async (locale, named, unnamed) => {
    const shop = await tests.openShop();
    const [mango, durian] = await tests.rows<{ id: string }>(
      shop,
      `insert into institutes (name, i18n) values ('ธนาคารมะม่วง', '{"en-US":{"name":"Bank of Mango"}}'), ('ธนาคารทุเรียน', '{}')
     returning id`,
    );
    const channels = [
      { type: 'Transfer', amount: 40, institute_id: mango?.id },
      { type: 'Credit-Debit', amount: 5, institute_id: durian?.id },
    ];
    const { payload } = (await tests.call(shop, 'POST', 'payment/sale', { ...saleBody(shop), channels })).body;
    // A bank was renamed and another removed: a sale keeps the names with which it was recorded.
    await tests.rows(shop, "update institutes set name = 'ธนาคารใหม่' where id = $1", [mango?.id]);
    await tests.rows(shop, 'delete from institutes where id = $1', [durian?.id]);
    const { transaction } = (await tests.call(shop, 'GET', `transactions/${payload.id}?locale=${locale}`)).body.payload;
    expect(
      transaction.payment_channels.map((tender: Record<string, unknown>) => [tender.institute_name, tender.sender]),
    ).toEqual([
      [named, { institute_id: mango?.id, institute_name: named }],
      [unnamed, undefined],
    ]);
    const preview = await tests.call(
      shop,
      'GET',
      `payment/void/preview?transaction_no=${payload.trx_no}&locale=${locale}`,
    );
    expect(preview.body.payload.tenders.map((tender: Record<string, unknown>) => tender.institute_name)).toEqual([
      named,
      unnamed,
    ]);
  },
);

test('the preview says what the void then does', async () => {
  const shop = await tests.openShop(20);
  const sale = await tests.sell(shop, { coffee: 1, tea: 9, memberId: shop.memberId, pointsAsCash: 5 });
  const path = `payment/void/preview?transaction_no=${sale.transaction_no}`;
  const { body } = await tests.call(shop, 'GET', `${path}&branch_id=${shop.branchId}`);
  expect(body.payload).toEqual({
    transaction_no: sale.transaction_no,
    __v: 0,
    refusals: [],
    tenders: [{ type: 'Cash', amount: 1124.5, institute_name: null, card_name: null }],
    stock: [{ product_id: shop.products.tea, product_name: 'tea', qty: 9 }],
    member: {
      points: { earned: 11, redeemed: 5, adjusted: 0, before: 26, after: 20 },
      lifetime_value: {
        before: { total_revenue: 1124.5, total_transaction: 1, total_qty: 10 },
        after: { total_revenue: 0, total_transaction: 0, total_qty: 0 },
      },
      tier: { before: { id: expect.any(String), name: 'Gold' }, after: { id: shop.tierId, name: 'Silver' } },
      badges_lost: [],
    },
  });
  const everywhere = await tests.call(shop, 'GET', path);
  expect(everywhere.body.payload.refusals).toMatchObject([{ code: 'BRANCH_NEEDED' }]);
});

describe('a void is refused', () => {
  test('WALL-06 when the sale is void already', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 1 });
    await voidSale(shop, sale);
    expect(await voidSale(shop, { ...sale, __v: 1 })).toMatchObject({ status: 422, body: { code: 'ALREADY_VOID' } });
  });

  test('when its points were spent since, with the number missing', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { tea: 8, memberId: shop.memberId });
    await tests.sell(shop, { coffee: 1, memberId: shop.memberId, pointsAsCash: 7 });
    const { status, body } = await voidSale(shop, sale);
    expect([status, body.code, body.details]).toEqual([422, 'INSUFFICIENT_POINTS', { missing: 7 }]);
    expect(await tests.faults(shop)).toEqual([]);
  });

  test.each([
    ['with the wrong code', { authorize_pin: '0000' }, 422, 'WRONG_AUTHORIZE_CODE', null],
    ['of another version', { __v: 7 }, 409, '123', null],
    ['PERM-13 in branch All', { branch_id: 'All' }, 400, 'VALIDATION', 'branch_id'],
    ['without a branch', { branch_id: undefined }, 400, 'VALIDATION', 'branch_id'],
    ['of an unknown number', { transaction_no: 'A01-1' }, 404, 'NOT_FOUND', null],
    ['of another member', { member_id: randomUUID() }, 400, 'VALIDATION', 'member_id'],
    ['of another realm', { realm_id: randomUUID() }, 400, 'VALIDATION', 'realm_id'],
    ['with a field that is not known', { price: 1 }, 400, 'VALIDATION', 'price'],
    ['with a code that is a number', { authorize_pin: 1111 }, 400, 'VALIDATION', 'authorize_pin'],
    ['with a remark without end', { remark: 'x'.repeat(201) }, 400, 'VALIDATION', 'remark'],
    ['without a version', { __v: undefined }, 400, 'VALIDATION', '__v'],
  ])('%s', async (_title, changes, status, code, path) => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 1 });
    const answer = await voidSale(shop, sale, changes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if (path) expect(answer.body.message[0].path).toBe(path);
    expect(await tests.rows(shop, 'select status from transactions')).toEqual([{ status: 'Complete' }]);
  });

  test('in a branch that is not the one of the sale, or not of the user', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 1 });
    const elsewhere = await voidSale(shop, sale, { branch_id: shop.otherBranchId });
    expect(elsewhere).toMatchObject({ status: 400, body: { message: [{ path: 'branch_id' }] } });
    await tests.rows(shop, 'update merchant_users set branch_ids = $1', [[shop.otherBranchId]]);
    expect(await voidSale(shop, sale)).toMatchObject({ status: 404 });
  });

  test("with another realm's number", async () => {
    const [shop, other] = [await tests.openShop(), await tests.openShop()];
    const sale = await tests.sell(other, { coffee: 1 });
    expect(await voidSale(shop, sale)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('PERM-11 without the right to write the payment history', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 1 });
    const rights = JSON.stringify(shop.session.authorizes);
    await tests.rows(shop, 'update merchant_roles set authorizes = $1', [rights]);
    const answers = [
      await voidSale(shop, sale),
      await tests.call(shop, 'POST', 'payment/adjust', adjustBody(shop, sale, 3)),
      await tests.call(shop, 'GET', `payment/void/preview?transaction_no=${sale.transaction_no}`),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { code: 'PERMISSION' } });
  });

  test('when the shop has no code, which is said', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 1 });
    await tests.rows(shop, 'update merchant_settings set authorize_code_void_hash = null');
    const refused = { status: 422, body: { code: 'AUTHORIZE_CODE_NOT_SET' } };
    // Without a code there is nothing to guess, so no one is locked out.
    for (let time = 0; time < 11; time += 1) expect(await voidSale(shop, sale)).toMatchObject(refused);
  });
});

test('codes tried in parallel are counted: after ten wrong ones even the right one waits', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { coffee: 1 });
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, guess) => voidSale(shop, sale, { authorize_pin: `9${guess}` })),
  );
  const statuses = guesses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await voidSale(shop, sale)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
});

test('the same void sent ten times at once is one void with one answer', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 1, memberId: shop.memberId });
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => voidSale(shop, sale, {}, headers)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.status).toBe(200);
  const other = await voidSale(shop, sale, { remark: 'another' }, headers);
  expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
  expect(await tests.faults(shop)).toEqual([]);
});

test('the key of a void is not the id of a parked bill, which nothing would be paid by then', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 1 });
  const [{ id }] = (await tests.rows(
    shop,
    `insert into parked_bills (id, branch_id, bill, amount_due, qty) values (new_id(), $1, '{"lines": []}', 0, 0) returning id`,
    [shop.branchId],
  )) as [{ id: string }];
  for (const key of [id, id.toUpperCase()]) {
    const refused = await voidSale(shop, sale, {}, { 'idempotency-key': key });
    expect(refused).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
  }
});

test('ten voids of one sale at once: exactly one takes it back', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 1, memberId: shop.memberId });
  const answers = await Promise.all(Array.from({ length: 4 }, () => voidSale(shop, sale)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await tests.faults(shop)).toEqual([]);
});

test('sales and voids of one member at once leave the books right', async () => {
  const shop = await tests.openShop(50);
  const bill = { coffee: 1, tea: 3, memberId: shop.memberId };
  const sold = await Promise.all(Array.from({ length: 6 }, () => tests.sell(shop, bill)));
  const outcomes = await Promise.all([
    ...sold.map((sale) => voidSale(shop, sale).then(({ status }) => status)),
    ...sold.map(() => tests.sell(shop, { tea: 1, memberId: shop.memberId }).then(() => 200)),
  ]);
  expect(outcomes).toEqual(outcomes.map(() => 200));
  expect(await tests.faults(shop)).toEqual([]);
});

test('a void and a payment that compete for the last points: one of them is refused', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 8, memberId: shop.memberId });
  const spend = tests.sell(shop, { coffee: 1, memberId: shop.memberId, pointsAsCash: 9 }).then(
    () => 200,
    () => 422,
  );
  const outcomes = await Promise.all([spend, voidSale(shop, sale).then(({ status }) => status)]);
  expect(outcomes.toSorted()).toEqual([200, 422]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('a sale, adjusted or not, and its void together change no figure', async () => {
  const shop = await tests.openShop(200);
  const bill = fc.record({
    coffee: fc.integer({ min: 1, max: 30 }),
    tea: fc.integer({ min: 0, max: 12 }),
    memberId: fc.constantFrom(undefined, shop.memberId),
    points: fc.nat(40),
    adjusted: fc.option(fc.nat(100)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(bill, { minLength: 1, maxLength: 3 }), async (bills) => {
      const before = await figuresOf(tests, shop);
      const sales = [];
      for (const { points, adjusted, ...rest } of bills) {
        const priced = await sellAs(shop, { ...rest, pointsAsCash: rest.memberId ? points : 0 });
        const sale = priced ?? (await tests.sell(shop, { coffee: 1 }));
        const change = adjusted === null || !sale.member_id ? null : adjustBody(shop, sale, adjusted);
        const answer = change && (await tests.call(shop, 'POST', 'payment/adjust', change));
        sales.push(answer?.status === 200 ? { ...sale, __v: 1 } : sale);
      }
      expect(await tests.faults(shop)).toEqual([]);
      // In the reverse order, as the points allow it.
      for (const sale of sales.toReversed()) expect((await voidSale(shop, sale)).status).toBe(200);
      expect(await figuresOf(tests, shop)).toEqual(before);
      expect(await tests.faults(shop)).toEqual([]);
    }),
    { numRuns: 12, seed: 11 },
  );
});

test('a benefit of the lifetime value is not kept where a void takes that value away before the sale is written', async () => {
  const shop = await tests.openShop();
  const earlier = await tests.sell(shop, { tea: 5, memberId: shop.memberId });
  const [offer] = await tests.rows<{ id: string }>(shop, LOYAL);
  const body = saleBodySchema.parse({
    ...saleBody(shop, { coffee: 1, memberId: shop.memberId }),
    discount: { offer_id: offer?.id },
    expected_amount_due: 35,
    channels: [{ type: 'Cash', amount: 35 }],
  });
  const { database, files } = tests.context;
  let voided = 0;
  const slow: typeof database = {
    ...database,
    withRealm: (realmId, work) =>
      database.withRealm(realmId, (client) =>
        work(
          beforeWriting(client, async () => {
            if (voided === 0) voided = (await voidSale(shop, earlier)).status;
          }),
        ),
      ),
  };
  const order = tillSaleOrder(body, null, shop.session);
  await expect(pay({ database: slow, files }, shop.session, order, null)).rejects.toMatchObject({
    code: 'CONDITION_NOT_MET',
  });
  expect(voided).toBe(200);
  expect(await tests.faults(shop)).toEqual([]);
});

/** An offer of 10 baht off for a member who has spent 500. */
const LOYAL = `
  insert into offers (name, conditions, items)
  select 'Loyal', jsonb_build_array(jsonb_build_object('condition_id', c.id, 'value', 500)),
    jsonb_build_array(jsonb_build_object('coupon_id', k.id, 'value', 10))
  from conditions c, coupons k where c.name = 'Lifetime' and k.name = 'baht' returning id`;

/** Lets something else happen between the pricing of a sale and its writing. */
function beforeWriting(client: DatabaseClient, happen: () => Promise<void>): DatabaseClient {
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name, target);
      return async (statement: { text: string }) => {
        if (statement.text.includes('record_transaction')) await happen();
        return target.query(statement);
      };
    },
  });
}

/** Sells a bill; null if its tier gives a discount that the tests' plain bill does not include. */
async function sellAs(shop: TestShop, bill: Parameters<ReversalTests['sell']>[1]) {
  return tests.sell(shop, bill).catch(() => null);
}
