import { MAX_SALE_POINTS } from '@taem/domain/limits.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashSecret } from '../http/secretHash.ts';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
import { ARI, cashier, inTurn, reversalState, SHOP } from '../testing/scriptedShop.ts';
import { adjustPayment } from './adjustPayment.ts';
import type { ReversalState } from './ReversalState.ts';
import { hashReversal } from './recordReversal.ts';
import type { AdjustBody, VoidBody } from './reversalBody.ts';
import { voidPayment } from './voidPayment.ts';

const SILOM = '8f1d1c1a-0000-4000-8000-00000000000b';
/** Mali has handed back 5 baht today. */
const STATE = { ...reversalState(), handed_back: 500 };
const GUESTS: ReversalState = { ...STATE, member: null, sale: { ...STATE.sale, member_id: null, entries: null } };

const READ = 'select reversal_state(';
const ANSWER = { id: 'sale', available_points: 3 };
/** Throws what the database raises if the member has bought or spent in the meantime. */
const changed = () => {
  throw Object.assign(new Error('changed'), { code: 'TA001' });
};

let codes: Readonly<Record<'void' | 'adjust', string>>;
beforeAll(async () => {
  codes = { void: await hashSecret('1111'), adjust: await hashSecret('2222') };
});

/** A shop with codes, on a database that returns these states one after the other, and these results of writes. */
async function shop(
  states: readonly ReversalState[],
  writes: readonly (() => object[])[] = [() => [{ answer: ANSWER }]],
  { code, locks = false }: { code?: null; locks?: boolean } = {},
) {
  const [state, end] = [inTurn(states), inTurn(writes)];
  const write = () => end()?.() ?? [];
  const hashOf = (hash: string) => [{ hash: code === null ? null : hash }];
  const door = await scriptedDoor(
    {
      authorize_code_void_hash: hashOf(codes.void),
      authorize_code_adjust_hash: hashOf(codes.adjust),
      [READ]: () => [{ state: state() }],
      'void_transaction(': write,
      'adjust_transaction(': write,
    },
    { session: cashier, locks },
  );
  const sentBy = await door.requestOf(null);
  return {
    ...door,
    void: (changes: Partial<VoidBody> = {}, key: string | null = 'a-key', as = cashier) =>
      voidPayment(door.context, { session: as, sentBy, key, body: { ...voidBody, ...changes } }),
    adjust: (changes: Partial<AdjustBody> = {}, key: string | null = 'a-key', as = cashier) =>
      adjustPayment(door.context, { session: as, sentBy, key, body: { ...adjustBody, ...changes } }),
    words: () => door.statements.map(({ words }) => words),
    document: () => JSON.parse(String(door.statements.at(-1)?.values[0])),
  };
}

const common = { transaction_no: '1', member_id: 'somchai', realm_id: SHOP, branch_id: ARI, __v: 3 };
const voidBody: VoidBody = { ...common, authorize_pin: '1111', remark: 'wrong drink', reason: 'other' };
const adjustBody: AdjustBody = { ...common, authorize_pin: '2222', type: 'reward', amount: 7 };

describe('CALL-37 a void', () => {
  it('is written as it was planned, after the code', async () => {
    const at = await shop([STATE]);
    expect(await at.void()).toEqual(ANSWER);
    expect(at.statements.map(({ as, words, values }) => [as, words, values.slice(0, 3)])).toEqual([
      [SHOP, 'authorize_code_void_hash', [SHOP]],
      [SHOP, READ, [SHOP, '1', 'a-key']],
      [SHOP, 'void_transaction(', [expect.any(String)]],
    ]);
    expect(at.document()).toEqual({
      realm_id: SHOP,
      transaction_id: 'sale',
      version: 3,
      key: 'a-key',
      request_hash: hashReversal('void', voidBody),
      approval: null,
      // Compared with what was handed back since.
      handed_back: 500,
      by_id: 'mali',
      remark: 'wrong drink',
      tax: null,
      stock: [{ product_id: 'coffee', qty: 2 }],
      member: {
        entries: [-5],
        tier_id: 'gold',
        new_tier_id: 'silver',
        least_ltv: 100_000,
        most_ltv: 114_999,
        least_transactions: null,
        most_transactions: null,
      },
    });
  });

  it.each<[string, Partial<VoidBody>, string | null]>([
    ['its remark', {}, 'wrong drink'],
    ['its reason where nothing is remarked', { remark: '' }, 'other'],
    ['nothing where nothing is said', { remark: null, reason: '' }, null],
  ])('keeps %s', async (_what, changes, remark) => {
    const at = await shop([STATE]);
    await at.void(changes);
    expect(at.document().remark).toBe(remark);
  });

  it('of a guest’s sale touches no member, and without a key it cannot be distinguished from another', async () => {
    const at = await shop([GUESTS]);
    await at.void({ member_id: null }, null);
    expect(at.document()).toMatchObject({ member: null, key: null, request_hash: null });
  });

  it.each<[string, ReversalState, Partial<VoidBody>, object]>([
    ['what is void already', { ...STATE, sale: { ...STATE.sale, status: 'Void' } }, {}, { code: 'ALREADY_VOID' }],
    [
      'no branch',
      STATE,
      { branch_id: 'All' },
      { body: [{ path: 'branch_id', message: 'must be one branch, not All' }] },
    ],
    ['a branch that is not the seller’s', STATE, { branch_id: SILOM }, { body: [{ path: 'branch_id' }] }],
    ['another sale than was seen', STATE, { member_id: 'nok' }, { body: [{ path: 'member_id' }] }],
    ['a sale that changed since it was seen', STATE, { __v: 2 }, { status: 409, code: '123' }],
  ])('is refused for %s, and nothing is written', async (_what, state, changes, refusal) => {
    const at = await shop([state]);
    await expect(at.void(changes)).rejects.toMatchObject(refusal);
    expect(at.words()).toEqual(['authorize_code_void_hash', READ]);
  });

  it('sent again is answered as it was; its key stands for nothing else', async () => {
    const written = { request_hash: hashReversal('void', voidBody), answer: ANSWER };
    const at = await shop([{ ...STATE, written, sale: { ...STATE.sale, status: 'Void', version: 4 } }]);
    expect(await at.void()).toEqual(ANSWER);
    expect(at.words()).toEqual(['authorize_code_void_hash', READ]);
    await expect(at.void({ remark: 'x' })).rejects.toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('is planned again where the member has bought since', async () => {
    const member = STATE.member && { ...STATE.member, total_revenue: fromBaht(2100) };
    const at = await shop([STATE, { ...STATE, member }], [changed, () => [{ answer: ANSWER }]]);
    expect(await at.void()).toEqual(ANSWER);
    expect(at.document().member).toMatchObject({ tier_id: 'gold', new_tier_id: 'gold' });
    expect(at.words().filter((words) => words === READ)).toHaveLength(2);
  });

  it('gives up when others are always quicker', async () => {
    const at = await shop([STATE], [changed]);
    await expect(at.void()).rejects.toMatchObject({ status: 503, code: 'RECORD_BUSY' });
    expect(at.words().filter((words) => words === 'void_transaction(')).toHaveLength(20);
  });
});

describe('CALL-36 an adjustment', () => {
  it('is written as the difference to what the sale stands for', async () => {
    const at = await shop([STATE]);
    expect(await at.adjust()).toEqual(ANSWER);
    expect(at.words()).toEqual(['authorize_code_adjust_hash', READ, 'adjust_transaction(']);
    expect(at.document()).toEqual({
      realm_id: SHOP,
      transaction_id: 'sale',
      version: 3,
      key: 'a-key',
      request_hash: hashReversal('adjust', adjustBody),
      by_id: 'mali',
      remark: null,
      difference: 2,
      approval: null,
      points_given: null,
    });
  });

  it.each<[string, ReversalState, Partial<AdjustBody>, object]>([
    ['a void sale', { ...STATE, sale: { ...STATE.sale, status: 'Void' } }, {}, { code: 'ALREADY_VOID' }],
    ['a guest’s sale', GUESTS, { member_id: null }, { code: 'NOT_FOR_GUEST' }],
    ['the same points', STATE, { amount: 5 }, { body: [{ path: 'amount' }] }],
    [
      'points that are spent',
      { ...STATE, member: STATE.member && { ...STATE.member, points: 1 } },
      { amount: 0 },
      { code: 'INSUFFICIENT_POINTS', details: { missing: 4 } },
    ],
    ['more than a sale may give', STATE, { amount: MAX_SALE_POINTS + 1 }, { code: 'TOO_MANY_POINTS' }],
    ['no branch', STATE, { branch_id: null }, { body: [{ path: 'branch_id' }] }],
    [
      'another branch than sold',
      { ...STATE, sale: { ...STATE.sale, branch_id: SILOM } },
      {},
      { body: [{ path: 'branch_id', message: 'is not the branch of this transaction' }] },
    ],
  ])('is refused for %s, and nothing is written', async (_what, state, changes, refusal) => {
    const at = await shop([state]);
    await expect(at.adjust(changes, 'a-key', { ...cashier, branchIds: [] })).rejects.toMatchObject(refusal);
    expect(at.words()).toEqual(['authorize_code_adjust_hash', READ]);
  });
});

describe('PERM-13 the code', () => {
  const wrong = { status: 422, code: 'WRONG_AUTHORIZE_CODE' };

  it.each([
    ['void', 'VOID_CODE_FAILED', 'VOID_CODE_LOCKED'],
    ['adjust', 'ADJUST_CODE_FAILED', 'ADJUST_CODE_LOCKED'],
  ] as const)(
    'of one’s own action is required: %s; a wrong one is reported, and that user has to wait',
    async (action, failed, locked) => {
      const other = { authorize_pin: action === 'void' ? '2222' : '1111' };
      const at = await shop([STATE]);
      await expect(at[action](other)).rejects.toMatchObject(wrong);
      expect(at.events().map(([kind]) => kind)).toEqual([failed]);
      expect(at.words()).not.toContain(READ);
      expect(at.guarded).toEqual([
        [
          { kind: 'authorize-address', key: expect.any(String), clearedBySuccess: false },
          { kind: 'authorize-user', key: `mali:${action}`, clearedBySuccess: true },
        ],
      ]);
      const locking = await shop([STATE], undefined, { locks: true });
      await expect(locking[action](other)).rejects.toMatchObject(wrong);
      expect(locking.events().map(([kind]) => kind)).toEqual([failed, locked]);
    },
  );

  it('is missing where the shop has set none: the action is not allowed, and that counts as no guess', async () => {
    const at = await shop([STATE], undefined, { code: null });
    await expect(at.void()).rejects.toMatchObject({ status: 422, code: 'AUTHORIZE_CODE_NOT_SET' });
    expect(at.events()).toEqual([]);
  });
});
