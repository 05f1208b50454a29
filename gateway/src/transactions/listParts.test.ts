import { describe, expect, it, test, vi } from 'vitest';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { readBy } from '../http/parameter.ts';
import type { ListQuery } from '../resource/listQuery.ts';
import { transactions } from '../sales/transactions.resource.ts';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { ARI, cashier, SHOP } from '../testing/scriptedShop.ts';
import { type FirstSales, figureOrder, withFound } from './firstSales.ts';
import { isWrittenDown } from './isWrittenDown.ts';
import { listTransactions } from './listTransactions.ts';
import { measureSales, totalsJson } from './measureSales.ts';
import type { RememberedFirst } from './RememberedFirst.ts';
import type { RememberedSales } from './RememberedSales.ts';
import { readCountedList, requestedDays, timeOrder } from './readCountedList.ts';
import { RecordedQuery, recordedSales } from './recordedSales.ts';
import type { SalesDay } from './SalesDay.ts';
import { sumTransactions } from './sumTransactions.ts';

const SILOM = '8f1d1c1a-0000-4000-8000-00000000000b';
const MEMBER = '8f1d1c1a-0000-4000-8000-00000000000c';
const everywhere: GatewaySession = { ...cashier, branchIds: [] };
const query = (changes: Partial<ListQuery> = {}): ListQuery =>
  ({
    ...{ limit: 20, skip: 0, sort: [], filter: {}, keyword: null, projection: null, addon: [], branchId: null },
    ...({ locale: 'th-TH', ...changes } as Partial<ListQuery>),
  }) as ListQuery;

describe('a list of sales that is counted when it is sold', () => {
  const whole = {
    ...{ from: '1900-01-01', to: '2999-12-31', branchIds: null, status: null, customerType: null },
    ...{ newestFirst: true, isByClock: false },
  };
  const read = (changes: Partial<ListQuery>, days: object = {}, session = everywhere) =>
    readCountedList(query(changes), { from: null, to: null, ...days }, session);
  const since = (range: object) => ({ filter: { create_local_time: range } });

  it.each<[string, Partial<ListQuery>, object]>([
    ['everything', {}, {}],
    ['a branch', { branchId: ARI.toUpperCase() }, { branchIds: [ARI] }],
    ['a branch of its filter', { filter: { branch_id: SILOM.toUpperCase() } }, { branchIds: [SILOM] }],
    ['two branches at once, which no sale has', { branchId: ARI, filter: { branch_id: SILOM } }, { branchIds: [] }],
    ['one status', { filter: { status: 'Void' } }, { status: 'Void' }],
    ['the other status', { filter: { status: 'Complete' } }, { status: 'Complete' }],
    ['members', { filter: { member_id: { $ne: null } } }, { customerType: 'Member' }],
    ['guests', { filter: { member_id: null } }, { customerType: 'Guest' }],
    ['CALL-41 sales with a bill, which all are', { filter: { bill_detail: { $ne: null } } }, {}],
    ['the oldest first', { sort: [['create_local_time', 1]] }, { newestFirst: false }],
    ['the newest first', { sort: [['create_local_time', -1]] }, {}],
    ['any other order', { sort: [['total_qty', 1]] }, {}],
    [
      'whole days by the clock',
      since({ $gte: '2026-03-01 00:00:00', $lte: '2026-03-31T23:59:59' }),
      { from: '2026-03-01', to: '2026-03-31', isByClock: true },
    ],
    ['a day that begins, without a clock', since({ $gte: '2026-03-01' }), { from: '2026-03-01', isByClock: true }],
    ['a day before there were any', since({ $gte: '1800-01-01' }), { from: '1900-01-01', isByClock: true }],
  ])('%s', (_what, changes, list) => {
    expect(read(changes)).toEqual({ ...whole, ...list });
  });

  it.each<[string, Partial<ListQuery>]>([
    ['without an end', { limit: null }],
    ['without rows', { limit: 0 }],
    ['by a keyword', { keyword: 'T-1' }],
    ['by what is no filter', { filter: [] as never }],
    ['by no filter', { filter: null as never }],
    ['of one member', { filter: { member_id: MEMBER } }],
    ['of a status that there is not', { filter: { status: 'Lost' } }],
    ['of several statuses', { filter: { status: { $in: ['Void'] } } }],
    ['of what is no branch', { filter: { branch_id: 'ari' } }],
    ['without a bill', { filter: { bill_detail: null } }],
    ['of bills by more than that', { filter: { bill_detail: { $ne: null, $in: [] } } }],
    ['of bills that differ from something', { filter: { bill_detail: { $ne: 1 } } }],
    ['by another field', { filter: { total_qty: 1 } }],
    ['from within a day', since({ $gte: '2026-03-01 10:00:00' })],
    ['to within a day', since({ $lte: '2026-03-31 10:00:00' })],
    ['to a day without its end', since({ $lte: '2026-03-31' })],
    ['before a day', since({ $lt: '2026-03-31 00:00:00' })],
    ['from a day that there is not', since({ $gte: '2026-02-30 00:00:00' })],
    ['from more than a time', since({ $gte: 'x2026-03-01 00:00:00' })],
    ['from a time with a zone', since({ $gte: '2026-03-01 00:00:00+07' })],
    ['at a time', since('2026-03-01' as never)],
    ['by one condition that fits and one that does not', { filter: { status: 'Void', total_qty: 1 } }],
  ])('is not one %s', (_which, changes) => {
    expect(read(changes)).toBeNull();
  });

  it('is within its days and the branches of its reader', () => {
    const days = { from: '2026-03-10', to: '2026-03-20' };
    expect(read({}, days, cashier)).toMatchObject({ ...days, branchIds: [ARI] });
    expect(read({ branchId: SILOM }, days, cashier)).toMatchObject({ branchIds: [] });
    const range = (from: string, to: string) => read(since({ $gte: `${from} 00:00:00`, $lte: `${to} 23:59:59` }), days);
    expect(range('2026-03-01', '2026-03-31')).toMatchObject(days);
    expect(range('2026-03-11', '2026-03-19')).toMatchObject({ from: '2026-03-11', to: '2026-03-19' });
    expect(range('2026-03-10', '2026-03-20')).toMatchObject(days);
  });

  it('has the requested days, as far as there can be any', () => {
    const of = (from: unknown, to: unknown) => Object.values(requestedDays({ from, to } as never));
    expect(of('2026-03-10', '2026-03-20')).toEqual(['2026-03-10', '2026-03-20']);
    expect(of('1899-12-31', '3000-01-01')).toEqual(['1900-01-01', '2999-12-31']);
    expect(of('2999-12-31', '1900-01-01')).toEqual(['2999-12-31', '1900-01-01']);
    expect(of('2026-02-30', 7)).toEqual(['1900-01-01', '2999-12-31']);
  });

  it('goes along time in one order alone', () => {
    const orders = [
      [],
      [['create_local_time', -1]],
      [['create_local_time', 1]],
      [
        ['create_local_time', 1],
        ['id', 1],
      ],
      [['total_qty', 1]],
    ] as ListQuery['sort'][];
    expect(orders.map(timeOrder)).toEqual(['newest', 'newest', 'oldest', null, null]);
  });
});

test.each<[boolean, string, unknown]>([
  [true, 'nothing', null],
  [true, 'a text', 'status'],
  [true, 'what a void changes', { status: 'Void', $or: [{ total_qty: 1 }, { tier_id: MEMBER }] }],
  [true, 'members or guests', { $and: [{ member_id: { $ne: null } }, { member_id: null }] }],
  [false, 'one member, who may be merged', { member_id: MEMBER }],
  [false, 'one member in a part of it', { $or: [{ status: 'Void' }, { 'member.id': MEMBER }] }],
  [false, 'a slip, which may come later', { slip_image_url: null }],
  [false, 'what was returned of it', { returned_qty: 0 }],
  [false, 'the name of its branch', { branch_name: 'Ari' }],
  [false, 'what is looked up elsewhere', { new_or_returning: 'New' }],
])('whether its sales can be remembered (%s) a filter shows by what it names: %s', (is, _what, filter) => {
  expect(isWrittenDown(filter)).toBe(is);
});

describe('totals of sales', () => {
  it('are in baht to the satang, however large, and numbers as they are', () => {
    const figures = { complete: 3n, amount_due: '123456789012345678901', void_amount: -5n, total_revenue: -12_345n };
    expect(totalsJson(figures)).toBe(
      '{"complete":3,"amount_due":1234567890123456789.01,"void_amount":-0.05,"total_revenue":-123.45}',
    );
    expect(totalsJson({ amount_due: 0n, item_qty: '7', void_amount: 10n })).toBe(
      '{"amount_due":0.00,"item_qty":7,"void_amount":0.10}',
    );
  });

  it('are those that are always there, and what is requested by name; of rows those that the filter is about', () => {
    const { text, values } = measureSales(query({ filter: { tender: { type: 'Cash' } } }), everywhere, [
      'tender_amount',
    ]);
    const names = [...text.matchAll(/[)]::text as "(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      ...['complete', 'amount_due', 'earn', 'redeem', 'void', 'void_amount', 'returns', 'tender_amount'],
    ]);
    expect(values.filter((value) => value === 'Cash')).toHaveLength(2);
    for (const name of ['constructor', 'complete', 'x'.repeat(60)])
      expect(() => measureSales(query(), everywhere, [name])).toThrow(
        expect.objectContaining({ body: [{ path: 'addon', message: `has no total ${name.slice(0, 50)}` }] }),
      );
  });

  const day: SalesDay = {
    ...{ sales: 0, voided: 0, versions: 0, documents: 4, complete: 3, due: 100, earned: 5, redeemed: 2 },
    ...{ void: 1, voidDue: 50, returns: 1 },
  };
  const sum = async (request: object, { sales = 0, session = everywhere } = {}) => {
    const { database, statements } = scriptedDatabase({
      'as sales': [{ sales }],
      'as "complete"': [{ complete: '1', amount_due: '100' }],
    });
    const remembered = {
      read: async () =>
        new Map([
          ['2026-03-14', day],
          ['2026-03-15', day],
        ]),
    };
    const none = { keyword: null, search_term: null, branch_id: null, from: null, to: null };
    const given = { ...none, filter: {}, addon: [], ...request };
    const total = await sumTransactions(
      ...[database, session, given as never, remembered as unknown as RememberedSales],
      () => new AbortController().signal,
    ).catch((error) => error.body);
    return { total, words: statements.map(({ words }) => words).filter((words) => words !== null), statements };
  };

  it('of a whole list are added up from its days', async () => {
    const { total, statements } = await sum({});
    expect(JSON.parse(total)).toEqual({
      ...{ complete: 6, amount_due: 2, earn: 10, redeem: 4, void: 2, void_amount: 1, returns: 2 },
    });
    expect(statements).toEqual([]);
  });

  it('that are requested by name are read, unless there are too many sales to look at', async () => {
    const addon = ['total_qty'];
    expect(await sum({ addon })).toMatchObject({
      ...{ total: '{"complete":1,"amount_due":1.00}', words: ['as sales', 'as "complete"'] },
    });
    expect((await sum({ addon }, { sales: 1_200_001 })).total).toMatchObject([{ path: 'from' }]);
    const counted = (await sum({ addon, branch_id: ARI }, { session: cashier })).statements;
    expect(counted.flatMap(({ as }) => as).every((realm) => realm === SHOP)).toBe(true);
  });

  it.each<[string, object]>([
    ['a keyword', { keyword: 'T-1' }],
    ['ids', { filter: { id: { $in: [ARI] } } }],
    ['one member', { filter: { member_id: MEMBER } }],
  ])('by %s are of few sales, however many there are', async (_what, narrowing) => {
    expect((await sum({ addon: ['total_qty'], ...narrowing }, { sales: 1_200_001 })).words).toEqual(['as "complete"']);
  });
});

describe('the first sales by a figure', () => {
  it('are known of a figure that each sale has, in that order alone', () => {
    expect(figureOrder([['total_qty', -1]])).toEqual({ path: 'total_qty', direction: -1 });
    const others = [
      [],
      [['create_local_time', 1]],
      [
        ['total_qty', 1],
        ['id', 1],
      ],
    ] as ListQuery['sort'][];
    expect(others.map(figureOrder)).toEqual([null, null, null]);
  });

  const ascending = { path: 'total_qty', direction: 1 } as const;
  const descending = { path: 'total_qty', direction: -1 } as const;
  const mark = (sales: number) => ({ sales, voided: 0, versions: 0 });

  it('are those of changed days again, beside those of days that stayed', () => {
    const before: FirstSales = {
      days: new Map([
        ['2026-03-13', mark(1)],
        ['2026-03-14', mark(2)],
      ]),
      sales: [
        [1, 'a', '2026-03-13'],
        [2, 'b', '2026-03-14'],
        [3, 'c', '2026-03-14'],
      ],
      isAll: true,
    };
    const found = {
      days: [['2026-03-14', 3, 1, 2]],
      sales: [
        [3, 'c', '2026-03-14'],
        [1, 'd', '2026-03-14'],
        [0, 'e', '2026-03-14'],
      ],
    } as const;
    const after = withFound(before, found, ascending, 10);
    expect(after.sales.map(([figure, id]) => `${figure}${id}`)).toEqual(['0e', '1a', '1d', '3c']);
    expect(after.isAll).toBe(true);
    expect([...after.days]).toEqual([
      ['2026-03-13', mark(1)],
      ['2026-03-14', { sales: 3, voided: 1, versions: 2 }],
    ]);
    expect(withFound(before, found, descending, 10).sales.map(([, id]) => id)).toEqual(['c', 'd', 'a', 'e']);
    const few = withFound(before, found, ascending, 4);
    expect([few.sales.length, few.isAll]).toEqual([4, false]);
    expect(withFound({ ...before, isAll: false }, found, ascending, 10).isAll).toBe(false);
    expect(withFound(before, found, ascending, 2).sales).toHaveLength(2);
  });

  it('are all that there are, where nothing was known', () => {
    const found = { days: [['2026-03-14']], sales: [[1, 'a', '2026-03-14']] } as const;
    expect(withFound(null, found, ascending, 2)).toEqual({
      ...{ days: new Map([['2026-03-14', mark(0)]]), sales: [[1, 'a', '2026-03-14']], isAll: true },
    });
  });
});

describe('a list of sales as text', () => {
  const [PLACE, BODY, MIDNIGHT] = ['as before', '::text as body', "day_ends($1) = '[]'"];
  const row = { rows: 1, body: '[{"id":"s"}]' };
  const day: SalesDay = {
    ...{ sales: 0, voided: 0, versions: 0, documents: 4, complete: 3, due: 100, earned: 5, redeemed: 2 },
    ...{ void: 1, voidDue: 50, returns: 1 },
  };
  const none = {
    ...{ limit: 20, skip: 0, sort: [], filter: {}, keyword: null, search_term: null, projection: null, addon: [] },
    ...{ branch_id: null, locale: null, from: null, to: null },
  };
  async function list(request: object, answers: object = {}, first: readonly string[] | null = null) {
    const { database, statements } = scriptedDatabase({
      ...{ [MIDNIGHT]: [{ always: true }], [PLACE]: [{ total: 7, day: '2026-03-14', before: 2 }], [BODY]: [row] },
      ...answers,
    });
    const read = vi.fn(async () => new Map([['2026-03-14', day]]));
    const text = await listTransactions(
      ...[database, everywhere, { ...none, ...request } as never],
      { read } as unknown as RememberedSales,
      { read: async () => first } as unknown as RememberedFirst,
    );
    return { text, remembered: read.mock.calls.length, words: statements.map(({ words }) => words), statements };
  }
  const page = (total: number, rows = row.body) => `{"total":[{"count":${total}}],"result":${rows}}`;

  it('is read from the days on which it begins, where it is counted when it is sold', async () => {
    const { text, remembered, words, statements } = await list({ skip: 3 });
    expect([text, remembered, words]).toEqual([page(7), 0, [PLACE, BODY]]);
    expect(statements[0]?.values).toContain(3);
    expect(statements[1]?.values).toContain('2026-03-14');
  });

  it('in another order than that of time skips among all of its days', async () => {
    const { statements } = await list({ skip: 3, sort: [['total_qty', 1]] });
    expect(statements[0]?.values).toContain(0);
    expect(statements[1]?.values).toContain(3);
  });

  it('beyond its end has no rows, and they are not looked for', async () => {
    const { text, words } = await list({ skip: 30 }, { [PLACE]: [{ total: 7, day: null, before: 0 }] });
    expect([text, words]).toEqual([page(7, '[]'), [PLACE]]);
    expect((await list({}, { [PLACE]: [] })).text).toBe(page(0, '[]'));
    expect((await list({}, { [BODY]: [] })).text).toBe(page(7, '[]'));
  });

  it('by the clock is counted by day where days end at midnight alone', async () => {
    const filter = { create_local_time: { $gte: '2026-03-01 00:00:00' } };
    expect((await list({ filter })).words).toEqual([MIDNIGHT, PLACE, BODY]);
    expect((await list({ filter }, { [MIDNIGHT]: [] })).words).toEqual([MIDNIGHT, PLACE, BODY]);
    const late = await list({ filter }, { [MIDNIGHT]: [{ always: false }] });
    expect([late.remembered, late.text]).toEqual([1, page(4)]);
  });

  it('by any other filter is read from what is remembered of its days, where that can be', async () => {
    const remembered = await list({ filter: { total_qty: 1 } });
    expect([remembered.remembered, remembered.words, remembered.text]).toEqual([1, [BODY], page(4)]);
    const changing = await list({ filter: { branch_name: 'Ari' } });
    expect([changing.remembered, changing.words, changing.text]).toEqual([0, [BODY], row.body]);
  });

  it('as a whole has no page, and is refused where it is too long', async () => {
    expect((await list({ limit: null })).text).toBe(row.body);
    await expect(list({ limit: null }, { [BODY]: [{ rows: 1_000_000, body: '[]' }] })).rejects.toMatchObject({
      body: [{ path: 'limit', message: expect.any(String) }],
    });
  });

  it('by a figure is of the very sales, where they are known', async () => {
    const { statements } = await list({ sort: [['total_qty', -1]] }, {}, [ARI]);
    expect(statements.at(-1)?.values).toContainEqual([ARI]);
  });

  it('in the order of its recording goes on behind a sale', async () => {
    const read = async (more: object) => {
      const { database, statements } = scriptedDatabase({ [BODY]: [row] });
      const text = await recordedSales(database, everywhere, { ...none, after: null, ...more } as never);
      return [text, statements[0]?.values.slice(0, -2)];
    };
    expect(await read({ after: ARI.toUpperCase(), limit: 50 })).toEqual([row.body, [ARI, 50]]);
    expect(await read({ limit: null })).toEqual([row.body, [1_000]]);
  });

  it.each([
    [undefined, null],
    ['', null],
    [ARI, ARI],
  ])('is read on from a sale by its id: %j', (given, after) => {
    expect(readBy(RecordedQuery)({ after: given }).after).toBe(after);
  });
  it('is not read on from anything else', () => {
    for (const after of ['x', [ARI, ARI]])
      expect(() => readBy(RecordedQuery)({ after })).toThrow(expect.objectContaining({ code: 'VALIDATION' }));
  });
});

test('banks on a sale are called as they are recorded, and in another language as they are called in it', () => {
  for (const path of ['payment_channels', 'exchange']) {
    const { sql, inLanguage } = transactions.fieldByPath.get(path) ?? {};
    expect(inLanguage?.('th-TH')).toBe(sql);
    expect(sql).not.toContain('bank_name(');
    // The name of the customer's bank, and that of the sender's.
    expect(inLanguage?.('en-US').match(/'en-US'\)/g)).toHaveLength(2);
  }
});

test('sales are found by a kind of tender that paid a part of them', () => {
  expect(transactions.fieldByPath.get('payment_channels.type')?.contains?.('$1')).toContain('c.type = $1');
});
