import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addTillUser } from '../testing/addTillUser.ts';
import { holding } from '../testing/holding.ts';
import { adjustBody, type ReversalTests, type SoldSale, startReversalTests } from '../testing/startReversalTests.ts';
import type { TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
/** The shop, with the session of its cashier, who has no right to approve. */
let shop: TestShop;
let second: TestShop;
let manager: TestShop;
const PIN = '2580';
/** What eight teas earn. */
const EARNED = 9;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  shop = await tests.openShop();
  await tests.rows(shop, 'update merchant_settings set approve_points_above = 100');
  manager = await addTillUser(tests, shop, 'Nok', { mayApprove: true });
  second = await addTillUser(tests, shop, 'Chai');
  await tests.call(manager, 'PATCH', `merchant-users/${manager.session.userId}/till-pin`, { pin: PIN });
});

const sell = () => tests.sell(manager, { tea: 8, memberId: shop.memberId });
/** Gives this many points more than the sale earned. */
const give = async (sale: SoldSale, points: number, as = shop, more: object = {}) => {
  const { status, body } = await tests.call(
    as,
    'POST',
    'payment/adjust',
    adjustBody(shop, sale, EARNED + points, more),
  );
  return status === 200 ? 'DONE' : body.code;
};
const approve = ({ transaction_no, __v }: SoldSale, points: number, as = shop) =>
  tests.call(as, 'POST', 'approvals', {
    ...{ approver_id: manager.session.userId, pin: PIN },
    adjust: { transaction_no, __v, amount: EARNED + points },
  });
const approval = async (sale: SoldSale, points: number, as = shop) => {
  const answer = await approve(sale, points, as);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ body: { payload: { actions: ['ADJUSTMENT'] } } });
  return { approval_id: answer.body.payload.id };
};
const next = (sale: SoldSale): SoldSale => ({ ...sale, __v: sale.__v + 1 });

test('points that one person adds by adjusting take an approval above the limit, with those of other sales of the day', async () => {
  const [first, other] = [await sell(), await sell()];
  expect(await give(first, 101)).toBe('APPROVAL_REQUIRED');
  expect(await give(first, 60)).toBe('DONE');
  expect(await give(other, 41)).toBe('APPROVAL_REQUIRED');
  expect(await give(other, 40)).toBe('DONE');
  expect(await give(next(first), 61)).toBe('APPROVAL_REQUIRED');
  // Points are counted for each person, and a person who may approve has no limit.
  expect(await give(await sell(), 100, second)).toBe('DONE');
  expect(await give(await sell(), 5_000, manager)).toBe('DONE');
  expect(await tests.faults(shop)).toEqual([]);
});

test('taking points takes none, and a number that is put right counts as what is left of it', async () => {
  const [first, other] = [await sell(), await sell()];
  expect(await give(first, 90)).toBe('DONE');
  expect(await give(next(first), -EARNED)).toBe('DONE');
  expect(await give(other, 100)).toBe('DONE');
});

test('points that others put back, or that were approved, are no credit for the person who took them', async () => {
  let sale = await sell();
  const set = async (points: number, as = shop) => {
    const answer = await give(sale, points, as);
    if (answer === 'DONE') sale = next(sale);
    return answer;
  };
  expect(await set(450, manager)).toBe('DONE');
  expect(await set(0)).toBe('DONE');
  expect(await set(450, manager)).toBe('DONE');
  expect(await set(551)).toBe('APPROVAL_REQUIRED');
  expect(await set(550)).toBe('DONE');
  expect(await set(551)).toBe('APPROVAL_REQUIRED');

  const other = await sell();
  expect(await give(other, 60, second)).toBe('DONE');
  expect(await give(next(other), 560, second, await approval(next(other), 560, second))).toBe('DONE');
  expect(await give(next(next(other)), 60, second)).toBe('DONE');
  expect(await give(await sell(), 41, second)).toBe('APPROVAL_REQUIRED');
});

test('an approval is for this sale and these points, once, stands on the sale, and what was approved does not count', async () => {
  const [first, other] = [await sell(), await sell()];
  const given = await approval(first, 500);
  expect(await give(first, 501, shop, given)).toBe('APPROVAL_INVALID');
  expect(await give(other, 500, shop, given)).toBe('APPROVAL_INVALID');
  expect(await give(first, 500, second, given)).toBe('APPROVAL_INVALID');
  expect(await give(first, 500, shop, given)).toBe('DONE');
  const { body } = await tests.call(shop, 'GET', `transactions/${first.id}?addon=approvals`);
  expect(body.payload.transaction.approvals).toMatchObject([
    { actions: ['ADJUSTMENT'], approved_by_id: manager.session.userId, given_to_id: shop.session.userId },
  ]);
  expect(await give(next(first), 600)).toBe('DONE');
  expect(await give(other, 1)).toBe('APPROVAL_REQUIRED');
});

test('what takes no approval gets none, and of an older version neither', async () => {
  const sale = await sell();
  expect((await approve(sale, 100)).body.code).toBe('NO_APPROVAL_NEEDED');
  expect((await approve({ ...sale, __v: 7 }, 500)).body.code).toBe('123');
  await tests.rows(shop, 'update merchant_settings set approve_points_above = 1000000000');
  expect(await give(sale, 1_000_000)).toBe('DONE');
});

test('of two at once at two tills, which together pass the limit, one takes an approval', async () => {
  const [first, other] = [await sell(), await sell()];
  const realm = { id: shop.session.realmId };
  const person = holding({ database: tests.db.database, realm }, 'select from merchant_users for update');
  const release = await person.hold();
  const both = [give(first, 60), give(other, 60)];
  // Both were judged by the points given before, and wait to be written.
  await expect.poll(person.waiting).toBe(2);
  await release();
  expect((await Promise.all(both)).toSorted()).toEqual(['APPROVAL_REQUIRED', 'DONE']);
});
