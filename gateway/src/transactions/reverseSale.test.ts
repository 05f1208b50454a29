import { fromBaht } from '@taem/domain/money/money.ts';
import { describe, expect, it, test } from 'vitest';
import type { Database } from '../database/pool.ts';
import { ARI, cashier, reversalState } from '../testing/scriptedShop.ts';
import { narrowToSession } from './narrowToSession.ts';
import { planVoid } from './planVoid.ts';
import type { ReversalState } from './ReversalState.ts';
import { readReversalState } from './readReversalState.ts';
import { hashReversal, recordReversal, writtenAnswer } from './recordReversal.ts';
import { readBranch, refuseOtherSale } from './reversalBody.ts';

const session = { ...cashier, realmId: 'realm' };

const STATE: ReversalState = {
  ...reversalState({
    products: [
      { product_id: 'coffee', name: 'Coffee', qty: 1, skip_stock: false },
      { product_id: 'tea', name: 'Tea', qty: 1, skip_stock: null },
    ],
    tenders: [{ position: 0, returned: 0, type: 'Cash', amount: fromBaht(150), institute: null, card: null }],
  }),
  badges: [{ name: 'Frequent', conditions: [{ condition_id: 'sales', value: 7 }] }],
  conditions: [
    { id: 'ltv', name: 'ltv', type: 'ltv', template: { logic: '' } },
    { id: 'sales', name: 'sales', type: 'transaction', template: { logic: '' } },
  ],
};
const SALE = STATE.sale;

describe('a void is planned from the rows as they are', () => {
  it('with the counted products, the tenders and the figures of the member', () => {
    expect(planVoid(STATE, ARI, [])).toEqual({
      refusals: [],
      tenders: SALE.tenders,
      stock: [{ productId: 'coffee', qty: 1 }],
      member: {
        entries: [-5],
        earned: 5,
        redeemed: 0,
        adjusted: 0,
        balanceBefore: 8,
        balanceAfter: 3,
        before: { totalPayment: 120_000, totalRevenue: 110_000, totalTransaction: 7, totalQty: 20 },
        after: { totalPayment: 100_000, totalRevenue: 95_000, totalTransaction: 6, totalQty: 18 },
        tierBefore: 'gold',
        tierAfter: 'silver',
        badgesLost: ['Frequent'],
        span: { leastLtv: 100_000, mostLtv: 114_999, leastTransactions: null, mostTransactions: null },
      },
    });
  });

  it('also where there are none of a kind, and of a guest', () => {
    const withoutRules = { tiers: null, badges: null, conditions: null };
    const sale = { ...SALE, products: null, tenders: null, entries: null };
    expect(planVoid({ ...STATE, ...withoutRules, sale, member: null }, ARI, [])).toEqual({
      refusals: [],
      tenders: [],
      stock: [],
      member: null,
    });
    expect(planVoid({ ...STATE, ...withoutRules, sale }, ARI, []).member).toMatchObject({
      entries: [],
      badgesLost: [],
    });
  });

  it('in its branch, by a user who works there', () => {
    expect(planVoid(STATE, ARI, ['silom']).refusals).toEqual([{ code: 'FOREIGN_BRANCH' }]);
    expect(planVoid(STATE, null, []).refusals).toEqual([{ code: 'BRANCH_NEEDED' }]);
  });
});

describe('what a body says of a sale', () => {
  it.each([
    ['an id, in any case', ARI.toUpperCase(), ARI],
    ['All', 'All', null],
    ['nothing', undefined, null],
  ])('a branch is %s', (_what, said, branch) => {
    expect(readBranch(said)).toBe(branch);
  });

  it.each([
    ['nothing', {}, null],
    ['this realm and member, in any case', { realm_id: 'REALM', member_id: 'SOMCHAI' }, null],
    ['another realm', { realm_id: 'other' }, 'is not the realm of this session'],
    ['another member', { member_id: 'nok' }, 'is not the member of this transaction'],
  ])('of %s it is refused with %s', (_what, body, words) => {
    const check = expect(() => refuseOtherSale(body, session, SALE));
    if (words === null) check.not.toThrow();
    else check.toThrow(words);
  });
});

test('a key stands for one action with one content, whatever code came with it', () => {
  const hash = (action: 'void' | 'adjust', body: object) => hashReversal(action, { authorize_pin: '1', ...body });
  expect(hash('void', { authorize_pin: '2' })).toBe(hash('void', {}));
  expect(new Set([hash('void', {}), hash('adjust', {}), hash('void', { remark: 'x' })]).size).toBe(3);
  const answer = { id: 'sale', available_points: 3 };
  expect(writtenAnswer({ ...STATE, written: null }, 'hash')).toBeNull();
  expect(writtenAnswer({ ...STATE, written: { request_hash: 'hash', answer } }, 'hash')).toBe(answer);
  for (const written of [
    { request_hash: 'other', answer },
    { request_hash: 'hash', answer: null },
  ]) {
    expect(() => writtenAnswer({ ...STATE, written }, 'hash')).toThrow('used for another request');
  }
});

/** Returns a database whose only statement ends like this. */
const answering = (query: (statement?: unknown) => Promise<unknown>) =>
  ({ withRealm: (_realm: string, run: (client: object) => unknown) => run({ query }) }) as Database;
const record = (query: (statement?: unknown) => Promise<unknown>) =>
  recordReversal(answering(query), 'void', { realm_id: 'realm' } as Parameters<typeof recordReversal>[2]);

test('the failure of writing a void is reported unchanged', async () => {
  const failing = (code: string) => record(() => Promise.reject(Object.assign(new Error('no'), { code })));
  await expect(failing('TA001')).resolves.toBe('changed');
  await expect(failing('40P01')).resolves.toBe('changed');
  await expect(failing('TA004')).rejects.toMatchObject({ code: '123' });
  await expect(failing('TA005')).rejects.toMatchObject({ status: 422, code: 'ALREADY_VOID' });
  await expect(failing('TA002')).rejects.toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
  await expect(failing('53100')).rejects.toMatchObject({ code: '53100' });
  for (const thrown of [new Error('no code'), { code: 'TA001' }, 'gone', null]) {
    await expect(record(() => Promise.reject(thrown))).rejects.toBe(thrown);
  }
  const statements: unknown[] = [];
  const nothing = async (statement: unknown) => {
    statements.push(statement);
    return { rows: [] };
  };
  await expect(record(nothing)).rejects.toThrow('void answered nothing');
  await expect(readReversalState(answering(nothing), session, '1', 'k')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(statements).toEqual([
    { name: 'void_transaction', text: 'select void_transaction($1) as answer', values: ['{"realm_id":"realm"}'] },
    {
      name: 'reversal_state',
      text: expect.stringContaining('select reversal_state($1, $2, $3, $4, $5) as state'),
      values: ['realm', '1', 'k', null, session.userId],
    },
  ]);
  await expect(record(() => Promise.resolve({ rows: [{ answer: 'written' }] }))).resolves.toBe('written');
});

test.each([
  ['of an own branch is seen', [ARI], STATE, true],
  ['of any branch is seen by who works in all', [], STATE, true],
  ['of another branch is not', ['silom'], STATE, false],
  ['that is not there is not', [], null, false],
])('a sale %s', async (_what, branchIds, state, seen) => {
  const database = answering(() => Promise.resolve({ rows: [{ state }] }));
  const read = readReversalState(database, { ...session, branchIds }, '1', null);
  if (seen) await expect(read).resolves.toBe(STATE);
  else await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe('a list of sales is narrowed to the requested days and the branches of the session', () => {
  const everywhere = { ...session, branchIds: [] };
  const own = { branch_id: { $in: [ARI] } };
  it.each([
    ['nothing to narrow', {}, { status: 'Void' }, everywhere, { status: 'Void' }],
    [
      'both days',
      { from: '2026-03-01', to: '2026-03-02' },
      {},
      everywhere,
      { $and: [{ business_date: { $gte: '2026-03-01' } }, { business_date: { $lte: '2026-03-02' } }] },
    ],
    ['own branches', {}, { status: 'Void' }, session, { status: 'Void', $and: [own] }],
    ['beside own conditions', {}, { $and: [{ a: 1 }] }, session, { $and: [{ a: 1 }, own] }],
    ['a condition that is no list', {}, { $and: 1 }, session, { $and: [own] }],
    // Refused where filters are read.
    ['no filter', {}, null, session, null],
    ['a text', {}, 'x', session, 'x'],
    ['a list', {}, [], session, []],
  ])('%s', (_what, days, filter, of, narrowed) => {
    expect(narrowToSession({ from: null, to: null, ...days }, filter, of)).toEqual(narrowed);
  });
});
