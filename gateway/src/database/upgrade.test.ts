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
/** The oldest and the newest; what lies between goes through the same migrations. */
const dumps = allDumps.filter((_, at) => IS_DEEP || at === 0 || at === allDumps.length - 1);

const fresh = await readCatalogue(databaseUrl(await testPostgresUrl(), TEMPLATE));
const dataDir = await mkdtemp(join(tmpdir(), 'taem-upgrade-'));
let old: EmptyDatabase;
// Of a login with few rights: row-level security holds for it too, so a migration must say whose rows it changes.
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

/** What a sale of each shop needs. */
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
