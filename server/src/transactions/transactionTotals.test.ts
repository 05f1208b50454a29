import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../testing/demoRows.ts';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { startWriteServer } from '../testing/startWriteServer.ts';

const server = openForTests(() => startWriteServer(['/transactions/totals']));
beforeEach(() => server.answerWith(undefined));

const filter = {
  range: { from: '2026-11-01', to: '2026-11-22' },
  branchId: ids.branch,
  status: 'VOID',
  amountDue: { from: 1.5 },
};
const CRITERIA = {
  from: '2026-11-01',
  to: '2026-11-22',
  branch_id: ids.branch,
  filter: '{"bill_detail":{"$ne":null},"amount_due":{"$gte":1.5},"status":"Void"}',
  keyword: 'T-1',
};

describe('transactionTotals', () => {
  const TOTALS = `query Totals($filter: TransactionFilter, $keyword: String) { transactionTotals(filter: $filter, keyword: $keyword) {
    complete amountDue earnPoints redeemPoints voided voidedAmount } }`;

  it('MGMT-31 makes one call, with the filters of the list, and is exact to the satang', async () => {
    const figures = {
      complete: 3_000_000_000,
      amount_due: 70368744177663.99,
      earn: 0,
      redeem: 5,
      void: 2,
      void_amount: 0.1,
    };
    server.answerWith(ok({ totals: figures }));
    const { data, errors, calls } = await server.run(TOTALS, { filter, keyword: 'T-1' });
    expect(errors).toBeUndefined();
    expect(calls.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
      ['/transactions/totals', CRITERIA],
    ]);
    expect(data.transactionTotals).toEqual({
      complete: 3_000_000_000,
      amountDue: 70368744177663.99,
      earnPoints: 0,
      redeemPoints: 5,
      voided: 2,
      voidedAmount: 0.1,
    });
  });

  it('requests what costs a look at each sale only where it is selected', async () => {
    server.answerWith(ok({ totals: { complete: 1, total_revenue: 10.5, item_amount: 4, total_members: 1 } }));
    const { data, calls } = await server.run(
      '{ transactionTotals { complete totalRevenue itemAmount totalMembers } }',
      {},
    );
    expect(calls.map(({ query }) => query.get('addon')?.split(',').sort())).toEqual([
      ['item_amount', 'total_members', 'total_revenue'],
    ]);
    expect(data.transactionTotals).toEqual({ complete: 1, totalRevenue: 10.5, itemAmount: 4, totalMembers: 1 });
  });

  it('is null where the gateway has no such sums, and an error where its answer is invalid', async () => {
    const { data, errors } = await server.run(TOTALS, {});
    expect([data.transactionTotals, errors]).toEqual([null, undefined]);
    for (const answered of [ok({ totals: 'many' }), ok(null), ok({}), refusal(422, 'E99999', 'No.')]) {
      server.answerWith(answered);
      const broken = await server.run(TOTALS, {});
      expect(broken.data.transactionTotals).toBeNull();
      expect(broken.errors).toHaveLength(1);
    }
  });
});

describe('transactionExport', () => {
  it('MGMT-28 returns the address of exactly what is listed, in its order, without a call to the gateway', async () => {
    const { data, calls } = await server.run(
      'query Export($filter: TransactionFilter, $sort: TransactionSort) { transactionExport(filter: $filter, keyword: "T-1", sort: $sort) }',
      { filter, sort: { field: 'AMOUNT_DUE', direction: 'ASC' } },
    );
    expect(calls).toEqual([]);
    const address = new URL(data.transactionExport, 'http://shop');
    expect(address.pathname).toBe('/export/transactions');
    expect(Object.fromEntries(address.searchParams)).toEqual({ ...CRITERIA, sort: '{"amount_due":1}' });
  });

  it.each([
    ['', { sort: '{"create_local_time":-1}' }],
    ['(sort: { field: VOID_TIME, direction: DESC })', { sort: '{"void_time":-1}' }],
    [
      '(filter: { ids: ["a", "b"] })',
      { filter: '{"bill_detail":{"$ne":null},"id":{"$in":["a","b"]}}', sort: '{"create_local_time":-1}' },
    ],
  ])('by %s is all of it, latest first unless otherwise requested', async (args, query) => {
    const { data } = await server.run(`{ transactionExport${args} }`);
    const { searchParams } = new URL(data.transactionExport, 'http://shop');
    expect(Object.fromEntries(searchParams)).toEqual(query);
  });
});
