import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { openTestShop } from '../testing/testShop.ts';

/** Keys without a realm, each with its reason. */
const APART: Readonly<Record<string, string>> = {
  oauth_clients_pkey: 'a client is found before its realm is known',
  short_links_pkey: 'a short address is found before its realm is known',
  outbox_messages_pkey: 'messages of all realms are sent by one worker',
  onboard_forms_pkey: 'the forms that every shop starts with have no realm',
};

/** Tables without a realm, each with its reason. */
const OF_NO_REALM: Readonly<Record<string, string>> = {
  realms: 'the realms themselves',
  signing_keys: 'tokens of all realms are signed with them',
  attempts: 'counted whether there is such an account or not',
  guess_waits: 'counted whether there is such an account or not',
  member_pieces: 'hashes alone; row-level security would keep PostgreSQL from the index',
  applied_functions: 'of the tables themselves',
  cell_moves: 'whether a realm may write here is read before its transactions begin',
  cell_writes: 'tables that a realm has written, for the length of a move',
  ...Object.fromEntries(
    [
      ...['occupations', 'colors', 'socials', 'currencies', 'locales', 'events', 'reward_types'],
      ...['provinces', 'districts', 'sub_districts', 'postcodes'],
    ].map((name) => [name, 'the same for every shop']),
  ),
};

let db: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  db = await startTestDatabase();
  client = new pg.Client({ connectionString: db.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await db.close();
});

const names = async (text: string) => (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);

const SHOP_TABLES = `
  shop_tables as (select attrelid as oid, attnum as realm from pg_attribute join pg_class c on c.oid = attrelid
    where attname = 'realm_id' and not attisdropped and relkind = 'r' and relnamespace = 'public'::regnamespace)`;

test('a table is of a realm, or it is known why not', async () => {
  const without = `with ${SHOP_TABLES} select relname as name from pg_class c where relkind = 'r'
    and relnamespace = 'public'::regnamespace and relname not like 'kysely%' and oid not in (select oid from shop_tables)`;
  expect((await names(without)).sort()).toEqual(Object.keys(OF_NO_REALM).sort());
});

test('every primary key and unique index of a table of shops begins with the realm', async () => {
  const others = `with ${SHOP_TABLES} select indexrelid::regclass::text as name from pg_index join shop_tables s on s.oid = indrelid
    where indisunique and indkey[0] <> s.realm`;
  expect((await names(others)).sort()).toEqual(Object.keys(APART).sort());
});

test('every foreign key between tables of shops begins with the realm on both sides', async () => {
  const others = `with ${SHOP_TABLES} select conname as name from pg_constraint
    join shop_tables s on s.oid = conrelid join shop_tables t on t.oid = confrelid
    where contype = 'f' and (conkey[1] <> s.realm or confkey[1] <> t.realm)`;
  expect(await names(others)).toEqual([]);
  const valid = "select conname as name from pg_constraint where contype = 'f' and not convalidated";
  expect(await names(valid)).toEqual([]);
});

test('N11 the role that requests act as lets no row name a record of another merchant', async () => {
  const [own, other] = [await openTestShop(db.database), await openTestShop(db.database)];
  const taken = db.database.withRealm(own.session.realmId, (requests) =>
    requests.query('update members set tier_id = $1', [other.tierId]),
  );
  await expect(taken).rejects.toThrow(/violates foreign key constraint "members_tier_id_fkey"/);
});
