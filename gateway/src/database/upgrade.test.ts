/** @module-tag slow */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { checkBooks } from '../check/checkBooks.ts';
import { readConfig } from '../config.ts';
import { closeContext, openContext } from '../openContext.ts';
import { databaseUrl, TEMPLATE } from '../testing/databaseUrl.ts';
import { type EmptyDatabase, emptyDatabase, queryOnce } from '../testing/emptyDatabase.ts';
import { readCatalogue } from '../testing/readCatalogue.ts';
import { testPostgresUrl } from '../testing/testPostgresUrl.ts';
import { paymentBody, type TestShop } from '../testing/testShop.ts';
import { migrateDatabase } from './migrate.ts';
import { StartRefusal } from './StartRefusal.ts';

/** Shops as gateways of their time left them, by the newest migration of that time (testing/makeDump). */
const DUMPS = new URL('testing/dumps/', import.meta.url);
const allDumps = (await readdir(DUMPS)).sort();
/** The oldest and the newest; those in between go through the same migrations. */
const dumps = allDumps.filter((_, at) => IS_DEEP || at === 0 || at === allDumps.length - 1);

const fresh = await readCatalogue(databaseUrl(await testPostgresUrl(), TEMPLATE));
const dataDir = await mkdtemp(join(tmpdir(), 'taem-upgrade-'));
let old: EmptyDatabase;
// Owned by a login with few rights: row-level security applies to it too, so a migration must say whose rows it
// changes.
beforeEach(async () => {
  old = await emptyDatabase();
  return old.drop;
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function restore(dump: string): Promise<void> {
  await queryOnce(old.url, gunzipSync(await readFile(new URL(dump, DUMPS))).toString('utf8'));
}

async function faults(): Promise<string[]> {
  const lines: string[] = [];
  await checkBooks(old.url, (line) => lines.push(line));
  return lines;
}

test.each(dumps)('a shop of %s has the tables and functions of a new one, its books, and sells on', async (dump) => {
  await restore(dump);
  await queryOnce(
    old.fullUrl,
    "update products set name = 'Crème กีี่' where code = 'coffee'; update members set nickname = 'José'",
  );
  await migrateDatabase(old.url);
  expect(await readCatalogue(old.fullUrl)).toEqual(fresh);
  expect(await faults()).toEqual(['The books are right.']);

  const context = await openContext({ ...readConfig({}), dataDir, databaseUrl: old.url }, old.url);
  const app = await buildApp(context);
  const shops = (await queryOnce(old.fullUrl, SHOPS)) as unknown as TestShop[];
  expect(shops).toHaveLength(2);
  for (const shop of shops) {
    const { realmId, sessionId } = shop.session;
    const authorization = `Bearer ${await context.tokens.sign({ kind: 'user', realmId, sessionId })}`;
    const call = async (method: 'GET' | 'POST', path: string, payload?: object) =>
      (await app.inject({ method, url: `/v3.0/${path}`, headers: { authorization }, payload })).json().payload;
    const { result } = (await call('GET', 'transactions?limit=10')).transactions;
    const sales = result.toSorted((one: Sale, other: Sale) => one.transaction_no.localeCompare(other.transaction_no));
    expect(sales.map(({ status }: Sale) => status)).toEqual(['Complete', 'Void', 'Complete']);
    const { transaction } = await call('GET', `transactions/${sales[0].id}`);
    expect(transaction).toMatchObject({
      total_revenue: 241,
      earn: { reward: 2 },
      member: { firstname: 'สมชาย' },
      bill_detail: [{ product_name: 'tea', qty: 2, paid_amount: 241 }],
      payment_channels: [{ type: 'Cash', amount: 241 }],
    });
    const found = (await call('GET', `products?limit=5&keyword=${encodeURIComponent('creme กี่')}`)).products.result;
    expect(found.map(({ code }: { code: string }) => code)).toEqual(['coffee']);
    const [member] = (await call('GET', `members?limit=5&keyword=${encodeURIComponent('มชา jose')}`)).members.result;
    expect(member.lifetime_value).toMatchObject({ total_revenue: 326, total_transaction: 2, remaining_reward: 40 });
    const bill = paymentBody(shop, { coffee: 1, tea: 1, memberId: shop.memberId });
    expect(await call('POST', 'payment/transaction', bill)).toMatchObject({ transaction: { total_revenue: 165.5 } });
  }
  await app.close();
  await closeContext(context);
  expect(await faults()).toEqual(['The books are right.']);
});

interface Sale {
  transaction_no: string;
  status: string;
}

test('shelves start at what was last paid in their branch: the next goods received count beside what is there', async () => {
  await restore(dumps.at(-1) ?? '');
  await queryOnce(old.fullUrl, RECEIVED_BEFORE);
  await migrateDatabase(old.url);
  const shelves = () =>
    queryOnce(
      old.fullUrl,
      `select p.code || ' ' || b.code as shelf, k.qty, k.value::int, k.cost::int from stock k join products p on p.id = k.product_id
        join merchant_branches b on b.id = k.branch_id where p.code like 'up-%' order by k.realm_id, 1`,
    );
  const started = [
    { shelf: 'up-milk A01', qty: 4, value: 12_000, cost: 3_000 },
    { shelf: 'up-salt A01', qty: 3, value: null, cost: null },
    { shelf: 'up-void A01', qty: 0, value: 0, cost: 2_667 },
  ];
  expect(await shelves()).toEqual([...started, ...started]);
  expect(await faults()).toEqual(['The books are right.']);
  await queryOnce(
    old.fullUrl,
    `select from products p join merchant_branches b on b.realm_id = p.realm_id and b.code = 'A01',
       move_stock(p.realm_id, b.id, 'import', null, jsonb_build_array(jsonb_build_object('product_id', p.id, 'qty', 1, 'value', 99900)))
     where p.code = 'up-milk'`,
  );
  expect((await shelves())[0]).toEqual({ shelf: 'up-milk A01', qty: 5, value: 111_900, cost: 22_380 });
});

/**
 * Milk received at 10, at 30 and without a cost, of which 4 are left; salt without a cost; a third product at 20 and
 * 40, all gone.
 */
const RECEIVED_BEFORE = `
  set session_replication_role = replica;
  create temp table received(code text, document int, qty int, price int, counts boolean);
  insert into received values ('up-milk', 1, 5, 1000, true), ('up-milk', 2, 5, 3000, true), ('up-milk', 3, 2, null, true),
    ('up-milk', 4, 9, 7777, false), ('up-salt', 1, 3, null, true), ('up-void', 1, 2, 2000, true), ('up-void', 1, 1, 4000, true);
  insert into products (realm_id, code, name, retail_price, skip_stock)
    select r.id, c.code, c.code, 100, false from realms r, (select distinct code from received) c;
  insert into stock_imports (realm_id, branch_id, code, created_at)
    select b.realm_id, b.id, 'up-' || d, timestamptz '2026-01-01' + d * interval '1 day'
    from merchant_branches b, generate_series(1, 4) d where b.code = 'A01';
  insert into stock_import_lines (realm_id, import_id, position, product_id, qty, base_price, skip_stock)
    select i.realm_id, i.id, row_number() over (partition by i.id), p.id, r.qty, r.price, not r.counts
    from received r join stock_imports i on i.code = 'up-' || r.document join products p on p.realm_id = i.realm_id and p.code = r.code;
  insert into stock_movements (realm_id, branch_id, product_id, kind, qty, import_id, time)
    select l.realm_id, i.branch_id, l.product_id, 'import', sum(l.qty), i.id, i.created_at
    from stock_import_lines l join stock_imports i on i.id = l.import_id join products p on p.id = l.product_id
    where p.code like 'up-%' and not l.skip_stock group by l.realm_id, i.branch_id, l.product_id, i.id;
  insert into stock_movements (realm_id, branch_id, product_id, kind, qty)
    select distinct on (m.realm_id, m.product_id) m.realm_id, m.branch_id, m.product_id, 'opening', case p.code when 'up-milk' then -8 else -3 end
    from stock_movements m join products p on p.id = m.product_id where p.code in ('up-milk', 'up-void');
  insert into stock (realm_id, branch_id, product_id, qty)
    select m.realm_id, m.branch_id, m.product_id, sum(m.qty) from stock_movements m join products p on p.id = m.product_id
    where p.code like 'up-%' group by m.realm_id, m.branch_id, m.product_id`;

/** Reads what a sale of each shop needs. */
const SHOPS = `
  select json_build_object('realmId', r.id, 'sessionId', s.id, 'userId', s.user_id) as session, b.id as "branchId", m.id as "memberId",
    (select json_object_agg(code, id) from products where realm_id = r.id) as products
  from realms r join sessions s on s.realm_id = r.id join merchant_branches b on b.realm_id = r.id and b.code = 'A01'
    join members m on m.realm_id = r.id`;

test('N11 rows that name a record of another merchant are refused by table, column and id, and nothing is changed', async () => {
  await restore(dumps.at(-1) ?? '');
  const before = await readCatalogue(old.fullUrl);
  await queryOnce(
    old.fullUrl,
    `update products p set category_id = (select id from product_categories c where c.realm_id <> p.realm_id);
     update members m set tier_id = (select id from member_tiers t where t.realm_id <> m.realm_id and name = 'Gold')`,
  );
  const start = migrateDatabase(old.url);
  await expect(start).rejects.toThrow(StartRefusal);
  await expect(start).rejects.toThrow(
    /: 2 rows of members name by tier_id a record of another merchant, such as [0-9a-f-]{36}; 6 rows of products name by category_id /,
  );
  expect(await readCatalogue(old.fullUrl)).toEqual(before);
});
