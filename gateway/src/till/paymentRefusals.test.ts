import { randomUUID } from 'node:crypto';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { beforeAll, expect, test } from 'vitest';
import { type PaymentTests, startPaymentTests } from '../testing/startPaymentTests.ts';
import { openTestShop, paymentBody, saleBody, type TestShop } from '../testing/testShop.ts';

const tests = openForTests(startPaymentTests);
let shop: TestShop;
beforeAll(() => {
  shop = tests.shop;
});
const post: PaymentTests['post'] = (...sent) => tests.post(...sent);
const postSale: PaymentTests['postSale'] = (...sent) => tests.postSale(...sent);
const countSales = () => tests.countSales();

/** Returns a copy of the body with the value at one path changed; `undefined` removes it. */
function changed(body: PaymentPayload, path: string, value: unknown): object {
  const copy: unknown = structuredClone(body);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<unknown>((at, name) => Reflect.get(Object(at), name), copy);
  if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
  return Object(copy);
}

const unknownId = randomUUID();

/** The value sent instead at a path; then the status, the code and the path that the answer names. */
const REFUSALS: [title: string, path: string, value: () => unknown, status: number, code: string, named?: string][] = [
  ['an unknown product', 'items.0.product_id', () => unknownId, 422, 'NOT_FOUND', 'items.0.product_id'],
  [
    "another realm's product",
    'items.0.product_id',
    () => tests.neighbour.products.coffee,
    422,
    'NOT_FOUND',
    'items.0.product_id',
  ],
  [
    'a product that is no longer sold',
    'items.0.product_id',
    () => shop.products.retired,
    422,
    'NOT_FOUND',
    'items.0.product_id',
  ],
  ['a negative quantity', 'items.0.qty', () => -1, 400, 'VALIDATION', 'items.0.qty'],
  ['a fractional quantity', 'items.0.qty', () => 1.5, 400, 'VALIDATION', 'items.0.qty'],
  [
    'M3 change for what was not paid in cash',
    'payment.payment_channels.0',
    () => ({ type: 'Transfer', amount: 45, received_amount: 1000 }),
    400,
    'VALIDATION',
    'payment.payment_channels.0.received_amount',
  ],
  ['an amount with three decimals', 'items.0.charge_amount', () => 45.001, 400, 'VALIDATION', 'items.0.charge_amount'],
  ['an amount as text', 'payment.paid_amount', () => '45', 400, 'VALIDATION', 'payment.paid_amount'],
  ['a price of nothing', 'items.0.charge_amount', () => 0, 400, 'VALIDATION', 'items.0.charge_amount'],
  ['a total that is not the recomputed one', 'summary.total_revenue', () => 44, 422, 'PAYMENT_MISMATCH'],
  ['points that are not the recomputed ones', 'summary.earn_amount', () => 5, 422, 'PAYMENT_MISMATCH'],
  ['tenders that do not add up', 'payment.payment_channels.0.amount', () => 44, 422, 'PAYMENT_MISMATCH'],
  [
    'a guest of an unknown age range',
    'guest',
    () => ({ gender: 'Male', age: '30-40' }),
    400,
    'VALIDATION',
    'guest.age',
  ],
  ["another realm's member", 'member_id', () => tests.neighbour.memberId, 400, 'VALIDATION', 'guest'],
  ['another realm', 'realm_id', () => tests.neighbour.session.realmId, 400, 'VALIDATION', 'realm_id'],
  ['a sale in the name of somebody else', 'create_by_id', () => unknownId, 400, 'VALIDATION', 'create_by_id'],
  ['a branch that is not the user’s', 'branch_id', () => shop.otherBranchId, 400, 'VALIDATION', 'branch_id'],
  ['a time in the future', 'create_local_time', () => '2999-01-01 00:00:00', 400, 'VALIDATION', 'create_local_time'],
  [
    'a day that does not exist',
    'create_local_time',
    () => '2026-02-30 10:00:00',
    400,
    'VALIDATION',
    'create_local_time',
  ],
  ['a field that is not known', 'discount', () => 5, 400, 'VALIDATION', 'discount'],
  ['a bill without products', 'items', () => [], 400, 'VALIDATION', 'items'],
];

test.each(REFUSALS)('refuses %s and sells nothing', async (_title, path, value, status, code, named) => {
  const before = await countSales();
  const answer = await post(changed(paymentBody(shop), path, value()));
  expect(answer.json()).toMatchObject({ status, code });
  expect(answer.statusCode).toBe(status);
  if (named) expect(answer.json().message.map((problem: { path: string }) => problem.path)).toContain(named);
  expect(await countSales()).toBe(before);
});

test("refuses another realm's member", async () => {
  const answer = await post(paymentBody(shop, { coffee: 1, memberId: tests.neighbour.memberId }));
  expect(answer.json()).toMatchObject({ status: 422, code: 'NOT_FOUND', message: [{ path: 'member_id' }] });
});

test('refuses points above the balance', async () => {
  const answer = await post(paymentBody(shop, { tea: 2, memberId: shop.memberId, pointsAsCash: 31 }));
  expect(answer.json()).toMatchObject({ status: 422, code: 'INSUFFICIENT_POINTS' });
});

test('a mismatch states the expected and the actual figure', async () => {
  const answer = await post(changed(paymentBody(shop), 'summary.total_revenue', 44));
  expect(answer.json().details).toMatchObject({ field: 'summary.total_revenue', expected: 45, actual: 44 });
});
/** The changes to a body for payment/sale; then the status, the code and the path that the answer names. */
const SALE_REFUSALS: [title: string, change: () => object, status: number, code: string, named: string][] = [
  [
    'an unknown product',
    () => ({ lines: [{ product_id: unknownId, quantity: 1 }] }),
    422,
    'NOT_FOUND',
    'lines.0.product_id',
  ],
  [
    'an id that is none',
    () => ({ lines: [{ product_id: 'milk', quantity: 1 }] }),
    422,
    'NOT_FOUND',
    'lines.0.product_id',
  ],
  [
    "another realm's product",
    () => ({ lines: [{ product_id: tests.neighbour.products.coffee, quantity: 1 }] }),
    422,
    'NOT_FOUND',
    'lines.0.product_id',
  ],
  [
    'a product that is no longer sold',
    () => ({ lines: [{ product_id: shop.products.retired, quantity: 1 }] }),
    422,
    'NOT_FOUND',
    'lines.0.product_id',
  ],
  [
    'a price of nothing',
    () => ({ lines: [{ product_id: shop.products.coffee, quantity: 1, charge_amount: 0 }] }),
    400,
    'VALIDATION',
    'lines.0.charge_amount',
  ],
  [
    'half a piece',
    () => ({ lines: [{ product_id: shop.products.coffee, quantity: 0.5 }] }),
    400,
    'VALIDATION',
    'lines.0.quantity',
  ],
  ['an empty basket', () => ({ lines: [] }), 400, 'VALIDATION', 'lines'],
  ["another realm's member", () => ({ member_id: tests.neighbour.memberId }), 422, 'NOT_FOUND', 'member_id'],
  ['a branch that is not the user’s', () => ({ branch_id: shop.otherBranchId }), 422, 'NOT_FOUND', 'branch_id'],
  [
    'an offer that was ended',
    () => ({ member_id: shop.memberId, offer: { offer_id: shop.endedOfferId } }),
    422,
    'NOT_FOUND',
    'offer.offer_id',
  ],
  [
    'a special offer in the place of the discount',
    () => ({ member_id: shop.memberId, discount: { offer_id: shop.offerId } }),
    422,
    'WRONG_OFFER_KIND',
    'discount',
  ],
  ['points of a guest', () => ({ points_as_cash: 10 }), 422, 'POINTS_NOT_FOR_GUEST', 'points_as_cash'],
  [
    'points above the balance',
    () => ({ member_id: shop.memberId, points_as_cash: 31 }),
    422,
    'INSUFFICIENT_POINTS',
    'points_as_cash',
  ],
  [
    'a total that is not that of the rules',
    () => ({ expected_amount_due: 44 }),
    422,
    'PAYMENT_MISMATCH',
    'expected_amount_due',
  ],
  [
    'tenders that do not add up',
    () => ({ channels: [{ type: 'Cash', amount: 44 }] }),
    422,
    'PAYMENT_MISMATCH',
    'channels',
  ],
  [
    'points told that are not earned',
    () => ({ expected_earn_points: 5 }),
    422,
    'PAYMENT_MISMATCH',
    'expected_earn_points',
  ],
  [
    'M3 change for a transfer',
    () => ({ channels: [{ type: 'Transfer', amount: 45, received_amount: 100 }] }),
    400,
    'VALIDATION',
    'channels.0.received_amount',
  ],
  [
    'an unknown bank',
    () => ({ channels: [{ type: 'Transfer', amount: 45, institute_id: unknownId }] }),
    422,
    'NOT_FOUND',
    'channels.0.institute_id',
  ],
  [
    'S3 a day of the year 1',
    () => ({ create_local_time: '0001-01-01 10:00:00' }),
    400,
    'VALIDATION',
    'create_local_time',
  ],
  ['a guest of unknown gender', () => ({ guest: { age: '1-12' } }), 400, 'VALIDATION', 'guest.gender'],
  [
    'a member who is a guest',
    () => ({ member_id: shop.memberId, guest: { age: '1-12', gender: 'Male' } }),
    400,
    'VALIDATION',
    'guest',
  ],
  ['a field that is not known', () => ({ summary: {} }), 400, 'VALIDATION', 'summary'],
];

test.each(SALE_REFUSALS)('payment/sale refuses %s and sells nothing', async (_title, change, status, code, named) => {
  const before = await countSales();
  const answer = await postSale({ ...saleBody(shop), ...change() });
  expect(answer.json()).toMatchObject({ status, code });
  expect(answer.json().message.map((problem: { path: string }) => problem.path)).toContain(named);
  expect(await countSales()).toBe(before);
});
test('refuses a body that is not JSON', async () => {
  const answer = await post('{"items":', { 'content-type': 'application/json' });
  expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION' });
  expect((await post('[]', { 'content-type': 'application/json' })).statusCode).toBe(400);
});

test.each([
  ['forged', () => `${tests.token.slice(0, -4)}AAAA`],
  ['unreadable', () => 'nonsense'],
])('refuses a %s token with 401', async (_title, forged) => {
  const answer = await post(paymentBody(shop), { authorization: `Bearer ${forged()}` });
  expect(answer.statusCode).toBe(401);
});

test('refuses a token whose session has expired with 401', async () => {
  const { session } = await openTestShop(tests.db.database);
  const { realmId, sessionId } = session;
  const authorization = `Bearer ${await tests.context.tokens.sign({ kind: 'user', realmId, sessionId })}`;
  await tests.db.database.withRealm(realmId, (client) => client.query('update sessions set expires_at = now()'));
  expect((await post(paymentBody(shop), { authorization })).statusCode).toBe(401);
});

test('a right that is missing is 400 PERMISSION, never 403', async () => {
  const analyst = await openTestShop(tests.db.database);
  await tests.db.database.withRealm(analyst.session.realmId, (client) =>
    client.query("update merchant_roles set authorizes = '[]'"),
  );
  const { realmId, sessionId } = analyst.session;
  const authorization = `Bearer ${await tests.context.tokens.sign({ kind: 'user', realmId, sessionId })}`;
  const answer = await post(paymentBody(analyst), { authorization });
  expect(answer.json()).toMatchObject({ status: 400, code: 'PERMISSION' });
});
