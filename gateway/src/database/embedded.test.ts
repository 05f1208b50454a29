import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { StartRefusal } from './StartRefusal.ts';

let dataDir: string;
let running: EmbeddedPostgres | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taem-embedded-'));
  await chmod(dataDir, 0o755);
});
afterAll(async () => {
  await running?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (onLost?: () => void) => {
  running = await startEmbeddedPostgres({ dataDir, durable: false, onLost });
  return running;
};

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

test('a second gateway on the same data folder is refused in one line and disturbs nothing', async () => {
  const second = startEmbeddedPostgres({ dataDir, durable: false });
  await expect(second).rejects.toThrow(StartRefusal);
  await expect(second).rejects.toThrow(`Another gateway is already running on ${dataDir}`);
  expect(await ask(running?.url ?? '', 'select 1')).toEqual([1]);
});

test('a server that a killed gateway left behind is taken over', async () => {
  const left = running;
  // What the kill of a gateway does: its connections are gone, the server stays.
  await ask(left?.url ?? '', "select count(pg_terminate_backend(pid)) from pg_locks where locktype = 'advisory'");
  const { url } = await start();
  expect(url).toBe(left?.url);
});

test('it stops, and starts again with its data', async () => {
  await ask(running?.url ?? '', 'create table kept as select 7 as n');
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
  const file = await readFile(join(running?.dataFolder ?? '', 'postmaster.pid'), 'utf8');
  process.kill(Number(file.split('\n')[0]), 'SIGKILL');
  await lost;
  expect(await ask((await start()).url, 'select n from kept')).toEqual([7]);
});

test('a pid file whose number now belongs to another program does not keep it from starting', async () => {
  const pidFile = join(running?.dataFolder ?? '', 'postmaster.pid');
  const file = await readFile(pidFile, 'utf8');
  await running?.stop();
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(stranger, 'spawn');
  await writeFile(pidFile, file.replace(/^\d+/, String(stranger.pid)));
  expect(await ask((await start()).url, 'select n from kept')).toEqual([7]);
  stranger.kill();
});
