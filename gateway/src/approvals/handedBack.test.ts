import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addTillUser } from '../testing/addTillUser.ts';
import { holding } from '../testing/holding.ts';
import {
  exchangeBody,
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import type { TestBill, TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
/** The shop, with the session of its cashier, who has no right to approve. */
let shop: TestShop;
let second: TestShop;
let manager: TestShop;
const PIN = '2580';
const COFFEE = 45;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  shop = await tests.openShop();
  // Up to the price of two coffees may be returned without an approval.
  await tests.rows(shop, 'update merchant_settings set approve_return_above = $1', [2 * COFFEE * 100]);
  manager = await addTillUser(tests, shop, 'Nok', { mayApprove: true });
  second = await addTillUser(tests, shop, 'Chai');
  await tests.call(manager, 'PATCH', `merchant-users/${manager.session.userId}/till-pin`, { pin: PIN });
});

const sell = (coffee = 2) => tests.sell(manager, { coffee });
const oneOf = (sale: SoldSale, more: object = {}) => returnBody(shop, sale, [[0, 1]], -COFFEE, more);
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => (status === 200 ? 'DONE' : body.code);
const giveBack = async (sale: SoldSale, as = shop, more: object = {}) =>
  codeOf(await tests.call(as, 'POST', 'payment/return', oneOf(sale, more)));
const voided = async (sale: SoldSale, as = shop, more: object = {}) =>
  codeOf(await tests.call(as, 'POST', 'payment/void', voidBody(shop, sale, more)));
const exchanged = async (sale: SoldSale, taken: TestBill = { coffee: 2 }) =>
  codeOf(await tests.call(shop, 'POST', 'payment/exchange', exchangeBody(shop, sale, [[0, 1]], COFFEE, taken)));
/** Whether it needs no approval: a request for one is then refused. */
const allowed = async (sale: SoldSale) => {
  const { transaction_no, lines, delivery, amount, __v } = oneOf(sale);
  const back = { return: { transaction_no, lines, delivery, amount, __v } };
  const { body } = await tests.call(shop, 'POST', 'approvals', {
    approver_id: manager.session.userId,
    pin: PIN,
    ...back,
  });
  return body.code === 'NO_APPROVAL_NEEDED';
};
const approval = async (what: object) => {
  const answer = await tests.call(shop, 'POST', 'approvals', {
    approver_id: manager.session.userId,
    pin: PIN,
    ...what,
  });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({
    status: 200,
    body: { payload: { actions: ['RETURN'] } },
  });
  return { approval_id: answer.body.payload.id };
};

test('small returns of many sales count together by person and day, also as exchanges and voids', async () => {
  const [first, other, third, fourth] = [await sell(), await sell(), await sell(), await sell(1)];
  expect(await giveBack(first)).toBe('DONE');
  expect(await exchanged(other)).toBe('DONE');
  expect(await giveBack(third)).toBe('APPROVAL_REQUIRED');
  expect(await exchanged(third)).toBe('APPROVAL_REQUIRED');
  expect(await voided(fourth)).toBe('APPROVAL_REQUIRED');
  // Amounts are counted for each person, and a person who may approve has no limit.
  expect(await giveBack(third, second)).toBe('DONE');
  expect(await voided(await sell(50), manager)).toBe('DONE');
  expect(await voided(fourth, second)).toBe('DONE');
  expect(await tests.faults(shop)).toEqual([]);
});

test('a void counts as the return of all that it is', async () => {
  expect(await voided(await sell(3))).toBe('APPROVAL_REQUIRED');
  expect(await voided(await sell(2))).toBe('DONE');
  expect(await giveBack(await sell())).toBe('APPROVAL_REQUIRED');
});

test('what was approved does not count, for a return, a void and an exchange alike', async () => {
  const [first, other, third] = [await sell(3), await sell(3), await sell()];
  const back = returnBody(shop, first, [[0, 3]], -3 * COFFEE);
  const { transaction_no, lines, delivery, amount, __v } = back;
  const returned = await approval({ return: { transaction_no, lines, delivery, amount, __v } });
  expect(codeOf(await tests.call(shop, 'POST', 'payment/return', { ...back, ...returned }))).toBe('DONE');
  const ofVoid = await approval({ void: { transaction_no: other.transaction_no, __v: other.__v } });
  expect(await voided(other, shop, ofVoid)).toBe('DONE');
  const whole = await sell(3);
  const swap = exchangeBody(shop, whole, [[0, 3]], 3 * COFFEE, { coffee: 4 });
  const { authorize_pin: _code, ...pieces } = swap.return;
  const ofSwap = await approval({ exchange: { return: pieces, sale: swap.sale } });
  const sent = { ...swap, sale: { ...swap.sale, ...ofSwap } };
  expect(codeOf(await tests.call(shop, 'POST', 'payment/exchange', sent))).toBe('DONE');
  expect(await giveBack(third)).toBe('DONE');
  expect(await giveBack(await sell())).toBe('DONE');
  expect(await giveBack(await sell())).toBe('APPROVAL_REQUIRED');
});

test('of two at once at two tills, which together pass the limit, one takes an approval', async () => {
  const { database } = tests.db;
  expect(await giveBack(await sell())).toBe('DONE');
  const [first, other] = [await sell(1), await sell()];
  const person = holding({ database, realm: { id: shop.session.realmId } }, 'select from merchant_users for update');
  const release = await person.hold();
  const both = [voided(first), giveBack(other)];
  // Both were judged by the amounts handed back before, and wait to be written.
  await expect.poll(person.waiting).toBe(2);
  await release();
  expect((await Promise.all(both)).toSorted()).toEqual(['APPROVAL_REQUIRED', 'DONE']);
});

test('an exchange waits for its person before it holds a shelf that others sell from', async () => {
  const { database } = tests.db;
  await tests.sell(manager, { tea: 1 });
  const person = holding({ database, realm: { id: shop.session.realmId } }, 'select from merchant_users for update');
  const exchanging = [await sell(), { tea: 1 }] as const;
  const release = await person.hold();
  const exchange = exchanged(...exchanging);
  await expect.poll(person.waiting).toBe(1);
  const free = await tests.rows(shop, 'select from stock for update skip locked');
  await release();
  expect(await exchange).toBe('DONE');
  expect(free).toHaveLength(1);
});

test('a day begins with nothing handed back, and each branch has its own', async () => {
  expect(await giveBack(await sell())).toBe('DONE');
  expect(await voided(await sell(1))).toBe('DONE');
  const [next, third, fourth] = [await sell(), await sell(), await sell()];
  expect(await giveBack(next)).toBe('APPROVAL_REQUIRED');
  const change = (columns: string, values: unknown[] = []) =>
    tests.rows(shop, `update transactions set ${columns}`, values);
  await change("void_time = void_time - interval '1 day' where status = 'Void'");
  expect(await giveBack(next)).toBe('DONE');
  expect(await giveBack(third)).toBe('APPROVAL_REQUIRED');
  // Each return gets its day and branch back, as the books are checked after the tests.
  const ofReturns = 'where returns_id is not null';
  await change(`business_date = business_date - 1 ${ofReturns}`);
  expect(await allowed(third)).toBe(true);
  await change(`business_date = business_date + 1 ${ofReturns}`);
  await change(`branch_id = $1 ${ofReturns}`, [shop.otherBranchId]);
  expect(await allowed(fourth)).toBe(true);
  await change(`branch_id = $1 ${ofReturns}`, [shop.branchId]);
  expect(await allowed(fourth)).toBe(false);
});
