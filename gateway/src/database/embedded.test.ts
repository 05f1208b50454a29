/** @module-tag slow */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { keepListening } from './keepListening.ts';
import { openDatabase } from './pool.ts';
import { StartRefusal } from './StartRefusal.ts';

let dataDir: string;
let running: EmbeddedPostgres | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taem-embedded-'));
  await chmod(dataDir, 0o755);
  vi.stubEnv('GATEWAY_CLIENT_SECRET', 'secret of the shop');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await running?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (onLost?: () => void) => {
  running = await startEmbeddedPostgres({ dataDir, durable: false, onLost, stopPatience: { fast: 1, immediate: 8 } });
  return running;
};

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(running?.dataFolder ?? '', 'postmaster.pid'), 'utf8'), 10);
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const answer = await client.query({ text, rowMode: 'array' });
  await client.end();
  return answer.rows[0] ?? [];
}

test('a new data folder gets a database in UTF-8 that listens on this machine only', async () => {
  const { url } = await start();
  expect(
    await ask(
      url,
      "select current_database(), current_setting('server_encoding'), current_setting('listen_addresses')",
    ),
  ).toEqual(['taem', 'UTF8', '127.0.0.1']);
  const wrong = url.replace(/:[^:@]+@/, ':guess@');
  await expect(ask(wrong, 'select 1')).rejects.toThrow(/password/);
});

test.runIf(process.platform === 'linux')('PostgreSQL gets no secret of the environment of its gateway', async () => {
  const environment = await readFile(`/proc/${await postmasterPid()}/environ`, 'utf8');
  expect(environment).toContain('LC_ALL=C');
  expect(environment).not.toContain('secret of the shop');
});

test.each(['"', '$HOME', '`', '\\'])('a data folder with %s in its path is refused in one line', async (part) => {
  const refused = startEmbeddedPostgres({ dataDir: join(dataDir, `a ${part} b`) });
  await expect(refused).rejects.toThrow(StartRefusal);
  await expect(refused).rejects.toThrow('PostgreSQL cannot work in');
});

test('a second gateway on the same data folder is refused in one line and disturbs nothing', async () => {
  const second = startEmbeddedPostgres({ dataDir, durable: false });
  await expect(second).rejects.toThrow(StartRefusal);
  await expect(second).rejects.toThrow(`Another gateway is already running on ${dataDir}`);
  expect(await ask(running?.url ?? '', 'select 1')).toEqual([1]);
});

test('a server that a killed gateway left behind is taken over', async () => {
  await running?.stop();
  const module = join(import.meta.dirname, 'embedded.ts');
  const options = JSON.stringify({ dataDir, durable: false });
  const code = `import(${JSON.stringify(module)}).then(async (m) => process.send((await m.startEmbeddedPostgres(${options})).url))`;
  const gateway = spawn(process.execPath, ['-e', code], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [url] = await once(gateway, 'message');
  gateway.kill('SIGKILL');
  await once(gateway, 'exit');
  await expect.poll(async () => (await start().catch(() => null))?.url).toBe(url);
});

test('a gateway whose folder another one took over ends, and leaves the server to the other', async () => {
  let lose: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await running?.stop();
  const { url, stop } = await start(lose);
  const other = new pg.Client({ connectionString: url.replace(/taem$/, 'postgres') });
  await other.connect();
  const waiting = other.query('select pg_advisory_lock(objid::bigint) from pg_locks where locktype = $1', ['advisory']);
  const blocked = 'select count(*)::int from pg_locks where not granted';
  await expect.poll(() => ask(url, blocked)).toEqual([1]);
  await ask(url, "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted");
  await waiting;
  await lost;
  await stop();
  expect(await ask(url, 'select 1')).toEqual([1]);
  await other.end();
  await start();
});

test('it stops, and starts again with its data', async () => {
  for (const text of [
    'create table kept as select 7 as n',
    'create role taem_app',
    'grant select on kept to taem_app',
  ]) {
    await ask(running?.url ?? '', text);
  }
  await running?.stop();
  await expect(ask(running?.url ?? '', 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  expect(await ask((await start()).url, 'select n from kept')).toEqual([7]);
});

test('a killed server is noticed, and the next start recovers it', async () => {
  await running?.stop();
  const lost = new Promise<void>((resolve) => {
    void start(resolve);
  });
  await expect.poll(() => running && ask(running.url, 'select 1').catch(() => null)).toEqual([1]);
  process.kill(await postmasterPid(), 'SIGKILL');
  await lost;
  expect(await ask((await start()).url, 'select n from kept')).toEqual([7]);
});

test.each([
  ['a connection at work', 'select pid from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()'],
  ['the connection that holds the folder', "select pid from pg_locks where locktype = 'advisory' and $1 <> ''"],
])('F1 when PostgreSQL crashes with %s it is served and held again without a hand', async (_, find) => {
  await running?.stop();
  let lost = false;
  const { url } = await start(() => {
    lost = true;
  });
  const database = openDatabase(url);
  const listening = await keepListening(database, 'spoken', () => undefined);
  const readRows = () => database.system(async (client) => (await client.query('select n from kept')).rows);
  expect(await readRows()).toEqual([{ n: 7 }]);
  const [pid] = await ask(url, find.replace('$1', "'taem'"));
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(() => listening.active()).toBe(false);
  await expect.poll(() => readRows().catch(() => null)).toEqual([{ n: 7 }]);
  await expect.poll(() => listening.active()).toBe(true);
  const another = () => startEmbeddedPostgres({ dataDir, durable: false }).catch(String);
  await expect.poll(another).toMatch('Another gateway is already running');
  expect(lost).toBe(false);
  await listening.close();
  await database.close();
});

test.runIf(IS_DEEP)('F1 a server that hangs while it stops is ended by the next start', async () => {
  const { url } = running ?? expect.fail();
  const [pid] = await ask(url, "select pid from pg_stat_activity where backend_type = 'checkpointer'");
  const hanging = await postmasterPid();
  process.kill(Number(pid), 'SIGSTOP');
  process.kill(hanging, 'SIGINT');
  expect(await ask((await start()).url, 'select n from kept')).toEqual([7]);
  expect(await postmasterPid()).not.toBe(hanging);
});

test('a pid file whose number now belongs to another program does not keep it from starting', async () => {
  const pidFile = join(running?.dataFolder ?? '', 'postmaster.pid');
  const file = await readFile(pidFile, 'utf8');
  await running?.stop();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  await writeFile(pidFile, file.replace(/^\d+/, String(other.pid)));
  expect(await ask((await start()).url, 'select n from kept')).toEqual([7]);
  other.kill();
});

test.runIf(process.getuid?.() === 0)(
  'F4 a copy of a data folder whose data lie elsewhere is refused, a folder that was moved is not',
  async () => {
    const parent = await mkdtemp(join(tmpdir(), 'taem-copied-'));
    const [original, copy, moved] = ['original', 'copy', 'moved'].map((name) => join(parent, name)) as [
      string,
      string,
      string,
    ];
    const startIn = (folder: string) => startEmbeddedPostgres({ dataDir: folder, durable: false });
    const { dataFolder, stop } = await startIn(original);
    try {
      await stop();
      await cp(original, copy, { recursive: true });
      await expect(startIn(copy)).rejects.toThrow(StartRefusal);
      await expect(startIn(copy)).rejects.toThrow(`${copy} is a copy of ${original}`);
      await rm(copy, { recursive: true });
      await rename(original, moved);
      const again = await startIn(moved);
      expect(again.dataFolder).toBe(dataFolder);
      await again.stop();
    } finally {
      await rm(parent, { recursive: true, force: true });
      await rm(dirname(dataFolder), { recursive: true, force: true });
    }
  },
);
