import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids, voidedTransactionRow } from '../testing/demoRows.ts';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { fakeId } from '../testing/fakeId.ts';
import { startWriteServer } from '../testing/startWriteServer.ts';

const id = fakeId('transaction', 0);
const guestSale = fakeId('transaction', 9);

const server = openForTests(startWriteServer);
beforeEach(() => server.answerWith(undefined));

describe('voidTransaction', () => {
  const VOID = `mutation Void($input: VoidTransactionInput!) { voidTransaction(input: $input) {
    transaction { id status version voidBy { username } } remainingPoints userErrors { code message path params { name value } } } }`;
  const input = { id, version: 0, branchId: ids.branch, authorizePin: '1111', remark: 'Wrong Payment' };

  it('CALL-37 sends the number of the sale, the code and the reason, and gives the sale as it is then', async () => {
    server.answerWith(ok({ transaction: voidedTransactionRow, available_points: 96 }));
    const { data, names } = await server.run(VOID, { input: { ...input, idempotencyKey: 'void-0001' } });
    expect(names).toEqual([`GET /transactions/${id}`, 'POST /payment/void', 'GET /merchant-users']);
    expect(server.written[0]?.body).toEqual({
      locale: 'en-US',
      transaction_no: 'T-0',
      authorize_pin: '1111',
      member_id: ids.member,
      realm_id: ids.realm,
      branch_id: ids.branch,
      remark: 'Wrong Payment',
      reason: 'Wrong Payment',
      __v: 0,
    });
    expect(server.written[0]?.headers['idempotency-key']).toBe('void-0001');
    expect(data.voidTransaction).toEqual({
      transaction: { id, status: 'VOID', version: 1, voidBy: { username: 'cashier0' } },
      remainingPoints: 96,
      userErrors: [],
    });
  });

  it('names no member for a guest, and reads the sale back from a gateway that returns only its id', async () => {
    server.answerWith(ok({ id: guestSale }));
    const { data, names } = await server.run(VOID, { input: { ...input, id: guestSale } });
    expect(server.written[0]?.body).not.toHaveProperty('member_id');
    expect(names.slice(1)).toEqual(['POST /payment/void', `GET /transactions/${guestSale}`]);
    expect(data.voidTransaction).toMatchObject({ transaction: { id: guestSale }, remainingPoints: null });
  });

  it.each([
    [
      'a wrong code',
      refusal(422, 'WRONG_AUTHORIZE_CODE', 'The code is wrong'),
      'WRONG_AUTHORIZE_CODE',
      ['authorizePin'],
    ],
    ['too many tries', refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts.'), 'TOO_MANY_ATTEMPTS', []],
    ['a sale that is void', refusal(422, 'ALREADY_VOID', 'This transaction is void already.'), 'ALREADY_VOID', ['id']],
    ['a sale changed meanwhile', refusal(409, '123', 'Somebody else has changed it.'), 'STALE_VERSION', ['version']],
    ['a role without the right', refusal(400, 'PERMISSION', 'No permission.'), 'PERMISSION', []],
    [
      'another branch',
      refusal(400, 'VALIDATION', [{ path: 'branch_id', message: 'is not the branch of this transaction' }]),
      'VALIDATION',
      ['branchId'],
    ],
    [
      'a remark that is too long, said in several ways',
      refusal(400, 'VALIDATION', [
        { path: 'remark', message: 'must NOT have more than 200 characters' },
        { path: 'remark', message: 'must be null' },
        { path: 'reason', message: 'must NOT have more than 200 characters' },
      ]),
      'VALIDATION',
      ['remark'],
    ],
  ])('says of %s what stands in the way, at its input', async (_what, refused, code, path) => {
    server.answerWith(refused);
    const { data, errors } = await server.run(VOID, { input });
    expect(errors).toBeUndefined();
    expect(data.voidTransaction.transaction).toBeNull();
    expect(data.voidTransaction.userErrors).toMatchObject([{ code, path }]);
  });

  it('says how many points are missing', async () => {
    server.answerWith(refusal(422, 'INSUFFICIENT_POINTS', 'Spent. 7 are missing.', { details: { missing: 7 } }));
    const { data } = await server.run(VOID, { input });
    expect(data.voidTransaction.userErrors).toMatchObject([
      { code: 'INSUFFICIENT_POINTS', params: [{ name: 'missing', value: '7' }] },
    ]);
  });

  it('of a sale that is not there sends nothing', async () => {
    const { data } = await server.run(VOID, { input: { ...input, id: fakeId('transaction', 999) } });
    expect(data.voidTransaction.userErrors).toMatchObject([{ code: 'NOT_FOUND', path: ['id'] }]);
    expect(server.written).toEqual([]);
  });

  it.each([
    ['__v', 'version'],
    ['authorize_pin', 'authorizePin'],
    ['branch_id', 'branchId'],
    ['reason', 'remark'],
    ['remark', 'remark'],
    ['Idempotency-Key', 'idempotencyKey'],
    ['transaction_no', 'id'],
  ])('a refusal of %s names %s of the input', async (wire, name) => {
    server.answerWith(refusal(400, 'VALIDATION', [{ path: wire, message: 'No.' }]));
    const { data } = await server.run(VOID, { input });
    expect(data.voidTransaction.userErrors).toMatchObject([{ code: 'VALIDATION', path: [name] }]);
  });

  it.each([
    [refusal(409, 'IDEMPOTENCY_CONFLICT', 'Another one.'), ['idempotencyKey']],
    [refusal(404, 'NOT_FOUND', 'The transaction was not found.'), ['id']],
    [refusal(422, 'WRONG_AUTHORIZE_CODE', [{ path: 'branch_id', message: 'No.' }]), ['branchId']],
  ])('%j is about its input, unless the gateway names another', async (refused, path) => {
    server.answerWith(refused);
    const { data } = await server.run(VOID, { input });
    expect(data.voidTransaction.userErrors).toMatchObject([{ path }]);
  });

  it('reports what stands in the way of each input once', async () => {
    const messages = ['branch_id', 'remark', 'branch_id'].map((path, at) => ({ path, message: String(at) }));
    server.answerWith(refusal(400, 'VALIDATION', messages));
    const { data } = await server.run(VOID, { input });
    expect(data.voidTransaction.userErrors).toMatchObject([
      { path: ['branchId'], message: '0' },
      { path: ['remark'], message: '1' },
    ]);
  });

  it('says no balance where the answer has none that is a number of points', async () => {
    for (const available_points of ['97', 1.5, null]) {
      server.answerWith(ok({ transaction: voidedTransactionRow, available_points }));
      const { data } = await server.run(VOID, { input: { ...input, remark: null } });
      expect(data.voidTransaction).toMatchObject({ transaction: { id }, remainingPoints: null });
      expect(server.written[0]?.body).toMatchObject({ remark: '', reason: '' });
      expect(server.written[0]?.headers).not.toHaveProperty('idempotency-key');
    }
  });

  it.each([ok(null), ok('void'), ok({ transaction: 'void' }), ok({ transaction: { id: guestSale } })])(
    'an answer that does not state what became of the sale is a fault: %j',
    async (answered) => {
      server.answerWith(answered);
      const { errors } = await server.run(VOID, { input });
      expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    },
  );

  it('leaves a fault a fault: no one knows whether the sale is void', async () => {
    server.answerWith('reset');
    const { errors } = await server.run(VOID, { input });
    expect(errors).toMatchObject([{ path: ['voidTransaction'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(server.written).toHaveLength(1);
  });
});
