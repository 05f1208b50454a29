import type { MemberFilter } from '@taem/domain/customers/find/memberFilter.ts';
import { memberQuery } from '@taem/domain/customers/find/memberQuery.ts';
import { birthdayIn } from '@taem/domain/person/birthday.ts';
import { addMonths, daysBetween } from '@taem/domain/time/calendar.ts';
import fc from 'fast-check';
import pg from 'pg';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { createChance, thinkOfSales, writeSale } from '../../testing/randomShop.ts';
import type { TestGateway } from '../../testing/startTestGateway.ts';
import { testGateway } from '../../testing/testGateway.ts';

interface Row {
  id: string;
  code: string;
  tier_id: string | null;
  gender: string | null;
  birthdate: string | null;
  tags: string[];
  status: string;
  branch_id: string | null;
  points: number;
  revenue: number;
  transactions: number;
  last: string | null;
  created: string;
  /** Lines of sales that are not void. */
  bought: { product: string; category: string | null; day: string; branch: string }[];
}

/** 10:00 on 20 April in Bangkok; the sales are from January to May. */
const NOW = new Date('2026-04-20T03:00:00Z');
const TODAY = '2026-04-20';
const chance = createChance(56);
const MEMBERS = 60;

const gateway = testGateway();
let owner: string;
let rows: Row[];

beforeAll(async () => {
  owner = await gateway.signIn('owner');
  rows = await fill(gateway);
});

async function fill({ realm, database }: TestGateway): Promise<Row[]> {
  const { ids } = realm;
  const pick = <Value>(values: readonly Value[]): Value => values[chance(values.length)] as Value;
  return await database.withRealm(realm.id, async (client) => {
    for (let n = 0; n < MEMBERS; n += 1) {
      const born = pick(['1990-02-28', '1992-02-29', '1985-04-20', '2001-04-25', '1970-12-31', null]);
      await client.query(
        `insert into members (code, firstname, lastname, gender, birthdate, tags, status, branch_id, tier_id, created_at)
          values ($1, 'ทดสอบ', $1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          ...[`R${n}`, pick(['Male', 'Female', null]), born, pick([[], ['vip'], ['vip', 'ชา'], ['ชา, เย็น'], ['ใหม่']])],
          ...[pick(['Active', 'Inactive']), pick([ids.ari, ids.bangRak, null]), pick([ids.silver, ids.gold, null])],
          pick(['2025-12-31T16:59:59Z', '2025-12-31T17:00:00Z', '2026-01-31T16:59:59Z', '2026-01-31T17:00:00Z']),
        ],
      );
    }
    const created = (await client.query<{ id: string }>("select id from members where code like 'R%' order by code"))
      .rows;
    // Some never buy anything, and few buy the cake.
    const buyers = created.slice(0, MEMBERS - 15).map(({ id }) => id);
    for (const sale of thinkOfSales(chance, realm, 150)) {
      const lines = sale.lines.map((line) => ({
        ...line,
        category: line.product === ids.cake ? ids.food : line.category,
      }));
      await writeSale(
        client,
        { ...sale, lines, member: sale.member && pick(buyers), void: chance(4) === 0 },
        ids.owner,
      );
    }
    const members = await client.query<Omit<Row, 'bought'>>(
      `select id, code, tier_id, gender, birthdate, tags, status, branch_id, points, total_revenue::int / 100.0 as revenue,
        total_transaction as transactions, last_transaction_time::text as last, created_at::text as created from members`,
    );
    const lines = await client.query<{
      member: string;
      product: string;
      category: string | null;
      day: string;
      branch: string;
    }>(
      `select t.member_id as member, i.product_id as product, i.category_id as category, t.business_date as day, t.branch_id as branch
        from transactions t join transaction_items i on i.transaction_id = t.id
        where t.status = 'Complete' and t.member_id is not null and i.product_id is not null`,
    );
    return members.rows.map((row) => ({ ...row, bought: lines.rows.filter(({ member }) => member === row.id) }));
  });
}

/** Returns the beginning of a day of the shop: Bangkok has no summer time. */
const at = (day: string) => Date.parse(`${day}T00:00:00+07:00`);
const lastSale = (row: Row) => (row.last === null ? null : Date.parse(row.last));
const age = (born: string) =>
  Number(TODAY.slice(0, 4)) - Number(born.slice(0, 4)) - (TODAY.slice(5) < born.slice(5) ? 1 : 0);

type Criteria = MemberFilter<string, string>;
type Case = [title: string, asked: () => Criteria, holds: (row: Row) => boolean];
const ids = () => gateway.realm.ids;

/** Every filter, with the same condition on the rows. */
const CASES: readonly Case[] = [
  ['CUST-05 tiers', () => ({ tierIds: [ids().gold] }), (row) => row.tier_id === ids().gold],
  ['tiers left out', () => ({ tiersNot: [ids().gold] }), (row) => row.tier_id !== ids().gold],
  ['genders', () => ({ genders: ['Female'] }), (row) => row.gender === 'Female'],
  [
    'age',
    () => ({ age: { from: 34, to: 36 } }),
    (row) => row.birthdate !== null && age(row.birthdate) >= 34 && age(row.birthdate) <= 36,
  ],
  [
    'days of birth',
    () => ({ birthdate: { from: '1985-04-20', to: '1992-02-28' } }),
    (row) => row.birthdate !== null && row.birthdate >= '1985-04-20' && row.birthdate <= '1992-02-28',
  ],
  [
    'a birthday within some days',
    () => ({ birthdayWithinDays: 4 }),
    ({ birthdate }) => {
      const away = birthdate === null ? -1 : daysBetween(TODAY, birthdayIn(birthdate, 2026) ?? '');
      return away >= 0 && away <= 4;
    },
  ],
  ['CUST-05 an active period', () => ({ activeMonths: 1 }), (row) => (lastSale(row) ?? 0) >= at(addMonths(TODAY, -1))],
  [
    'CUST-05, CUST-06 a non-active period',
    () => ({ nonActiveMonths: 2 }),
    (row) => lastSale(row) !== null && (lastSale(row) ?? 0) < at(addMonths(TODAY, -2)),
  ],
  [
    'CUST-05 days of the last sale',
    () => ({ lastTransaction: { from: '2026-02-01', to: '2026-04-10' } }),
    (row) => (lastSale(row) ?? 0) >= at('2026-02-01') && (lastSale(row) ?? 0) < at('2026-04-11'),
  ],
  [
    'CUST-05 the repeat range',
    () => ({ totalTransactions: { from: 1, to: 2 } }),
    (row) => row.transactions >= 1 && row.transactions <= 2,
  ],
  [
    'CUST-05 the lifetime value range',
    () => ({ totalRevenue: { from: 150.5, to: 600 } }),
    (row) => row.revenue >= 150.5 && row.revenue <= 600,
  ],
  ['points', () => ({ remainingPoints: { from: 1, to: 10 } }), (row) => row.points >= 1 && row.points <= 10],
  [
    'days of registration, by the clock of the shop',
    () => ({ created: { from: '2026-01-01', to: '2026-01-31' } }),
    (row) => Date.parse(row.created) >= at('2026-01-01') && Date.parse(row.created) < at('2026-02-01'),
  ],
  ['a product ever bought', () => ({ bought: { productIds: [ids().cake] } }), (row) => buys(row, ids().cake)],
  [
    'a product bought in a period',
    () => ({ bought: { productIds: [ids().cake], days: { from: '2026-02-01', to: '2026-03-15' } } }),
    (row) => buys(row, ids().cake, '2026-02-01', '2026-03-15'),
  ],
  [
    'a category bought since a day, or a product',
    () => ({ bought: { productIds: [ids().tea], categoryIds: [ids().food], days: { from: '2026-04-01' } } }),
    (row) => buys(row, ids().tea, '2026-04-01') || buys(row, ids().food, '2026-04-01'),
  ],
  ['a tag', () => ({ tag: 'vip' }), (row) => row.tags.includes('vip')],
  [
    'any of some tags',
    () => ({ tagsAny: ['ใหม่', 'ชา, เย็น'] }),
    (row) => row.tags.includes('ใหม่') || row.tags.includes('ชา, เย็น'),
  ],
  [
    'all of some tags',
    () => ({ tagsAll: ['vip', 'ชา'] }),
    (row) => row.tags.includes('vip') && row.tags.includes('ชา'),
  ],
  [
    'none of some tags',
    () => ({ tagsNone: ['vip', 'ใหม่'] }),
    (row) => !row.tags.includes('vip') && !row.tags.includes('ใหม่'),
  ],
  ['a status', () => ({ status: 'Inactive' }), (row) => row.status === 'Inactive'],
  ['the branch of the registration', () => ({ branchId: ids().ari }), (row) => row.branch_id === ids().ari],
];

const buys = (row: Row, goods: string, from = '', to = '9') =>
  row.bought.some(({ product, category, day }) => [product, category].includes(goods) && day >= from && day <= to);

async function found(criteria: Criteria, more: Record<string, string> = {}) {
  const { filter, branch_id } = memberQuery(criteria, NOW);
  const query = {
    filter: JSON.stringify(filter),
    projection: 'code',
    limit: '1000',
    ...(branch_id && { branch_id }),
    ...more,
  };
  const { status, body } = await gateway.send('GET', '/members', { token: owner, query });
  expect(status, JSON.stringify(body)).toBe(200);
  const { result, total } = body.payload.members;
  return {
    codes: result.map(({ code }: { code: string }) => code).sort() as string[],
    total: total[0].count as number,
  };
}
const expected = (holds: (row: Row) => boolean) =>
  rows
    .filter(holds)
    .map(({ code }) => code)
    .sort();

describe('each filter finds just those that it names', () => {
  it.each(CASES)('%s', async (_, criteria, holds) => {
    const codes = expected(holds);
    // If the filter were ignored, it would find everyone.
    expect([codes.length > 0, codes.length < rows.length]).toEqual([true, true]);
    expect(await found(criteria())).toEqual({ codes, total: codes.length });
    expect((await found(criteria(), { limit: '1' })).total).toBe(codes.length);
  });

  it('several hold together, whichever', async () => {
    const some = fc.uniqueArray(fc.nat(CASES.length - 1), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(some, async (numbers) => {
        const cases = numbers.map((number) => CASES[number] as Case);
        const criteria = Object.assign({}, ...cases.map(([, one]) => one())) as Criteria;
        // Of two cases with the same criterion, the later one counts.
        const last = cases.filter(([, one], index) => {
          const [name] = Object.keys(one());
          return !cases.slice(index + 1).some(([, other]) => Object.keys(other())[0] === name);
        });
        // With a branch of registration, purchases only count there.
        const { branchId } = criteria;
        const there = (row: Row) =>
          branchId ? { ...row, bought: row.bought.filter(({ branch }) => branch === branchId) } : row;
        const codes = expected((row) => last.every(([, , holds]) => holds(there(row))));
        expect(await found(criteria)).toEqual({ codes, total: codes.length });
      }),
      { numRuns: 40 },
    );
  });

  it('the file of a filter has as many rows as its list', async () => {
    const { filter } = memberQuery({ tagsNone: ['vip'], bought: { categoryIds: [ids().food] } }, NOW);
    const query = { filter: JSON.stringify(filter), format: 'csv', columns: '[["code","Code"]]' };
    const url = `/v3.0/members/export?${new URLSearchParams(query)}`;
    const file = await gateway.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${owner}` } });
    const { total } = await found({ tagsNone: ['vip'], bought: { categoryIds: [ids().food] } });
    expect(file.body.trim().split(/\r?\n/)).toHaveLength(total + 1);
    expect(total).toBeGreaterThan(0);
  });
});

it.each<[string, object, string]>([
  ['no list of days', { birthday: 1122 }, 'filter.birthday'],
  ['a day that is none', { birthday: ['x'] }, 'filter.birthday'],
  ['nothing bought', { bought: { from: '2026-01-01' } }, 'filter.bought'],
  ['anything that is not an object', { bought: 'tea' }, 'filter.bought'],
  ['goods that are no list', { bought: { product_ids: 'tea' } }, 'filter.bought.product_ids'],
  ['goods by no id', { bought: { category_ids: ['tea'] } }, 'filter.bought.category_ids'],
  ['no day', { bought: { product_ids: ['00000000-0000-4000-8000-000000000001'], to: 'today' } }, 'filter.bought.to'],
  ['what is not known', { bought: { product_ids: [], shop: 1 } }, 'filter.bought.shop'],
])('a filter with %s is refused by its name', async (_, filter, path) => {
  const { status, body } = await gateway.send('GET', '/members', {
    token: owner,
    query: { filter: JSON.stringify(filter) },
  });
  expect([status, body.message[0].path]).toEqual([400, path]);
});

test('what members are only found by is never answered, nor sorted by', async () => {
  const { body } = await gateway.send('GET', '/members', { token: owner, query: { limit: '1' } });
  expect(body.payload.members.result[0]).not.toHaveProperty('birthday');
  for (const query of [{ projection: 'bought' }, { sort: '{"birthday":1}' }] as Record<string, string>[])
    expect((await gateway.send('GET', '/members', { token: owner, query })).status).toBe(400);
});

test('another shop finds no one by a question that it does not have', async () => {
  const otherOwner = await gateway.signIn('owner', 'elsewhere');
  const { filter } = memberQuery({ bought: { productIds: [ids().cake] } }, NOW);
  const query = { filter: JSON.stringify(filter) };
  expect((await gateway.send('GET', '/members', { token: otherOwner, query })).body.payload.members).toEqual([]);
});

describe('a name is found however it is typed', () => {
  beforeAll(async () => {
    const i18n = { 'en-US': { firstname: 'Nattapong', lastname: 'Jaidee' } };
    await gateway.database.withRealm(gateway.realm.id, async (client) => {
      const text = `insert into members (code, firstname, lastname, nickname, i18n) values ('S1', 'ณัฐพงษ์', 'น้ำใจดี', 'แก้ว', $1)`;
      await client.query(text, [i18n]);
      await client.query(
        `insert into potentials (firstname, lastname, nickname, phone) values ('ณัฐพงษ์', 'น้ำใจดี', 'แก้ว', '0812223333|TH|+66')`,
      );
    });
  });
  const THAI = [
    'ณัฐพงษ์ น้ำใจดี',
    'ณัฐพงษ',
    'ณัฐพงษ์น้ำ',
    ' ณัฐพงษ์   น้ำ ',
    'นาย ณัฐพงษ์',
    'นายณัฐพงษ',
    'คุณแก้ว',
    'เเก้ว',
    'นํ้าใจ',
    'น้ํา',
  ];
  it.each([...THAI, 'nattapong', 'NATTAPONG jaidee', 'Mr. Nattapong'])('a member by %s', async (keyword) => {
    const { body } = await gateway.send('GET', '/members', { token: owner, query: { keyword, limit: '10' } });
    const { result, total } = body.payload.members;
    expect([result.map(({ code }: { code: string }) => code), total[0].count]).toEqual([['S1'], 1]);
  });
  it.each([...THAI, '081-222 3333', '+66812223333', '(081) 222.3333', '๐๘๑๒๒๒๓๓๓๓'])(
    'a potential customer by %s',
    async (keyword) => {
      const { body } = await gateway.send('GET', '/potentials', { token: owner, query: { keyword } });
      expect(body.payload.potentials.map(({ firstname }: { firstname: string }) => firstname)).toEqual(['ณัฐพงษ์']);
    },
  );
  it('a name that is changed is found by the new one', async () => {
    await gateway.database.withRealm(gateway.realm.id, (client) =>
      client.query(`update members set i18n = '{"en-US": {"firstname": "Piya"}}' where code = 'S1'`),
    );
    const by = async (keyword: string) =>
      (await gateway.send('GET', '/members', { token: owner, query: { keyword } })).body.payload.members.length;
    expect([await by('nattapong'), await by('piya')]).toEqual([0, 1]);
  });
});

test('a page found by a keyword, requested again, is what it would be without the first request', async () => {
  const { realm, database } = gateway;
  const write = (sql: string) => database.withRealm(realm.id, (client) => client.query(sql));
  const page = async (who: string, sort: string, skip = '0') => {
    const query = { keyword: 'วนซ้ำ', limit: '2', skip, sort, projection: 'code,nickname' };
    const { result, total } = (await gateway.send('GET', '/members', { token: who, query })).body.payload.members;
    return [result.map(({ code }: { code: string }) => code).join(), total[0].count, result[0]?.nickname];
  };
  const both = async (sort: string, skip?: string) => {
    const first = await page(owner, sort, skip);
    expect(await page(owner, sort, skip)).toEqual(first);
    return first;
  };
  for (const code of ['L1', 'L2', 'L3'])
    await write(`insert into members (code, firstname, lastname, nickname) values ('${code}', 'วนซ้ำ', '-', 'a')`);
  expect(await both('{"code":1}')).toEqual(['L1,L2', 3, 'a']);
  expect(await both('{"code":-1}')).toEqual(['L3,L2', 3, 'a']);
  expect(await both('{"code":1}', '2')).toEqual(['L3', 3, 'a']);
  await write("update members set nickname = 'b' where code = 'L1'");
  expect(await both('{"code":1}')).toEqual(['L1,L2', 3, 'b']);
  await write("update members set firstname = '-' where code = 'L2'");
  expect(await both('{"code":1}')).toEqual(['L1,L3', 2, 'b']);
  await write("update members set merged_into_id = (select id from members where code = 'L3') where code = 'L1'");
  expect(await both('{"code":1}')).toEqual(['L3', 1, 'a']);
  await write("update members set merged_into_id = null where code = 'L1'");
  expect(await both('{"code":1}')).toEqual(['L1,L3', 2, 'b']);
  await write("update members set total_revenue = 5 where code = 'L1'");
  expect((await both('{"accum.payment.total_revenue":-1}'))[0]).toBe('L1,L3');
  await write("update members set total_revenue = 7 where code = 'L3'");
  expect((await both('{"accum.payment.total_revenue":-1}'))[0]).toBe('L3,L1');
  await write("update members set total_revenue = 0 where code in ('L1', 'L3')");
});

test('S12 a user who may not find members by phone learns nothing of what others found by it', async () => {
  const rights = [{ object_code: 'Page.Merchant.Business_Insight', action_codes: ['Read'] }];
  await gateway.database.withRealm(gateway.realm.id, async (client) => {
    const role = 'update merchant_roles set authorizes = $2 where id = $1';
    await client.query(role, [ids().noneRole, JSON.stringify(rights)]);
    const member =
      "insert into members (code, firstname, lastname, phone) values ('P1', 'Pim', '-', '0899998888|TH|+66')";
    await client.query(member);
  });
  const analyst = await gateway.signIn('nobody');
  const query = { keyword: '0899998888', limit: '2', projection: 'code' };
  const ask = async (token: string) =>
    (await gateway.send('GET', '/members', { token, query })).body.payload.members.total[0].count;
  expect([await ask(owner), await ask(owner), await ask(analyst), await ask(analyst)]).toEqual([1, 1, 0, 0]);
});

test('an abandoned number is counted no further, also in the database', async () => {
  const url = await gateway.listen();
  const lock = new pg.Client({ connectionString: gateway.databaseUrl });
  await lock.connect();
  const waiting = async () => {
    const text = 'select count(*)::int as n from pg_locks where not granted and relation = $1::regclass';
    return (await lock.query<{ n: number }>(text, ['members'])).rows[0]?.n;
  };
  try {
    await lock.query('begin');
    await lock.query('lock table members in access exclusive mode');
    const caller = new AbortController();
    const query = new URLSearchParams({ limit: '1', filter: '{"status":"Active"}' });
    const headers = { authorization: `Bearer ${owner}` };
    const answer = fetch(`${url}/v3.0/members?${query}`, { headers, signal: caller.signal }).catch(
      (error) => error.name,
    );
    await expect.poll(waiting).toBe(1);
    caller.abort();
    expect(await answer).toBe('AbortError');
    await expect.poll(waiting).toBe(0);
  } finally {
    await lock.query('rollback');
    await lock.end();
  }
});
