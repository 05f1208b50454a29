import { startTestStack, type TestStack } from '@taem/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;
let other: TestStack;
beforeAll(async () => {
  [stack, other] = await Promise.all([startTestStack(), startTestStack({ deadlineMs: 3_000 })]);
}, 60_000);
afterAll(async () => {
  await Promise.all([stack.close(), other.close()]);
});

const SELL = `mutation ($input: PayInput!) { pay(input: $input) { transaction { businessDate } userErrors { code } } }`;
const coffee = (ids: TestStack['ids']) => ({
  idempotencyKey: 'one-coffee',
  branchId: ids.ari,
  lines: [{ productId: ids.coffee, quantity: 1 }],
  channels: [{ type: 'CASH', amount: 45, receivedAmount: 50 }],
  expectedAmountDue: 45,
});

test('what one stack sells is not in the one beside it', async () => {
  const cashier = await stack.as('cashier');
  await stack.clock.set('2026-03-14T12:00:00+07:00');
  const { data } = await cashier.ask(SELL, { input: coffee(stack.ids) });
  await stack.clock.reset();
  expect(data.pay).toEqual({ transaction: { businessDate: '2026-03-14' }, userErrors: [] });
  const totals = await Promise.all(
    [stack, other].map(async (one) => {
      const owner = await one.as('owner');
      return (await owner.ask('{ transactions { total } }')).data.transactions.total;
    }),
  );
  expect(totals).toEqual([1, 0]);
});

test('an operation makes no more calls than it needs', async () => {
  const owner = await stack.as('owner');
  expect(await stack.callsOf(() => owner.ask('{ products { items { name category { name } } } }'))).toEqual([
    'GET /products',
  ]);
});

test('a gateway that breaks off costs its own part alone', async () => {
  const owner = await stack.as('owner');
  await stack.upstream.set('reset', ({ path }) => path.startsWith('/products'));
  const { data, errors } = await owner.ask('{ products { total } memberTiers { total } }');
  await stack.upstream.set(null);
  expect(data).toEqual({ products: null, memberTiers: { total: 2 } });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE']);
  await expect(stack.upstream.set('no such fault')).rejects.toThrow('There is no fault "no such fault"');
});

test('a gateway that says nothing is waited for as long as the test says', async () => {
  const owner = await other.as('owner');
  await other.upstream.set('silent');
  const { data, errors } = await owner.ask<{ products: { total: number } | null }>('{ products { total } }');
  await other.upstream.set(null);
  expect([data.products, errors?.[0]?.extensions.code]).toEqual([null, 'UPSTREAM_UNAVAILABLE']);
  // Reads another list: the call that timed out may still be running, and equal calls at the same time are made only
  // once.
  const mended = await owner.ask<{ memberTiers: { total: number } }>('{ memberTiers { total } }');
  expect(mended.data.memberTiers.total).toBe(2);
});

test('a user of the test has the rights that it names', async () => {
  const analyst = await stack.addUser('analyst', [
    { objectCode: 'Page.Merchant.Business_Insight', actionCodes: ['READ'] },
  ]);
  const { data } = await analyst.ask('{ statistics(range: { last: TODAY }) { totalRevenue { total } } }');
  expect(data.statistics.totalRevenue).toEqual({ total: 0 });
});
