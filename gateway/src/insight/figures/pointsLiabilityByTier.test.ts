import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { satang } from '@taem/domain/money/money.ts';
import { pointsWorth } from '@taem/domain/till/pointsAsCash.ts';
import { addDays, addMonths } from '@taem/domain/time/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InsightShop, openInsightShop, type Row, type Scope } from '../testing/insightShop.ts';

let shop: InsightShop;

beforeAll(async () => {
  shop = await openInsightShop(20_261_129);
  await read(
    `insert into point_entries (member_id, kind, points, business_date) select id, 'opening', 250, '2024-05-05' from members where code = 'M-1'`,
  );
  await read(
    `update members m set points = coalesce((select sum(points) from point_entries e where e.member_id = m.id), 0)`,
  );
});
afterAll(() => shop.gateway.close());

const read = (text: string): Promise<Row[]> =>
  shop.gateway.database.withRealm(shop.gateway.realm.id, async (client) => (await client.query(text)).rows);
const on = (day: string, branch: Scope['branch'] = null) => shop.queryOf({ from: day, to: day, branch });
const sumOf = (rows: readonly Row[], name: string) => rows.reduce((total, row) => total + row[name], 0);

const BACK = ['void', 'return'];

test.each([
  ['2026-12-31', null],
  ['2026-03-20', null],
  ['2026-02-28', 'ari'],
] as const)(
  'issue 36 the points liability at the end of %s (branch: %s) is that of the ledger, by branch and tier, and worth what the till takes them for',
  async (day, branch) => {
    const rows: Row[] = await shop.stat('points-liability-by-tier', on(day, branch));
    const entries = await read(
      `select e.member_id, e.kind, e.points, e.business_date::text as day, m.branch_id, m.tier_id from point_entries e
      join members m on m.id = e.member_id where e.business_date <= '${day}'`,
    );
    const home = branch === null ? null : shop.gateway.realm.ids[branch];
    const of = entries.filter(({ branch_id }) => home === null || branch_id === home);
    const yearAgo = addMonths(day, -12);
    const [rate] = await read('select redeem_cash::int as cash, redeem_point::int as points from merchant_settings');
    expect(rows.length).toBeGreaterThan(0);
    expect(sumOf(rows, 'points')).toBe(sumOf(of, 'points'));
    for (const row of rows) {
      const its = of.filter((e) => e.branch_id === (row.branch?.id ?? null) && e.tier_id === (row.tier?.id ?? null));
      const within = (kinds: readonly string[]) =>
        sumOf(
          its.filter((e) => kinds.includes(e.kind) && e.day > yearAgo),
          'points',
        );
      const members = [...new Set(its.map((e) => e.member_id))].map((id) => its.filter((e) => e.member_id === id));
      const points = sumOf(its, 'points');
      const idle = members.filter((own) => own.every((e) => e.day <= yearAgo)).flat();
      expect(row).toMatchObject({
        ...{ points, total_member: members.filter((own) => sumOf(own, 'points') !== 0).length },
        value: Math.round((points * rate.cash) / rate.points) / 100,
        ...{
          idle_points: sumOf(idle, 'points'),
          earned: within(['earn']),
          claimed: within(['claim']),
          spent: within(['redeem']),
          voided: within(BACK),
        },
        ...{ adjusted: within(['adjust']), merged: within(['merge']), brought: within(['opening']) },
      });
      // The till only gives whole baht for points.
      const more = row.value * 100 - pointsWorth(points, { redeemCash: satang(rate.cash), redeemPoint: rate.points });
      expect(more).toBeGreaterThanOrEqual(0);
      expect(more).toBeLessThanOrEqual(100);
    }
  },
);

test('issue 36 what members can spend in the end is the liability of points', async () => {
  const [{ points }] = await read('select sum(points)::int as points from members');
  expect(sumOf(await shop.stat('points-liability-by-tier', on('2999-12-31')), 'points')).toBe(points);
});

test('issue 36 at the end of any day branches and tiers come to the liability along time, to the point, and so do their moves of twelve months', async () => {
  const [{ first, last }] = await read(
    'select min(business_date)::text as first, max(business_date)::text as last from point_entries',
  );
  const days = Array.from({ length: 12 }, (_, place) => addDays(last, -place * 17)).filter((day) => day >= first);
  for (const branch of [null, 'ari'] as const) {
    for (const day of [first, ...days]) {
      const rows: Row[] = await shop.stat('points-liability-by-tier', on(day, branch));
      const year = shop.queryOf({ from: addDays(addMonths(day, -12), 1), to: day, branch });
      const [along] = await shop.stat('points-liability', { ...year, period_type: 'All' });
      expect([branch, day, sumOf(rows, 'points')]).toEqual([branch, day, along.closing]);
      for (const move of ['earned', 'claimed', 'spent', 'voided', 'adjusted', 'merged', 'brought'])
        expect([branch, day, move, sumOf(rows, move)]).toEqual([branch, day, move, along[move]]);
    }
  }
});

test('issue 36 a rate that changed since leaves the value of the days before', async () => {
  const before = await shop.stat('points-liability-by-tier', on('2026-03-20'));
  await read('update merchant_settings set redeem_cash = redeem_cash * 3');
  expect(await shop.stat('points-liability-by-tier', on('2026-03-20'))).toEqual(before);
  const today: Row[] = await shop.stat('points-liability-by-tier', on('2999-12-31'));
  expect(today[0].redeem_cash).toBe(before[0].redeem_cash * 3);
  await read('update merchant_settings set redeem_cash = redeem_cash / 3');
});

test('issue 36 points on receipts of guests expire in the month of their last day, and are there until then or a claim', async () => {
  const guests = await read(`
    select t.business_date::text as day, coalesce((t.void_time at time zone 'Asia/Bangkok')::date::text, '9999') as until, floor(t.total_revenue::numeric * s.earn_point / s.earn_cash)::int as points
    from transactions t cross join merchant_settings s where t.member_id is null order by t.business_date`);
  await read('update merchant_settings set claim_days = 20');
  const day = guests[Math.floor(guests.length / 2)].day;
  const due = guests.filter(
    (sale) => sale.day <= day && sale.day >= addDays(day, -20) && sale.until > day && sale.points > 0,
  );
  const rows: Row[] = await shop.stat('claimable-points', on(day));
  expect(due.length).toBeGreaterThan(0);
  const months = [...new Set(due.map((sale) => `${addDays(sale.day, 20).slice(0, 7)}-01`))].sort();
  expect(rows.map(({ month, receipts, points }) => [month, receipts, points])).toEqual(
    months.map((month) => {
      const its = due.filter((sale) => addDays(sale.day, 20).startsWith(month.slice(0, 7)));
      return [month, its.length, sumOf(its, 'points')];
    }),
  );
  expect(await shop.stat('claimable-points', on(addDays(guests.at(-1).day, 21)))).toEqual([]);
  await read('update merchant_settings set claim_days = 0');
  expect(await shop.stat('claimable-points', on(day))).toEqual([]);
});

test('issue 36 the points liability by tier is for readers of the books, of the branches they work in', async () => {
  const { gateway, tokens } = shop;
  const ask = (path: string) =>
    gateway.send('GET', `/stat/${path}`, { token: tokens.analyst, query: on('2026-12-31') });
  for (const path of ['points-liability-by-tier', 'points-liability-by-tier/export', 'claimable-points'])
    expect((await ask(path)).body.code).toBe('PERMISSION');
  const right = JSON.stringify([{ object_code: PAGE.outputTax, action_codes: ['Read'] }]);
  await read(`update merchant_roles set authorizes = authorizes || '${right}' where name = 'Analyst'`);
  const { status, body } = await ask('points-liability-by-tier');
  expect(status).toBe(200);
  expect(new Set(body.payload.points_liability_by_tier.map((row: Row) => row.branch.id))).toEqual(
    new Set([gateway.realm.ids.ari]),
  );
});
