import { MAX_MEMBER_POINTS, MAX_SALE_POINTS } from '@taem/domain/limits.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, test } from 'vitest';
import { startTestStack, type TestUser } from '../testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);
let owner: TestUser;
let number = 0;

beforeAll(async () => {
  owner = await stack.as('owner');
  const setting = await owner.ask(
    `mutation { updateMerchantSetting(input: { version: 0, adjustAuthorizeCode: "2222" }) { userErrors { code path } } }`,
  );
  expect(setting.data.updateMerchantSetting.userErrors).toEqual([]);
});

const PAY = `mutation Pay($input: PayInput!) { pay(input: $input) {
  transaction { id version } userErrors { code path params { name value } } } }`;
const ADJUST = `mutation Adjust($input: AdjustPointsInput!) { adjustPoints(input: $input) {
  transaction { earnPoints } userErrors { code path message params { name value } } } }`;

async function pay(memberId: string) {
  number += 1;
  const { data } = await owner.ask(PAY, {
    input: {
      idempotencyKey: `most-points-${number}`,
      branchId: stack.ids.ari,
      memberId,
      lines: [{ productId: stack.ids.coffee, quantity: 10 }],
      channels: [{ type: 'CASH', amount: 450 }],
      tierPrivileges: false,
      expectedAmountDue: 450,
    },
  });
  return data.pay;
}

async function adjust({ id, version }: { id: string; version: number }, points: number) {
  const input = { id, version, branchId: stack.ids.ari, authorizePin: '2222', points };
  return (await owner.ask(ADJUST, { input })).data.adjustPoints;
}

/** Gives a member points from before the shop's books. */
async function give(memberId: string, points: number): Promise<void> {
  await stack.gateway.database.withRealm(stack.gateway.realm.id, async (client) => {
    await client.query(
      "insert into point_entries (member_id, kind, points, business_date) values ($1, 'opening', $2, '2026-01-01')",
      [memberId, points],
    );
    await client.query('update members set points = points + $2 where id = $1', [memberId, points]);
  });
}

test('M1 an adjustment beyond what a sale may give is refused at `points`, with its limit', async () => {
  const { transaction } = await pay(stack.ids.somchai);
  for (const points of [MAX_SALE_POINTS + 1, 812_345_678, 2_147_483_647]) {
    const { userErrors } = await adjust(transaction, points);
    expect(userErrors).toMatchObject([
      { code: 'TOO_MANY_POINTS', path: ['points'], params: [{ name: 'limit', value: String(MAX_SALE_POINTS) }] },
    ]);
  }
  expect((await adjust(transaction, MAX_SALE_POINTS)).transaction).toEqual({ earnPoints: MAX_SALE_POINTS });
});

test('M1 near what a member may hold a sale and an adjustment are refused by what is too many', async () => {
  const { transaction } = await pay(stack.ids.mali);
  await give(stack.ids.mali, MAX_MEMBER_POINTS - 124);
  const params = expect.arrayContaining([{ name: 'limit', value: String(MAX_MEMBER_POINTS) }]);
  const refused = await pay(stack.ids.mali);
  expect(refused).toMatchObject({ transaction: null, userErrors: [{ code: 'TOO_MANY_POINTS', params }] });
  expect(refused.userErrors[0].path).toEqual(['expectedEarnPoints']);
  expect((await adjust(transaction, 100)).userErrors).toMatchObject([
    { code: 'TOO_MANY_POINTS', path: ['points'], params },
  ]);
});

test('M1 sums over members go beyond 32 bits, the first time a document comes and when it is compiled', async () => {
  const add = `mutation Add($input: CreateMemberInput!) { createMember(input: $input) { member { id } userErrors { code path } } }`;
  for (const digit of [1, 2]) {
    const input = {
      firstname: 'Rich',
      lastname: 'Member',
      phone: `+6681000000${digit}`,
      gender: 'FEMALE',
      branchId: stack.ids.ari,
    };
    const { data } = await owner.ask(add, { input });
    expect(data.createMember.userErrors).toEqual([]);
    await give(data.createMember.member.id, MAX_MEMBER_POINTS);
  }
  await stack.gateway.database.withRealm(stack.gateway.realm.id, async (client) => {
    await client.query('update members set tier_id = $1', [stack.ids.gold]);
  });
  const query = '{ statistics(range: { last: ALL_TIME }) { totalRemaining tiers { name remainingPoints } } }';
  const [first, second, third] = [await owner.ask(query), await owner.ask(query), await owner.ask(query)];
  expect(first.errors).toBeUndefined();
  expect(first.data.statistics.totalRemaining).toBeGreaterThan(3 * MAX_MEMBER_POINTS);
  expect(first.data.statistics.tiers.at(-1).remainingPoints).toBe(first.data.statistics.totalRemaining);
  expect([second, third]).toMatchObject([{ data: first.data }, { data: first.data }]);
});
