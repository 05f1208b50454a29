/** @module-tag slow */

import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  statfs,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeBackup } from '../backup/writeBackup.ts';
import { type Config, readConfig } from '../config.ts';
import { archiveFolder, BASE_LIST } from '../database/archive/ArchiveFolder.ts';
import { writeBaseBackup } from '../database/archive/writeBaseBackup.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { newestMigration } from '../database/migrations/index.ts';
import { readLastDrill } from '../files/lastDrill.ts';
import { queryOnce } from '../testing/emptyDatabase.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { openTestShop } from '../testing/testShop.ts';
import { drillBackups } from './drillBackups.ts';
import { removeLeftThrowAways, THROW_AWAY } from './removeThrowAway.ts';

const SLOW = 300_000;

let db: TestDatabase;
/** The folder with the backups and DATA_DIR, and the one for temporary files. */
let folder: string;
let temporary: string;
let backups: string;
let dataDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-drilled-'));
  temporary = join(folder, 'tmp');
  backups = join(folder, 'backups');
  dataDir = join(folder, 'data');
  for (const path of [temporary, backups, join(folder, 'files'), join(folder, 'shop')]) await mkdir(path);
  // Where the tests run as root, PostgreSQL runs as another account, which must enter the folders.
  for (const path of [folder, temporary]) await chmod(path, 0o755);
  await writeFile(join(folder, 'files/cup.webp'), 'a cup of coffee');
  vi.stubEnv('TMPDIR', temporary);
  db = await startTestDatabase();
  await openTestShop(db.database, 10);
  await writeBackup(db.url, join(folder, 'files'), join(backups, 'monday.zip'));
});
beforeEach(() => rm(dataDir, { recursive: true, force: true }));
afterAll(async () => {
  vi.unstubAllEnvs();
  await db?.close();
  await rm(folder, { recursive: true, force: true });
});

async function drill(path?: string, backupDir: string | null = null, archive: Config['archive'] = null) {
  const said: string[] = [];
  const config = { ...readConfig({}), dataDir, backupDir, archive };
  return { code: await drillBackups(config, path, (line) => said.push(line)), said };
}

test('issue 35 a drill restores the newest backup, compares it with its list and its books, keeps when, and leaves nothing', {
  timeout: SLOW,
}, async () => {
  const old = join(backups, 'sunday.zip');
  await writeFile(old, 'no backup at all');
  await utimes(old, 1, 1);
  const before = Date.now();
  const { code, said } = await drill(undefined, backups);
  expect([code, said]).toEqual([
    0,
    [
      expect.stringMatching(/monday\.zip, \d+ minutes? old: \d+ rows of \d+ tables and 1 pictures\.$/),
      'The books are right.',
      'Its tables are of this version.',
      expect.stringMatching(/^Restored as of 20\S+Z in \d+ s\.$/),
      'The backup is good.',
    ],
  ]);
  const last = await readLastDrill(dataDir);
  expect(Date.parse(last?.at ?? '')).toBeGreaterThan(before);
  expect(said[3]).toContain(last?.restoredTo);
  expect(await readdir(temporary)).toEqual([]);
});

test('issue 35 a backup with wrong books is not good, and the last good drill stays what it was', {
  timeout: SLOW,
}, async () => {
  await drill(backups);
  const last = await readLastDrill(dataDir);
  const file = join(folder, 'wrong.zip');
  await queryOnce(db.url, 'update members set points = points + 1');
  await writeBackup(db.url, null, file).finally(() => queryOnce(db.url, 'update members set points = points - 1'));
  const { code, said } = await drill(file);
  expect([code, said.at(-1)]).toEqual([1, 'The books of the copy are not right.']);
  expect(await readLastDrill(dataDir)).toEqual(last);
  expect(await readdir(temporary)).toEqual([]);
});

test('issue 35 an archive is restored as far as it goes beside the newest backup, without a change to its tables, and is only read', {
  timeout: SLOW,
}, async () => {
  const archive = { dir: join(folder, 'archive'), days: 7, seconds: 60 };
  const shop = await startEmbeddedPostgres({ dataDir: join(folder, 'shop'), archive });
  await migrateDatabase(shop.url);
  const none = await drill(undefined, null, archive);
  expect([none.code, none.said]).toEqual([1, [expect.stringMatching(/^There is no base backup in .*archive/)]]);
  await writeBaseBackup(shop.url, archive);
  await queryOnce(shop.url, 'create table later ()');
  const [{ file }] = (await queryOnce(shop.url, 'select pg_walfile_name(pg_switch_wal()) as file')) as [
    { file: string },
  ];
  const isArchived = async () => (await readdir(archiveFolder(archive.dir).log)).includes(`${file}.gz`);
  await expect.poll(isArchived, { timeout: SLOW / 2 }).toBe(true);
  const { code, said } = await drill(undefined, backups, archive);
  expect([code, said.slice(-3)]).toEqual([
    0,
    [
      expect.stringMatching(
        /archive: the archive reaches to 20\S+Z, \d+ minutes? ago, with the log of \d+ minutes? ago\. Restored/,
      ),
      'The books are right.',
      'The backup and the archive are good.',
    ],
  ]);
  await queryOnce(shop.url, `delete from kysely_migration where name = '${newestMigration}'`);
  await writeBaseBackup(shop.url, archive);
  const older = await drill(undefined, null, archive);
  expect([older.code, older.said.slice(-2)]).toEqual([
    0,
    [expect.stringMatching(/^Its tables are of another version/), 'The archive is good.'],
  ]);
  await shop.stop();
  // The copy archives nothing, and starts no new timeline.
  expect((await readdir(archiveFolder(archive.dir).log)).filter((name) => !name.startsWith('00000001'))).toEqual([]);
  expect(await readdir(temporary)).toEqual([]);
});

test('issue 35 anything that is not a backup, and a folder without one, are one line each, and nothing is kept', async () => {
  const file = join(folder, 'notes.zip');
  await writeFile(file, 'notes');
  const pipe = join(folder, 'pipe');
  await promisify(execFile)('mkfifo', [pipe]);
  expect(await drill(pipe)).toEqual({ code: 1, said: [`${pipe} is no whole backup: it is not a file.`] });
  expect(await drill(file)).toEqual({
    code: 1,
    said: [expect.stringMatching(/notes\.zip is no whole backup: [^\n]*$/)],
  });
  expect(await drill(dataDir)).toEqual({ code: 1, said: [`There is no file ${dataDir}.`] });
  expect(await drill(join(folder, 'files'))).toEqual({
    code: 1,
    said: [expect.stringMatching(/^There is no backup in .*files: write one with npm run backup/)],
  });
  await expect(drill()).rejects.toThrow('set BACKUP_DIR');
  expect([await readLastDrill(dataDir), await readdir(temporary)]).toEqual([null, []]);
});

test('issue 35 an archive that fits the disk but for its log is not restored', async () => {
  const archive = { dir: join(folder, 'large archive'), days: 7, seconds: 60 };
  const { bases, log } = archiveFolder(archive.dir);
  await mkdir(join(bases, 'monday'), { recursive: true });
  await mkdir(log);
  const { bavail, bsize } = await statfs(temporary);
  const logFiles = Array.from(
    { length: 2_000 },
    (_, index) => `0000000100000000${(index + 2).toString(16).toUpperCase().padStart(8, '0')}`,
  );
  const endedAt = new Date().toISOString();
  await writeFile(join(bases, 'monday', BASE_LIST), JSON.stringify({ endedAt, firstFile: logFiles[0] }));
  await writeSparse(join(bases, 'monday/base.tar.gz'), Math.max(0, (bavail * bsize - 23 * 2 ** 30) / 12));
  // Full log files of 16 MiB each: 31 GiB.
  for (const file of logFiles) await writeSparse(join(log, `${file}.gz`), 16 * 2 ** 20);
  const { code, said } = await drill(undefined, null, archive);
  expect([code, said]).toEqual([1, [expect.stringMatching(/^The drill may need \d+\.\d GiB in /)]]);
});

/** Creates a file of this size that takes no room on the disk. */
async function writeSparse(path: string, size: number): Promise<void> {
  await writeFile(path, '');
  await truncate(path, Math.floor(size));
}

const ELSEWHERE = { DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:1/none' };

/** Starts it as a cron job does, with settings of databases that it must ignore. */
function start(args = [backups], env: Record<string, string> = ELSEWHERE) {
  const child = fork(join(import.meta.dirname, '../main.ts'), ['drill', ...args], {
    execArgv: [],
    env: { ...process.env, DATA_DIR: dataDir, PGHOST: '127.0.0.1', PGPORT: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return { child, code: once(child, 'exit').then(([code]) => code), error: child.stderr ? text(child.stderr) : null };
}

/** Returns the folders of copies of the shop; each is removed as soon as its drill is over. */
const drills = async () => (await readdir(temporary)).filter((name) => name.startsWith(THROW_AWAY));
/** Returns the command of a process; empty if it is gone, or has ended but was not reaped yet. */
const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
const postmaster = async () => {
  const [name = 'none'] = await drills();
  const all = await readdir(join(temporary, name)).catch(() => []);
  const data = all.find((one) => /^postgres(\.\d+\.new)?$/.test(one)) ?? 'none';
  return (await readFile(join(temporary, name, data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
};

test.each<[string, () => ReturnType<typeof start>]>([
  ['of a backup', () => start()],
  ['of an archive', () => start([], { ARCHIVE_DIR: join(folder, 'archive'), DATABASE_URL: '' })],
])(
  'issue 35 a drill %s that is killed leaves neither its copy of the shop nor its PostgreSQL',
  {
    timeout: SLOW,
  },
  async (_what, begin) => {
    const { child, code } = begin();
    let pid = 0;
    const isUp = async () => {
      pid = Number((await postmaster())[0]);
      return pid > 0;
    };
    await expect.poll(isUp, { timeout: SLOW / 2, interval: 5 }).toBe(true);
    child.kill('SIGKILL');
    await code;
    await expect.poll(drills, { timeout: SLOW / 2 }).toEqual([]);
    await expect.poll(() => commandOf(pid), { timeout: SLOW / 2 }).not.toContain('postgres');
    expect(await readLastDrill(dataDir)).toBeNull();
  },
);

test('issue 35 what was left by a drill that died with its machine goes with the next, whatever DATABASE_URL leads to', {
  timeout: SLOW,
}, async () => {
  const left = join(temporary, `${THROW_AWAY}left`);
  await mkdir(left);
  await writeFile(join(left, 'owner'), '999999999');
  const { code, error } = start();
  expect([await code, await error]).toEqual([0, '']);
  expect(await readdir(temporary)).toEqual([]);
  expect(await readLastDrill(dataDir)).not.toBeNull();
  expect(await queryOnce(db.url, 'select max(name) as name from kysely_migration')).toEqual([
    { name: newestMigration },
  ]);
});

test('issue 35 only what a drill of this account left is removed, whatever others put into the folder for temporary files', async () => {
  const shop = join(folder, 'another shop');
  await mkdir(join(shop, 'postgres'), { recursive: true });
  const put = async (name: string) => {
    const path = join(temporary, `${THROW_AWAY}${name}`);
    await mkdir(path);
    await writeFile(join(path, 'owner'), '999999999');
    await writeFile(join(path, 'postgres.location'), join(shop, 'postgres'));
    return path;
  };
  const [foreign, link] = [await put('foreign'), join(temporary, `${THROW_AWAY}link`)];
  await put('own');
  // Only root can create a folder of another account.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(foreign, 65_534, 65_534);
  await symlink(shop, link);
  await writeFile(join(shop, 'owner'), '999999999');
  await removeLeftThrowAways();
  expect(await readdir(shop)).toEqual(['owner', 'postgres']);
  const left = isRoot ? [`${THROW_AWAY}foreign`, `${THROW_AWAY}link`] : [`${THROW_AWAY}link`];
  expect((await readdir(temporary)).sort()).toEqual(left);
  for (const path of [foreign, link]) await rm(path, { recursive: true, force: true });
});
