import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { writeBaseBackup } from '../database/archive/writeBaseBackup.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { newestMigration } from '../database/migrations/index.ts';
import { keepLastDrill } from '../files/lastDrill.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { startTransactionPooler } from '../testing/startTransactionPooler.ts';
import { openTestShop } from '../testing/testShop.ts';
import { examine } from './examine.ts';

let db: TestDatabase;
let owner: pg.Client;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taem-doctor-'));
  // Where the tests run as root, PostgreSQL runs as another account, which must enter the folder.
  await chmod(dataDir, 0o755);
  await mkdir(join(dataDir, 'own'));
  db = await startTestDatabase();
  owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns the printed lines without their padding, and the exit code. */
async function lines(of: Partial<Config> = {}, url = db.url) {
  const config = { ...readConfig({ GATEWAY_PORT: '1' }), dataDir, databaseUrl: db.url, ...of };
  const said: string[] = [];
  const code = await examine(config, url, (line) => said.push(line.replaceAll(/ {2,}/g, ' ')));
  return { code, said, problems: said.filter((line) => !line.startsWith('good')) };
}

/** Faults of every PostgreSQL of tests, whose data is thrown away. */
const THROWN_AWAY = [
  'fault PostgreSQL fsync is off, so a power cut may damage the whole database: set it on',
  'fault PostgreSQL full_page_writes is off, so a power cut may damage the database: set it on',
  'fault PostgreSQL synchronous_commit is off, so a crash loses sales that the till has confirmed: set it on',
];
const ORDINARY = [
  ...THROWN_AWAY,
  'warning archive archive_mode is off: a dead disk costs what was sold since the last backup',
  'warning gateway none answers at http://127.0.0.1:1',
];

test('issue 35 the doctor says what a shop stands on, and what would lose a sale is a fault', async () => {
  const { code, said, problems } = await lines();
  expect(problems).toEqual(ORDINARY);
  expect(code).toBe(1);
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^good PostgreSQL version \d+/),
      'good connection without a pooler',
      `good tables up to date, the last change is ${newestMigration}`,
      expect.stringMatching(/^good clock .* are 0\.\d s apart$/),
      'good messages none waits for long, and none failed within a day',
      'good books The books are right.',
    ]),
  );
});

test.each([
  [
    'delete from kysely_migration where name = (select max(name) from kysely_migration)',
    'fault tables they lack 1 changes of this version: start the gateway',
    `insert into kysely_migration values ('${newestMigration}', now())`,
  ],
  [
    "insert into kysely_migration values ('9999-later', now())",
    'fault tables they are of a newer version of Taem (9999-later): install that one',
    "delete from kysely_migration where name = '9999-later'",
  ],
  [
    "update pg_index set indisvalid = false where indexrelid = 'transactions_pkey'::regclass",
    'fault tables the index transactions_pkey is not valid: reindex index concurrently transactions_pkey',
    "update pg_index set indisvalid = true where indexrelid = 'transactions_pkey'::regclass",
  ],
  [
    "select pg_create_physical_replication_slot('left_over', true)",
    /^warning replication the slot left_over is not used and keeps \d\.\d GiB of log: drop it, or start its standby$/,
    "select pg_drop_replication_slot('left_over')",
  ],
  [
    'create publication taem_move_0',
    'fault cells the publication taem_move_0 is of no move: drop it',
    'drop publication taem_move_0',
  ],
  [
    "create trigger taem_move_0 before insert on suppliers execute function respect_seal('0')",
    'fault cells the trigger taem_move_0 is of no move: drop it',
    'drop trigger taem_move_0 on suppliers',
  ],
  [
    "insert into cell_moves (id, code, side, other_cell, step, is_sealed, holds_messages) values (gen_random_uuid(), 'tea', 'source', 'south', 'sealed', true, true)",
    'fault cells tea is sealed on its way to south and cannot sell: the same command goes on, "undo" ends it',
    'delete from cell_moves',
  ],
])('issue 35 the doctor finds what `%s` leaves behind', async (harm, line, cure) => {
  await owner.query(harm);
  const { problems } = await lines().finally(() => owner.query(cure));
  expect(problems).toEqual(expect.arrayContaining([typeof line === 'string' ? line : expect.stringMatching(line)]));
  expect(problems).toHaveLength(ORDINARY.length + 1);
});

test('issue 35 the log that is kept for a shop on its way is to end with its move, and not by dropping its slot', async () => {
  await owner.query("select pg_create_physical_replication_slot('taem_move_0', true)");
  const { problems } = await lines().finally(() => owner.query("select pg_drop_replication_slot('taem_move_0')"));
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^warning replication the slot taem_move_0 .* GiB of log: go on with the move of its shop, or undo it$/,
    ),
  );
});

test('issue 35 a database without tables needs a start, and nothing that reads them is examined', async () => {
  await owner.query('create schema empty');
  const url = new URL(db.url);
  url.searchParams.set('options', '-c search_path=empty');
  const { problems } = await lines({ databaseUrl: url.href }, url.href).finally(() => owner.query('drop schema empty'));
  expect(problems.filter((line) => !ORDINARY.includes(line))).toEqual([
    'warning tables there are none yet: start the gateway',
  ]);
});

test('issue 35 messages that wait for long are counted for each shop, with the last reason and without the person', async () => {
  const shop = await openTestShop(db.database);
  await owner.query(
    `insert into outbox_messages (realm_id, channel, recipient, expires_at, created_at, last_error)
      values ($1, 'email', 'a@shop.example', now() + interval '1 day', now() - interval '1 hour', '550 <a@shop.example> and +66 81 234 5678 unknown')`,
    [shop.session.realmId],
  );
  const { problems } = await lines();
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^warning messages \S+: 1 waiting for more than 15 minutes, the last because: 550 <…> and … unknown$/,
    ),
  );
});

test('issue 35 a pooler in place of PostgreSQL is a fault, one that keeps no statements a warning', async () => {
  const pooler = await startTransactionPooler(db.url, 2);
  const alone = await lines({ databaseUrl: pooler.url }, pooler.url);
  expect(alone.problems).toContainEqual(expect.stringMatching(/^fault connection A connection pooler answers where/));
  const beside = await lines({ databaseUrl: pooler.url, databaseDirectUrl: db.url });
  await pooler.close();
  expect(beside.problems).toContain(
    'warning connection through a pooler that keeps no prepared statements: with PgBouncer set max_prepared_statements = 200',
  );
});

test('issue 35 a shop whose backups were never restored, or long ago, is warned; a late one is no fault', async () => {
  const drills = async (of: Partial<Config> = {}) =>
    (await lines({ production: true, ...of })).said.filter((line) => line.includes(' drill '));
  expect(await drills()).toEqual(['warning drill no backup was restored to try it: npm run backup:drill']);
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await keepLastDrill(dataDir, { at: ago(72), restoredTo: ago(80) });
  expect(await drills()).toEqual([
    expect.stringMatching(/^good drill the last backup that was restored well is as of 20\S+Z, 3 days ago$/),
  ]);
  expect(await drills({ drillDays: 2 })).toEqual([
    expect.stringMatching(/^warning drill .*, 3 days ago: run npm run backup:drill, every week by cron$/),
  ]);
  await rm(join(dataDir, 'last-drill.json'));
});

test('issue 35 the archive of the PostgreSQL that comes along is looked into: base backup, age, room', {
  tags: 'slow',
}, async () => {
  const archive = { dir: join(dataDir, 'archive'), days: 7, seconds: 60 };
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'own'), durable: false, archive });
  const found = async () =>
    (await lines({ databaseUrl: null, archive }, postgres.url)).said.filter((line) => line.includes(' archive '));
  expect(await found()).toContain(
    'fault archive it has no base backup, so nothing can be restored from it: npm run backup:base',
  );
  const { name, endedAt, firstFile } = await writeBaseBackup(postgres.url, archive);
  expect(await found()).toEqual([
    expect.stringMatching(/^good archive last file at 20/),
    `good archive every moment since ${endedAt.toISOString()} can be restored`,
    expect.stringMatching(/^(good|warning) archive \d+\.\d GiB are free where the archive is/),
    'warning archive it is on the disk of DATA_DIR, and is lost with it: set ARCHIVE_DIR to another disk or machine',
  ]);
  const old = new Date(Date.now() - 9 * 86_400_000).toISOString();
  await writeFile(join(archive.dir, 'base', name, 'base.json'), JSON.stringify({ endedAt: old, firstFile }));
  expect(await found()).toContainEqual(
    expect.stringMatching(
      /^warning archive .* slowly, the newest base backup is 9 days old: npm run backup:base by cron$/,
    ),
  );
  await rm(archive.dir, { recursive: true });
  expect((await found()).at(-1)).toBe(`fault archive there is no archive in ${archive.dir}: is its disk mounted?`);
  await postgres.stop();
});

test('issue 35 an address of figures that is no replica, and a database that is away, are faults, and the rest is said', async () => {
  const noReplica = await lines({ databaseReadUrl: db.url });
  expect(noReplica.problems).toContain(
    'fault replication figures are read from the primary: The server that answers is no replica.',
  );
  const away = await lines(
    { databaseUrl: 'postgresql://taem:x@127.0.0.1:1/taem' },
    'postgresql://taem:x@127.0.0.1:1/taem',
  );
  expect(away.code).toBe(1);
  expect(away.problems).toContain('fault books connect ECONNREFUSED 127.0.0.1:1');
  expect(away.said).toContainEqual(expect.stringMatching(/^good disk /));
});

test('issue 35 where PostgreSQL of DATA_DIR does not run that is the fault, nothing is made, and the rest is said', async () => {
  const nowhere = join(dataDir, 'mistyped');
  const said: string[] = [];
  const config = { ...readConfig({ GATEWAY_PORT: '1' }), dataDir: nowhere };
  expect(await examine(config, null, (line) => said.push(line.replaceAll(/ {2,}/g, ' ')))).toBe(1);
  expect(said).toContain('fault PostgreSQL that of DATA_DIR does not run: start the gateway');
  expect(said).toContain(`warning disk there is no folder ${nowhere}: look whether DATA_DIR is right`);
  await expect(stat(nowhere)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('issue 35 a certificate that has ended is a fault, and an address that is not encrypted a warning', async () => {
  const server = createServer({ key: KEY, cert: CERTIFICATE }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { problems } = await lines({
    publicUrl: `https://127.0.0.1:${port}`,
    smsUrl: 'http://sms.example/send',
    smtpUrl: `smtps://127.0.0.1:${port}`,
  });
  server.close();
  expect(problems).toEqual(
    expect.arrayContaining([
      'fault certificate that of PUBLIC_URL ended on Feb 1 00:00:00 2024 GMT: renew it',
      'fault certificate that of SMTP_URL ended on Feb 1 00:00:00 2024 GMT: renew it',
      "warning certificate SMS_URL is not encrypted: passwords and customers' data cross the network in clear",
      expect.stringMatching(/^fault mail .*certificate/),
    ]),
  );
});

/** Expired in 2024, and created only for this test. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgc+1cStZcOMdKA1Rq
PHeGY+gguffVMP3W86TBE+imKVKhRANCAATYdlK68wJAQGFxSPsBQAO9PXCHORuz
XxLFBtBJj+MGJxVSW/2qzN4flnyRrWf5Qm7MzYsf2zYoSHPvXDS3mXSa
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBFDCBvAIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxzaG9wLmV4YW1wbGUw
HhcNMjQwMTAxMDAwMDAwWhcNMjQwMjAxMDAwMDAwWjAXMRUwEwYDVQQDDAxzaG9w
LmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATYdlK68wJAQGFxSPsB
QAO9PXCHORuzXxLFBtBJj+MGJxVSW/2qzN4flnyRrWf5Qm7MzYsf2zYoSHPvXDS3
mXSaMAoGCCqGSM49BAMCA0cAMEQCIBEIhi/WV2xG2qUrUO8Fw3lmG7RjO1xK8C2w
2n+nD5MpAiAFYxZUuG3sSSSreFPvQblH5uibUb0v4d7NE0F/xx8pWA==
-----END CERTIFICATE-----`;
