/** @module-tag slow */

import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded.ts';
import { isArchiveInTrouble, readArchiveState } from '../readArchiveState.ts';
import { StartRefusal } from '../StartRefusal.ts';
import { archiveFolder, listBases, newestLogFile } from './ArchiveFolder.ts';
import { restoreToMoment } from './restoreToMoment.ts';
import { writeBaseBackup } from './writeBaseBackup.ts';

const SLOW = 300_000;
let folder: string;
let archive: { dir: string; days: number; seconds: number };
let shop: EmbeddedPostgres;
let client: pg.Client;
const reports: string[] = [];

const start = () =>
  startEmbeddedPostgres({ dataDir: join(folder, 'shop'), archive, report: (line) => void reports.push(line) });

async function open(): Promise<void> {
  shop = await start();
  client = new pg.Client({ connectionString: shop.url });
  client.on('error', () => undefined);
  await client.connect();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-archive-'));
  await chmod(folder, 0o755);
  // A name with characters that are special to a shell or to PostgreSQL.
  archive = { dir: join(folder, "the owner's archive $HOME \\ 'copies'"), days: 7, seconds: 60 };
  await mkdir(join(folder, 'shop'));
  await open();
  await client.query('create table sold (id int primary key, at timestamptz not null default clock_timestamp())');
}, SLOW);
afterAll(async () => {
  await client?.end();
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Ends the current log file, and waits until it is in the archive. */
async function archived(): Promise<void> {
  const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
  const path = join(archiveFolder(archive.dir).log, `${rows[0]?.file}.gz`);
  await expect
    .poll(
      () =>
        stat(path).then(
          () => true,
          () => false,
        ),
      { timeout: SLOW / 2 },
    )
    .toBe(true);
}

async function sell(id: number): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>('insert into sold values ($1) returning at', [id]);
  return rows[0]?.at ?? new Date(Number.NaN);
}

/** Restores into a new folder; returns its rows, and the moment that the restore reports. */
async function restored(moment: Date | null) {
  const dataDir = await mkdtemp(join(folder, 'copy-'));
  await chmod(dataDir, 0o755);
  const { reachedAt } = await restoreToMoment(archive.dir, dataDir, moment);
  const copy = await startEmbeddedPostgres({ dataDir, durable: false });
  const reader = new pg.Client({ connectionString: copy.url });
  await reader.connect();
  const { rows } = await reader.query<{ id: number }>('select id from sold order by id');
  await reader.end();
  await copy.stop();
  return { ids: rows.map(({ id }) => id), reachedAt, left: await readdir(dataDir) };
}

test('issue 35 every moment since a base backup can be restored into an empty place, and it is stated how far it got', {
  timeout: SLOW,
}, async () => {
  await sell(1);
  const base = await writeBaseBackup(shop.url, archive);
  expect(await listBases(archive.dir)).toEqual([base]);
  const second = await sell(2);
  // Moments have a precision of milliseconds.
  await wait(20);
  const between = new Date();
  await wait(20);
  const third = await sell(3);
  await archived();
  const early = await restored(between);
  expect(early).toMatchObject({ ids: [1, 2], left: ['postgres'] });
  expect(Math.abs(Number(early.reachedAt) - second.getTime())).toBeLessThan(1_000);
  const whole = await restored(null);
  expect(whole.ids).toEqual([1, 2, 3]);
  expect(Number(whole.reachedAt)).toBeGreaterThanOrEqual(third.getTime());
  await expect(restored(new Date(base.endedAt.getTime() - 60_000))).rejects.toThrow('The archive begins at');
  await expect(restored(new Date(Date.now() + 60_000))).rejects.toThrow('The archive ends before that moment, at 20');
  await expect(restoreToMoment(archive.dir, join(folder, 'shop'), null)).rejects.toThrow('There is a database in');
});

test('issue 35 a file of the log that is missing or damaged is not taken for the end of the archive', {
  timeout: SLOW,
}, async () => {
  const { log } = archiveFolder(archive.dir);
  await sell(4);
  await archived();
  const gone = (await newestLogFile(archive.dir))?.name;
  await sell(5);
  await archived();
  const path = join(log, `${gone}.gz`);
  const whole = await readFile(path);
  await rename(path, `${path}.away`);
  await expect(restored(null)).rejects.toThrow('one between is missing or damaged');
  await writeFile(path, whole.subarray(0, whole.length / 2));
  await expect(restored(null)).rejects.toThrow(StartRefusal);
  await rename(`${path}.away`, path);
  expect((await restored(null)).ids).toEqual([1, 2, 3, 4, 5]);
});

test('issue 35 where the archive is gone the shop sells on and keeps its log, and archives it when the disk is back', {
  timeout: SLOW,
}, async () => {
  await rename(archive.dir, `${archive.dir}.away`);
  await mkdir(archive.dir);
  await sell(6);
  await client.query('select pg_switch_wal()');
  await expect.poll(async () => isArchiveInTrouble(await readArchiveState(client)), { timeout: SLOW / 2 }).toBe(true);
  expect((await readArchiveState(client)).waiting).toBeGreaterThan(0);
  await client.end();
  await shop.stop();
  await open();
  expect(reports.at(-1)).toMatch(/^Nothing is archived\. There is no archive in .* is its disk mounted\?/);
  await sell(7);
  await expect(writeBaseBackup(shop.url, archive)).rejects.toThrow(StartRefusal);
  expect(await readdir(archive.dir)).toEqual([]);
  await rm(archive.dir, { recursive: true });
  await rename(`${archive.dir}.away`, archive.dir);
  await archived();
  expect(isArchiveInTrouble(await readArchiveState(client))).toBe(false);
  expect((await restored(null)).ids).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

/** Creates a data folder that PostgreSQL's account may enter. */
async function emptyDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(folder, 'other-'));
  await chmod(dataDir, 0o755);
  return dataDir;
}

test.each<[string, () => Promise<{ dataDir: string; dir: string }>, RegExp]>([
  [
    'another database has the folder',
    async () => ({ dataDir: await emptyDataDir(), dir: archive.dir }),
    /The archive in .* is that of another database/,
  ],
  [
    'the shop has it of which this one is a restored copy',
    async () => {
      const dataDir = await emptyDataDir();
      await restoreToMoment(archive.dir, dataDir, null);
      return { dataDir, dir: archive.dir };
    },
    /The archive in .* is that of the shop from which this one was copied/,
  ],
  [
    'the shop has it of whose DATA_DIR this one is a copy',
    async () => {
      const dataDir = await emptyDataDir();
      await client.end();
      await shop.stop();
      await promisify(execFile)('cp', ['-a', `${join(folder, 'shop')}/.`, dataDir]);
      await open();
      return { dataDir, dir: archive.dir };
    },
    /The archive in .* is that of the shop from which this one was copied/,
  ],
  [
    'it is no folder',
    async () => {
      await writeFile(join(folder, 'a file'), '');
      return { dataDir: await emptyDataDir(), dir: join(folder, 'a file') };
    },
    /.*a file cannot be used: /,
  ],
  [
    'it is in what it would keep',
    async () => {
      const dataDir = await emptyDataDir();
      return { dataDir, dir: join(dataDir, 'postgres/archive') };
    },
    /ARCHIVE_DIR must not be in .*postgres/,
  ],
])(
  'issue 35 a shop sells on, archives nothing and says why in one line where %s',
  {
    timeout: SLOW,
  },
  async (_why, prepare, reason) => {
    const { dataDir, dir } = await prepare();
    const before = await readdir(archiveFolder(archive.dir).log);
    const said: string[] = [];
    const second = await startEmbeddedPostgres({
      dataDir,
      durable: false,
      archive: { ...archive, dir },
      report: (line) => void said.push(line),
    });
    const reader = new pg.Client({ connectionString: second.url });
    await reader.connect();
    await reader.query('select pg_switch_wal()');
    await expect.poll(async () => (await readArchiveState(reader)).failedAt, { timeout: SLOW / 2 }).not.toBeNull();
    await reader.end();
    await second.stop();
    expect(said.at(-1)).toMatch(new RegExp(`^Nothing is archived\\. ${reason.source}`));
    expect(await readdir(archiveFolder(archive.dir).log)).toEqual(before);
  },
);

/** Starts the command as a person does. */
function run(dataDir: string, ...args: string[]) {
  const child = fork(join(import.meta.dirname, '../../main.ts'), args, {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ARCHIVE_DIR: archive.dir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return {
    child,
    code: once(child, 'exit').then(([code]) => code),
    error: child.stderr ? text(child.stderr) : Promise.resolve(''),
  };
}

test('issue 35 a restore that is killed leaves nothing under the name of the data, and the next one removes what it left', {
  timeout: SLOW,
}, async () => {
  const dataDir = await emptyDataDir();
  const pids: number[] = [];
  const isUnfinished = (name: string) => /^postgres\.\d+\.new$/.test(name);
  // While it unpacks, and while PostgreSQL applies the log.
  for (const file of ['', 'postmaster.pid']) {
    const { child, code } = run(dataDir, 'restore', '--at', 'latest');
    const found = async () => {
      const name = `postgres.${child.pid}.new`;
      if (file === '') return (await readdir(dataDir)).includes(name);
      const [pid] = (await readFile(join(dataDir, name, file), 'utf8').catch(() => '')).split('\n');
      if (pid) pids.push(Number(pid));
      return pid !== '';
    };
    await expect.poll(found, { timeout: SLOW / 2, interval: 5 }).toBe(true);
    child.kill('SIGKILL');
    await code;
    expect((await readdir(dataDir)).filter((name) => !isUnfinished(name))).toEqual([]);
  }
  const { code, error } = run(dataDir, 'restore', '--at', 'latest');
  expect([await code, await error]).toEqual([0, '']);
  expect((await readdir(dataDir)).filter(isUnfinished)).toEqual([]);
  const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  expect((await Promise.all(pids.map(commandOf))).join()).not.toContain(dataDir);
  const copy = await startEmbeddedPostgres({ dataDir, durable: false });
  const reader = new pg.Client({ connectionString: copy.url });
  await reader.connect();
  expect((await reader.query('select count(*)::int as n from sold')).rows).toEqual([{ n: 7 }]);
  await reader.end();
  await copy.stop();
});

test('issue 35 a base backup begins no archive where the disk is not mounted, until it is said that it should', {
  timeout: SLOW,
}, async () => {
  await rename(archive.dir, `${archive.dir}.away`);
  await mkdir(archive.dir);
  const { code, error } = run(join(folder, 'shop'), 'base');
  expect([await code, await error]).toEqual([1, expect.stringMatching(/is its disk mounted\? .* --begin\.\n$/)]);
  expect(await readdir(archive.dir)).toEqual([]);
  await rm(archive.dir, { recursive: true });
  await rename(`${archive.dir}.away`, archive.dir);
});

test('issue 35 what no restore within the kept time needs is removed with the next base backup, and what was broken off too', {
  timeout: SLOW,
}, async () => {
  const { bases, log } = archiveFolder(archive.dir);
  const [old] = await listBases(archive.dir);
  const before = await readdir(log);
  await mkdir(join(bases, 'broken off'));
  await writeFile(join(bases, 'broken off/base.json'), '{');
  const second = await writeBaseBackup(shop.url, archive);
  expect((await listBases(archive.dir)).map(({ name }) => name)).toEqual([old?.name, second.name]);
  expect(await readdir(bases)).toHaveLength(2);
  expect(await readdir(log)).toEqual(expect.arrayContaining(before));
  // Both are older than the retention time: only the last of them is needed.
  const list = join(bases, second.name, 'base.json');
  const past = new Date(Date.now() - 8 * 86_400_000).toISOString();
  await writeFile(list, JSON.stringify({ endedAt: past, firstFile: second.firstFile }));
  await writeFile(
    join(bases, old?.name ?? '', 'base.json'),
    JSON.stringify({ endedAt: new Date(Date.now() - 9 * 86_400_000).toISOString(), firstFile: old?.firstFile }),
  );
  const third = await writeBaseBackup(shop.url, archive);
  expect((await listBases(archive.dir)).map(({ name }) => name)).toEqual([second.name, third.name]);
  const kept = (await readdir(log)).filter((name) => /^[0-9A-F]{24}\.gz$/.test(name)).sort();
  expect(kept[0]).toBe(`${second.firstFile}.gz`);
  expect((await restored(null)).ids).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
