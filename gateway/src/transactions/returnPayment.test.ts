import { randomUUID } from 'node:crypto';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figuresOf, MEMBER } from '../testing/shopFigures.ts';
import {
  adjustBody,
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import { saleBody, type TestBill, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

type Pieces = readonly (readonly [position: number, qty: number])[];

const returnPieces = (shop: TestShop, sale: SoldSale, pieces: Pieces, amount: number, changes = {}, headers = {}) =>
  tests.call(shop, 'POST', 'payment/return', returnBody(shop, sale, pieces, amount, changes), headers);

async function preview(shop: TestShop, sale: SoldSale, pieces: Pieces, changes = {}) {
  const lines = pieces.map(([position, qty]) => ({ position, qty }));
  const body = { transaction_no: sale.transaction_no, branch_id: shop.branchId, lines, delivery: true, ...changes };
  const answer = await tests.call(shop, 'POST', 'payment/return/preview', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload;
}

/** Returns pieces for the previewed amount; the result is the sale with its new version. */
async function returned(shop: TestShop, sale: SoldSale, pieces: Pieces): Promise<SoldSale> {
  const { amount, __v } = await preview(shop, sale, pieces);
  const { status, body } = await returnPieces(shop, { ...sale, __v }, pieces, amount);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.payload.sale;
}

test('issue 34 some pieces come back in a separate document: points, lifetime figures, shelf and money; the sale stays', async () => {
  const shop = await tests.openShop(20);
  const sale = await tests.sell(shop, { coffee: 2, tea: 9, memberId: shop.memberId, pointsAsCash: 10 });
  const [before] = await tests.rows<Record<string, number>>(shop, MEMBER);
  const pieces: Pieces = [
    [0, 1],
    [1, 4],
  ];
  expect(await preview(shop, sale, pieces)).toMatchObject({
    refusals: [],
    amount: -527,
    rows: [
      { position: 0, qty: -1, amount: -45 },
      { position: 1, qty: -4, amount: -482 },
    ],
    tenders: [{ type: 'Cash', amount: -527 }],
    stock: [{ qty: 4 }],
    is_last: false,
    member: { points: { taken: 5, given: 0, before: 21, after: 16 } },
  });
  const { status, body } = await returnPieces(shop, sale, pieces, -527, { remark: 'cracked cups' });
  expect([status, body.payload?.available_points]).toEqual([200, 16]);
  expect(body.payload.transaction).toMatchObject({
    type: 'Return',
    status: 'Complete',
    total_qty: -5,
    total_payment: -527,
    total_revenue: -527,
    remark: 'cracked cups',
    earn: { reward: -5 },
    redeem: { reward: 0 },
    payment_channels: [{ type: 'Cash', amount: -527 }],
  });
  expect(body.payload.transaction.bill_detail.slice(0, 2)).toMatchObject([
    { item_type: 'product', event_code: 'RETURN', qty: -1, paid_amount: -45, note: 'Damaged' },
    { item_type: 'product', event_code: 'RETURN', qty: -4, paid_amount: -482 },
  ]);
  expect(body.payload.sale).toMatchObject({ id: sale.id, total_qty: 11, total_payment: 1174.5, __v: 1 });
  const [after] = await tests.rows<Record<string, number>>(shop, MEMBER);
  expect(after).toMatchObject({
    points: 16,
    total_payment: (before?.total_payment ?? 0) - 52_700,
    total_transaction: 1,
    total_qty: 6,
  });
  expect(await tests.rows(shop, 'select qty from stock')).toEqual([{ qty: -5 }]);
  const addon = 'addon=returns,returned_qty,returned_lines';
  const read = await tests.call(shop, 'GET', `transactions/${sale.id}?${addon}`);
  expect(read.body.payload.transaction).toMatchObject({
    returned_qty: 5,
    returned_lines: [
      { position: 0, qty: -1 },
      { position: 1, qty: -4 },
    ],
    returns: [{ id: body.payload.transaction.id, amount: -527, total_qty: -5 }],
  });
  const document = await tests.call(shop, 'GET', `transactions/${body.payload.transaction.id}?addon=return_of`);
  expect(document.body.payload.transaction.return_of).toEqual({ id: sale.id, transaction_no: sale.transaction_no });
  expect(await tests.faults(shop)).toEqual([]);
});

test('a sale and its whole return change no figure, in any parts and order', { timeout: 600_000 }, async () => {
  const shop = await tests.openShop(500);
  const bill = fc.record({
    coffee: fc.integer({ min: 1, max: 5 }),
    tea: fc.integer({ min: 0, max: 5 }),
    memberId: fc.constantFrom(undefined, shop.memberId),
    points: fc.nat(200),
    parts: fc.array(fc.tuple(fc.nat(10), fc.nat(10)), { minLength: 0, maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(bill, { minLength: 1, maxLength: 3 }), async (bills) => {
      const before = await figuresOf(tests, shop);
      const sales: { sale: SoldSale; left: number[]; parts: [number, number][] }[] = [];
      for (const { points, parts, ...rest } of bills) {
        const sale = await sellAs(shop, { ...rest, pointsAsCash: rest.memberId ? points : 0 });
        if (sale) sales.push({ sale, left: [rest.coffee, ...(rest.tea > 0 ? [rest.tea] : [])], parts });
      }
      for (const each of sales.toReversed()) {
        const { left } = each;
        for (const part of [...each.parts, left as [number, number]]) {
          const pieces = left.flatMap((qty, at) => {
            const some = Math.min(qty, part[at] ?? 0);
            return some > 0 ? [[at, some] as const] : [];
          });
          if (pieces.length === 0) continue;
          each.sale = await returned(shop, each.sale, pieces);
          for (const [at, qty] of pieces) left[at] = (left[at] ?? 0) - qty;
        }
        const rest = left.flatMap((qty, at) => (qty > 0 ? [[at, qty] as const] : []));
        if (rest.length > 0) await returned(shop, each.sale, rest);
      }
      expect(await figuresOf(tests, shop)).toEqual(before);
      expect(await tests.faults(shop)).toEqual([]);
    }),
    { numRuns: IS_DEEP ? 150 : 6, seed: 34 },
  );
  const day = "(now() at time zone 'Asia/Bangkok')::date";
  await tests.rows(shop, `select fold_rollups(realm_id, 100000) from merchant_settings`);
  expect(await tests.faults(shop)).toEqual([]);
  expect(
    await tests.rows(
      shop,
      `select coalesce(sum(revenue), 0)::int as revenue from daily_sales where business_date = ${day}`,
    ),
  ).toEqual([{ revenue: 0 }]);
});

test('figures of sales and returns equal a plain recalculation, before and after they are folded', async () => {
  const shop = await tests.openShop(100);
  const first = await tests.sell(shop, { coffee: 3, tea: 2, memberId: shop.memberId });
  const second = await tests.sell(shop, { coffee: 1 });
  await returned(shop, first, [[0, 2]]);
  await returned(shop, second, [[0, 1]]);
  const plain = { transactions: 1, qty: 3, revenue: 28_600, documents: 4 };
  const kept = `select sum(transactions)::int as transactions, sum(qty)::int as qty, sum(revenue)::int as revenue,
    sum(documents)::int as documents from daily_sales`;
  expect(await tests.rows(shop, kept)).toEqual([plain]);
  await tests.rows(shop, 'select fold_rollups(realm_id, 100000) from merchant_settings');
  expect(await tests.rows(shop, kept)).toEqual([plain]);
  await tests.rows(shop, 'select rebuild_rollups(realm_id) from merchant_settings');
  expect(await tests.rows(shop, kept)).toEqual([plain]);
  const pages = [0, 3].map((skip) => tests.call(shop, 'GET', `transactions?limit=3&skip=${skip}`));
  const lists = (await Promise.all(pages)).map(({ body }) => body.payload.transactions);
  expect(lists.map(({ total, result }) => [total[0].count, result.length])).toEqual([
    [4, 3],
    [4, 1],
  ]);
  expect(new Set(lists.flatMap(({ result }) => result.map(({ id }: { id: string }) => id))).size).toBe(4);
  const returns = `filter=${encodeURIComponent('{"returns_id":{"$ne":null}}')}`;
  const totals = await tests.call(shop, 'GET', `transactions/totals?${returns}`);
  expect(totals.status, JSON.stringify(totals.body)).toBe(200);
  expect(totals.body.payload.totals).toMatchObject({ complete: -1, amount_due: -135, returns: 2 });
  const all = await tests.call(shop, 'GET', 'transactions/totals');
  expect(all.body.payload.totals).toMatchObject({ complete: 1, amount_due: 286, returns: 2 });
  expect(await tests.faults(shop)).toEqual([]);
});

test('a discount whose condition is lost is taken back: the preview says so, and what is to be paid is taken', async () => {
  const shop = await tests.openShop();
  const [offer] = await tests.rows<{ id: string }>(shop, FROM_THREE);
  const body = {
    ...saleBody(shop, { coffee: 3, memberId: shop.memberId }),
    discount: { offer_id: offer?.id },
    expected_amount_due: 35,
    channels: [{ type: 'Cash', amount: 35 }],
  };
  const { body: sold } = await tests.call(shop, 'POST', 'payment/sale', body);
  const sale = sold.payload.transaction;
  // The offer applies as it was given: its changes only count for later sales.
  await tests.rows(shop, "update offers set status = 'Inactive', conditions = '[]' where id = $1", [offer?.id]);
  expect(await preview(shop, sale, [[0, 1]])).toMatchObject({
    amount: 55,
    lost: ['From three'],
    tenders: [{ type: 'Cash', amount: 55 }],
  });
  const { status } = await returnPieces(shop, sale, [[0, 1]], 55);
  expect(status).toBe(200);
  expect(await preview(shop, sale, [[0, 2]])).toMatchObject({ amount: -90, lost: [] });
  expect(await tests.faults(shop)).toEqual([]);
});

test('what is no longer sold, costs another price and stands elsewhere by now comes back as it was sold', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { coffee: 2, memberId: shop.memberId });
  await tests.rows(
    shop,
    "update products set status = 'Inactive', retail_price = 99900, name = 'x', category_id = null, sub_category_id = null where id = $1",
    [shop.products.coffee],
  );
  expect(await preview(shop, sale, [[0, 1]])).toMatchObject({ amount: -45, tenders: [{ type: 'Cash', amount: -45 }] });
  const { status, body } = await returnPieces(shop, sale, [[0, 1]], -45);
  expect(status, JSON.stringify(body)).toBe(200);
  const [row] = await tests.rows(
    shop,
    `select i.name, i.category_name is not null as has_category from transactions t join transaction_items i on i.transaction_id = t.id
      where t.returns_id is not null and i.item_type = 'product'`,
  );
  expect(row).not.toMatchObject({ name: 'x' });
  expect(await tests.faults(shop)).toEqual([]);
});

test('points that were spent since refuse a return, or are kept back where the shop chose so', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 4, memberId: shop.memberId });
  await tests.sell(shop, { coffee: 1, memberId: shop.memberId, pointsAsCash: 3 });
  const pieces: Pieces = [[0, 4]];
  expect(await preview(shop, sale, pieces)).toMatchObject({ refusals: [{ code: 'INSUFFICIENT_POINTS', missing: 3 }] });
  expect(await returnPieces(shop, sale, pieces, -482)).toMatchObject({
    status: 422,
    body: { code: 'INSUFFICIENT_POINTS', details: { missing: 3 } },
  });
  await tests.rows(shop, "update merchant_settings set return_points = 'DEDUCT'");
  expect(await preview(shop, sale, pieces)).toMatchObject({
    refusals: [],
    amount: -479,
    deducted: { points: 3, amount: 3 },
  });
  const { status, body } = await returnPieces(shop, sale, pieces, -479);
  expect([status, body.payload?.available_points]).toEqual([200, 0]);
  expect(await tests.faults(shop)).toEqual([]);
});

describe('a return is refused', () => {
  test.each<[string, Pieces, object, number, string]>([
    ['with a wrong code', [[0, 1]], { authorize_pin: '9999' }, 422, 'WRONG_AUTHORIZE_CODE'],
    ['of more than is left', [[0, 3]], { amount: -135 }, 400, 'VALIDATION'],
    ['of a line that is not there', [[7, 1]], {}, 400, 'VALIDATION'],
    ['of no pieces', [], { amount: 0 }, 400, 'VALIDATION'],
    [
      'of a row that is named twice',
      [],
      {
        lines: [
          { position: 0, qty: 1, restock: true },
          { position: 0, qty: 1, restock: false },
        ],
        amount: -90,
      },
      400,
      'VALIDATION',
    ],
    ['of another amount than the rules give', [[0, 1]], { amount: -44 }, 422, 'PAYMENT_MISMATCH'],
    ['of an amount that is none', [[0, 1]], { amount: -44.999 }, 400, 'VALIDATION'],
    ['of an earlier version', [[0, 1]], { __v: 7 }, 409, '123'],
    ['without a branch', [[0, 1]], { branch_id: null }, 400, 'VALIDATION'],
    ['of an unknown number', [[0, 1]], { transaction_no: 'A01-1' }, 404, 'NOT_FOUND'],
    ['of another member', [[0, 1]], { member_id: randomUUID() }, 400, 'VALIDATION'],
    ['of another realm', [[0, 1]], { realm_id: randomUUID() }, 400, 'VALIDATION'],
  ])('%s', async (_title, pieces, changes, status, code) => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 2 });
    const answer = await returnPieces(shop, sale, pieces, -45, changes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await tests.rows(shop, 'select version from transactions')).toEqual([{ version: 0 }]);
  });

  test('of what was returned, of a void sale, of a return, and in another branch', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 1 });
    const { body } = await returnPieces(shop, sale, [[0, 1]], -45);
    const again = await returnPieces(shop, { ...sale, __v: 1 }, [[0, 1]], -45);
    expect([again.status, again.body.code]).toEqual([400, 'VALIDATION']);
    expect(await returnPieces(shop, body.payload.transaction, [[0, 1]], -45)).toMatchObject({
      body: { code: 'IS_RETURN' },
    });
    const other = await tests.sell(shop, { coffee: 1 });
    const elsewhere = await returnPieces(shop, other, [[0, 1]], -45, { branch_id: shop.otherBranchId });
    expect(elsewhere).toMatchObject({ status: 400, body: { message: [{ path: 'branch_id' }] } });
    await tests.call(shop, 'POST', 'payment/void', voidBody(shop, other));
    const voided = await returnPieces(shop, { ...other, __v: 1 }, [[0, 1]], -45);
    expect(voided).toMatchObject({ status: 422, body: { code: 'ALREADY_VOID' } });
    expect(await tests.faults(shop)).toEqual([]);
  });

  test('PERM-11 without the right to return, which is not that to void', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 1 });
    const rights = [{ object_code: 'Page.Merchant.Management.Payment_History', action_codes: ['Read', 'Write'] }];
    await tests.rows(shop, 'update merchant_roles set authorizes = $1', [JSON.stringify(rights)]);
    expect(await returnPieces(shop, sale, [[0, 1]], -45)).toMatchObject({ status: 400, body: { code: 'PERMISSION' } });
  });

  test('and a sale with returns is neither voided nor adjusted, nor is a return', async () => {
    const shop = await tests.openShop(100);
    const sale = await tests.sell(shop, { coffee: 2, memberId: shop.memberId });
    const { body } = await returnPieces(shop, sale, [[0, 1]], -45);
    const left = { ...sale, __v: 1 };
    const acts = [
      [left, 'HAS_RETURNS'],
      [body.payload.transaction, 'IS_RETURN'],
    ] as const;
    for (const [document, code] of acts) {
      const own = { ...document, member_id: shop.memberId };
      expect(await tests.call(shop, 'POST', 'payment/void', voidBody(shop, own))).toMatchObject({ body: { code } });
      expect(await tests.call(shop, 'POST', 'payment/adjust', adjustBody(shop, own, 3))).toMatchObject({
        body: { code },
      });
    }
    expect(await tests.faults(shop)).toEqual([]);
  });
});

test('the same return sent ten times at once is one return with one answer', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 2, memberId: shop.memberId });
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => returnPieces(shop, sale, [[0, 1]], -120.5, {}, headers);
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.status).toBe(200);
  const other = await returnPieces(shop, sale, [[0, 2]], -241, {}, headers);
  expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
  expect(await tests.rows(shop, 'select count(*)::int as n from transactions')).toEqual([{ n: 2 }]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('returns and a void of one sale at once: exactly one of them is done', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 1, memberId: shop.memberId });
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => returnPieces(shop, sale, [[0, 1]], -120.5)),
    tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale)),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await tests.faults(shop)).toEqual([]);
});

test('sales and returns of one member at once leave the books right', async () => {
  const shop = await tests.openShop(50);
  const bill = { coffee: 1, tea: 3, memberId: shop.memberId };
  const sold = await Promise.all(Array.from({ length: 6 }, () => tests.sell(shop, { ...bill, tea: 1 })));
  const outcomes = await Promise.all([
    ...sold.map((sale) => returnPieces(shop, sale, [[1, 1]], -120.5).then(({ status }) => status)),
    ...sold.map(() => tests.sell(shop, { tea: 1, memberId: shop.memberId }).then(() => 200)),
  ]);
  expect(outcomes).toEqual(outcomes.map(() => 200));
  expect(await tests.faults(shop)).toEqual([]);
});

/** An offer of 100 baht off from three pieces. */
const FROM_THREE = `
  insert into offers (name, conditions, items)
  select 'From three', jsonb_build_array(jsonb_build_object('condition_id', c.id, 'value', 3)),
    jsonb_build_array(jsonb_build_object('coupon_id', k.id, 'value', 100))
  from conditions c, coupons k where c.name = 'Pieces' and k.name = 'baht' returning id`;

/** Sells a bill; null if its tier gives a discount that the tests' plain bill does not include. */
async function sellAs(shop: TestShop, bill: TestBill) {
  return tests.sell(shop, bill).catch(() => null);
}
