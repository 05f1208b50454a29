import { comparedMonths } from '@taem/domain/insight/compareMonths.ts';
import { addMonths } from '@taem/domain/time/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RandomSale } from '../testing/randomShop.ts';
import { healthCheck } from './healthCheck.ts';
import { type InsightShop, openInsightShop, type Row } from './testing/insightShop.ts';
import { addUp, payment, qty, revenue, toRecord } from './testing/plainSums.ts';

let shop: InsightShop;
let gateway: InsightShop['gateway'];
let sales: InsightShop['sales'];
let stat: InsightShop['stat'];
let queryOf: InsightShop['queryOf'];

beforeAll(async () => {
  shop = await openInsightShop(20_260_101);
  ({ gateway, sales, stat, queryOf } = shop);
});
afterAll(() => gateway.close());

test("BI-49 a member's lifetime names what they buy most often and spend most on, in all branches and at all times", async () => {
  const { mali } = gateway.realm.ids;
  const own = sales.filter((sale) => !sale.void && sale.member === mali);
  const scope = { from: '2026-02-01', to: '2026-02-28', branch: null };
  const [row] = await stat('members', queryOf(scope, { filter: JSON.stringify({ member_id: mali }) }));
  const lines = own.flatMap((sale) => sale.lines);
  const life = row.life_time;
  const product = ({ product_id }: Row) => product_id;
  expect(toRecord(life.total_product, product, ({ amount }) => amount, 100)).toEqual(
    addUp(
      lines,
      (line) => line.product,
      ({ amount }) => amount,
    ),
  );
  expect(toRecord(life.total_product, product, ({ frequent }) => frequent)).toEqual(
    addUp(
      lines,
      (line) => line.product,
      () => 1,
    ),
  );
  const drinks = own.filter((sale) => sale.lines.some(({ category }) => category === gateway.realm.ids.drinks));
  expect(life.top_frequent_category).toMatchObject({ name: 'เครื่องดื่ม', frequent: drinks.length });
  const most = Object.entries(
    addUp(
      lines,
      (line) => line.product,
      ({ amount }) => amount,
    ),
  ).sort(([, a], [, b]) => b - a)[0];
  expect(life.top_expense_product.id).toBe(most?.[0]);
  const methods = addUp(
    own.flatMap(({ channels }) => channels),
    ({ type }) => type,
    ({ amount }) => amount,
  );
  const totals = Object.entries(life.total_payment_method).map(([type, { total_amount }]: Row) => [
    type,
    Math.round(total_amount * 100),
  ]);
  expect(Object.fromEntries(totals.filter(([, amount]) => amount !== 0))).toEqual(methods);
  expect(row).toMatchObject({
    firstname: 'มะลิ',
    tier: { name: 'Gold' },
    ltv: own.reduce((sum, sale) => sum + revenue(sale), 0) / 100,
  });
});

test('CONST-01 the 100 years back to today are a lifetime: what a member paid in them is what they ever paid', async () => {
  const to = '2026-12-31';
  const lifetime = { from: addMonths(to, -12 * 100), to, branch: null };
  const rows: Row[] = await stat('members', queryOf(lifetime));
  expect(
    toRecord(
      rows,
      ({ member_id }) => member_id,
      ({ payment }) => payment.total_revenue,
      100,
    ),
  ).toEqual(
    addUp(
      sales.filter((sale) => !sale.void && sale.member !== null),
      ({ member }) => String(member),
      revenue,
    ),
  );
  for (const { ltv, payment: paid } of rows) expect(ltv).toBe(paid.total_revenue);
});

test('BI-06, OP-25 the health check gives nine figures of the month and of the month before', async () => {
  const check = await stat('health-check', { month: '2026-03' });
  const of = (month: string) => sales.filter((sale) => !sale.void && sale.day.startsWith(month));
  for (const [month, figures] of [
    ['2026-03', check.current],
    ['2026-02', check.previous],
  ]) {
    const raw = of(month);
    const total = raw.reduce((sum, sale) => sum + revenue(sale), 0);
    const top = (sums: Record<string, number>) => Object.entries(sums).sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
    const lines = raw.flatMap((sale) => sale.lines);
    const byMembers = raw.filter(({ member }) => member).reduce((sum, sale) => sum + revenue(sale), 0);
    expect(figures.total_revenue).toBe(total / 100);
    expect(figures.average_basket).toBeCloseTo(total / 100 / raw.length, 2);
    expect(figures.member_share).toBeCloseTo((100 * byMembers) / total, 5);
    expect(figures.member_share + figures.guest_share).toBeCloseTo(100, 4);
    expect(figures.top_channel.id).toBe(top(addUp(raw, ({ branch }) => branch, revenue))[0]);
    expect(figures.top_product.id).toBe(
      top(
        addUp(
          lines,
          ({ product }) => product,
          ({ amount }) => amount,
        ),
      )[0],
    );
    expect(figures.high_demand_product.total_qty).toBe(
      top(
        addUp(
          lines,
          ({ product }) => product,
          (line) => line.qty,
        ),
      )[1],
    );
    expect(figures.top_category.name).toBe('เครื่องดื่ม');
    const weekday = (day: string) =>
      new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day));
    const [day, pieces] = top(addUp(raw, (sale) => weekday(sale.day), qty));
    expect(figures.peak_day).toEqual({ weekday: day, total_qty: pieces });
  }
  const sum = (month: string) => of(month).reduce((total, sale) => total + revenue(sale), 0);
  expect(check.revenue_change_percent).toBeCloseTo((100 * (sum('2026-03') - sum('2026-02'))) / sum('2026-02'), 2);
  expect((await stat('health-check', { month: '2025-01' })).revenue_change_percent).toBeNull();
});

test('OP-25 a month that is not over is beside the like days of the month before, one that is over beside all of it', async () => {
  const { realm, database } = gateway;
  const sum = (from: string, to: string) =>
    sales
      .filter(({ day, ...sale }) => !sale.void && day >= from && day <= to)
      .reduce((all, sale) => all + revenue(sale), 0);
  for (const [today, until] of [
    ['2026-03-10', '2026-02-10'],
    ['2026-04-01', '2026-02-28'],
  ] as const) {
    const days = comparedMonths('2026-03-01', today);
    const session = { realmId: realm.id } as Parameters<typeof healthCheck>[2];
    const { text, values } = healthCheck(days, null, session, `${today}T16:59:00Z`);
    const { rows } = await database.withRealm(realm.id, (client) => client.query<{ body: string }>(text, values));
    const { current, previous } = JSON.parse(rows[0]?.body ?? '');
    expect(current).toMatchObject({ from: '2026-03-01', to: days.current.to });
    expect(current.total_revenue).toBe(sum('2026-03-01', days.current.to) / 100);
    expect(previous).toMatchObject({ from: '2026-02-01', to: until, total_revenue: sum('2026-02-01', until) / 100 });
  }
});

test('STAT-03, STAT-04, BI-48 members by the day they joined, and by tier', async () => {
  const { realm, database } = gateway;
  await database.withRealm(realm.id, (client) =>
    client.query(
      `insert into members (code, firstname, lastname, branch_id, tier_id, created_at) values
        ('N1', 'Late', 'Night', $1, $2, '2025-06-30 16:59:59Z'), ('N2', 'Past', 'Midnight', $1, $2, '2025-06-30 17:00:00Z')`,
      [realm.ids.ari, realm.ids.silver],
    ),
  );
  const june = { from: '2025-06-01', to: '2025-06-30' };
  expect(await stat('new-subs', { ...june, period_type: 'Day' })).toEqual([{ time: '2025-06-30', value: 1 }]);
  expect(await stat('new-subs', { from: '2025-06-01', to: '2025-07-31', period_type: 'Month' })).toEqual([
    { time: '2025-06-01', value: 1 },
    { time: '2025-07-01', value: 1 },
  ]);
  const tiers = (rows: Row[]) => rows.map((row) => [row.segment.tier.name, row.value]);
  expect(tiers(await stat('total-subs', june))).toEqual([
    ['Silver', 1],
    ['Gold', 0],
  ]);
  expect(tiers(await stat('total-subs', {}))).toEqual([
    ['Silver', 3],
    ['Gold', 1],
  ]);
  const [silver, gold] = await stat('tiers', {});
  const [own, others] = [realm.ids.mali, realm.ids.somchai].map((member) =>
    sales.filter((sale) => !sale.void && sale.member === member),
  ) as [RandomSale[], RandomSale[]];
  expect(silver).toMatchObject({ tier: { name: 'Silver' }, total_member: 3, total_transaction: others.length });
  expect(gold).toMatchObject({
    total_member: 1,
    ltv: own.reduce((sum, sale) => sum + revenue(sale), 0) / 100,
    total_remaining: own.reduce((sum, sale) => sum + sale.earn - sale.redeem, 120),
    total_transaction: own.length,
    total_revenue: own.reduce((sum, sale) => sum + revenue(sale), 0) / 100,
    big_spenders: own.reduce((sum, sale) => sum + payment(sale), 0) >= 900_000 ? 1 : 0,
    frequent_members: own.length >= 30 ? 1 : 0,
  });
  const points = await stat('tiers', { projection: 'total_remaining' });
  expect(points).toEqual([silver, gold].map(({ id, total_remaining }) => ({ id, total_remaining })));
});

test('STAT-15, STAT-16 the top products come sorted, filtered and cut as requested', async () => {
  const sort = JSON.stringify({ 'life_time.member.total_qty': -1, name: 1 });
  const top = await stat('products', {
    sort,
    limit: '2',
    projection: 'name,life_time.member.total_qty',
    addon: 'product_id',
  });
  expect(top.total).toEqual([{ count: 3 }]);
  expect(top.result).toHaveLength(2);
  const [first, second] = top.result;
  expect(first.life_time.member.total_qty).toBeGreaterThanOrEqual(second.life_time.member.total_qty);
  expect(Object.keys(first).sort()).toEqual(['id', 'life_time', 'name', 'product_id']);
  const filter = JSON.stringify({ category_id: gateway.realm.ids.drinks });
  expect((await stat('products', { filter })).map((row: Row) => row.code).sort()).toEqual(['C-1', 'T_1']);
});
