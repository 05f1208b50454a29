/** @module-tag slow */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBooks } from '../check/checkBooks.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { emptyDatabase, queryOnce } from '../testing/emptyDatabase.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { openTestShop } from '../testing/testShop.ts';
import { refusalOfBackup } from './restoreRefusals.ts';
import { writeBackup } from './writeBackup.ts';

/** Enough that loading them takes a while. */
const MEMBERS = 20_000;

let db: TestDatabase;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-killed-restore-'));
  file = join(folder, 'shop.zip');
  db = await startTestDatabase();
  const shop = await openTestShop(db.database, 10);
  await db.database.withRealm(shop.session.realmId, (client) =>
    client.query(
      `insert into members (code, firstname, lastname, phone, branch_id)
        select 'N' || n, 'Nid', 'Dee', '08' || (10000000 + n) || '|TH|+66', $1 from generate_series(1, $2::int) n`,
      [shop.branchId, MEMBERS],
    ),
  );
  await writeBackup(db.url, null, file);
});
afterAll(async () => {
  await db?.close();
  await rm(folder, { recursive: true, force: true });
});

function start(command: string, databaseUrl: string, path: string): ChildProcess {
  return fork(join(import.meta.dirname, '../main.ts'), [command, path], {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const MEMBERS_THERE = 'select count(*)::int as n from members';

test('a restore that is killed while it loads leaves no row, and restored again all is there with right books', {
  timeout: 120_000,
}, async () => {
  const copy = await emptyDatabase();
  const watcher = new pg.Client({ connectionString: db.url });
  await watcher.connect();
  const name = new URL(copy.fullUrl).pathname.slice(1);
  const loading = async () =>
    (await watcher.query("select 1 from pg_stat_activity where datname = $1 and query ~ '^copy '", [name])).rowCount;
  const first = start('restore', copy.url, file);
  await expect.poll(loading, { timeout: 60_000, interval: 1 }).toBe(1);
  await killed(first);
  const there = async () =>
    (
      await watcher.query("select 1 from pg_stat_activity where datname = $1 and backend_type = 'client backend'", [
        name,
      ])
    ).rowCount;
  await expect.poll(there, { timeout: 20_000 }).toBe(0);
  expect(await queryOnce(copy.fullUrl, MEMBERS_THERE)).toEqual([{ n: 0 }]);
  expect(await queryOnce(copy.fullUrl, 'select count(*)::int as n from realms')).toEqual([{ n: 0 }]);
  const second = start('restore', copy.url, file);
  let output = '';
  for (const stream of [second.stdout, second.stderr]) stream?.on('data', (part) => (output += part));
  expect([await once(second, 'exit').then(([code]) => code), output]).toEqual([
    0,
    expect.stringContaining('Restored as of'),
  ]);
  const [{ n }] = (await queryOnce(db.url, MEMBERS_THERE)) as [{ n: number }];
  expect(await queryOnce(copy.fullUrl, MEMBERS_THERE)).toEqual([{ n }]);
  expect(await checkBooks(copy.fullUrl, () => undefined)).toBe(0);
  await watcher.end();
  await copy.drop();
});

test('a backup whose connection ends in the middle says so in one line and leaves nothing', async () => {
  const own = await mkdtemp(join(folder, 'broken-'));
  const watcher = new pg.Client({ connectionString: db.url });
  const holder = new pg.Client({ connectionString: db.url });
  await Promise.all([watcher.connect(), holder.connect()]);
  // The backup waits there, so the moment is not missed.
  await holder.query('begin; lock table members in access exclusive mode');
  const end = async () =>
    (
      await watcher.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ '^copy .*members'`,
      )
    ).rowCount;
  const writing = writeBackup(db.url, null, join(own, 'shop.zip')).then(
    () => 'written',
    (error: Error) => error,
  );
  await expect.poll(end, { timeout: 20_000, interval: 1 }).toBe(1);
  expect(await writing).toEqual(new StartRefusal('The database went away: no backup was written.'));
  expect(await readdir(own)).toEqual([]);
  await Promise.all([watcher.end(), holder.end()]);
});

test.each([
  ['ENOSPC', 'There is no room for /b/shop.zip: no backup was written.'],
  ['EDQUOT', 'There is no room for /b/shop.zip: no backup was written.'],
  ['57P01', 'The database went away: no backup was written.'],
  ['EACCES', 'why'],
])('a backup that ends by %s says: %s', (code, message) => {
  const error = Object.assign(new Error('why'), { code });
  for (const given of [error, new Error('a stream', { cause: error })])
    expect(refusalOfBackup(given, '/b/shop.zip')).toMatchObject(code === 'EACCES' ? given : new StartRefusal(message));
});

test('what a backup that was killed has left goes with the next one, and of one that is being written nothing', async () => {
  const own = await mkdtemp(join(folder, 'left-'));
  const partOf = (letter: string) => join(own, `.taem-backup-${letter.repeat(8)}-0000-4000-8000-000000000000.part`);
  const others = join(own, 'film.mp4.1.part');
  const long = new Date(Date.now() - 2 * 60 * 60_000);
  for (const path of [partOf('a'), partOf('b'), others]) await writeFile(path, 'half of it');
  for (const path of [partOf('a'), others]) await utimes(path, long, long);
  await writeBackup(db.url, null, join(own, 'shop.zip'));
  expect((await readdir(own)).sort()).toEqual(
    [partOf('b'), others, join(own, 'shop.zip')].map((path) => path.slice(own.length + 1)).sort(),
  );
});
