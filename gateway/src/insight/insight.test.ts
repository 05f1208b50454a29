import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rollupFaults } from '../check/rollupFaults.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import { createChance, type RandomSale, thinkOfSales, writeSale } from './randomShop.ts';
import { statistics } from './routes.ts';

let gateway: TestGateway;
let owner: string;
let analyst: string;
let sales: RandomSale[];

beforeAll(async () => {
  gateway = await startTestGateway();
  const { realm, database } = gateway;
  const chance = createChance(20_260_101);
  sales = thinkOfSales(chance, realm, 260);
  await database.withRealm(realm.id, async (client) => {
    for (const sale of sales) {
      await writeSale(client, sale, realm.ids.owner);
      // Some is folded, some not, as at any moment in a shop.
      if (chance(30) === 0) await client.query('select fold_rollups($1, $2)', [realm.id, 1 + chance(60)]);
    }
    const authorizes = [{ object_code: 'Page.Merchant.Business_Insight', action_codes: ['Read'] }];
    await client.query("insert into merchant_roles (name, authorizes) values ('Analyst', $1)", [
      JSON.stringify(authorizes),
    ]);
    await client.query(
      `insert into merchant_users (username, password_hash, firstname, lastname, role_id, branch_ids)
        select 'analyst', u.password_hash, 'An', 'Lyst', r.id, $1 from merchant_users u, merchant_roles r
        where u.username = 'owner' and r.name = 'Analyst'`,
      [[realm.ids.ari]],
    );
    await client.query(`insert into member_badges (name, conditions) values ('Frequent Member', '[{"value": 30}]')`);
    await client.query("update member_badges set conditions = '[{\"value\": 9000}]' where name = 'Big Spender'");
  });
  owner = await gateway.signIn('owner');
  analyst = await gateway.signIn('analyst');
});
afterAll(() => gateway.close());

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form.
type Row = any;

async function stat(path: string, query: Record<string, string> = {}, token = owner): Promise<Row> {
  const { status, body } = await gateway.send('GET', `/stat/${path}`, { token, query });
  expect({ path, status, message: body.message }).toEqual({ path, status: 200, message: undefined });
  return body.payload[path.replaceAll('-', '_')];
}

const PERIODS = [
  { from: '2000-01-01', to: '2030-12-31' },
  { from: '2026-01-01', to: '2026-03-31' },
  { from: '2026-01-17', to: '2026-04-03' },
  { from: '2026-02-11', to: '2026-02-19' },
  { from: '2026-02-28', to: '2026-02-28' },
];
const SCOPES = PERIODS.flatMap((period) => [
  { ...period, branch: null },
  { ...period, branch: 'ari' as const },
]);
const TYPES = ['Day', 'Month', 'Year', 'All'] as const;

interface Scope {
  from: string;
  to: string;
  branch: 'ari' | null;
}

const sold = ({ from, to, branch }: Scope): RandomSale[] =>
  sales.filter(
    (sale) =>
      !sale.void &&
      sale.day >= from &&
      sale.day <= to &&
      (branch === null || sale.branch === gateway.realm.ids[branch]),
  );

const queryOf = ({ from, to, branch }: Scope, more: Record<string, string> = {}): Record<string, string> => ({
  from,
  to,
  ...(branch ? { branch_id: gateway.realm.ids[branch] } : {}),
  ...more,
});

const payment = ({ lines }: RandomSale) => lines.reduce((sum, { amount }) => sum + amount, 0);
const revenue = (sale: RandomSale) => payment(sale) - sale.discount;
const qty = ({ lines }: RandomSale) => lines.reduce((sum, line) => sum + line.qty, 0);
const customer = ({ member }: RandomSale) => (member ? 'Member' : 'Guest');
const METHODS: Record<string, string> = { 'Credit-Debit': 'Credit / Debit Card' };
const methodName = (type: string) => METHODS[type] ?? type;
const mainTender = ({ channels }: RandomSale) =>
  channels.reduce((most, channel) => (channel.amount > most.amount ? channel : most)).type;

/** Plain addition: the sum of `value` for each `key`, keys with nothing left out. */
function addUp<Item>(items: readonly Item[], key: (item: Item) => string, value: (item: Item) => number) {
  const sums: Record<string, number> = {};
  for (const item of items) sums[key(item)] = (sums[key(item)] ?? 0) + value(item);
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

const toRecord = (rows: Row[], key: (row: Row) => string, value: (row: Row) => number, unit = 1) =>
  Object.fromEntries(rows.map((row) => [key(row), Math.round(value(row) * unit)]).filter(([, sum]) => sum !== 0));

function bucket(type: (typeof TYPES)[number], day: string, from: string): string {
  if (type === 'All') return from;
  return { Day: day, Month: `${day.slice(0, 7)}-01`, Year: `${day.slice(0, 4)}-01-01` }[type];
}

describe.each(SCOPES)('from $from to $to, branch $branch', (scope) => {
  test.each(TYPES)('STAT-01..06, STAT-12 series by %s are the sums of the sales', async (period_type) => {
    const query = queryOf(scope, { period_type });
    const raw = sold(scope);
    const at = ({ day }: RandomSale) => bucket(period_type, day, scope.from);
    const byCustomer = (sale: RandomSale) => `${at(sale)} ${customer(sale)}`;
    const rowByCustomer = (row: Row) => `${row.time} ${row.segment.customerType}`;
    const value = (row: Row) => row.value;
    expect(toRecord(await stat('total-revenue', query), rowByCustomer, value, 100)).toEqual(
      addUp(raw, byCustomer, revenue),
    );
    expect(toRecord(await stat('total-qty', query), rowByCustomer, value)).toEqual(addUp(raw, byCustomer, qty));
    expect(toRecord(await stat('total-earn', query), (row) => row.time, value)).toEqual(
      addUp(raw, at, ({ earn }) => earn),
    );
    expect(toRecord(await stat('total-redeem', query), (row) => row.time, value)).toEqual(
      addUp(raw, at, ({ redeem }) => redeem),
    );
    const trans = await stat('total-trans', query);
    expect(
      toRecord(trans, (row) => `${row.time} ${row.segment.customerType} ${row.segment.paymentMethod}`, value),
    ).toEqual(
      addUp(
        raw,
        (sale) => `${byCustomer(sale)} ${methodName(mainTender(sale))}`,
        () => 1,
      ),
    );
  });

  test('STAT-09 products, STAT-10 categories and STAT-11 sub-categories are the sums of the bills', async () => {
    const raw = sold(scope);
    for (const [path, id, keyOf] of [
      ['products', 'product_id', (line: RandomSale['lines'][number]) => line.product],
      ['product-categories', 'product_category_id', (line: RandomSale['lines'][number]) => String(line.category)],
      ['product-sub-categories', 'product_sub_category_id', (line: RandomSale['lines'][number]) => String(line.sub)],
    ] as const) {
      const rows = await stat(path, queryOf(scope, { addon: `${id},totalMember` }));
      for (const who of ['Member', 'Guest']) {
        const lines = raw
          .filter((sale) => customer(sale) === who)
          .flatMap((sale) => sale.lines.map((line) => ({ ...line, sale: sale.id, member: sale.member })));
        const of = (row: Row) => row.life_time[who.toLowerCase()];
        const key = (row: Row) => String(row[id]);
        expect(toRecord(rows, key, (row) => of(row).total_qty)).toEqual(addUp(lines, keyOf, (line) => line.qty));
        expect(toRecord(rows, key, (row) => of(row).total_revenue, 100)).toEqual(
          addUp(lines, keyOf, (line) => line.amount),
        );
        const bills = [...new Map(lines.map((line) => [`${line.sale} ${keyOf(line)}`, line])).values()];
        expect(toRecord(rows, key, (row) => of(row).total_transaction)).toEqual(addUp(bills, keyOf, () => 1));
        if (who === 'Guest') continue;
        const buyers = [...new Map(lines.map((line) => [`${line.member} ${keyOf(line)}`, line])).values()];
        expect(toRecord(rows, key, (row) => row.totalMember)).toEqual(addUp(buyers, keyOf, () => 1));
      }
    }
  });

  test('STAT-07 members, STAT-08 guests, STAT-13, STAT-14 and OP-22 are those of the sales', async () => {
    const raw = sold(scope);
    const ofMembers = raw.filter(({ member }) => member);
    const rows = await stat('members', queryOf(scope));
    for (const [figure, unit, value] of [
      ['total_transaction', 1, () => 1],
      ['total_qty', 1, qty],
      ['total_revenue', 100, revenue],
      ['total_payment', 100, payment],
    ] as const) {
      const expected = addUp(ofMembers, ({ member }) => String(member), value);
      expect(
        toRecord(
          rows,
          (row) => row.member_id,
          (row) => row.payment[figure],
          unit,
        ),
      ).toEqual(expected);
      const guestRows = await stat('guests', queryOf(scope));
      expect(
        toRecord(
          guestRows,
          (row) => `${row.gender} ${row.age}`,
          (row) => row.payment[figure],
          unit,
        ),
      ).toEqual(
        addUp(
          raw.filter(({ member }) => !member),
          ({ gender, age }) => `${gender} ${age}`,
          value,
        ),
      );
    }
    const ids = (list: Row[]) => list.map((row) => row.id).sort();
    const reaching = (value: (sale: RandomSale) => number, least: number) =>
      Object.entries(addUp(ofMembers, ({ member }) => String(member), value))
        .filter(([, sum]) => sum >= least)
        .map(([id]) => id)
        .sort();
    const big = await stat('big-spenders', queryOf(scope, { period_type: 'Day', projection: 'phone,time' }));
    expect(ids(big)).toEqual(reaching(payment, 900_000));
    for (const row of big) expect(Object.keys(row).sort()).toEqual(['id', 'phone', 'time']);
    expect(ids(await stat('frequent-members', queryOf(scope)))).toEqual(reaching(() => 1, 30));
  });

  test('BI-46 payment methods by bank and card are the sums of the tenders', async () => {
    const tenders = sold(scope).flatMap(({ channels }) => channels);
    const key = (row: Row) => `${row.payment_method} ${row.institute_id} ${row.card_id}`;
    const keyOf = (tender: RandomSale['channels'][number]) =>
      `${methodName(tender.type)} ${tender.institute} ${tender.card}`;
    const rows = await stat('payment-methods', queryOf(scope));
    expect(toRecord(rows, key, (row) => row.total_transaction)).toEqual(addUp(tenders, keyOf, () => 1));
    expect(toRecord(rows, key, (row) => row.total_revenue, 100)).toEqual(addUp(tenders, keyOf, ({ amount }) => amount));
  });
});

test('the rollups are what the sales add up to, before and after everything is folded', async () => {
  const faults = () =>
    gateway.database.withRealm(gateway.realm.id, async (client) => {
      const found: Record<string, unknown[]> = {};
      for (const [rule, text] of Object.entries(rollupFaults)) found[rule] = (await client.query(text)).rows;
      return Object.values(found).flat();
    });
  expect(await faults()).toEqual([]);
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query('select fold_rollups($1, 100000)', [gateway.realm.id]),
  );
  expect(await faults()).toEqual([]);
});

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
  const asked = Object.entries(life.total_payment_method).map(([type, { total_amount }]: Row) => [
    type,
    Math.round(total_amount * 100),
  ]);
  expect(Object.fromEntries(asked.filter(([, amount]) => amount !== 0))).toEqual(methods);
  expect(row).toMatchObject({ firstname: 'มะลิ', tier: { name: 'Gold' }, ltv: 1500.5 });
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
    expect(figures.member_share).toBeCloseTo((100 * byMembers) / total, 2);
    expect(figures.member_share + figures.guest_share).toBeCloseTo(100, 1);
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
    [null, 1],
    ['Silver', 2],
    ['Gold', 1],
  ]);
  const [silver, gold] = await stat('tiers', {});
  expect(silver).toMatchObject({ tier: { name: 'Silver' }, total_member: 2, total_transaction: 0 });
  const own = sales.filter((sale) => !sale.void && sale.member === realm.ids.mali);
  expect(gold).toMatchObject({
    total_member: 1,
    ltv: 1500.5,
    total_remaining: 120,
    total_transaction: own.length,
    total_revenue: own.reduce((sum, sale) => sum + revenue(sale), 0) / 100,
    big_spenders: own.reduce((sum, sale) => sum + payment(sale), 0) >= 900_000 ? 1 : 0,
    frequent_members: own.length >= 30 ? 1 : 0,
  });
});

test('STAT-15, STAT-16 the top products come sorted, filtered and cut to what is asked for', async () => {
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

const paths = [...statistics.map(({ path }) => path), 'health-check?month=2026-02'];

test.each(paths)('%s shows nothing of another merchant, and refuses who may not read it', async (path) => {
  const stranger = await gateway.signIn('owner', gateway.otherRealm.code);
  const answer = await gateway.send('GET', `/stat/${path}`, { token: stranger });
  expect(answer.status).toBe(200);
  const text = JSON.stringify(answer.body);
  for (const id of [...Object.values(gateway.realm.ids), ...sales.map((sale) => sale.id)])
    expect(text).not.toContain(id);
  expect(text).not.toMatch(/"(total_revenue|total_transaction|total_qty)":[1-9]/);
  const refused = await gateway.send('GET', `/stat/${path}`, { token: await gateway.signIn('nobody') });
  expect(refused).toMatchObject({ status: 400, body: { code: 'PERMISSION' } });
});

test('OP-30 who works in one branch sees the figures of that one only', async () => {
  const total = (rows: Row[]) => rows.reduce((sum, row) => sum + Math.round(row.value * 100), 0);
  const ari = sold({ from: '2000-01-01', to: '2030-01-01', branch: 'ari' });
  const expected = ari.reduce((sum, sale) => sum + revenue(sale), 0);
  expect(total(await stat('total-revenue', {}, analyst))).toBe(expected);
  expect(total(await stat('total-revenue', { branch_id: gateway.realm.ids.ari }, analyst))).toBe(expected);
  expect(await stat('total-revenue', { branch_id: gateway.realm.ids.bangRak }, analyst)).toEqual([]);
});

test.each([
  ['a unit of time that is none', { period_type: 'Week' }, 'period_type'],
  ['a day that is none', { from: '2026-02-30' }, 'from'],
  ['a day out of range', { to: '9999-12-31' }, 'to'],
  ['days in the wrong order', { from: '2026-02-02', to: '2026-02-01' }, 'from'],
  ['a branch that is no id', { branch_id: 'ari' }, 'branch_id'],
  ['a filter that is no JSON', { filter: '{' }, 'filter'],
  ['a filter by an unknown field', { filter: '{"price":1}' }, 'filter.price'],
  ['a sort by an unknown field', { sort: '{"price":1}' }, 'sort.price'],
  ['an unknown projection', { projection: 'price' }, 'projection'],
  ['an unknown addon', { addon: 'price' }, 'addon'],
  ['a page that is too long', { limit: '1001' }, 'limit'],
])('refuses %s by name', async (_title, query, path) => {
  for (const statistic of ['products', 'total-revenue']) {
    const { status, body } = await gateway.send('GET', `/stat/${statistic}`, { token: owner, query });
    expect({ status, code: body.code, path: body.message[0].path }).toEqual({ status: 400, code: 'VALIDATION', path });
  }
});

test.each(['', '2026-13', '2026-1', '2026-01-01', '0001-01'])('refuses the month "%s" by name', async (month) => {
  const { status, body } = await gateway.send('GET', '/stat/health-check', { token: owner, query: { month } });
  expect({ status, path: body.message[0].path }).toEqual({ status: 400, path: 'month' });
});
