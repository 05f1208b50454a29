import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { checkBooks } from '../check/checkBooks.ts';
import { readConfig } from '../config.ts';
import { closeContext, openContext } from '../openContext.ts';
import { databaseUrl } from '../testing/databaseUrl.ts';
import { testPostgresUrl } from '../testing/testPostgresUrl.ts';
import { openTestShop, paymentBody, type TestShop } from '../testing/testShop.ts';
import { migrateDatabase } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { type Database, type DatabaseClient, openDatabase } from './pool.ts';

const name = `upgrade_${process.pid}`;
const server = await testPostgresUrl();
const own = new URL(databaseUrl(server, name));
own.username = name;
own.password = 'secret';
const url = own.href;

const asSuperuser = async (...statements: string[]) => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

const STATES = Object.keys(migrations).slice(3, -1);
/** The first, every fourth and the last three: a shop that upgrades comes from one of few releases. The deep run tries each. */
const TRIED = STATES.filter((_, index) => IS_DEEP || index % 4 === 0 || index >= STATES.length - 3);
const dataDir = await mkdtemp(join(tmpdir(), 'taem-upgrade-'));
afterEach(() => asSuperuser(`drop database if exists ${name} with (force)`, `drop role if exists ${name}`));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test.each(TRIED)('a shop that sold with the tables of %s sells on with those of today', async (state) => {
  // An owner with few rights: row-level security holds for it too, so a migration must say whose rows it changes.
  await asSuperuser(
    `create role ${name} login password 'secret' nosuperuser nocreaterole nobypassrls`,
    `create database ${name} owner ${name}`,
  );
  await migrateDatabase(url, undefined, state);
  const old = openDatabase(url);
  const shops = [await sellIn(old, state), await sellIn(old, state)];
  await old.close();

  await migrateDatabase(url);
  expect(await faults()).toEqual(['The books are right.']);
  if (state >= '0015') for (const { session } of shops) expect(await changesBySource(session.realmId)).toEqual(NOBODYS);

  const context = await openContext({ ...readConfig({}), dataDir, databaseUrl: url }, url);
  const app = await buildApp(context);
  try {
    for (const shop of shops) {
      const { realmId, sessionId } = shop.session;
      const authorization = `Bearer ${await context.tokens.sign({ kind: 'user', realmId, sessionId })}`;
      const call = async (method: 'GET' | 'POST', path: string, payload?: object) =>
        (await app.inject({ method, url: `/v3.0/${path}`, headers: { authorization }, payload })).json().payload;
      const { result } = (await call('GET', 'transactions?limit=10')).transactions;
      expect(result.map((sale: { transaction_no: string }) => sale.transaction_no)).toEqual([
        'A01-3',
        'A01-2',
        'A01-1',
      ]);
      const { transaction } = await call('GET', `transactions/${result[2].id}`);
      expect(transaction).toMatchObject({
        total_revenue: 241,
        earn: { reward: 2 },
        member: { firstname: 'Somchai' },
        bill_detail: [{ product_name: 'ชา', qty: 2, paid_amount: 241 }],
        payment_channels: [{ type: 'Cash', amount: 241 }],
      });
      const [member] = (await call('GET', 'members?limit=5&keyword=omch')).members.result;
      expect(member.lifetime_value).toMatchObject({ total_revenue: 326, total_transaction: 2, remaining_reward: 37 });
      const bill = paymentBody(shop, { coffee: 1, tea: 1, memberId: shop.memberId });
      expect(await call('POST', 'payment/transaction', bill)).toMatchObject({
        transaction: { total_revenue: 165.5 },
      });
    }
  } finally {
    await app.close();
    await closeContext(context);
  }
  expect(await faults()).toEqual(['The books are right.']);
});

/** What was written down of the shop before the upgrade, and no change without its set. */
async function changesBySource(realmId: string) {
  const database = openDatabase(url);
  const text = `select distinct s.source, s.username from changes c left join change_sets s on s.id = c.set_id`;
  const { rows } = await database.withRealm(realmId, (client) => client.query(text));
  await database.close();
  return rows;
}
const NOBODYS = [{ source: 'system', username: null }];

async function faults(): Promise<string[]> {
  const lines: string[] = [];
  await checkBooks(url, (line) => lines.push(line));
  return lines;
}

/** A shop as the gateways of that time left it: two sales to a member, one to a guest, and all that they kept of them. */
async function sellIn(database: Database, state: string): Promise<TestShop> {
  // Tables of that time have no settings that came later.
  const shop = await openTestShop(database, 40, {});
  await database.inTransaction(shop.session.realmId, async (client) => {
    const { branchId, products, memberId, tierId, session } = shop;
    await client.query(SALES, [branchId, session.userId, memberId, tierId]);
    await client.query(LINES, [products.tea, products.coffee]);
    await client.query(TENDERS);
    await client.query(POINTS);
    await client.query(MEMBER);
    await client.query(MOVEMENTS);
    if (state >= '0006') await client.query('select roll_up(id, 1) from transactions');
    else await keepOldRollups(client);
    if (state >= '0009') await client.query(COUNTED_GOODS);
    else if (state >= '0008') await client.query(GOODS);
    await client.query(SHELVES);
  });
  return shop;
}

const SALES = `
  insert into transactions (branch_id, create_by_id, member_id, tier_id, tier_name, guest, transaction_no, business_date,
    create_local_time, total_qty, total_payment, total_discount, total_revenue, earn_points, redeem_points)
  select $1, $2, member, tier, name, guest, no, day::date, day::timestamp, qty, gross, discount, gross + discount, earn, redeem
  from (values
    ($3::uuid, $4::uuid, 'Silver', null::jsonb, 'A01-1', '2025-12-31 23:59:58', 2, 24100, 0, 2, 0),
    (null, null, null, '{"gender":"Female","age":"25-60","hashtags":[]}', 'A01-2', '2026-01-01 00:00:02', 2, 16550, 0, 0, 0),
    ($3, $4, 'Silver', null, 'A01-3', '2026-02-03 12:00:00', 2, 9000, -500, 0, 5))
    s(member, tier, name, guest, no, day, qty, gross, discount, earn, redeem)`;

const LINES = `
  insert into transaction_items (transaction_id, position, item_ref, item_type, event_code, product_id, name, code,
    skip_stock, qty, retail_price, charge_amount, paid_amount, discount_amount, redeem_points)
  select t.id, position, position::text, i.type, event, product, name, code, skip_stock, qty, price, price, qty * price, discount, redeem
  from (values
    ('A01-1', 1, 'product', 'BUY', $1::uuid, 'ชา', 'tea', false, 2, 12050, 0, 0),
    ('A01-2', 1, 'product', 'BUY', $1, 'ชา', 'tea', false, 1, 12050, 0, 0),
    ('A01-2', 2, 'product', 'BUY', $2::uuid, 'กาแฟ', 'coffee', true, 1, 4500, 0, 0),
    ('A01-3', 1, 'product', 'BUY', $2, 'กาแฟ', 'coffee', true, 2, 4500, 0, 0),
    ('A01-3', 2, 'event', 'REDEEM', null, 'Point', null, null, 0, 0, -500, 5))
    i(no, position, type, event, product, name, code, skip_stock, qty, price, discount, redeem)
  join transactions t on t.transaction_no = i.no`;

const TENDERS = `
  insert into transaction_channels (transaction_id, position, type, amount, received_amount)
  select t.id, position, c.type, amount, received
  from (values ('A01-1', 1, 'Cash', 24100, 50000), ('A01-2', 1, 'Transfer', 10000, null), ('A01-2', 2, 'Cash', 6550, 10000),
    ('A01-3', 1, 'Credit-Debit', 8500, null)) c(no, position, type, amount, received)
  join transactions t on t.transaction_no = c.no`;

const POINTS = `
  insert into point_entries (member_id, transaction_id, kind, points, business_date)
  select member_id, id, kind, points, business_date from transactions
  cross join lateral (values ('redeem', -redeem_points), ('earn', earn_points)) p(kind, points)
  where points <> 0 order by transaction_no`;

const MEMBER = `
  update members m set points = 37, total_payment = s.payment, total_revenue = s.revenue, total_transaction = s.sales,
    total_qty = s.qty, first_transaction_time = s.first, last_transaction_time = s.last
  from (select member_id, sum(total_payment) as payment, sum(total_revenue) as revenue, count(*) as sales, sum(total_qty) as qty,
      min(create_local_time at time zone 'Asia/Bangkok') as first, max(create_local_time at time zone 'Asia/Bangkok') as last
    from transactions group by member_id) s where s.member_id = m.id`;

const MOVEMENTS = `
  insert into stock_movements (branch_id, product_id, transaction_id, kind, qty)
  select t.branch_id, i.product_id, case kind when 'sale' then t.id end, kind, case kind when 'sale' then -i.qty else 20 end
  from transactions t join transaction_items i on i.transaction_id = t.id and not i.skip_stock
    cross join (values ('sale'), ('import')) k(kind)`;

const SHELVES = `
  insert into stock (branch_id, product_id, qty)
  select branch_id, product_id, sum(qty) from stock_movements group by branch_id, product_id`;

/** A document with a product that is counted and one that is not. */
const GOODS = `
  with document as (
    insert into stock_imports (branch_id, code) select branch_id, 'IM-1' from transactions limit 1 returning id, branch_id
  ), lines as (
    insert into stock_import_lines (import_id, position, product_id, qty)
    select d.id, row_number() over (order by p.code), p.id, 12 from document d, products p where p.status = 'Active'
    returning product_id, qty)
  insert into stock_movements (branch_id, product_id, import_id, kind, qty)
  select d.branch_id, p.id, d.id, 'import', l.qty from document d, lines l join products p on p.id = l.product_id
  where not p.skip_stock`;

/** Whether a line was counted stands in it since 0009. */
const COUNTED_GOODS = GOODS.replace('qty)\n    select', 'qty, skip_stock)\n    select').replace(
  'p.id, 12 from',
  'p.id, 12, p.skip_stock from',
);

/** The rollups of the first tables, which knew no months and no guests. */
async function keepOldRollups(client: DatabaseClient): Promise<void> {
  await client.query(`insert into daily_sales (branch_id, business_date, customer_type, transactions, qty, payment, discount, revenue)
    select branch_id, business_date, case when member_id is null then 'Guest' else 'Member' end, 1, total_qty, total_payment,
      total_discount, total_revenue from transactions`);
  await client.query(`insert into daily_members (branch_id, business_date, member_id, transactions, revenue)
    select branch_id, business_date, member_id, 1, total_revenue from transactions where member_id is not null`);
}
