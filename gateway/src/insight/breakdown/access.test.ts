import type { Dimension } from '@taem/domain/insight/breakdown/dimensions.ts';
import { MEASURE_NAMES, MEASURES, type Measure } from '@taem/domain/insight/breakdown/measures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBy } from '../../http/parameter.ts';
import { type InsightShop, openInsightShop, type Row } from '../testing/insightShop.ts';
import type { FiguresSource } from './compileBreakdown.ts';
import { BreakdownQuery, readBreakdown } from './readBreakdown.ts';
import { runBreakdown } from './runBreakdown.ts';

const readQuery = readBy(BreakdownQuery);

let shop: InsightShop;

beforeAll(async () => {
  shop = await openInsightShop(20_261_124);
});
afterAll(() => shop.gateway.close());

const ask = async (query: Record<string, string>, token = shop.tokens.owner) =>
  await shop.gateway.send('GET', '/stat/breakdown', { token, query: { by: 'branch', ...query } });

test.each([
  ['nothing to break down by', { by: '' }, 'by'],
  ['an unknown dimension', { by: 'colour' }, 'by'],
  ['four dimensions', { by: 'hour,day,branch,tier' }, 'by'],
  ['one dimension twice', { by: 'day,day' }, 'by'],
  ['lines beside tenders', { by: 'product,tender' }, 'by'],
  ['an unknown figure', { measures: 'total_profit' }, 'measures'],
  ['an order by what rows do not tell', { by: 'product', sort: '{"total_revenue":-1}' }, 'sort.total_revenue'],
  ['an order by two figures', { sort: '{"total_revenue":-1,"key":1}' }, 'sort'],
  ['a page that is too long', { limit: '1001' }, 'limit'],
  ['totals that are neither', { totals: 'yes' }, 'totals'],
  ['a filter by an unknown field', { filter: '{"price":1}' }, 'filter.price'],
  ['a member that is none', { filter: '{"member_id":"x"}' }, 'filter.member_id'],
  ['half of the days compared with', { compare_from: '2026-01-01' }, 'compare_to'],
  ['days compared with that are none', { compare_from: '2026-02-30', compare_to: '2026-03-01' }, 'compare_from'],
  ['a day that is none', { from: '2026-02-30' }, 'from'],
  ['a branch of nobody', { branch_id: 'ari' }, 'branch_id'],
  ['R3 a name with a typing error, which would mean all time', { form: '2026-02-01' }, 'form'],
])('refuses %s by name', async (_, query, path) => {
  const { status, body } = await ask(query);
  expect({ status, code: body.code, path: body.message[0].path }).toEqual({ status: 400, code: 'VALIDATION', path });
});

test('OP-30 a user who works in one branch sees its figures alone, by either source, and no other by asking for it', async () => {
  for (const by of ['branch', 'branch,new_or_returning']) {
    const { body } = await ask({ by, measures: 'total_revenue' }, shop.tokens.analyst);
    const ids = new Set(body.payload.breakdown.rows.map((row: Row) => row.branch_id));
    expect([...ids]).toEqual([shop.gateway.realm.ids.ari]);
    const all = await ask({ by, measures: 'total_revenue' });
    expect(body.payload.breakdown.totals.total_revenue).toBeLessThan(all.body.payload.breakdown.totals.total_revenue);
  }
  const other = await ask({ branch_id: shop.gateway.realm.ids.bangRak }, shop.tokens.analyst);
  expect(other.body.message).toMatchObject([{ path: 'branch_id' }]);
});

test('S12 a user who may not know birthdates gets no figures by age, and one without the right no figure at all', async () => {
  const { body } = await ask({ by: 'age' }, shop.tokens.analyst);
  expect(body.code).toBe('PERMISSION');
  expect((await ask({ by: 'age' })).status).toBe(200);
  const powerless = await ask({}, await shop.gateway.signIn('nobody'));
  expect(powerless.body.code).toBe('PERMISSION');
});

test.each<[FiguresSource, string, string]>([
  ['rollups', 'hour', 'total_revenue,average_basket'],
  ['rollups', 'cashier,month', 'total_transaction,tender_amount'],
  ['rollups', 'offer', 'total_discount,total_revenue'],
  ['rollups', 'member', 'total_revenue,total_earn'],
  ['rollups', 'weekday,category', 'item_amount,total_transaction'],
  ['rollups', 'tender,bank', 'tender_amount'],
  ['sales', 'hour', 'total_earn'],
  ['sales', 'branch', 'total_member'],
  ['sales', 'tender', 'total_transaction'],
  ['sales', 'category,sub_category', 'total_transaction'],
  ['rollups', 'tier,month', 'total_revenue,total_earn'],
  ['rollups', 'product,tier', 'item_amount,total_transaction'],
  ['sales', 'tier,hour', 'total_revenue'],
  ['sales', 'gender', 'total_revenue'],
  ['sales', 'hour,product', 'item_amount'],
])('the answer says its source: %s by %s of %s', async (source, by, measures) => {
  expect((await ask({ by, measures, totals: 'false' })).body.payload.breakdown.source).toBe(source);
});

test('what is kept and the sales themselves give the same answer wherever both can, with what was before', async () => {
  const { database, realm } = shop.gateway;
  const session = { realmId: realm.id, branchIds: [], authorizes: [] } as never;
  const run = (query: Record<string, string>, only?: FiguresSource) =>
    runBreakdown(database, session, readBreakdown(readQuery(query), session), new AbortController().signal, only);
  const names: Dimension[][] = [
    ['HOUR'],
    ['CASHIER', 'WEEKDAY'],
    ['OFFER', 'WEEK'],
    ['PRODUCT', 'MONTH'],
    ['MEMBER'],
    ['TIER', 'DAY'],
    ['CATEGORY', 'TIER'],
  ];
  let answered = 0;
  for (const by of names) {
    for (const measures of MEASURE_NAMES.map((name): Measure[] => [name, 'TOTAL_TRANSACTIONS'])) {
      const query = {
        by: by.join().toLowerCase(),
        measures: measures.map((name) => MEASURES[name].wire).join(),
        ...{ from: '2026-02-11', to: '2026-04-30', compare_from: '2026-01-03', compare_to: '2026-02-10' },
      };
      const { source, ...kept } = await run(query);
      if (source !== 'rollups') continue;
      answered += 1;
      const { source: other, ...sold } = await run(query, 'sales');
      expect({ by, measures, other, ...kept }).toEqual({ by, measures, other: 'sales', ...sold });
    }
  }
  expect(answered).toBeGreaterThan(25);
});

test('too many sales to add up are not looked at; the stored sums are reported, and one member’s are found', async () => {
  const { database, realm } = shop.gateway;
  const write = (text: string) => database.withRealm(realm.id, (client) => client.query(text, [realm.ids.ari]));
  await write(`insert into daily_sales (branch_id, business_date, customer_type, tier_id, slot, transactions, documents)
    values ($1, '2031-05-05', 'Guest', gen_random_uuid(), 1, 1200001, 1200001)`);
  const days = { from: '2031-05-01', to: '2031-05-09' };
  try {
    const refused = await ask({ by: 'gender', ...days });
    expect({ status: refused.status, message: refused.body.message }).toEqual({
      status: 400,
      message: [{ path: 'from', message: expect.stringContaining('more than 1200000 sales: ask for fewer days') }],
    });
    const before = { compare_from: days.from, compare_to: days.to };
    expect((await ask({ by: 'gender', from: '2026-02-01', to: '2026-02-02', ...before })).status).toBe(400);
    const kept = await ask({ by: 'branch', measures: 'total_transaction', ...days });
    expect(kept.body.payload.breakdown.rows).toMatchObject([{ total_transaction: 1_200_001 }]);
    for (const [path, more] of [
      ['stat/basket-sizes', {}],
      ['stat/basket-pieces', {}],
      ['stat/basket-sizes/export', { format: 'csv', columns: '[["from","From"]]' }],
      ['transactions/totals', { addon: 'total_members' }],
      ['transactions/totals', { addon: 'total_members', branch_id: realm.ids.ari, filter: '{"status":"Complete"}' }],
    ] as const) {
      const query = { ...days, ...more };
      const { body } = await shop.gateway.send('GET', `/${path}`, { token: shop.tokens.owner, query });
      expect({ path, message: body.message }).toEqual({ path, message: refused.body.message });
    }
    const few: Record<string, string>[] = [
      {},
      { addon: 'total_members', branch_id: realm.ids.bangRak },
      { addon: 'total_members', keyword: 'T1' },
    ];
    for (const more of few) {
      const query = { ...days, ...more };
      const totals = await shop.gateway.send('GET', '/transactions/totals', { token: shop.tokens.owner, query });
      expect({ more, status: totals.status }).toEqual({ more, status: 200 });
    }
    expect((await ask({ by: 'tier', filter: JSON.stringify({ member_id: realm.ids.mali }), ...days })).status).toBe(
      200,
    );
  } finally {
    // The sales may have been folded since.
    await write("delete from daily_sales where branch_id = $1 and business_date = '2031-05-05'");
    await write("delete from monthly_sales where branch_id = $1 and month = '2031-05-01'");
  }
});

test('what takes the database too long is refused with what to do, and no connection is kept', async () => {
  const { database, realm } = shop.gateway;
  const session = { realmId: realm.id, branchIds: [], authorizes: [] } as never;
  const slow: typeof database = {
    ...database,
    inTransaction: (realmId, work, options) =>
      database.inTransaction(
        realmId,
        async (client) => {
          await work(client);
          // The time limit of the request is set by then.
          await client.query("select set_config('statement_timeout', '1', true)");
          return await (client.query('select pg_sleep(1)') as never);
        },
        options,
      ),
  };
  const running = runBreakdown(
    slow,
    session,
    readBreakdown(readQuery({ by: 'tier' }), session),
    new AbortController().signal,
  );
  await expect(running).rejects.toMatchObject({ status: 400, body: [{ path: 'from' }] });
  expect((await ask({ by: 'tier' })).status).toBe(200);
});
