import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids, transactionRow } from '../testing/demoRows.ts';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { fakeId } from '../testing/fakeId.ts';
import { startWriteServer } from '../testing/startWriteServer.ts';

const id = fakeId('transaction', 0);

const server = openForTests(startWriteServer);
beforeEach(() => server.answerWith(undefined));

describe('adjustPoints', () => {
  const ADJUST = `mutation Adjust($input: AdjustPointsInput!) { adjustPoints(input: $input) {
    transaction { earnPoints lastAdjustAmount } difference remainingPoints userErrors { code path } } }`;
  const input = { id, version: 0, branchId: ids.branch, authorizePin: '2222', points: 1 };

  it('CALL-36, OP-17 sends the new number of points and gives the difference', async () => {
    const adjusted = { ...transactionRow(0), earn: { reward: 1 }, last_adjust_amount: { reward: -3 } };
    server.answerWith(ok({ transaction: adjusted, available_points: 97, difference: -3 }));
    const { data, names } = await server.run(ADJUST, { input });
    expect(names).toEqual([`GET /transactions/${id}`, 'POST /payment/adjust']);
    expect(server.written[0]?.body).toEqual({
      locale: 'th-TH',
      transaction_no: 'T-0',
      type: 'reward',
      authorize_pin: '2222',
      member_id: ids.member,
      realm_id: ids.realm,
      branch_id: ids.branch,
      amount: 1,
      remark: '',
      __v: 0,
    });
    expect(data.adjustPoints).toEqual({
      transaction: { earnPoints: 1, lastAdjustAmount: -3 },
      difference: -3,
      remainingPoints: 97,
      userErrors: [],
    });
  });

  it('sends the remark, and the key that makes it safe to send again', async () => {
    server.answerWith(ok({ transaction: transactionRow(0), difference: '-3' }));
    const { data } = await server.run(ADJUST, { input: { ...input, remark: 'Promised', idempotencyKey: 'adjust-1' } });
    expect(server.written[0]).toMatchObject({
      body: { remark: 'Promised' },
      headers: { 'idempotency-key': 'adjust-1' },
    });
    expect(data.adjustPoints).toMatchObject({ difference: null, remainingPoints: null, userErrors: [] });
  });

  it.each([
    ['a guest’s sale', refusal(422, 'NOT_FOR_GUEST', 'Only a member.'), 'NOT_FOR_GUEST', ['id']],
    [
      'the points it has already',
      refusal(400, 'VALIDATION', [{ path: 'amount', message: 'must differ from the present points' }]),
      'VALIDATION',
      ['points'],
    ],
  ])('refuses %s', async (_what, refused, code, path) => {
    server.answerWith(refused);
    const { data } = await server.run(ADJUST, { input });
    expect(data.adjustPoints).toEqual({
      transaction: null,
      difference: null,
      remainingPoints: null,
      userErrors: [{ code, path }],
    });
  });
});
