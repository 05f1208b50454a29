/** @module-tag slow */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from './testing/startTestDatabase.ts';

let dataDir: string;
let testDatabase: TestDatabase;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taem-main-'));
  testDatabase = await startTestDatabase();
});
afterAll(async () => {
  await testDatabase.close();
  await rm(dataDir, { recursive: true, force: true });
});

function start(
  env: Record<string, string>,
  args: string[] = [],
): { child: ChildProcess; error: () => string; code: Promise<unknown> } {
  const child = fork(join(import.meta.dirname, 'main.ts'), args, {
    // Runs the sources, as `npm run dev` and `npm run database` do: Node strips the types.
    execArgv: [],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      GATEWAY_PORT: '0',
      DATABASE_URL: testDatabase.url,
      SEED_SCALE: '0',
      NODE_ENV: 'production',
      MAILS_TO_FOLDER: 'on',
      GATEWAY_CLIENT_SECRET: 'between-the-gateway-and-the-server',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let error = '';
  child.stderr?.on('data', (chunk) => {
    error += chunk;
  });
  return { child, error: () => error, code: once(child, 'exit').then(([code]) => code) };
}

test('it reports to the launcher when it is ready and stops cleanly on SIGTERM', async () => {
  const { child, code, error } = start({});
  const [message] = await once(child, 'message');
  expect(message).toEqual({ type: 'ready', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v3\.0$/) });
  expect((await fetch(new URL('/readyz', message.url))).status).toBe(200);
  child.kill('SIGTERM');
  expect([await code, error()]).toEqual([0, '']);
});

test('it stops when its launcher is gone', async () => {
  const { child, code } = start({});
  await once(child, 'message');
  child.disconnect();
  expect(await code).toBe(0);
});

test('a taken port, an unreachable database, no place for data and a wrong setting are one clear line and a failed exit', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const starts = [
    start({ GATEWAY_PORT: port }),
    start({ DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:1/none' }),
    start({ DATABASE_URL: '', DATA_DIR: '/proc/none/data' }),
    start({ GATEWAY_PORT: 'many' }),
  ];
  const codes = await Promise.all(starts.map(({ code }) => code));
  taken.close();
  expect(codes).toEqual([1, 1, 1, 1]);
  expect(starts.map(({ error }) => error().trim())).toEqual([
    `Port ${port} is taken: stop what uses it, or set GATEWAY_PORT.`,
    'The database cannot be used: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL.',
    expect.stringMatching(/^No access to \/proc\/none.*: choose another DATA_DIR\.$/),
    'GATEWAY_PORT must be a number from 0 to 65535, not "many".',
  ]);
});

test('commands need no setting that only a running shop needs, and say which file they cannot use', async () => {
  const noMail = { MAILS_TO_FOLDER: '', SMTP_URL: '' };
  const gone = join(dataDir, 'none', 'shop.zip');
  const runs = [
    start(noMail, ['check']),
    start(noMail, ['setup', '--name', 'Shop']),
    start(noMail, ['backup', gone]),
    start(noMail, ['restore', gone]),
    start({ GATEWAY_HOST: '192.0.2.1' }),
  ];
  const codes = await Promise.all(runs.map(({ code }) => code));
  expect(codes).toEqual([0, 1, 1, 1, 1]);
  expect(runs.map(({ error }) => error().trim())).toEqual([
    '',
    '--branch-code is missing.',
    expect.stringMatching(/^A file cannot be used: ENOENT: no such file or directory, scandir '.*none'\.$/),
    `There is no file ${gone}.`,
    expect.stringMatching(/^GATEWAY_HOST must be an address of this machine: .*192\.0\.2\.1/),
  ]);
});

test('a second database on the same data prints the address and ends; `running` never starts one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'taem-alone-'));
  // Where the tests run as root, PostgreSQL runs as another account, which must enter the folder.
  await chmod(folder, 0o755);
  const own = { DATABASE_URL: '', DATA_DIR: folder };
  const none = start(own, ['database', 'running']);
  expect([await none.code, none.error()]).toEqual([1, expect.stringMatching(/^No database runs on .*\.\n$/)]);
  const first = start(own, ['database']);
  const [{ url }] = await once(first.child, 'message');
  for (const words of [['database'], ['database', 'running']]) {
    const second = start(own, words);
    const said = second.child.stdout ? text(second.child.stdout) : null;
    expect([await second.code, await said]).toEqual([0, `${url}\n`]);
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
  first.child.kill('SIGTERM');
  expect(await first.code).toBe(0);
  await rm(folder, { recursive: true, force: true });
});

/** A service manager sends SIGTERM, a terminal SIGINT; a launcher that is gone sends neither. */
const ENDS = ['SIGTERM', 'SIGINT', 'disconnect'] as const;

test.each(IS_DEEP ? ENDS : ENDS.slice(0, 1))(
  'a backup that is interrupted leaves nothing behind, and is no success: %s',
  async (way) => {
    const folder = await mkdtemp(join(dataDir, 'backups-'));
    const client = new pg.Client({ connectionString: testDatabase.url });
    await client.connect();
    // The backup waits for this table, with half of the file written.
    await client.query('begin');
    await client.query('lock table realms in access exclusive mode');
    const begun = once(watch(folder), 'change');
    const { child, code, error } = start({ DATABASE_URL: testDatabase.url }, ['backup', join(folder, 'shop.zip')]);
    await begun;
    if (way === 'disconnect') child.disconnect();
    else child.kill(way);
    expect([await code, error(), await readdir(folder)]).toEqual([1, '', []]);
    await client.end();
  },
);
