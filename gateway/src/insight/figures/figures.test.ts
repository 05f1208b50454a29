import { BUYER_GROUPS } from '@taem/domain/customers/find/buyerGroups.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InsightShop, openInsightShop, type Row, type Scope } from '../testing/insightShop.ts';
import { revenue } from '../testing/plainSums.ts';

let shop: InsightShop;

/** Movements that these sales do not cause; those of a merge need two accounts. */
const MOVED = { opening: 500, redeem: -40, adjust: 7, claim: 13 } as const;

beforeAll(async () => {
  shop = await openInsightShop(20_260_214);
  for (const [place, time] of JOINED.entries())
    await read(
      `insert into members (code, firstname, lastname, created_at) values ('J${place}', 'มา', 'ทีหลัง', '${time}')`,
    );
  for (const [place, [kind, points]] of Object.entries(MOVED).entries())
    await read(`with member as (update members set points = points + ${points} where id = '${shop.gateway.realm.ids.mali}' returning id)
      insert into point_entries (member_id, kind, points, business_date) select id, '${kind}', ${points}, '2026-03-0${place + 1}' from member`);
});
afterAll(() => shop.gateway.close());

/** The last minute of a day in Bangkok, and the first of the next. */
const JOINED = ['2026-05-10T16:59:00Z', '2026-05-10T17:00:00Z'];

const read = (text: string): Promise<Row[]> =>
  shop.gateway.database.withRealm(shop.gateway.realm.id, async (client) => (await client.query(text)).rows);

const SCOPES: Scope[] = [
  { from: '2026-01-01', to: '2026-12-31', branch: null },
  { from: '2026-02-10', to: '2026-03-20', branch: null },
  { from: '2026-01-01', to: '2026-04-30', branch: 'ari' },
  { from: '2026-03-01', to: '2026-03-01', branch: null },
];

const rowsOf = async (path: string, scope: Scope, more: Record<string, string> = {}): Promise<Row[]> =>
  (await shop.stat(path, shop.queryOf(scope, { limit: '1000', ...more }))).result;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the liability of points', () => {
  const MOVES = {
    ...{ brought: 'opening', earned: 'earn', spent: 'redeem', voided: 'void' },
    ...{ adjusted: 'adjust', merged: 'merge', claimed: 'claim' },
  };

  test.each(SCOPES)(
    'of %j: opening and movements come to closing, day by day, as the ledger has them',
    async (scope) => {
      const days = await rowsOf('points-liability', scope, { period_type: 'Day' });
      const home = scope.branch === null ? '' : `where m.branch_id = '${shop.gateway.realm.ids[scope.branch]}'`;
      const entries = await read(
        `select e.business_date::text as day, e.kind, e.points from point_entries e join members m on m.id = e.member_id ${home}`,
      );
      const until = (day: string) => sum(entries.filter((entry) => entry.day <= day).map(({ points }) => points));
      expect(days[0]).toMatchObject({ time: scope.from, opening: until(addDays(scope.from, -1)) });
      for (const [place, row] of days.entries()) {
        expect(row.opening + sum(Object.keys(MOVES).map((move) => row[move]))).toBe(row.closing);
        for (const [move, kind] of Object.entries(MOVES)) {
          const moved = entries.filter((entry) => entry.day === row.time && entry.kind === kind);
          expect([row.time, move, row[move]]).toEqual([row.time, move, sum(moved.map(({ points }) => points))]);
        }
        expect(row.opening).toBe(days[place - 1]?.closing ?? row.opening);
        expect([row.time, row.closing]).toEqual([row.time, until(row.time)]);
      }
      expect(days.at(-1).closing).toBe(until(scope.to));
      const [whole] = await rowsOf('points-liability', scope, { period_type: 'All' });
      expect(whole.earned).toBe(sum(days.map(({ earned }) => earned)));
      expect([whole.opening, whole.closing]).toEqual([days[0].opening, days.at(-1).closing]);
    },
  );

  test('of all time it closes with what members can spend; a member with another balance than the ledger is named', async () => {
    const [whole] = await rowsOf('points-liability', { from: '2000-01-01', to: '2999-12-31', branch: null });
    const [{ points }] = await read('select sum(points)::int as points from members');
    expect(whole).toMatchObject({ opening: 0, closing: points });
    expect(await rowsOf('points-faults', SCOPES[0] as Scope)).toEqual([]);
    await read('update members set points = points + 3 where id = (select min(id::text) from members)::uuid');
    const [fault, ...others] = await rowsOf('points-faults', SCOPES[0] as Scope);
    expect([fault.balance - fault.ledger, others]).toEqual([3, []]);
    await read(`update members set points = points - 3 where id = '${fault.member_id}'`);
  });
});

test('products not bought are those of no sale that stands, with the day they were last sold', async () => {
  const all = await read("select id, code from products where status = 'Active'");
  for (const scope of [...SCOPES, { from: '2026-02-02', to: '2026-02-03', branch: 'ari' } as const]) {
    const sold = new Set(shop.sold(scope).flatMap(({ lines }) => lines.map(({ product }) => product)));
    const unsold = await rowsOf('unsold-products', scope, { addon: 'last_sold' });
    expect(unsold.map(({ product_id }) => product_id).sort()).toEqual(
      all
        .map(({ id }) => id)
        .filter((id) => !sold.has(id))
        .sort(),
    );
    for (const { product_id, last_sold } of unsold) {
      const days = shop
        .sold({ ...scope, from: '2000-01-01' })
        .filter(({ lines }) => lines.some(({ product }) => product === product_id))
        .map(({ day }) => day);
      expect(last_sold ?? undefined).toBe(days.sort().at(-1));
    }
  }
});

test.each(SCOPES)('the sizes of baskets of %j hold every sale once, in steps without a gap', async (scope) => {
  const steps = await rowsOf('basket-sizes', scope);
  const amounts = shop
    .sold(scope)
    .map(revenue)
    .sort((a, b) => a - b);
  if (amounts.length === 0) return expect(steps).toEqual([]);
  const satang = (baht: number) => Math.round(baht * 100);
  for (const [place, { from, to, total_transaction, total_revenue }] of steps.entries()) {
    expect(from).toBe(place === 0 ? 0 : steps[place - 1].to);
    const within = amounts.filter((amount) => amount >= satang(from) && (to === null || amount < satang(to)));
    expect([total_transaction, satang(total_revenue)]).toEqual([within.length, sum(within)]);
  }
  expect(sum(steps.map(({ share }) => share))).toBeCloseTo(100, 0);
  const middle = (amounts.length - 1) / 2;
  const median = ((amounts[Math.floor(middle)] ?? 0) + (amounts[Math.ceil(middle)] ?? 0)) / 2;
  expect(satang(steps[0].median)).toBe(Math.round(median));
  expect(satang(steps[0].average)).toBe(Math.round(sum(amounts) / amounts.length));
});

test.each(SCOPES)('pieces of baskets of %j hold every sale once, the last step those of more', async (scope) => {
  const steps = await rowsOf('basket-pieces', scope);
  const sold = shop.sold(scope);
  if (sold.length === 0) return expect(steps).toEqual([]);
  const piecesOf = ({ lines }: (typeof sold)[number]) => sum(lines.map(({ qty }) => qty));
  for (const { pieces, or_more, total_transaction } of steps) {
    const within = sold.filter((sale) => (or_more ? piecesOf(sale) >= pieces : piecesOf(sale) === pieces));
    expect([pieces, total_transaction]).toEqual([pieces, within.length]);
  }
  expect(steps[0].average).toBeCloseTo(sum(sold.map(piecesOf)) / sold.length, 2);
});

test('retention counts each member once in each month, by the month of their first purchase', async () => {
  const scope = { from: '2026-01-01', to: '2026-04-30', branch: null };
  const first = new Map<string, string>();
  const pairs = new Map<string, Set<string>>();
  const sales = shop.sold(scope).filter(({ member }) => member !== null);
  for (const { member, day } of sales.sort((a, b) => a.day.localeCompare(b.day))) {
    const who = String(member);
    if (!first.has(who)) first.set(who, day.slice(0, 7));
    const cohort = String(first.get(who));
    const key = `${cohort}-01 ${Number(day.slice(5, 7)) - Number(cohort.slice(5))}`;
    pairs.set(key, (pairs.get(key) ?? new Set()).add(who));
  }
  const rows = await rowsOf('retention', scope);
  expect(
    Object.fromEntries(rows.map(({ cohort, month, total_member }) => [`${cohort} ${month}`, total_member])),
  ).toEqual(Object.fromEntries([...pairs].map(([key, who]) => [key, who.size])));
});

const today = async () =>
  (await read('select (now() at time zone time_zone)::date::text as today from realms'))[0].today;

test('figures up to a day to come are those of today: an open end makes no one lost and forgets no month', async () => {
  for (const path of ['retention', 'buyer-groups']) {
    const open = await rowsOf(path, { from: '2000-01-01', to: '2999-12-31', branch: null });
    expect(open).toEqual(await rowsOf(path, { from: '2000-01-01', to: await today(), branch: null }));
    expect(open.length).toBeGreaterThan(0);
  }
});

function groupOf(purchases: number, days: number | null): (typeof BUYER_GROUPS)[number] {
  if (days === null) return 'NEVER';
  if (days > 180) return 'LOST';
  if (days > 90) return 'AT_RISK';
  if (days > 30) return 'COOLING';
  if (purchases >= 5) return 'LOYAL';
  return purchases === 1 ? 'NEW' : 'ACTIVE';
}

test.each(['2026-01-20', '2026-05-10', '2026-07-15', '2026-10-01', '2027-01-01'])(
  'on %s every member who had joined stands in one group, by the rule of how lately and how often they bought, and is found by it',
  async (to) => {
    const members = await read(
      `select id, (created_at at time zone 'Asia/Bangkok')::date::text as joined from members where merged_into_id is null`,
    );
    const at = [to, await today()].sort()[0] as string;
    const expected = new Map(BUYER_GROUPS.map((group) => [group, { members: 0, revenue: 0 }]));
    for (const { id, joined } of members) {
      const own = shop.sold({ from: '2000-01-01', to, branch: null }).filter(({ member }) => member === id);
      const last = own
        .map(({ day }) => day)
        .sort()
        .at(-1);
      const days = last === undefined ? null : (Date.parse(at) - Date.parse(last)) / 86_400_000;
      if (joined > at && own.length === 0) continue;
      const group = expected.get(groupOf(own.length, days));
      if (group) {
        group.members += 1;
        group.revenue += sum(own.map(revenue));
      }
    }
    const rows = await rowsOf('buyer-groups', { from: '2026-01-01', to, branch: null });
    expect(rows.map(({ group, total_member, ltv }) => [group, total_member, Math.round(ltv * 100)])).toEqual(
      [...expected].map(([group, { members: count, revenue: paid }]) => [group, count, paid]),
    );
    for (const { group, total_member } of rows) {
      const filter = JSON.stringify({ buyers: { group, on: to } });
      const { body } = await shop.gateway.send('GET', '/members', {
        token: shop.tokens.owner,
        query: { filter, limit: '1' },
      });
      expect([group, body.payload.members.total[0].count]).toEqual([group, total_member]);
    }
  },
);
