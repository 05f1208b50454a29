/** @module-tag slow */

import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createRealm, type TestRealm } from '../testing/fixtures.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { startTestPostgres, type TestPostgres } from '../testing/startTestPostgres.ts';
import { compareRows } from './compareRealm.ts';
import { endCopy, startCopy, untilCaughtUp, untilCopied } from './copyRealm.ts';
import { followWrites, type Writes } from './followWrites.ts';
import { type Cell, connect } from './openCells.ts';

vi.setConfig({ testTimeout: 300_000 });
const { signal } = new AbortController();

let server: TestPostgres;
let databases: TestDatabase[];
let source: Cell;
let target: Cell;
let milk: TestRealm;
let written: Awaited<ReturnType<Writes['read']>>;

/** Copies a shop from one database to another while it writes. */
beforeAll(async () => {
  server = await startTestPostgres({ logical: true });
  const [north, south] = [
    await startTestDatabase({ server: server.url }),
    await startTestDatabase({ server: server.url }),
  ];
  databases = [north, south];
  milk = await createRealm(north.database, 'milk', true);
  const water = await createRealm(north.database, 'water', false);
  const open = async (name: string, url: string) => ({ name, url, client: await connect(name, url) });
  [source, target] = [await open('north', north.url), await open('south', south.url)];
  await addSupplier(source.client, milk, 'removed');
  await addSupplier(source.client, milk, 'untouched');
  await source.client.query(ADD_LINKS, [milk.id]);
  await startCopy(milk.id, source, target);
  await untilCopied(milk.id, source, target, signal, () => undefined);
  const begun = await connect('north', north.url);
  await begun.query('begin');
  await addSupplier(begun, milk, 'of a transaction that began before');
  const writes = await followWrites(milk.id, source);
  await addSupplier(source.client, milk, 'added');
  await addSupplier(source.client, water, 'of another shop');
  await writes.read();
  await begun.query('commit');
  await begun.end();
  await source.client.query(`begin; ${addOf(milk, 'rolled back')}; rollback`);
  await source.client.query("delete from suppliers where name = 'removed'");
  await source.client.query("update short_links set token = 'changed' where code = 'link 1'");
  await source.client.query("delete from short_links where code = 'link 2'");
  await untilCaughtUp(milk.id, source, target, signal);
  written = await writes.read();
}, 300_000);
afterAll(async () => {
  await endCopy(milk.id, source, target);
  for (const { client } of [source, target]) await client.end();
  for (const database of databases) await database.close();
  await server.stop();
});

const addOf = ({ id }: TestRealm, name: string) =>
  `insert into suppliers (realm_id, name, status) values ('${id}', '${name}', 'Active')`;
const addSupplier = (client: pg.Client, realm: TestRealm, name: string) => client.query(addOf(realm, name));
const ADD_LINKS = `insert into short_links (code, realm_id, token, expires_at)
  select code, $1, 'x', now() + interval '1 day' from unnest('{link 1,link 2,link 3}'::text[]) code`;

test('the rows that are written are read from the log: of every transaction that ends from then on, and of that shop alone', async () => {
  const ids = written.get('suppliers')?.map(({ id }) => id);
  const { rows } = await source.client.query('select name from suppliers where id = any($1) order by name', [ids]);
  // Of the removed row, only the key is left.
  expect([ids?.length, rows]).toEqual([3, [{ name: 'added' }, { name: 'of a transaction that began before' }]]);
  expect(
    written
      .get('short_links')
      ?.map(({ code }) => code)
      .sort(),
  ).toEqual(['link 1', 'link 2']);
  expect([...written.keys()].sort()).toEqual(['changes', 'short_links', 'suppliers']);
});

test('what is the same in both is not refused', async () => {
  await compareRows(milk.id, milk.code, source, target, written);
});

test.each([
  [
    'a row that is missing',
    "delete from suppliers where name = 'added'",
    /^suppliers of milk has 2 rows .* and 1 in south/,
  ],
  ['another text', "update suppliers set name = 'added ' where name = 'added'", /^suppliers .* other content/],
  [
    'a row that was removed',
    `insert into short_links (code, realm_id, token, expires_at) select 'link 2', realm_id, token, expires_at from short_links limit 1`,
    /^short_links of milk has 1 rows .* and 2 in south/,
  ],
])('%s where the shop goes is refused', async (_what, harm, line) => {
  await target.client.query(`begin; set local session_replication_role = 'replica'; ${harm}`);
  await expect(compareRows(milk.id, milk.code, source, target, written)).rejects.toThrow(line);
  await target.client.query('rollback');
});

test('a table that is emptied where the shop was is not emptied for those that are where it goes', async () => {
  await target.client.query(`begin; set local session_replication_role = 'replica';
    insert into short_links (code, realm_id, token, expires_at) values ('of a shop of south', gen_random_uuid(), 'x', now()); commit`);
  await source.client.query('truncate short_links');
  await untilCaughtUp(milk.id, source, target, signal);
  const { rows } = await target.client.query('select code from short_links');
  expect(rows).toContainEqual({ code: 'of a shop of south' });
});

test('a program that is killed in the middle of a long statement holds nothing any more', async () => {
  const killed = await connect('north', source.url);
  const held = "select from pg_locks where locktype = 'advisory' and classid = 42 and granted";
  const statement = killed.query('select pg_advisory_lock(42, 42), pg_sleep(3600)').catch(() => undefined);
  await expect.poll(async () => (await source.client.query(held)).rowCount, { timeout: 60_000 }).toBe(1);
  killed.connection.stream.destroy();
  await expect.poll(async () => (await source.client.query(held)).rowCount, { timeout: 60_000 }).toBe(0);
  await statement;
});

test('PostgreSQL lets go within half a minute of what a program held whose machine is gone', async () => {
  const seconds = ['idle', 'interval', 'count'].map((name) => `current_setting('tcp_keepalives_${name}')::int`);
  const { rows } = await target.client.query(`select ${seconds[0]} + ${seconds[1]} * ${seconds[2]} as until`);
  expect(rows[0].until).toBeLessThanOrEqual(30);
});
