import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  adjustBody,
  type ReversalTests,
  type SoldSale,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import { paymentBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const adjust = (shop: TestShop, sale: SoldSale, amount: number, changes = {}, headers = {}) =>
  tests.call(shop, 'POST', 'payment/adjust', adjustBody(shop, sale, amount, changes), headers);

test('OP-17 the new points are typed; the difference goes to the member, the ledger, the sale and its day', async () => {
  const shop = await tests.openShop(5);
  const sale = await tests.sell(shop, { tea: 8, memberId: shop.memberId });
  const { status, body } = await adjust(shop, sale, 20);
  expect([status, body.payload.difference, body.payload.available_points]).toEqual([200, 11, 25]);
  expect(body.payload.transaction).toMatchObject({
    earn: { reward: 20 },
    last_adjust_amount: { reward: 11 },
    status: 'Complete',
    __v: 1,
  });
  const entry = "select kind, points, remark, by_id from point_entries where kind = 'adjust'";
  expect(await tests.rows(shop, entry)).toEqual([
    { kind: 'adjust', points: 11, remark: 'birthday', by_id: shop.session.userId },
  ]);
  expect(await tests.rows(shop, 'select sum(earn_points)::int as earned from daily_members')).toEqual([{ earned: 20 }]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('a sale has what it did to points, as it happened, with who and why; nothing of it unless it is requested', async () => {
  const shop = await tests.openShop(5);
  const sale = await tests.sell(shop, { tea: 8, memberId: shop.memberId });
  await adjust(shop, sale, 20);
  await tests.call(shop, 'POST', 'payment/void', voidBody(shop, { ...sale, __v: 1 }));
  const saleWith = async (query: string) =>
    (await tests.call(shop, 'GET', `transactions/${sale.id}${query}`)).body.payload.transaction;
  const { point_entries: entries } = await saleWith('?projection=point_entries');
  expect(entries.map(({ time: _, ...entry }: { time: string }) => entry)).toEqual([
    { kind: 'earn', points: 9, by_id: null, remark: null },
    { kind: 'adjust', points: 11, by_id: shop.session.userId, remark: 'birthday' },
    // Reverses the earned points, and the adjusted ones.
    { kind: 'void', points: -9, by_id: shop.session.userId, remark: 'wrong drink' },
    { kind: 'void', points: -11, by_id: shop.session.userId, remark: 'wrong drink' },
  ]);
  expect(await saleWith('')).not.toHaveProperty('point_entries');
});

test('a sale can be adjusted again, to 0 and back; each time from what it stands for then', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 8, memberId: shop.memberId });
  const differences = [];
  for (const [version, points] of [0, 3, 9].entries()) {
    const { body } = await adjust(shop, { ...sale, __v: version }, points);
    differences.push(body.payload.transaction.last_adjust_amount.reward);
  }
  expect(differences).toEqual([-9, 3, 6]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('PERM-13 the right code forgets the wrong ones before it', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 8, memberId: shop.memberId });
  const guess = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const { body } = await adjust(shop, sale, 20, { authorize_pin: '0000' });
      expect(body.code).toBe('WRONG_AUTHORIZE_CODE');
    }
  };
  await guess(9);
  expect((await adjust(shop, sale, 20)).status).toBe(200);
  await guess(2);
  expect((await adjust(shop, { ...sale, __v: 1 }, 21)).status).toBe(200);
});

test('a payment that is sent again after its points were adjusted gets its first answer', async () => {
  const shop = await tests.openShop();
  const headers = { 'idempotency-key': randomUUID() };
  const body = paymentBody(shop, { tea: 8, memberId: shop.memberId });
  const first = await tests.call(shop, 'POST', 'payment/transaction', body, headers);
  await adjust(shop, first.body.payload.transaction, 20);
  expect(await tests.call(shop, 'POST', 'payment/transaction', body, headers)).toEqual(first);
});

describe('an adjustment is refused', () => {
  test('CALL-36 of a guest', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 1 });
    expect(await adjust(shop, sale, 3)).toMatchObject({ status: 422, body: { code: 'NOT_FOR_GUEST' } });
  });

  test('WALL-06 of a void sale', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { tea: 1, memberId: shop.memberId });
    await tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale));
    expect(await adjust(shop, { ...sale, __v: 1 }, 9)).toMatchObject({ status: 422, body: { code: 'ALREADY_VOID' } });
  });

  test('of points that are spent', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { tea: 8, memberId: shop.memberId });
    await tests.sell(shop, { coffee: 1, memberId: shop.memberId, pointsAsCash: 7 });
    const { status, body } = await adjust(shop, sale, 1);
    expect([status, body.code, body.details]).toEqual([422, 'INSUFFICIENT_POINTS', { missing: 6 }]);
  });

  test.each([
    ['to the same points', 1, {}, 400, 'VALIDATION'],
    ['to less than none', -1, {}, 400, 'VALIDATION'],
    ['to parts of a point', 1.5, {}, 400, 'VALIDATION'],
    ['M1 to more than a sale may give', 3_000_000_000, {}, 422, 'TOO_MANY_POINTS'],
    ['of something else than points', 9, { type: 'cash' }, 400, 'VALIDATION'],
    ['with the code of the void', 9, { authorize_pin: '1111' }, 422, 'WRONG_AUTHORIZE_CODE'],
    ['of another version', 9, { __v: 3 }, 409, '123'],
    ['PERM-13 in branch All', 9, { branch_id: null }, 400, 'VALIDATION'],
  ])('%s', async (_title, amount, changes, status, code) => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { tea: 1, memberId: shop.memberId });
    const answer = await adjust(shop, sale, amount, changes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await tests.faults(shop)).toEqual([]);
  });
});

test('ten adjustments of one version at once: exactly one wins', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 1, memberId: shop.memberId });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, points) => adjust(shop, sale, points + 2)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('the same adjustment sent twice with one key is one', async () => {
  const shop = await tests.openShop();
  const sale = await tests.sell(shop, { tea: 1, memberId: shop.memberId });
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([adjust(shop, sale, 9, {}, headers), adjust(shop, sale, 9, {}, headers)]);
  expect(answers[0]).toEqual(answers[1]);
  expect(await tests.rows(shop, 'select points from members')).toEqual([{ points: 9 }]);
});
