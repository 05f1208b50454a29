import type { Day } from '@taem/domain/time/calendar.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { Parameters } from '../resource/Parameters.ts';
import { createChance, thinkOfSales, writeSale } from '../testing/randomShop.ts';
import { testGateway } from '../testing/testGateway.ts';
import { anyMoved, type BranchDays, figuresOf } from './figuresOf.ts';
import { foldAllRealms } from './foldRollups.ts';
import { hasGoneAt, onlySoFar, type SoFar } from './soFar.ts';

const gateway = testGateway();

/** Sales from January to 10 May, folded up to the end of March, in a branch in Bangkok and one in Tokyo. */
beforeAll(async () => {
  const { realm, database } = gateway;
  const { ari, bangRak, owner } = realm.ids;
  const onOneDay = { day: '2026-03-10', till: null, shift: null, void: false };
  const sales = thinkOfSales(createChance(11), realm, 100).map((sale, at) =>
    at < 4 ? { ...sale, ...onOneDay, branch: at % 2 === 0 ? ari : bangRak } : sale,
  );
  const write = (some: typeof sales) =>
    database.inTransaction(realm.id, async (client) => {
      for (const sale of some) await writeSale(client, sale, owner);
    });
  await ask("update merchant_branches set time_zone = 'Asia/Tokyo' where id = $1", [bangRak]);
  await write(sales.filter(({ day }) => day < '2026-04-01'));
  await foldAllRealms(database);
  await write(sales.filter(({ day }) => day >= '2026-04-01'));
});

async function ask(text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const { database, realm } = gateway;
  return await database.inTransaction(realm.id, async (client) => (await client.query(text, [...values])).rows);
}

/** Returns plain SQL of the sales that count: of the last day, these hours in Bangkok and two more in Tokyo. */
const soldSql = (hours: number | null) => `
  from transactions t where t.status = 'Complete' and t.business_date between $1 and $2
    and ($3::uuid[] is null or t.branch_id = any($3))
    ${hours === null ? '' : `and (t.business_date < $2 or t.create_local_time < $2::date + make_interval(hours => case t.branch_id when '${gateway.realm.ids.bangRak}' then ${Math.max(0, hours + 2)} else ${Math.max(0, hours)} end))`}`;

async function compare(period: BranchDays, singleDays: boolean, hours: number | null): Promise<number> {
  const parameters = new Parameters();
  const [figures, day] = [
    'sum(transactions)::int as transactions, sum(revenue)::int as revenue',
    singleDays ? 'day::text' : 'null',
  ];
  const text = figuresOf('sales', 'branch_id, transactions, revenue', period, parameters, singleDays);
  const found = await ask(
    `select ${day} as day, branch_id, ${figures} from (${text}) f group by 1, 2 having ${anyMoved(['transactions', 'revenue'])} order by 1, 2`,
    parameters.values,
  );
  const sold = `select t.business_date as day, t.branch_id, 1 as transactions, t.total_revenue as revenue ${soldSql(hours)}`;
  const { from, to, branchIds } = period;
  const expected = `select ${day} as day, branch_id, ${figures} from (${sold}) f group by 1, 2 order by 1, 2`;
  expect(found).toEqual(await ask(expected, [from, to, branchIds]));
  return found.length;
}

const PERIODS: readonly [what: string, from: Day, to: Day][] = [
  ['a whole month', '2026-02-01', '2026-02-28'],
  ['a month that is not over', '2026-05-01', '2026-05-06'],
  ['a day', '2026-03-10', '2026-03-10'],
  ['days of a month', '2026-04-05', '2026-04-20'],
  ['days to the end of a month', '2026-03-05', '2026-03-31'],
  ['from within a month to the first of another', '2026-01-20', '2026-02-01'],
  ['from within a month to within another', '2026-01-20', '2026-04-12'],
  ['everything', '2025-12-01', '2026-12-31'],
  ['months, after which nothing was sold', '2026-02-01', '2026-05-31'],
];

describe('figures of a period are those of its sales', () => {
  it.each(PERIODS)('of %s, by branch, day by day and together', async (_, from, to) => {
    const { ari, bangRak } = gateway.realm.ids;
    for (const branchIds of [null, [ari], [ari, bangRak]]) {
      expect(await compare({ from, to, branchIds }, false, null)).toBeGreaterThan(0);
      expect(await compare({ from, to, branchIds }, true, null)).toBeGreaterThan(0);
    }
    expect(await compare({ from, to, branchIds: [] }, false, null)).toBe(0);
  });

  const at = (time: string): SoFar => ({ day: '2026-08-01', at: `2026-08-01T${time}:00:00+07:00` });
  it.each([
    ['12', 12],
    ['23', 23],
    // Before the day begins in both places, and after its end.
    [null, -20],
    [null, 30],
  ])('of a last day as far as another has gone, each branch by its own clock: %s, %i hours', async (time, hours) => {
    const moment = new Date(Date.parse('2026-08-01T00:00:00+07:00') + hours * 3_600_000).toISOString();
    const soFar = time === null ? { day: '2026-08-01', at: moment } : at(time);
    for (const [, from, to] of PERIODS.slice(1, 7)) {
      for (const branchIds of [null, [gateway.realm.ids.bangRak]]) {
        await compare({ from, to, branchIds, soFar }, false, hours);
        await compare({ from, to, branchIds, soFar }, true, hours);
      }
    }
  });
});

it('sales of a last day are left out as far as they do not count, and all are there where it is whole', async () => {
  const countOf = async (soFar: SoFar | null, branchIds: readonly string[] | null) => {
    const parameters = new Parameters();
    const only = onlySoFar({ to: '2026-03-10', branchIds, soFar }, { day: 't.business_date', id: 't.id' }, parameters);
    const [found] = await ask(
      `select count(*)::int from transactions t where t.status = 'Complete' and t.business_date <= '2026-03-10'${only}`,
      parameters.values,
    );
    return found?.count;
  };
  const expected = async (hours: number | null, branchIds: readonly string[] | null = null) =>
    (await ask(`select count(*)::int ${soldSql(hours)}`, ['2026-01-01', '2026-03-10', branchIds]))[0]?.count;
  const atMidnight = { day: '2026-08-01', at: '2026-08-01T00:00:00+07:00' };
  expect([await countOf(null, null), await countOf(atMidnight, null)]).toEqual([
    await expected(null),
    await expected(0),
  ]);
  expect(await expected(0)).toBeLessThan(Number(await expected(null)));
});

it('a moment of the last day has come where it has on the other day, by the clock of the shop', async () => {
  const gone = async (moment: string) => {
    const parameters = new Parameters();
    const lastDay = { to: '2026-03-31', soFar: { day: '2026-08-01', at: '2026-08-01T12:00:00+07:00' } };
    const sql = hasGoneAt(`${parameters.add(moment)}::timestamptz`, lastDay, parameters);
    const [found] = await ask(
      `select ${sql} as gone from realms r left join merchant_branches b on false`,
      parameters.values,
    );
    return found?.gone;
  };
  expect([await gone('2026-03-31T11:59:59+07:00'), await gone('2026-03-31T12:00:00+07:00')]).toEqual([true, false]);
});
