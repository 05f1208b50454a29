import { addDays } from '@taem/domain/time/calendar.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RandomSale } from '../testing/randomShop.ts';
import { type InsightShop, openInsightShop, type Row } from './testing/insightShop.ts';

let shop: InsightShop;

/** The clock of the other branch is two hours ahead. */
const AHEAD = 2;
const DAY = '2026-03-10';

beforeAll(async () => {
  shop = await openInsightShop(20_261_126);
  await run(
    `update merchant_branches set time_zone = 'Asia/Tokyo' where id = '${shop.gateway.realm.ids.bangRak}'`,
    `insert into members (code, firstname, lastname, branch_id, created_at) values
      ('H1', 'มา', 'ก่อน', '${shop.gateway.realm.ids.ari}', '${DAY}T12:04:59+07:00'),
      ('H2', 'มา', 'หลัง', '${shop.gateway.realm.ids.ari}', '${DAY}T12:05:00+07:00')`,
  );
});
afterAll(async () => {
  // Restores the time zone by which the lifetime figures were counted.
  await run(`update merchant_branches set time_zone = 'Asia/Bangkok' where id = '${shop.gateway.realm.ids.bangRak}'`);
  await shop.gateway.close();
});

const run = (...texts: string[]) =>
  shop.gateway.database.withRealm(shop.gateway.realm.id, async (client) => {
    for (const text of texts) await client.query(text);
  });

/** Returns the revenue of a sale in satang. */
const revenue = ({ lines, discount }: RandomSale) => lines.reduce((sum, { amount }) => sum + amount, 0) - discount;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns the sales of days, of which the last counts up to this many minutes by the clock of each branch. */
function soldUntil(from: string, to: string, minutes: number): RandomSale[] {
  return shop.sold({ from, to, branch: null }).filter(({ day, time = '00:00:00', branch }) => {
    const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
    const gone = branch === shop.gateway.realm.ids.bangRak ? minutes + AHEAD * 60 : minutes;
    return day < to || hour * 60 + minute + second / 60 < Math.max(0, gone);
  });
}

const at = (minutes: number) => new Date(Date.parse('2026-11-26T00:00:00+07:00') + minutes * 60_000).toISOString();

/** 22:00 and 23:59 of the day before, midnight, 00:30, 09:00, 12:05, 23:59, and after the end of the day. */
const MOMENTS = [-120, -1, 0, 30, 9 * 60, 12 * 60 + 5, 23 * 60 + 59, 24 * 60 + 1];

describe('docs/adr/0092 of a last day that counts only so far', () => {
  const scopes = [
    { from: DAY, to: DAY },
    { from: '2026-02-20', to: DAY },
    { from: '2026-01-01', to: '2026-04-14' },
  ];
  const all = scopes.flatMap((scope) => MOMENTS.map((minutes) => ({ ...scope, minutes })));

  test.each(all)(
    '$from to $to, $minutes minutes into the day: every figure is that of the sales until then',
    async ({ from, to, minutes }) => {
      const query = { from, to, so_far_day: '2026-11-26', so_far_at: at(minutes), period_type: 'All', limit: '1000' };
      const sold = soldUntil(from, to, minutes);
      const stat = async (path: string) => {
        const list = await shop.stat(path, query);
        return (list.result ?? list) as Row[];
      };
      const total = async (path: string, field = 'value') =>
        Math.round(
          sum((await stat(path)).map((row) => field.split('.').reduce((value, name) => value[name], row))) * 100,
        );
      const baht = sum(sold.map(revenue));
      expect(await total('total-revenue')).toBe(baht);
      expect(await total('total-trans')).toBe(sold.length * 100);
      expect(await total('total-earn')).toBe(sum(sold.map(({ earn }) => earn)) * 100);
      expect(await total('payment-methods', 'total_revenue')).toBe(
        sum(sold.flatMap(({ channels }) => channels.map(({ amount }) => amount))),
      );
      const lines = sum(sold.flatMap((sale) => sale.lines.map(({ amount }) => amount)));
      expect(await total('products', 'total_revenue')).toBe(lines);
      expect(await total('product-categories', 'total_revenue')).toBe(lines);
      const ofMembers = sum(sold.filter(({ member }) => member).map(revenue));
      expect(await total('members', 'payment.total_revenue')).toBe(ofMembers);
      expect(await total('guests', 'payment.total_revenue')).toBe(baht - ofMembers);
      expect(await total('basket-sizes', 'total_transaction')).toBe(sold.length * 100);
      const buyers = (await shop.stat('products', { ...query, addon: 'totalMember' })).result as Row[];
      for (const { product_id, totalMember } of buyers) {
        const members = sold.filter((sale) => sale.member && sale.lines.some(({ product }) => product === product_id));
        expect(totalMember).toBe(new Set(members.map(({ member }) => member)).size);
      }
      for (const [source, measures] of [
        ['rollups', 'total_revenue'],
        ['sales', 'total_revenue,total_member'],
      ] as const) {
        const hours = await shop.stat('breakdown', { ...daysOf(query), by: 'hour', measures });
        expect([hours.source, Math.round((hours.totals?.total_revenue ?? 0) * 100)]).toEqual([source, baht]);
        expect(Math.round(sum(hours.rows.map((row: Row) => row.total_revenue)) * 100)).toBe(baht);
      }
      const beside = await shop.stat('breakdown', {
        ...{ by: 'branch', from: '2026-05-01', to: '2026-05-01', measures: 'total_revenue' },
        ...{ compare_from: from, compare_to: to, compare_so_far_day: '2026-11-26', compare_so_far_at: at(minutes) },
      });
      expect(Math.round(sum(beside.rows.map(({ previous }: Row) => previous.total_revenue)) * 100)).toBe(baht);
      const target = await shop.stat('target', daysOf(query));
      expect(Math.round(target.total_revenue * 100)).toBe(baht);
    },
  );

  const daysOf = ({ from, to, so_far_day, so_far_at }: Record<string, string>) => ({
    ...{ from: from ?? '', to: to ?? '', so_far_day: so_far_day ?? '', so_far_at: so_far_at ?? '' },
  });

  test.each([
    [12 * 60 + 4, 0],
    [12 * 60 + 5, 1],
    [12 * 60 + 6, 2],
  ])('a member who joined by minute %i of it is counted: %i', async (minutes, count) => {
    const query = { from: DAY, to: DAY, so_far_day: '2026-11-26', so_far_at: at(minutes), period_type: 'All' };
    expect(sum((await shop.stat('new-subs', query)).map(({ value }: Row) => value))).toBe(count);
    const before = { ...query, from: addDays(DAY, -30), to: addDays(DAY, -1) };
    const whole = await shop.stat('total-subs', { from: before.from, to: before.to });
    const all = await shop.stat('total-subs', query);
    const counted = (rows: Row[]) => sum(rows.map(({ value }) => value));
    expect(counted(all) - counted(whole)).toBe(count);
  });

  test.each([
    [{ so_far_day: '2026-11-26' }, 'so_far_at'],
    [{ so_far_at: at(0) }, 'so_far_day'],
    [{ so_far_day: 'x', so_far_at: at(0) }, 'so_far_day'],
    [{ so_far_day: '2026-11-26', so_far_at: 'noon' }, 'so_far_at'],
  ])('%j is refused', async (parameters, field) => {
    const query = { from: DAY, to: DAY, ...parameters } as Record<string, string>;
    const { status, body } = await shop.gateway.send('GET', '/stat/total-revenue', { token: shop.tokens.owner, query });
    expect([status, body.message]).toEqual([400, [expect.objectContaining({ path: field })]]);
  });
});
