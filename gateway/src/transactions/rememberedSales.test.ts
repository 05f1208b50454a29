import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { readBy } from '../http/parameter.ts';
import { listQueryFrom, listQueryOf } from '../resource/listQuery.ts';
import { transactions } from '../sales/transactions.resource.ts';
import { createChance, thinkOfSales, writeSale } from '../testing/randomShop.ts';
import { testGateway } from '../testing/testGateway.ts';
import { RememberedFirst } from './RememberedFirst.ts';
import { requestedDays } from './readCountedList.ts';

const gateway = testGateway();
let token: string;
const chance = createChance(53);

beforeAll(async () => {
  await sell(160);
  token = await gateway.signIn('owner');
});

const readQuery = readBy(listQueryOf(transactions, 'Transaction'));

/** Filters of the list, each with the same condition in plain SQL. */
const FILTERS: readonly { condition: object; sql: string; query?: Record<string, string> }[] = [
  { condition: {}, sql: 'true' },
  {
    condition: {},
    sql: "business_date between '2026-02-10' and '2026-03-20'",
    query: { from: '2026-02-10', to: '2026-03-20' },
  },
  { condition: { status: 'Void', member_id: null }, sql: "status = 'Void' and member_id is null" },
  {
    condition: { 'payment_channels.type': 'Cash', status: 'Complete' },
    sql: "status = 'Complete' and id in (select transaction_id from transaction_channels where type = 'Cash')",
  },
  { condition: { 'last_adjust_amount.reward': { $ne: null } }, sql: 'last_adjust_points is not null' },
  {
    condition: { amount_due: { $gte: 150, $lte: 400 }, member_id: { $ne: null } },
    sql: 'total_revenue + delivery_cost between 15000 and 40000 and member_id is not null',
  },
  {
    condition: { $or: [{ 'earn.reward': { $gt: 3 } }, { 'redeem.reward': { $gt: 0 } }] },
    sql: '(earn_points > 3 or redeem_points > 0)',
  },
  {
    condition: { total_qty: { $gte: 5 } },
    sql: "total_qty >= 5 and transaction_no ilike '%a%'",
    query: { keyword: 'A' },
  },
  { condition: {}, sql: "transaction_no like '%7%'", query: { keyword: '7' } },
];
const SORTS: Readonly<Record<string, string>> = {
  '{"create_local_time":-1}': 'create_local_time desc, id desc',
  '{"create_local_time":1}': 'create_local_time, id',
  '{"transaction_no":1}': 'transaction_no, id',
  '{"amount_due":-1}': 'total_revenue + delivery_cost desc, id desc',
  '{"total_payment":1}': 'total_payment, id',
  '{"earn.reward":1}': 'earn_points, id',
  '{"redeem.reward":-1}': 'redeem_points desc, id desc',
  '{"status":1,"create_local_time":-1}': 'status, create_local_time desc, id desc',
};

async function read(path: string, query: Record<string, string>) {
  return (await gateway.send('GET', path, { token, query })).body.payload;
}

interface ListRequest {
  filter: (typeof FILTERS)[number];
  sort: string;
  skip: number;
}

async function readList({ filter, sort, skip }: ListRequest) {
  const query = { filter: JSON.stringify(filter.condition), ...filter.query };
  const { transactions } = await read('/transactions', {
    ...query,
    sort,
    skip: String(skip),
    limit: '7',
    projection: 'id',
  });
  const { totals } = await read('/transactions/totals', query);
  return { total: transactions.total[0].count, ids: transactions.result.map(({ id }: { id: string }) => id), totals };
}

/** Reads the same by plain statements. */
async function expected({ filter, sort, skip }: ListRequest) {
  return await gateway.database.withRealm(gateway.realm.id, async (client) => {
    const sales = await client.query<{ id: string }>(
      `select id from transactions where ${filter.sql} order by ${SORTS[sort]}`,
    );
    const kept = "filter (where status = 'Complete')";
    const gone = "filter (where status = 'Void')";
    const sums = await client.query(`select count(*) ${kept}::int as complete, count(*) ${gone}::int as void,
      coalesce(sum(total_revenue + delivery_cost) ${kept}, 0)::float / 100 as amount_due,
      coalesce(sum(total_revenue + delivery_cost) ${gone}, 0)::float / 100 as void_amount,
      coalesce(sum(earn_points) ${kept}, 0)::int as earn, coalesce(sum(redeem_points) ${kept}, 0)::int as redeem,
      count(returns_id)::int as returns
      from transactions where ${filter.sql}`);
    const ids = sales.rows.map(({ id }) => id);
    return { total: ids.length, ids: ids.slice(skip, skip + 7), totals: sums.rows[0] };
  });
}

async function sell(count: number): Promise<void> {
  const { realm, database } = gateway;
  await database.withRealm(realm.id, async (client) => {
    for (const sale of thinkOfSales(chance, realm, count)) await writeSale(client, sale, realm.ids.owner);
  });
}

const CHANGES = {
  nothing: async () => undefined,
  sell: () => sell(1),
  fold: () => write('select fold_rollups($1, 20)', []),
  void: () =>
    write(`select void_transaction(jsonb_build_object('realm_id', $1::uuid, 'transaction_id', id, 'version', version,
    'by_id', $2::uuid, 'stock', '[]'::jsonb, 'member', '{}'::jsonb)) from transactions where ${one("member_id is null and status = 'Complete'")}`),
  adjust: () => adjust(2),
  // Afterwards the points are as before, but the sale counts as adjusted.
  'adjust there and back': async () => {
    await adjust(1);
    await adjust(-1);
  },
};

/** Adjusts the same sale each time. */
const adjust = (difference: number) =>
  write(`select adjust_transaction(jsonb_build_object('realm_id', $1::uuid, 'transaction_id', id,
  'version', version, 'by_id', $2::uuid, 'difference', ${difference})) from transactions
  where ${one("member_id is not null and status = 'Complete'", 'transaction_no')}`);

const one = (condition: string, order = `md5(id::text || '${chance(1000)}')`) =>
  `id = (select id from transactions where ${condition} order by ${order} limit 1)`;

async function write(sql: string, values: unknown[] = [gateway.realm.ids.owner]): Promise<void> {
  await gateway.database.inTransaction(gateway.realm.id, (client) => client.query(sql, [gateway.realm.id, ...values]));
}

const asks = fc.record({
  filter: fc.constantFrom(...FILTERS),
  sort: fc.constantFrom(...Object.keys(SORTS)),
  skip: fc.integer({ min: 0, max: 120 }),
});
const change = fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[]));

test('MGMT-31 page, total and sums of any filter are those of this moment, whatever was remembered before', async () => {
  await fc.assert(
    fc.asyncProperty(asks, change, async (request, what) => {
      await readList(request);
      await CHANGES[what]();
      const right = await expected(request);
      expect(await readList(request)).toEqual(right);
      expect(await readList(request)).toEqual(right);
    }),
    { numRuns: 80, seed: 53 },
  );
});

test('MGMT-31 of lists by a figure no more than the first sales are remembered, and they are those of this moment', async () => {
  const first = new RememberedFirst(20);
  const session = {
    realmId: gateway.realm.id,
    branchIds: [],
    authorizes: [],
    role: { id: '', name: '' },
  } as unknown as GatewaySession;
  const byFigure = Object.keys(SORTS).filter((sort) => !/time|_no/.test(sort));
  const lists = fc.record({
    filter: fc.constantFrom(...FILTERS.slice(0, 5)),
    sort: fc.constantFrom(...byFigure),
    skip: fc.integer({ min: 0, max: 13 }),
  });
  let counted = 0;
  await fc.assert(
    fc.asyncProperty(lists, change, async ({ filter, sort, skip }, what) => {
      await CHANGES[what]();
      const query = listQueryFrom(
        readQuery({ filter: JSON.stringify(filter.condition), sort, skip: String(skip), limit: '7' }),
      );
      const page = await first.read(gateway.database, session, {
        query,
        ...requestedDays({ from: null, to: null, ...filter.query }),
      });
      if (page === null) return;
      counted += 1;
      expect(page).toEqual((await expected({ filter, sort, skip })).ids);
    }),
    { numRuns: 120, seed: 53 },
  );
  expect(counted).toBeGreaterThan(100);
});

test('MGMT-31 a sale whose slip or branch was changed is still found by them, which nothing remembers', async () => {
  const filter = JSON.stringify({ slip_image_url: { $ne: null } });
  const count = async () => (await read('/transactions', { filter, limit: '1' })).transactions.total[0].count;
  const before = await count();
  await write(`update transactions set slip_image_url = $2 where realm_id = $1 and ${one('slip_image_url is null')}`, [
    '/x.png',
  ]);
  expect(await count()).toBe(before + 1);
  expect((await read('/transactions/totals', { filter })).totals.complete).toBeLessThanOrEqual(before + 1);
});

test('MGMT-31 the sums of a user of one branch are of its sales alone, and no one without the right sees any', async () => {
  const { ari, bangRak } = gateway.realm.ids;
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query("update merchant_users set branch_ids = $1 where username = 'cashier'", [[ari]]),
  );
  const cashier = await gateway.signIn('cashier');
  const sums = async (branch_id: string, who = token) =>
    (await gateway.send('GET', '/transactions/totals', { token: who, query: { branch_id } })).body.payload?.totals;
  expect(await sums(ari, cashier)).toEqual(await sums(ari));
  expect(await sums('All', cashier)).toEqual(await sums(ari));
  expect(await sums(bangRak, cashier)).toMatchObject({ complete: 0, amount_due: 0, void: 0, void_amount: 0 });
  expect(await sums('All', await gateway.signIn('nobody'))).toBeUndefined();
});
