import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../testing/demoRows.ts';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { fakeId } from '../testing/fakeId.ts';
import { startWriteServer } from '../testing/startWriteServer.ts';

const id = fakeId('transaction', 0);

const server = openForTests(() => startWriteServer(['/payment/void/preview']));
beforeEach(() => server.answerWith(undefined));

describe('previewVoidTransaction', () => {
  const PREVIEW = `query Preview($id: ID!, $branchId: ID) { previewVoidTransaction(id: $id, branchId: $branchId) {
    transactionNo version refusals { code message path params { name value } }
    tenders { type amount instituteName cardName } stock { productId productName quantity }
    member { earned redeemed adjusted pointsBefore pointsAfter lifetimeBefore { totalRevenue totalTransactions totalQuantity }
      lifetimeAfter { totalRevenue } tierBefore { id name } tierAfter { id name } badgesLost } } }`;
  const figures = (revenue: number) => ({ total_revenue: revenue, total_transaction: 12, total_qty: 30 });
  const preview = {
    transaction_no: 'T-0',
    __v: 0,
    refusals: [
      { code: 'OTHER_BRANCH', message: 'is not the branch of this transaction', missing: null },
      { code: 'INSUFFICIENT_POINTS', message: 'Spent. 7 are missing.', missing: 7 },
    ],
    tenders: [{ type: 'Credit-Debit', amount: 140.25, institute_name: 'Bank of Mango', card_name: null }],
    stock: [{ product_id: ids.coffee, product_name: 'Coffee', qty: 2 }],
    member: {
      points: { earned: 4, redeemed: 10, adjusted: 0, before: 100, after: 106 },
      lifetime_value: { before: figures(1234.5), after: figures(1114.5) },
      tier: { before: { id: ids.gold, name: 'Gold' }, after: null },
      badges_lost: ['Big Spender'],
    },
  };

  it('shows what comes back and what stands in the way, in two calls', async () => {
    server.answerWith(ok(preview));
    const { data, errors, names, calls } = await server.run(PREVIEW, { id });
    expect(errors).toBeUndefined();
    expect(names).toEqual([`GET /transactions/${id}`, 'GET /payment/void/preview']);
    expect(Object.fromEntries(calls[1]?.query ?? [])).toEqual({
      locale: 'th-TH',
      transaction_no: 'T-0',
      branch_id: ids.branch,
    });
    expect(data.previewVoidTransaction).toEqual({
      transactionNo: 'T-0',
      version: 0,
      refusals: [
        {
          code: 'VALIDATION',
          message: 'is not the branch of this transaction',
          path: ['branchId'],
          params: [{ name: 'reason', value: 'OTHER_BRANCH' }],
        },
        {
          code: 'INSUFFICIENT_POINTS',
          message: 'Spent. 7 are missing.',
          path: [],
          params: [{ name: 'missing', value: '7' }],
        },
      ],
      tenders: [{ type: 'CREDIT_DEBIT', amount: 140.25, instituteName: 'Bank of Mango', cardName: null }],
      stock: [{ productId: ids.coffee, productName: 'Coffee', quantity: 2 }],
      member: {
        earned: 4,
        redeemed: 10,
        adjusted: 0,
        pointsBefore: 100,
        pointsAfter: 106,
        lifetimeBefore: { totalRevenue: 1234.5, totalTransactions: 12, totalQuantity: 30 },
        lifetimeAfter: { totalRevenue: 1114.5 },
        tierBefore: { id: ids.gold, name: 'Gold' },
        tierAfter: null,
        badgesLost: ['Big Spender'],
      },
    });
  });

  it('is null where the gateway has no preview, and of a sale that is not there', async () => {
    server.answerWith(refusal(404, 'NOT_FOUND', 'Route not found'));
    const branchId = fakeId('branch', 2);
    const missing = await server.run(PREVIEW, { id, branchId });
    expect(missing).toMatchObject({ data: { previewVoidTransaction: null }, errors: undefined });
    expect(missing.calls[1]?.query.get('branch_id')).toBe(branchId);
    const { data, errors, names } = await server.run(PREVIEW, { id: fakeId('transaction', 999) });
    expect([data, errors]).toEqual([{ previewVoidTransaction: null }, undefined]);
    expect(names).toHaveLength(1);
  });

  const REFUSALS =
    'query ($id: ID!) { previewVoidTransaction(id: $id) { refusals { code path params { name value } } } }';

  it.each([
    [
      { code: 'ALREADY_VOID', message: 'No.' },
      { code: 'ALREADY_VOID', path: ['id'], params: [] },
    ],
    [
      { code: 'INSUFFICIENT_POINTS', message: 'No.' },
      { code: 'INSUFFICIENT_POINTS', path: [], params: [] },
    ],
  ])('%j stands in the way as the void itself would say it', async (stands, expected) => {
    server.answerWith(ok({ ...preview, refusals: [stands] }));
    expect((await server.run(REFUSALS, { id })).data.previewVoidTransaction).toEqual({ refusals: [expected] });
  });

  it.each([
    [refusal(422, 'E99999', 'No.'), 'REFUSED'],
    ['broken' as const, 'UPSTREAM_UNAVAILABLE'],
    [ok({ ...preview, refusals: 'none' }), 'UPSTREAM_UNAVAILABLE'],
    [ok({ ...preview, refusals: [...preview.refusals, 'ALREADY_VOID'] }), 'UPSTREAM_UNAVAILABLE'],
  ])('what stands in the way is never left out: an error where it cannot be read, case %#', async (answered, code) => {
    server.answerWith(answered);
    const { data, errors } = await server.run(REFUSALS, { id });
    expect(data.previewVoidTransaction).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code } }]);
  });
});
