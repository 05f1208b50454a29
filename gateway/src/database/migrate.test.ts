import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { databaseUrl } from '../testing/databaseUrl.ts';
import { testPostgresUrl } from '../testing/testPostgresUrl.ts';
import { migrateDatabase } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './pool.ts';
import { StartRefusal } from './StartRefusal.ts';

const name = `migrate_${process.pid}`;
const server = await testPostgresUrl();

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

afterAll(() => asSuperuser(`drop database if exists ${name} with (force)`, `drop role if exists ${name}`));

test('several gateways may bring an empty database up to date at once, as a login with few rights', {
  tags: 'slow',
}, async () => {
  await asSuperuser(
    `create role ${name} login password 'secret' nosuperuser nocreaterole nobypassrls`,
    `create database ${name} owner ${name}`,
  );
  const own = new URL(databaseUrl(server, name));
  own.username = name;
  own.password = 'secret';
  const reports: string[] = [];
  await Promise.all(Array.from({ length: 3 }, () => migrateDatabase(own.href, (line) => reports.push(line))));
  expect(reports.filter((line) => line.includes('0001-foundation'))).toHaveLength(1);

  const database = openDatabase(own.href);
  const realmId = await database.system(async (client) => {
    const answer = await client.query("insert into realms (code, name) values ('a', 'a') returning id");
    return answer.rows[0].id as string;
  });
  await database.withRealm(realmId, (client) => client.query("insert into menus (code, name) values ('a', 'a')"));
  const hidden = await database.system((client) => client.query('select 1 from menus'));
  expect(hidden.rowCount).toBe(0);
  await database.close();
});

test('every table that has a realm is protected by row-level security', async () => {
  const client = new pg.Client({ connectionString: databaseUrl(server, 'taem_template') });
  await client.connect();
  const answer = await client.query(`
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'realm_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity)`);
  await client.end();
  // A client is found before its realm is known.
  expect(answer.rows.map((row) => row.relname)).toEqual(['oauth_clients']);
});

test('a database from before the first release is refused in one line that says what to do', async () => {
  await asSuperuser(`create database ${name}_old template taem_template`);
  const url = databaseUrl(server, `${name}_old`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update kysely_migration set name = '0012-security' where name = '0010-security'");
  await client.end();
  const start = migrateDatabase(url);
  await expect(start).rejects.toThrow(StartRefusal);
  await expect(start).rejects.toThrow(/^This database is from before the first release .* remove the folder DATA_DIR/);
  await asSuperuser(`drop database ${name}_old with (force)`);
});

test('F5 a database of a newer version is refused in one line that names both, and stays as it is', async () => {
  const url = databaseUrl(server, `${name}_newer`);
  await asSuperuser(`create database ${name}_newer template taem_template`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')");
  const start = migrateDatabase(url);
  await expect(start).rejects.toThrow(StartRefusal);
  const latest = Object.keys(migrations).at(-1);
  const line = new RegExp(
    `^This database is of a newer version: it has 9999-later, this gateway knows ${latest} at most.*\\.$`,
  );
  await expect(start).rejects.toThrow(line);
  const { rows } = await client.query('select max(name) as newest from kysely_migration');
  expect(rows).toEqual([{ newest: '9999-later' }]);
  await client.end();
  await asSuperuser(`drop database ${name}_newer with (force)`);
});
