import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MergeTests, startMergeTests } from '../testing/startMergeTests.ts';
import { exchangeBody } from '../testing/startReversalTests.ts';
import { PRICES } from '../testing/testShop.ts';

let at: MergeTests;

beforeAll(async () => {
  at = await startMergeTests();
});
afterAll(() => at.tests.close());

test('issue 34 what a member bought before their accounts were merged is exchanged for the account that was kept', async () => {
  const { tests, shop } = at;
  const [kept, merged] = [await at.join(20), await at.join(7)];
  const sale = await tests.sell(shop, { tea: 2, memberId: merged });
  expect((await at.merge(kept, merged)).status).toBe(200);
  const before = await at.member(kept);
  const [{ version = 0 } = {}] = await tests.rows<{ version: number }>(
    shop,
    'select version::int from transactions where id = $1',
    [sale.id],
  );
  const now = { ...sale, member_id: kept, __v: version };
  // A request of a till that still has the merged account is refused or applied to the kept one, never twice.
  const send = (memberId: string) =>
    tests.call(
      shop,
      'POST',
      'payment/exchange',
      exchangeBody(shop, now, [[0, 1]], PRICES.tea, { coffee: 3, memberId }, { __v: version }),
    );
  const old = await send(merged);
  const { status, body } = old.status === 200 ? old : await send(kept);
  expect(status, JSON.stringify(body)).toBe(200);
  const { transaction, returned } = body.payload;
  expect([transaction.member_id, returned.member_id]).toEqual([kept, kept]);
  // 3 coffees of 45 for one tea of 120.50: the lifetime value rises by the difference.
  expect(await at.member(kept)).toMatchObject({
    total_payment: (before.total_payment as number) + 3 * 4_500 - 12_050,
    total_transaction: (before.total_transaction as number) + 1,
  });
  expect(await at.faults()).toEqual([]);
});
