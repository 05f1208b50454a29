import { POINTS_REF } from '@taem/domain/limits.ts';
import { fromBaht, satang } from '@taem/domain/money/money.ts';
import { basketOf, chosen, id, PERCENT, RULES, tierOf } from '@taem/domain/testing/pricing.ts';
import type { ReturnPlan } from '@taem/domain/transactions/planReturn.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApprovalRow } from '../database/approvalSetting.ts';
import type { Database } from '../database/pool.ts';
import { hashSecret } from '../http/secretHash.ts';
import type { Locale } from '../resource/listQuery.ts';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
import { ARI, cashier, reversalState, SHOP } from '../testing/scriptedShop.ts';
import { goodsOf, onGoods, piecesOf, soldOf } from '../testing/soldWithTax.ts';
import { planSaleReturn } from './planSaleReturn.ts';
import { previewReturn } from './previewReturn.ts';
import { previewVoid } from './previewVoid.ts';
import type { ReversalState } from './ReversalState.ts';
import { findTransaction, readTransaction } from './readTransaction.ts';
import { refuseOtherAmount, returnApprovals, returnDocument, returnPayment } from './returnPayment.ts';
import type { ReturnBody } from './reversalBody.ts';
import { refuseReversal, reversalWords } from './reversalRefusals.ts';

const BRANCH = id('a', 8);
const READ = 'select reversal_state(';
const session = { ...cashier, branchIds: [BRANCH] };

/** Two teas at 50.00 and a cake at 100.00, half off the whole bill. */
const HALF_OFF = soldOf(
  piecesOf(basketOf([50, 100], { member: null, discount: chosen([[PERCENT, 50]]) }), [2, 1]),
  [],
).state;

const withSale = (state: ReversalState, sale: Partial<ReversalState['sale']>): ReversalState => ({
  ...state,
  sale: { ...state.sale, ...sale },
});
type Body = Parameters<typeof planSaleReturn>[1];
const plan = (state: ReversalState, lines: Body['lines'], more: Partial<Body> = {}, branches = [BRANCH]) =>
  planSaleReturn(state, { lines, branch_id: BRANCH, ...more }, branches);

describe('ADR 0138 a return is planned from the sale as it was sold', () => {
  it('with its share of what the bill took off, and goes back to the shelf unless it must not', () => {
    const counted = withSale(HALF_OFF, {
      rows: (HALF_OFF.sale.rows ?? []).map((row) => ({ ...row, skip_stock: false })),
    });
    const back = plan(counted, [{ position: 0, qty: 1 }]);
    expect([back.refusals, back.due, back.isLast, back.stock]).toEqual([
      ...[[], -2_500, false, [{ productId: id('b', 1), qty: 1 }]],
    ]);
    expect(back.tenders).toMatchObject([{ type: 'Cash', amount: -2_500 }]);
    expect(plan(counted, [{ position: 0, qty: 1, restock: false }]).stock).toEqual([]);
    // Without counted stock, nothing is put back on a shelf.
    expect(plan(HALF_OFF, [{ position: 0, qty: 1 }]).stock).toEqual([]);
  });

  it.each<[string, Body['lines'], Partial<Body>, string[], object[]]>([
    ['no pieces', [], {}, [BRANCH], [{ code: 'NO_LINES' }]],
    ['more than are left', [{ position: 1, qty: 2 }], {}, [BRANCH], [{ code: 'MORE_THAN_LEFT', position: 1, left: 1 }]],
    ['in no branch', [{ position: 1, qty: 1 }], { branch_id: 'All' }, [BRANCH], [{ code: 'BRANCH_NEEDED' }]],
    ['in a branch of others', [{ position: 1, qty: 1 }], {}, [ARI], [{ code: 'FOREIGN_BRANCH' }]],
  ])('and refused: %s', (_what, lines, more, branches, refusals) => {
    expect(plan(HALF_OFF, lines, more, branches).refusals).toEqual(refusals);
  });

  it('and a row is named once', () => {
    const twice = [
      { position: 0, qty: 1 },
      { position: 1, qty: 1 },
      { position: 0, qty: 1 },
    ];
    expect(() => plan(HALF_OFF, twice)).toThrow(
      expect.objectContaining({ body: [{ path: 'lines.2.position', message: 'is named already' }] }),
    );
  });

  it('with what earlier returns left of it, delivery where it is requested', () => {
    const rows = (HALF_OFF.sale.rows ?? []).map((row) =>
      row.position === 0 ? { ...row, returned: { ...row.returned, qty: -1 } } : row,
    );
    const delivered = withSale(HALF_OFF, { rows, delivery_cost: 3_000 });
    const all = [
      { position: 0, qty: 1 },
      { position: 1, qty: 1 },
    ];
    expect(plan(delivered, [{ position: 0, qty: 2 }]).refusals).toMatchObject([{ code: 'MORE_THAN_LEFT', left: 1 }]);
    expect([plan(delivered, all).isLast, plan(delivered, all).figures.delivery]).toEqual([true, 0]);
    expect(plan(delivered, all, { delivery: true }).figures.delivery).toBe(-3_000);
    const before = { ...delivered.sale.returned, delivery_cost: -1_000 };
    const partly = withSale(delivered, { returned: before });
    expect(plan(partly, all, { delivery: true }).figures.delivery).toBe(-2_000);
  });

  it('in cash where that is requested, however it was paid', () => {
    const transfer = { position: 0, returned: 0, type: 'Transfer', amount: 10_000, institute: 'KBank', card: null };
    const paid = withSale(HALF_OFF, { tenders: [transfer], cash: { held: 0, rounding: 0 } });
    const types = (more: Partial<Body>) =>
      plan(paid, [{ position: 0, qty: 1 }], more).tenders.flatMap(({ type, amount }) => (amount === 0 ? [] : type));
    expect([types({}), types({ in_cash: true })]).toEqual([['Transfer'], ['Cash']]);
  });

  it('with what the member has of it, who may have spent its points', () => {
    const { state } = soldOf(basketOf([50, 50], { tier: tierOf([null, PERCENT, 10]) }), []);
    const member = {
      ...{ points: 100, tier_id: null, total_payment: 10_000, total_revenue: 9_000, total_transaction: 1 },
      ...{ total_qty: 2, before_revenue: 0, before_transactions: 0 },
    };
    const sold = { ...state, member };
    const back = plan(sold, [{ position: 0, qty: 1 }]);
    expect([back.due, back.member?.balanceBefore]).toEqual([-4_500, 100]);
    const spent = { ...sold, member: { ...member, points: 0 } };
    expect(plan(spent, [{ position: 0, qty: 1 }]).refusals).toMatchObject([{ code: 'INSUFFICIENT_POINTS' }]);
    const keeping = { ...spent, setting: { ...(spent.setting as object), return_points: 'DEDUCT' } } as ReversalState;
    expect(plan(keeping, [{ position: 0, qty: 1 }])).toMatchObject({ refusals: [], deducted: { points: 2 } });
  });

  it('of a shop that has settings, and of a sale with rows', () => {
    expect(() => plan({ ...HALF_OFF, setting: null }, [{ position: 0, qty: 1 }])).toThrow('settings');
    const bare = withSale(HALF_OFF, { rows: null, tenders: null });
    expect(plan(bare, [{ position: 0, qty: 1 }]).refusals).toMatchObject([{ code: 'MORE_THAN_LEFT', left: 0 }]);
  });

  it('of a return, or of a void sale, is refused', () => {
    const codes = (sale: Partial<ReversalState['sale']>) =>
      plan(withSale(HALF_OFF, sale), [{ position: 0, qty: 1 }]).refusals.map(({ code }) => code);
    expect([codes({ is_return: true }), codes({ status: 'Void' })]).toEqual([['IS_RETURN'], ['ALREADY_VOID']]);
  });

  it('by the coupons of the bill, whatever became of them: each kind gives what it gave', () => {
    for (const [, coupon] of [...RULES.coupons].filter(([, { type }]) => type !== 'Lucky Draw')) {
      const isSet = coupon.type === 'Set Price';
      const given = chosen([[coupon, coupon.type === 'Multiplier' ? 2 : 40]]);
      const goods = goodsOf([1, 2], [2, 2]);
      const onBill = isSet ? onGoods(given, goods) : given;
      const place = coupon.type === 'Reward' || coupon.type === 'Multiplier' ? 'offer' : 'discount';
      const { state, priced } = soldOf(basketOf([50, 50], { [place]: onBill }), []);
      const all = plan(state, [
        { position: 0, qty: 1 },
        { position: 1, qty: 1 },
      ]);
      expect([all.due, all.figures.earnPoints], coupon.type).toEqual([-priced.amountDue, -priced.earnPoints]);
      const [first, second] = [0, 1].map((position) => plan(state, [{ position, qty: 1 }]).due);
      // Either of two equal pieces is returned for the same amount.
      expect(first, coupon.type).toBe(second);
    }
  });
});

describe('what a return hands back', () => {
  const of = (due: number) => ({ due: satang(due) }) as ReturnPlan;

  it('is what its preview said', () => {
    expect(() => refuseOtherAmount(of(-2_500), -25, 'amount')).not.toThrow();
    expect(() => refuseOtherAmount(of(-2_500), -25.01, 'sale.amount')).toThrow(
      expect.objectContaining({
        ...{ status: 422, code: 'PAYMENT_MISMATCH' },
        details: { field: 'sale.amount', expected: -25, actual: -25.01 },
      }),
    );
    expect(() => refuseOtherAmount(of(-2_500), -25.001, 'amount')).toThrow(
      expect.objectContaining({ body: [{ path: 'amount', message: 'must be an amount in baht' }] }),
    );
  });

  it('ADR 0143 takes an approval above the limit, with what came back before and its VAT', () => {
    const approvals = { approve_return_above: fromBaht(100) } as unknown as ApprovalRow;
    const returned = { ...HALF_OFF.sale.returned, amount: -3_000, added_vat: -500 };
    const needed = (due: number, sale: Partial<ReversalState['sale']>) =>
      returnApprovals({ ...withSale(HALF_OFF, sale), approvals }, of(due));
    expect([needed(-10_000, {}), needed(-10_001, {})]).toEqual([[], ['RETURN']]);
    expect([needed(-6_500, { returned }), needed(-6_501, { returned })]).toEqual([[], ['RETURN']]);
    const today = { ...withSale(HALF_OFF, { returned }), approvals, handed_back: 6_000 };
    expect([-500, -501].map((due) => returnApprovals(today, of(due)))).toEqual([[], ['RETURN']]);
    expect(returnApprovals(HALF_OFF, of(-100_000))).toEqual([]);
  });

  it('is written row by row, with the reason of each, its tenders and its stock', () => {
    const body: Pick<ReturnBody, 'lines'> = { lines: [{ position: 0, qty: 1, reason: 'Cold' }] };
    const returned = plan(HALF_OFF, body.lines);
    const document = returnDocument(HALF_OFF, returned, body);
    expect(document).toMatchObject({
      ...{ counted: 0, member: null, stock: [] },
      figures: { qty: -1, payment: -5_000, discount: 2_500, revenue: -2_500, added_vat: 0, cash_rounding: 0 },
      channels: [{ position: 0, returns_position: 0, type: 'Cash', amount: -2_500 }],
    });
    expect(document.items.map((item) => [item.position, item.returns_position, item.qty, item.note])).toEqual([
      [0, 0, -1, 'Cold'],
      [1, 2, 0, null],
    ]);
    expect(document.items.map(({ net_amount }) => net_amount)).toEqual([null, null]);
  });

  it('counts the sale no more with its last piece', () => {
    const lines = [
      { position: 0, qty: 2, reason: '' },
      { position: 1, qty: 1, reason: null },
    ];
    const document = returnDocument(HALF_OFF, plan(HALF_OFF, lines), { lines });
    expect(document.counted).toBe(-1);
    expect(document.items.map(({ note }) => note)).toEqual([null, null, null]);
  });

  it('has what the member has after it, and kept points in a separate row', () => {
    const { state } = soldOf(basketOf([50, 50]), []);
    const member = {
      ...{ points: 0, tier_id: 'gold', total_payment: 10_000, total_revenue: 10_000, total_transaction: 1 },
      ...{ total_qty: 2, before_revenue: 0, before_transactions: 0 },
    };
    const setting = { ...(state.setting as object), return_points: 'DEDUCT' } as ReversalState['setting'];
    const lines = [{ position: 0, qty: 1 }];
    const kept = { ...state, member, setting };
    const document = returnDocument(kept, plan(kept, lines), { lines });
    expect(document.member).toMatchObject({ entries: [], tier_id: 'gold', new_tier_id: 'gold' });
    expect(document.items.at(-1)).toMatchObject({
      ...{ returns_position: null, item_ref: POINTS_REF, net_amount: null, note: null, earn_points: 2 },
    });
  });
});

describe('a preview', () => {
  const reading = (state: ReversalState) => scriptedDatabase({ [READ]: [{ state, is_erased: false }] });

  it('of a return says what goes back, row by row and by tender, and changes nothing', async () => {
    const { database, statements } = reading(withSale(HALF_OFF, { products: null }));
    const body = { transaction_no: '1', branch_id: BRANCH, lines: [{ position: 1, qty: 1 }] };
    const preview = await previewReturn(database, session, { ...body, locale: 'en-US' });
    expect(statements.map(({ words, values }) => [words, values])).toEqual([
      [READ, [SHOP, '1', null, 'en-US', session.userId]],
    ]);
    expect(preview).toMatchObject({
      ...{ transaction_no: '1', __v: 0, refusals: [], amount: -50, is_last: false, lost: [], deducted: null },
      ...{ total_payment: -100, total_discount: 50, delivery_cost: 0, added_vat: 0, cash_rounding: 0, member: null },
      ...{ cash_before: { held: 100, rounding: 0 }, stock: [] },
      tenders: [{ type: 'Cash', amount: -50, institute_name: null, card_name: null }],
    });
    expect(preview.rows).toEqual([
      { position: 1, name: HALF_OFF.sale.rows?.[1]?.name, qty: -1, amount: -100 },
      { position: 2, name: HALF_OFF.sale.rows?.[2]?.name, qty: 0, amount: 50 },
    ]);
  });

  it('of a return names spent points in the language of the request', async () => {
    const { state } = soldOf(basketOf([50], { pointsAsCash: 100 }), []);
    const nameIn = async (locale: Locale) => {
      const { database } = reading(withSale(state, { products: null }));
      const body = { transaction_no: '1', branch_id: BRANCH, lines: [{ position: 0, qty: 1 }] };
      const preview = await previewReturn(database, session, { ...body, locale });
      return (preview['rows'] as { name: string }[]).at(-1)?.name;
    };
    expect([await nameIn('th-TH'), await nameIn('en-US')]).toEqual(['ใช้แต้มแทนเงิน', 'Points as cash']);
  });

  it('of a return that cannot be says why, and gives back nothing', async () => {
    const body = { transaction_no: '1', branch_id: BRANCH, lines: [], locale: null };
    expect(await previewReturn(reading(HALF_OFF).database, session, body)).toMatchObject({
      refusals: [{ code: 'NO_LINES', message: 'name no pieces', missing: null }],
      ...{ amount: 0, rows: [], tenders: [] },
    });
  });

  it('of a return says what the member has after it, and what is kept back for spent points', async () => {
    const { state } = soldOf(basketOf([50, 50]), []);
    const member = {
      ...{ points: 0, tier_id: 'gold', total_payment: 10_000, total_revenue: 10_000, total_transaction: 1 },
      ...{ total_qty: 2, before_revenue: 0, before_transactions: 0 },
    };
    const setting = { ...(state.setting as object), return_points: 'DEDUCT' } as ReversalState['setting'];
    const tiers = [{ id: 'gold', name: 'Gold', level: 1, status: 'Active', conditions: [], privileges: [] }];
    const kept = { ...state, member, setting, tiers } as ReversalState;
    const body = { transaction_no: '1', branch_id: BRANCH, lines: [{ position: 0, qty: 1 }], locale: null };
    expect(await previewReturn(reading(kept).database, session, body)).toMatchObject({
      deducted: { points: 2, amount: 0.2 },
      member: {
        points: { taken: 0, given: 0, before: 0, after: 0 },
        lifetime_value: {
          before: { total_revenue: 100, total_transaction: 1, total_qty: 2 },
          after: { total_revenue: 50.2, total_transaction: 1, total_qty: 1 },
        },
        tier: { before: { id: 'gold', name: 'Gold' }, after: { id: 'gold', name: 'Gold' } },
      },
    });
  });

  const tender = {
    position: 0,
    returned: 0,
    type: 'Transfer',
    amount: fromBaht(150),
    institute: 'KBank',
    card: 'Visa',
  };
  const sold = { ...reversalState({ tenders: [tender] }), badges: null };

  it('of a void says what it takes back and gives back, in the branch of the sale', async () => {
    const preview = await previewVoid(reading(sold).database, cashier, { transaction_no: '1', branch_id: ARI });
    expect(preview).toEqual({
      ...{ transaction_no: '1', __v: 3, refusals: [] },
      tenders: [{ type: 'Transfer', amount: 150, institute_name: 'KBank', card_name: 'Visa' }],
      stock: [{ product_id: 'coffee', product_name: 'Coffee', qty: 2 }],
      member: {
        points: { earned: 5, redeemed: 0, adjusted: 0, before: 8, after: 3 },
        lifetime_value: {
          before: { total_revenue: 1_100, total_transaction: 7, total_qty: 20 },
          after: { total_revenue: 950, total_transaction: 6, total_qty: 18 },
        },
        tier: { before: { id: 'gold', name: 'gold' }, after: { id: 'silver', name: 'silver' } },
        badges_lost: [],
      },
    });
  });

  it('of a void says what stands in its way, with the points that are missing', async () => {
    const of = async (state: ReversalState, branch_id?: string) =>
      await previewVoid(reading(state).database, cashier, { transaction_no: '1', ...(branch_id && { branch_id }) });
    const spent = { ...sold, member: sold.member && { ...sold.member, points: 3 } };
    expect(await of(spent, ARI)).toMatchObject({ refusals: [{ code: 'INSUFFICIENT_POINTS', missing: 2 }] });
    expect(await of(sold)).toMatchObject({ refusals: [{ code: 'BRANCH_NEEDED', missing: null }] });
    const guest = { ...sold, tiers: null, member: null };
    expect(await of(guest, ARI)).toMatchObject({ refusals: [], member: null });
    const tierless = { ...sold, tiers: null };
    expect(await of(tierless, ARI)).toMatchObject({ member: { tier: { before: null } } });
  });
});

describe('a refusal of a void, a return or an adjustment', () => {
  it.each<[Parameters<typeof refuseReversal>[0], string | undefined, object]>([
    [{ code: 'ALREADY_VOID' }, undefined, { status: 422, code: 'ALREADY_VOID', details: undefined }],
    [{ code: 'INSUFFICIENT_POINTS', missing: 7 }, undefined, { code: 'INSUFFICIENT_POINTS', details: { missing: 7 } }],
    [{ code: 'OTHER_BRANCH' }, undefined, { status: 400, body: [{ path: 'branch_id', message: expect.any(String) }] }],
    [{ code: 'NO_LINES' }, 'returned', { body: [{ path: 'returned.lines', message: 'name no pieces' }] }],
    [{ code: 'IS_RETURN' }, 'returned', { status: 422, code: 'IS_RETURN' }],
    [
      { code: 'TOO_MANY_POINTS', holder: 'sale', limit: 9 },
      undefined,
      {
        ...{ status: 422, code: 'TOO_MANY_POINTS', details: { limit: 9 } },
        body: [{ path: 'amount', message: 'gives more points than there may be: a sale has at most 9' }],
      },
    ],
  ])('%j within %s is of a field where it can be put right there', (refusal, within, expected) => {
    expect(refuseReversal(refusal, within)).toMatchObject(expected);
  });

  it('says how many points are missing, and how many pieces are left', () => {
    expect(reversalWords({ code: 'INSUFFICIENT_POINTS', missing: 7 })).toMatch(/ 7 are missing[.]$/);
    expect(reversalWords({ code: 'MORE_THAN_LEFT', position: 1, left: 2 })).toMatch(/: 2 of row 1$/);
    expect(reversalWords({ code: 'IS_RETURN' })).toBe('A return stays as it is.');
  });
});

describe('the record of a sale', () => {
  const shape = { projection: null, addon: [] as string[] };
  const read = async (branchIds: string[], rows: object[]) => {
    const texts: string[] = [];
    const { database, statements } = scriptedDatabase({ 'from transactions t': rows });
    const watching = {
      withRealm: (realm: string, work: (client: object) => unknown) =>
        database.withRealm(realm, async (client) =>
          work({
            query: (text: string, values: unknown[]) => {
              texts.push(text);
              return client.query(text, values);
            },
          }),
        ),
    } as unknown as Database;
    const body = await findTransaction(watching, { ...cashier, branchIds }, ARI, shape);
    return { body, isNarrowed: texts[0]?.endsWith('any($2::uuid[])'), values: statements.map(({ values }) => values) };
  };

  it('is one of the branches that its reader works in', async () => {
    expect(await read([], [{ body: '{}' }])).toEqual({ body: '{}', isNarrowed: false, values: [[ARI]] });
    expect(await read([BRANCH], [{ body: '{}' }])).toEqual({ body: '{}', isNarrowed: true, values: [[ARI, [BRANCH]]] });
    expect((await read([], [])).body).toBeNull();
  });

  it('is whole where it answers a change', async () => {
    const { database } = scriptedDatabase({ 'from transactions t': [{ body: '{"id":"s"}' }] });
    expect(await readTransaction(database, cashier, ARI)).toEqual({ id: 's' });
    expect(await readTransaction(scriptedDatabase({}).database, cashier, ARI)).toBeNull();
  });
});

describe('a return that is written', () => {
  const WRITE = 'select return_sale(';
  const body: ReturnBody = {
    ...{ transaction_no: '1', authorize_pin: '1111', branch_id: BRANCH, __v: 0, remark: 'Cold', amount: -25 },
    lines: [{ position: 0, qty: 1 }],
  };
  let hash: string;
  beforeAll(async () => {
    hash = await hashSecret('1111');
  });
  async function send(changes: Partial<ReturnBody> = {}, state: ReversalState = HALF_OFF) {
    const door = await scriptedDoor(
      {
        ...{ authorize_code_void_hash: [{ hash }], [READ]: [{ state, is_erased: false }] },
        [WRITE]: [{ answer: { id: 'return', available_points: null } }],
      },
      { session },
    );
    const request = { session, sentBy: await door.requestOf(null), key: null, body: { ...body, ...changes } };
    const answer = await returnPayment(door.context, request).catch((error) => error);
    const written = door.statements.find(({ words }) => words === WRITE);
    return { answer, document: written ? JSON.parse(String(written.values[0])) : null };
  }

  it('has its rows, its note with the reason, and no approval where it needs none', async () => {
    const { answer, document } = await send();
    expect(answer).toEqual({ id: 'return', available_points: null });
    expect(document).toMatchObject({
      ...{ approval: null, remark: 'Cold', counted: 0, transaction_id: 's' },
      tax: { kind: 'CREDIT_NOTE', refers_to_id: 'invoice', reason: 'Cold', total: -2_500 },
    });
    const reasoned = await send({ lines: [{ position: 0, qty: 1, reason: 'Stale' }] });
    expect(reasoned.document.tax.reason).toBe('Stale');
  });

  it('uses up an approval where it needs one', async () => {
    const approvals = { approve_return_above: 0 } as unknown as ApprovalRow;
    const state = { ...HALF_OFF, approvals };
    expect((await send({}, state)).answer).toMatchObject({ code: 'APPROVAL_REQUIRED' });
    expect((await send({ approval_id: ARI }, state)).document.approval).toMatchObject({ id: ARI, actions: ['RETURN'] });
  });

  it.each<[string, Partial<ReturnBody>, object]>([
    ['as more pieces than are left', { lines: [{ position: 1, qty: 2 }] }, { body: [{ path: 'lines' }] }],
    ['for another amount than was previewed', { amount: -50 }, { code: 'PAYMENT_MISMATCH' }],
  ])('is not %s', async (_how, changes, refusal) => {
    const { answer, document } = await send(changes);
    expect(answer).toMatchObject(refusal);
    expect(document).toBeNull();
  });
});
