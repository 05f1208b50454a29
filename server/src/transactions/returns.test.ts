import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../testing/demoRows.ts';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { fakeId } from '../testing/fakeId.ts';
import { startWriteServer } from '../testing/startWriteServer.ts';

const SALE = fakeId('transaction', 0);
const BACK = fakeId('transaction', 1);
const PREVIEW = '/payment/return/preview';

const server = openForTests(startWriteServer);
beforeEach(() => server.answerWith(undefined));

const lines = [
  { position: 0, quantity: 1 },
  { position: 2, quantity: 2, restock: false, reason: 'Damaged' },
];
const wireLines = [
  { position: 0, qty: 1, restock: true },
  { position: 2, qty: 2, restock: false, reason: 'Damaged' },
];

describe('previewReturn', () => {
  const preview = (selection: string, more: object = {}) =>
    server.run(
      `query ($id: ID!, $lines: [ReturnLineInput!]!, $branchId: ID, $delivery: Boolean, $inCash: Boolean) {
        previewReturn(id: $id, lines: $lines, branchId: $branchId, delivery: $delivery, inCash: $inCash) { ${selection} } }`,
      { id: SALE, lines, ...more },
    );
  const figures = { total_revenue: 100, total_transaction: 3, total_qty: 5 };
  const given = {
    ...{ transaction_no: 'T-0', __v: 4, amount: -130, rows: [{ position: 0, name: 'Coffee', qty: -1, amount: -65 }] },
    ...{ total_payment: -130, total_discount: 0, delivery_cost: 0, tenders: [], cash_rounding: 0, stock: [] },
    ...{
      is_last: true,
      lost: ['Ten'],
      deducted: { points: 2, amount: 0.5 },
      cash_before: { held: 130, rounding: -0.25 },
    },
    refusals: [
      { code: 'IS_RETURN', message: 'No.' },
      { code: 'NO_LINES', message: 'No.' },
    ],
    member: {
      points: { taken: 5, given: 1, before: 10, after: 6 },
      lifetime_value: { before: figures, after: { ...figures, total_revenue: 0 } },
      tier: { before: { id: ids.gold, name: 'Gold' }, after: null },
      badges_lost: ['Regular'],
    },
  };

  it.each([
    [{}, { branch_id: ids.branch, delivery: false, in_cash: false }],
    [
      { branchId: fakeId('branch', 2), delivery: true, inCash: true },
      { branch_id: fakeId('branch', 2), delivery: true, in_cash: true },
    ],
    [
      { branchId: null, delivery: null, inCash: null },
      { branch_id: ids.branch, delivery: false, in_cash: false },
    ],
  ])('sends the pieces, the branch and the way of the money: %j', async (more, body) => {
    server.answerWith(ok(given));
    const { data, names } = await preview('transactionNo version amount', more);
    expect(names).toEqual([`GET /transactions/${SALE}`, `POST ${PREVIEW}`]);
    expect(server.written[0]?.body).toEqual({ transaction_no: 'T-0', locale: 'th-TH', lines: wireLines, ...body });
    expect(data.previewReturn).toEqual({ transactionNo: 'T-0', version: 4, amount: -130 });
  });

  it('says what comes back, what is kept back, what is lost, and what becomes of the member', async () => {
    server.answerWith(ok(given));
    const { data, errors } = await preview(`isLast lost deductedPoints deductedAmount cashHeld cashHeldRounding addedVat
      rows { position name quantity amount } refusals { code path params { name value } }
      member { taken given pointsBefore pointsAfter badgesLost tierBefore { name } tierAfter { name }
        lifetimeBefore { totalRevenue totalTransactions } lifetimeAfter { totalRevenue totalQuantity } }`);
    expect(errors).toBeUndefined();
    expect(data.previewReturn).toEqual({
      ...{ isLast: true, lost: ['Ten'], deductedPoints: 2, deductedAmount: 0.5 },
      ...{ cashHeld: 130, cashHeldRounding: -0.25, addedVat: 0 },
      rows: [{ position: 0, name: 'Coffee', quantity: -1, amount: -65 }],
      refusals: [
        { code: 'IS_RETURN', path: ['id'], params: [] },
        { code: 'VALIDATION', path: ['lines'], params: [{ name: 'reason', value: 'NO_LINES' }] },
      ],
      member: {
        ...{ taken: 5, given: 1, pointsBefore: 10, pointsAfter: 6, badgesLost: ['Regular'] },
        ...{ tierBefore: { name: 'Gold' }, tierAfter: null },
        lifetimeBefore: { totalRevenue: 100, totalTransactions: 3 },
        lifetimeAfter: { totalRevenue: 0, totalQuantity: 5 },
      },
    });
    server.answerWith(ok({ ...given, deducted: null, added_vat: -8.5, member: null }));
    expect((await preview('deductedPoints deductedAmount addedVat member { taken }')).data.previewReturn).toEqual({
      ...{ deductedPoints: 0, deductedAmount: 0, addedVat: -8.5, member: null },
    });
  });

  it.each([
    ['the gateway has no such call', refusal(404, 'NOT_FOUND', 'No.')],
    ['the answer is no preview', ok(null)],
  ])('is null where %s', async (_, answer) => {
    server.answerWith(answer);
    const { data, errors } = await preview('amount');
    expect([data, errors]).toEqual([{ previewReturn: null }, undefined]);
  });

  it('is null without a call where there is no such sale, and an error where it cannot be known', async () => {
    const { data, names } = await preview('amount', { id: fakeId('transaction', 999) });
    expect([data, names]).toEqual([{ previewReturn: null }, [`GET /transactions/${fakeId('transaction', 999)}`]]);
    server.answerWith(ok({ ...given, refusals: ['no reason'] }));
    expect((await preview('refusals { code }')).errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
    server.answerWith('broken');
    expect((await preview('amount')).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});

describe('returnSale', () => {
  const RETURN = `mutation ($input: ReturnSaleInput!) { returnSale(input: $input) {
    transaction { id } sale { id version } remainingPoints userErrors { code path } } }`;
  const input = { id: SALE, version: 4, branchId: ids.branch, authorizePin: '1111', lines, amount: -130 };
  const body = {
    ...{ transaction_no: 'T-0', authorize_pin: '1111', member_id: ids.member, realm_id: ids.realm },
    ...{ branch_id: ids.branch, lines: wireLines, amount: -130, __v: 4 },
  };

  it.each([
    [{}, { delivery: false, in_cash: false, remark: '' }, undefined],
    [
      { delivery: true, inCash: true, remark: 'torn', approvalId: 'a', tillId: 't', idempotencyKey: 'return-0001' },
      { delivery: true, in_cash: true, remark: 'torn', approval_id: 'a', till_id: 't' },
      'return-0001',
    ],
  ])('sends the pieces and the code, and gives the return and the sale: %j', async (more, own, key) => {
    server.answerWith(ok({ transaction: { id: BACK }, sale: { id: SALE, __v: 5 }, available_points: 90 }));
    const { data } = await server.run(RETURN, { input: { ...input, ...more } });
    expect(server.written.map(({ path, body }) => [path, body])).toEqual([['/payment/return', { ...body, ...own }]]);
    expect(server.written[0]?.headers['idempotency-key']).toBe(key);
    expect(data.returnSale).toEqual({
      ...{ transaction: { id: BACK }, sale: { id: SALE, version: 5 }, remainingPoints: 90, userErrors: [] },
    });
  });

  it.each([
    [refusal(400, 'VALIDATION', [{ path: 'lines.0.qty', message: 'No.' }]), 'VALIDATION', ['lines']],
    [refusal(400, 'VALIDATION', [{ path: 'amount', message: 'No.' }]), 'VALIDATION', ['amount']],
    [refusal(422, 'WRONG_AUTHORIZE_CODE', 'No.'), 'WRONG_AUTHORIZE_CODE', ['authorizePin']],
    [refusal(409, '123', 'No.'), 'STALE_VERSION', ['version']],
  ])('is refused with the reason, at its input: %j', async (answer, code, path) => {
    server.answerWith(answer);
    const { data } = await server.run(RETURN, { input });
    expect(data.returnSale).toEqual({
      ...{ transaction: null, sale: null, remainingPoints: null, userErrors: [{ code, path }] },
    });
  });
});
