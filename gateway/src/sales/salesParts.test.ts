import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { ZERO } from '@taem/domain/money/money.ts';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { Database, DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { Parameters } from '../resource/Parameters.ts';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { ARI, cashier, SHOP } from '../testing/scriptedShop.ts';
import { type ApprovedReturn, approvalFor, approvalSubject, refuseApproval, toApprove } from './approval.ts';
import { computedFigures, keptFigures, refuseManySales } from './boundedFigures.ts';
import {
  drawFullInvoice,
  type InvoicedSale,
  judgedSale,
  lockInvoicedSale,
  readTaxBuyer,
  refuseInvoice,
} from './fullInvoice.ts';
import { isOfOneMember } from './isOfOneMember.ts';
import type { GivenRow, PastSaleRow } from './PastSaleRow.ts';
import { pastSale } from './pastSale.ts';
import { throwTillRefusal } from './refuseTill.ts';
import { matchingRows, saleParts, withPart } from './saleParts.ts';
import { offersOn } from './taxDraft.ts';

const APPROVAL = '8f1d1c1a-0000-4000-8000-0000000000AA';
const approver: GatewaySession = {
  ...cashier,
  authorizes: [{ object_code: PAGE.approval, action_codes: ['Write'] }],
};

describe('ADR 0143 an approval', () => {
  it('is used up by what needs one, with what it is for', () => {
    expect(approvalFor(cashier, ['VOID', 'RETURN'], 'subject', APPROVAL)).toEqual({
      ...{ id: APPROVAL.toLowerCase(), subject: 'subject', actions: ['VOID', 'RETURN'] },
    });
  });

  it.each<[string, GatewaySession, readonly 'VOID'[]]>([
    ['nothing needs one', cashier, []],
    ['who does it may approve', approver, ['VOID']],
  ])('is left as it is where %s, whatever was sent', (_when, session, needed) => {
    expect(toApprove(session, needed)).toEqual([]);
    for (const sent of [APPROVAL, 'x', null]) expect(approvalFor(session, needed, 'subject', sent)).toBeNull();
  });

  it('is refused where none was given, or it cannot be one', () => {
    expect(() => approvalFor(cashier, ['VOID', 'CASH'], 'subject', null)).toThrow(
      expect.objectContaining({ status: 422, code: 'APPROVAL_REQUIRED', details: { actions: 'VOID,CASH' } }),
    );
    const gone = { status: 422, code: 'APPROVAL_INVALID' };
    const other = { ...gone, details: { reason: 'OTHER', actions: 'VOID' } };
    expect(() => approvalFor(cashier, ['VOID'], 'subject', 'x')).toThrow(expect.objectContaining(other));
    const approval = { actions: ['OWN_PRICE', 'POINTS'] as const };
    expect(refuseApproval(approval, { message: 'MORE', detail: 'POINTS' })).toMatchObject({
      ...gone,
      details: { reason: 'MORE', actions: 'OWN_PRICE,POINTS', missing: 'POINTS' },
    });
    expect(refuseApproval(null, { message: 'of another version', detail: 'POINTS' })).toMatchObject({
      ...gone,
      details: { reason: 'OTHER', actions: '' },
    });
  });

  it('is of exactly what was seen: a change of any of it needs another', () => {
    const line = { position: 0, qty: 1 };
    const returned: ApprovedReturn = { transaction_no: '1', __v: 3, lines: [line], amount: -100 };
    const returns: ApprovedReturn[] = [
      returned,
      ...[{ transaction_no: '2' }, { __v: 4 }, { amount: -99 }, { delivery: true }, { in_cash: true }, { lines: [] }],
      ...[{ position: 1 }, { qty: 2 }, { restock: false }].map((change) => ({ lines: [{ ...line, ...change }] })),
    ].map((change) => ({ ...returned, ...change }));
    const subjects = [
      ...returns.map(approvalSubject.return),
      ...[
        { transaction_no: '1', __v: 3 },
        { transaction_no: '1', __v: 4 },
        { transaction_no: '2', __v: 3 },
      ].map(approvalSubject.void),
      ...[approvalSubject.sale({ due: 1 }), approvalSubject.sale({ due: 2 })],
      ...[approvalSubject.cash([1]), approvalSubject.cash([2]), approvalSubject.closing([1])],
      ...[approvalSubject.exchange('a', 'b'), approvalSubject.exchange('b', 'a')],
    ];
    expect(new Set(subjects).size).toBe(subjects.length);
    for (const subject of subjects) expect(subject).toMatch(/^[0-9a-f]{64}$/);
    // An omitted field equals its default.
    const whole = { ...returned, delivery: false, in_cash: false, lines: [{ ...line, restock: true }] };
    expect(approvalSubject.return(whole)).toBe(approvalSubject.return(returned));
  });
});

describe('a past sale', () => {
  const row: PastSaleRow = {
    ...{ id: 's', transaction_no: 'T-1', business_date: '2026-03-14', member_id: null, tier_id: null, tier_name: null },
    ...{ total_revenue: 9_000, delivery_cost: 500, redeem_points: 0, earn_points: 4, tier_disabled: false },
    ...{ ltv: null, sales_before: null, lines: null, given: null },
  };
  const given = (type: GivenRow['type'], more: Partial<GivenRow> = {}): GivenRow => ({
    ...{ type, id: `${type} id`, name: `${type} name`, conditions: null, goods: null, coupons: null, ...more },
  });

  it('of a guest, with nothing on it, is an empty bill', () => {
    expect(pastSale(row)).toStrictEqual({
      ...{ id: 's', transactionNo: 'T-1', day: '2026-03-14', memberId: null, tier: null },
      basket: {
        ...{ lines: [], member: null, tier: null, tierEnabled: true, discount: null, offer: null },
        ...{ pointsAsCash: 0, deliveryCost: 500 },
      },
      recorded: { totalRevenue: 9_000, earnPoints: 4 },
    });
  });

  it('of a member has the figures before it, and the tier of then', () => {
    const of = (more: Partial<PastSaleRow>) => pastSale({ ...row, member_id: 'm', redeem_points: 20, ...more });
    const sold = of({ ltv: 90_000, sales_before: 9, tier_id: 'gold', tier_name: 'Gold', tier_disabled: true });
    expect([sold.memberId, sold.tier]).toEqual(['m', { id: 'gold', name: 'Gold' }]);
    expect(sold.basket).toMatchObject({
      member: { id: 'm', remainingPoints: 20, totalLtv: 90_000, totalTransaction: 9 },
      ...{ tier: { id: 'gold', name: 'Gold', privileges: [] }, tierEnabled: false, pointsAsCash: 20 },
    });
    expect(of({}).basket.member).toMatchObject({ totalLtv: 0, totalTransaction: 0 });
    expect(of({ tier_id: 'gold' }).tier).toEqual({ id: 'gold', name: '' });
  });

  it('has its lines with the categories of today, where these are read', () => {
    const lines = [['1', 'tea', 2, 4_500, 'drinks', 'hot'] as const, ['2', 'cake', 1, 9_000, null, null] as const];
    expect(pastSale({ ...row, lines: [...lines] as unknown as PastSaleRow['lines'] }).basket.lines).toStrictEqual([
      { itemRef: '1', productId: 'tea', categoryId: 'drinks', subCategoryId: 'hot', qty: 2, chargeAmount: 4_500 },
      { itemRef: '2', productId: 'cake', qty: 1, chargeAmount: 9_000 },
    ]);
  });

  it('knows its moment where both time and branch are read', () => {
    const at = { local_time: '2026-03-14 12:00:00', branch_id: 'ari' };
    expect(pastSale({ ...row, ...at }).basket.moment).toEqual({
      localTime: at.local_time,
      branchId: 'ari',
      tierId: null,
    });
    expect(pastSale({ ...row, local_time: at.local_time }).basket).not.toHaveProperty('moment');
    expect(pastSale({ ...row, branch_id: 'ari' }).basket).not.toHaveProperty('moment');
  });

  const coupons = [
    { coupon_id: 'reward', value: 3, type: 'reward' as const },
    { coupon_id: 'off', value: 10, type: 'discount' as const },
  ];

  it('DISC-08 has what was given as it was given: money first in a discount, points first in a special offer', () => {
    const conditions = [{ condition_id: 'pieces', value: 2 }];
    const goods = { product_ids: ['tea'], group_of: 2, benefits: 1 };
    const { basket } = pastSale({
      ...row,
      given: [given('discount', { coupons, conditions, goods }), given('offer', { coupons })],
    });
    const items = [
      { couponId: 'off', value: 10 },
      { couponId: 'reward', value: 3 },
    ];
    expect([basket.discount, basket.offer]).toEqual([
      {
        offer: {
          ...{ id: 'discount id', name: 'discount name', hasAuthorizePin: false, items },
          conditions: [{ conditionId: 'pieces', value: 2 }],
          goods: { productIds: ['tea'], categoryIds: [], groupOf: 2, benefits: 1 },
        },
        customValue: null,
      },
      {
        offer: {
          ...{ id: 'offer id', name: 'offer name', hasAuthorizePin: false, items: items.toReversed(), conditions: [] },
        },
        customValue: null,
      },
    ]);
  });

  it('has each privilege of its tier with the condition that is kept for that very benefit', () => {
    const condition = (coupon_id: string, value: number) => ({
      ...{ condition_id: `of ${coupon_id}`, value: 7, coupon: { coupon_id, value } },
    });
    const conditions = [{ condition_id: 'of none', value: 1 }, condition('off', 9), condition('off', 10)];
    const sale = { ...row, tier_id: 'gold', given: [given('privilege', { coupons, conditions })] };
    expect(pastSale(sale).basket.tier?.privileges).toEqual([
      { condition: { conditionId: 'of off', value: 7 }, item: { couponId: 'off', value: 10 } },
      { condition: null, item: { couponId: 'reward', value: 3 } },
    ]);
  });

  it('leaves to the rules what applied by itself, and what the cashier took off', () => {
    const entry = (code: 'AUTOMATIC_TAKEN' | 'AUTOMATIC_DECLINED', source: 'discount' | 'offer') => ({
      ...{ code, params: { source } },
    });
    const both = [given('discount'), given('offer')];
    const taken = pastSale({ ...row, given: both, automatic: [entry('AUTOMATIC_TAKEN', 'discount')] }).basket;
    expect([taken.discount, taken.offer?.offer.id, taken.declined]).toEqual([null, 'offer id', []]);
    const declined = pastSale({ ...row, given: both, automatic: [entry('AUTOMATIC_DECLINED', 'offer')] }).basket;
    expect([declined.discount?.offer.id, declined.offer?.offer.id, declined.declined]).toEqual([
      ...['discount id', 'offer id', ['offer']],
    ]);
    expect(pastSale({ ...row, given: both }).basket).not.toHaveProperty('declined');
  });
});

test('offers on certain goods are those rows of a bill that name goods, with the prices of their sets', () => {
  const goods = { product_ids: ['tea'], group_of: 2, benefits: 2 };
  const coupon = (set_price?: number) => ({ coupon_id: 'c', set_price }) as never;
  expect(
    offersOn([
      { goods: null, coupons: [coupon(90)], discount_amount: -100 },
      { goods, coupons: [coupon(90), coupon(), coupon(0)], discount_amount: -500 },
      { goods, coupons: null, discount_amount: 0 },
    ]),
  ).toEqual([
    { goods: { productIds: ['tea'], categoryIds: [], groupOf: 2, benefits: 2 }, off: 500, setPrices: [90, 0] },
    { goods: expect.anything(), off: ZERO, setPrices: [] },
  ]);
});

describe('the buyer of a full tax invoice', () => {
  const buyer = { name: ' Somchai ', address: '1 Road', tax_id: '0-1055-36000-31-3', branch_no: null };

  it('is kept as it was entered, its numbers as digits', async () => {
    expect(await readTaxBuyer(buyer)).toEqual({
      ...{ name: 'Somchai', address: '1 Road', tax_id: '0105536000313', branch_no: null },
    });
    expect(await readTaxBuyer({ ...buyer, branch_no: '00000' })).toMatchObject({ branch_no: '00000' });
  });

  it.each([
    ['name', { name: '' }],
    ['address', { address: ' ' }],
    ['tax_id', { tax_id: '1' }],
    ['branch_no', { branch_no: '12' }],
    ['tax_id', { tax_id: null, branch_no: '00000' }],
  ])('is refused at its %s: %j', async (path, change) => {
    await expect(readTaxBuyer({ ...buyer, ...change })).rejects.toMatchObject({
      ...{ status: 400, body: [{ path: `buyer.${path}`, message: expect.any(String) }] },
    });
  });

  const DOCUMENTS = 'as abbreviated_id';
  const TAKE = 'for update of t';
  const DRAW = 'select draw_tax_document(';
  const row = {
    ...{ branch_id: ARI, till_id: null, status: 'Complete', returns_id: null },
    ...{ sold_on: '2026-03-14', today: '2026-03-15' },
  };
  const none = { full: null, buyer: null, by_customer: null, requested_before: null, abbreviated_id: null };

  it('is of a sale that is locked before its documents are read', async () => {
    const documents = { ...none, abbreviated_id: 'a' };
    const read = async (sales: object[], rows: object[]) => {
      const { client, statements } = scriptedDatabase({ [TAKE]: sales, [DOCUMENTS]: rows });
      const sale = await lockInvoicedSale(client, SHOP, 's');
      return { sale, sent: statements.map(({ words, values }) => [words, values]) };
    };
    const sent = [TAKE, DOCUMENTS].map((words) => [words, [SHOP, 's']]);
    expect(await read([row], [documents])).toEqual({ sale: { ...row, id: 's', documents }, sent });
    expect((await read([row], [])).sale?.documents).toEqual(none);
    expect(await read([], [documents])).toEqual({ sale: null, sent: sent.slice(0, 1) });
  });

  const sale: InvoicedSale = { ...row, id: 's', documents: { ...none, abbreviated_id: 'a' } };

  it('may have one of a sale that has an invoice, is no return and is not void', () => {
    const judged = { isReturn: false, isVoid: false, isInvoiced: true, soldOn: '2026-03-14' };
    expect(judgedSale(sale)).toEqual(judged);
    expect(judgedSale({ ...sale, returns_id: 'x' })).toEqual({ ...judged, isReturn: true });
    expect(judgedSale({ ...sale, status: 'Void' })).toEqual({ ...judged, isVoid: true });
    expect(judgedSale({ ...sale, documents: none })).toEqual({ ...judged, isInvoiced: false });
    expect(refuseInvoice('ALREADY_VOID')).toMatchObject({ status: 422, code: 'ALREADY_VOID' });
  });

  const kept = { name: 'Somchai', address: '1 Road', tax_id: null, branch_no: null };
  const seller = { name: 'Baan', address: '2 Road', tax_id: '0105536000315', branch_no: '00000' };
  const draw = async (document: object | null, before?: { id: string; reason: string }) => {
    const { client, statements } = scriptedDatabase({ [DRAW]: document ? [{ document }] : [] });
    const drawn = await drawFullInvoice(client, SHOP, sale, 'mali', kept, before).catch((error) => error);
    return { drawn, values: statements[0]?.values };
  };

  it('stands on it, in place of the abbreviated one or of another, for a reason', async () => {
    const values = [SHOP, ARI, null, 's', '2026-03-14', 'mali'];
    expect(await draw({ id: 'f', seller })).toEqual({
      ...{ drawn: { id: 'f', seller, buyer: kept }, values: [...values, 'a', kept, null] },
    });
    const before = { id: 'full', reason: 'Wrong name' };
    expect((await draw({ id: 'f', seller }, before)).values).toEqual([...values, 'full', kept, 'Wrong name']);
  });

  it('has none of a seller that lacks what the law names, who is named', async () => {
    const { drawn } = await draw({ id: 'f', seller: { ...seller, address: null } });
    expect(drawn).toMatchObject({ status: 422, code: 'SELLER_INCOMPLETE' });
    expect(drawn.message).toContain('(Baan, 0105536000315)');
    expect((await draw({ id: 'f', seller: { ...seller, name: null } })).drawn.message).toContain('(0105536000315)');
    // Without a document to replace, nothing is drawn.
    expect((await draw(null)).drawn).toEqual({ buyer: kept });
  });
});

test.each([
  ['TA008', 'TILL_UNAVAILABLE'],
  ['TA012', 'SHIFT_REQUIRED'],
  ['TA013', 'MONTH_CLOSED'],
])('what the database says of a till or its month is refused in words: %s', (code, refused) => {
  expect(() => throwTillRefusal(code)).toThrow(expect.objectContaining({ status: 422, code: refused }));
});
test('what it says of anything else is left alone', () => {
  for (const other of ['TA001', '', null, undefined]) expect(() => throwTillRefusal(other)).not.toThrow();
});

test('a filter is about one member where it names one', () => {
  expect(isOfOneMember({ member_id: ARI, status: 'Void' })).toBe(true);
  for (const other of [{ member_id: null }, { member_id: { $ne: null } }, { status: 'Void' }, null, 'member_id', []])
    expect(isOfOneMember(other)).toBe(false);
});

test('ADR 0080 figures of more sales than can be added up are refused, those of all periods together', async () => {
  const period = { from: '2026-01-01', to: '2026-01-31', branchIds: null };
  const refused = async (counts: readonly (number | null)[]) => {
    const left = [...counts];
    const next = () => {
      const sales = left.shift() ?? null;
      return sales === null ? [] : [{ sales }];
    };
    const { client } = scriptedDatabase({ 'as sales': next });
    const periods = counts.map(() => period);
    return await refuseManySales(client, periods).catch((error) => error.body);
  };
  expect(await refused([1_200_000])).toBeUndefined();
  expect(await refused([600_000, null, 600_000])).toBeUndefined();
  const many = [{ path: 'from', message: expect.stringContaining('more than 1200000 sales') }];
  expect([await refused([1_200_001]), await refused([600_000, 600_001])]).toEqual([many, many]);
});

describe('a filter on the rows of a sale', () => {
  const ID = ARI;
  const compile = (write: (parameters: Parameters) => string) => {
    const parameters = new Parameters();
    return { sql: write(parameters), values: parameters.values };
  };

  it('finds sales with a row that fits all of it, and with null those without such a row', () => {
    const field = withPart(saleParts.offer, 'like');
    const sql = (given: unknown) =>
      compile((parameters) => field.matches?.sql(given, parameters, 'filter', undefined as never) ?? '');
    expect([field.isBeside, field.matches?.like]).toEqual([true, 'like']);
    expect(sql(null)).toEqual({ sql: `not exists (select from ${saleParts.offer.rows})`, values: [] });
    const found = sql({ id: ID });
    expect(found.sql).toContain(`exists (select from ${saleParts.offer.rows} and (`);
    expect(found.values).toEqual([ID]);
  });

  it.each<[string, 'item' | 'option' | 'offer' | 'tender', unknown, unknown[]]>([
    ['none where it is about sales', 'item', { status: 'Void' }, []],
    ['none without a filter', 'item', null, []],
    ['none of a text', 'item', 'item', []],
    ['those of a line', 'item', { item: { product_id: ID } }, [ID]],
    ['those of a part, and not of another', 'offer', { item: { product_id: ID }, offer: { id: ID } }, [ID]],
    ['none where there is to be no such row', 'offer', { offer: null }, []],
    [
      'those of every condition that must hold',
      'item',
      { $and: [{ item: { product_id: ID } }, { status: 'Void' }] },
      [ID],
    ],
    ['none of alternatives', 'item', { $or: [{ item: { product_id: ID } }] }, []],
    ['none of conditions that are no list', 'item', { $and: { item: { product_id: ID } } }, []],
    ['those on options of a line', 'option', { item: { option: { name: { $in: ['Milk: Oat'] } } } }, [['Milk: Oat']]],
    ['none on options beside a line', 'option', { item: null }, []],
    ['those of tenders by their type', 'tender', { 'payment_channels.type': 'Cash' }, ['Cash']],
    ['none of tenders by several types', 'tender', { 'payment_channels.type': { $in: ['Cash'] } }, []],
    ['none of lines by a tender', 'item', { 'payment_channels.type': 'Cash' }, []],
  ])('keeps for figures of rows %s', (_which, name, filter, values) => {
    const found = compile((parameters) => matchingRows(name, filter, parameters));
    expect(found.values).toEqual(values);
    expect(found.sql === '').toBe(values.length === 0);
    if (values.length > 0) expect(found.sql).toMatch(/^ and [(]/);
  });
});

describe('ADR 0080 figures that are computed on request', () => {
  const realm = { realmId: SHOP };
  const refusal = { body: [{ path: 'from', message: expect.stringContaining('take too long') }] };
  const outOfTime = Object.assign(new Error('canceling statement'), { code: '57014' });
  const { signal } = new AbortController();
  /** A database that runs the work, and records the options. */
  function shop(run?: (work: (client: DatabaseClient) => unknown, signal: AbortSignal | undefined) => unknown) {
    const options: { signal?: AbortSignal; longestMs?: number; snapshot?: boolean }[] = [];
    const { client, statements } = scriptedDatabase({ 'set local work_mem': [] });
    const take = async (_realm: string, work: (client: DatabaseClient) => unknown, given: (typeof options)[number]) => {
      options.push(given);
      return await (run ? run(work, given.signal) : work(client));
    };
    return { database: { inTransaction: take, withRealm: take } as unknown as Database, options, statements };
  }
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are of one moment, with memory enough, in at most five seconds', async () => {
    const { database, options, statements } = shop();
    expect(await computedFigures(database, realm, { signal }, async () => 7)).toBe(7);
    expect(options).toMatchObject([{ snapshot: true, longestMs: 5_000 }]);
    expect(statements.map(({ words }) => words)).toEqual(['set local work_mem']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that are stored for several statements take no turn and no more memory', async () => {
    const { database, statements } = shop();
    expect(await computedFigures(database, realm, { signal, waits: false }, async () => 7)).toBe(7);
    expect(statements).toEqual([]);
  });

  it('that take too long are refused in words, and another fault is that fault', async () => {
    const failing = (error: unknown) => shop(() => Promise.reject(error)).database;
    const compute = (error: unknown) => computedFigures(failing(error), realm, { signal }, async () => 7);
    await expect(compute(outOfTime)).rejects.toMatchObject(refusal);
    const others = [new Error('no'), Object.assign(new Error('no'), { code: '42P01' }), { code: '57014' }];
    for (const other of others) await expect(compute(other)).rejects.toBe(other);
  });

  it('end with their caller, and after five seconds', async () => {
    const untilEnded = () =>
      shop((_work, given) => new Promise((_, reject) => given?.addEventListener('abort', () => reject(given.reason))))
        .database;
    const caller = new AbortController();
    const first = computedFigures(untilEnded(), realm, { signal: caller.signal }, async () => 7);
    const hungUp = expect(first).rejects.toThrow('hung up');
    caller.abort(new Error('hung up'));
    await hungUp;
    const second = expect(computedFigures(untilEnded(), realm, { signal }, async () => 7)).rejects.toMatchObject(
      refusal,
    );
    await vi.advanceTimersByTimeAsync(5_000);
    await second;
  });

  it('that wait for their turn wait no longer than that, and their callers learn when to come back', async () => {
    const release: (() => void)[] = [];
    const holding = shop(() => new Promise<number>((done) => release.push(() => done(1)))).database;
    const held = [1, 2].map(() => computedFigures(holding, realm, { signal }, async () => 7));
    const { database, options } = shop();
    const third = expect(computedFigures(database, realm, { signal }, async () => 7)).rejects.toMatchObject({
      ...{ status: 429, details: { retry_after: 5 } },
    });
    await vi.advanceTimersByTimeAsync(5_000);
    await third;
    for (const end of release) end();
    await Promise.all(held);
    expect(options).toEqual([]);
  });

  it('that are kept come in one statement, likewise', async () => {
    const { client, statements } = scriptedDatabase({ 'select 7': [{ figure: 7 }] });
    const { database, options } = shop(async (work) => await work(client));
    const statement = { text: 'select 7', values: ['a'] };
    expect(await keptFigures(database, realm, statement)).toEqual({ figure: 7 });
    expect([options, statements.map(({ values }) => values)]).toEqual([[{ longestMs: 5_000 }], [['a']]]);
    const late = shop(() => Promise.reject(outOfTime)).database;
    await expect(keptFigures(late, realm, statement)).rejects.toMatchObject(refusal);
  });
});
