import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { hashSecret } from '../../http/secretHash.ts';
import { closeContext, openContext } from '../../openContext.ts';
import { openTestShop, paymentBody, type TestBill } from '../../testing/testShop.ts';
import { migrateDatabase } from '../migrate.ts';
import { openDatabase } from '../pool.ts';
import { callsOfFunctions } from './callsOfFunctions.ts';
import { columnsOfTables } from './columnsOfTables.ts';

/**
 * Run `node gateway/src/database/testing/makeDump.ts SERVER FILE` before a release. It writes two small shops in a
 * database of this version, as SQL on which later versions are tested (upgrade.test), and the calls of functions and
 * the columns that the next version must keep (formerVersion.test). SERVER is the address of a PostgreSQL 15, the
 * oldest supported one; a `pg_dump` of that version or newer must be on the path.
 */
const [, , server = '', file = ''] = process.argv;
const name = `dump_${randomBytes(4).toString('hex')}`;
const url = new URL(server);
url.pathname = `/${name}`;

async function onServer(address: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

await onServer(server, `create database ${name}`);
const dataDir = await mkdtemp(join(tmpdir(), 'taem-dump-'));
try {
  await migrateDatabase(url.href);
  for (let shops = 0; shops < 2; shops += 1) await openAndSell();
  await onServer(url.href, ...unneeded());
  const { stdout } = await promisify(execFile)(
    'pg_dump',
    ['--no-owner', '--no-privileges', '--rows-per-insert=500', '--dbname', url.href],
    { maxBuffer: 1e9 },
  );
  // Removes psql's own commands.
  const text = stdout.replace(/^\\.*\n/gm, '');
  await writeFile(file, gzipSync(text, { level: 9 }));
  const columns = await columnsOfTables(url.href);
  await keep('formerCalls.txt', await callsOfFunctions());
  await keep(
    'formerColumns.txt',
    columns.map(({ line }) => line),
  );
} finally {
  await onServer(server, `drop database ${name} with (force)`);
  await rm(dataDir, { recursive: true, force: true });
}

async function keep(list: string, lines: readonly string[]): Promise<void> {
  await writeFile(new URL(`../${list}`, import.meta.url), `${lines.join('\n')}\n`);
}

/**
 * Deletes places of Thailand except the first of each kind, as they are the same in every database, and the key that
 * signed tokens.
 */
function unneeded(): string[] {
  return [
    'delete from signing_keys',
    'delete from postcodes where id not in (select id from postcodes order by id limit 3)',
    'delete from sub_districts s where not exists (select from postcodes where sub_district_id = s.id)',
    'delete from districts d where not exists (select from sub_districts where district_id = d.id)',
  ];
}

/** Sales to a member and to guests, one voided, one adjusted; a member renamed, rollups partly folded. */
async function openAndSell(): Promise<void> {
  const config = { ...readConfig({ LOG_LEVEL: 'error' }), dataDir, databaseUrl: url.href };
  const context = await openContext(config, url.href);
  const app = await buildApp(context);
  const database = openDatabase(url.href, { size: 2 });
  const shop = await openTestShop(database, 40);
  const { realmId, sessionId } = shop.session;
  const authorization = `Bearer ${await context.tokens.sign({ kind: 'user', realmId, sessionId })}`;
  const query = (text: string, values?: unknown[]) =>
    database.withRealm(realmId, (client) => client.query(text, values));
  const post = async (path: string, payload: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/v3.0/payment/${path}`,
      headers: { authorization },
      payload,
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().payload.transaction;
  };
  const sell = (bill: TestBill) => post('transaction', paymentBody(shop, bill));
  const [voids, adjusts] = await Promise.all([hashSecret('1111'), hashSecret('2222')]);
  await query('update merchant_settings set authorize_code_void_hash = $1, authorize_code_adjust_hash = $2', [
    voids,
    adjusts,
  ]);
  await query('update merchant_roles set authorizes = authorizes || $1::jsonb', [
    '[{"object_code": "Page.Merchant.Management.Payment_History", "action_codes": ["Read", "Write"]}]',
  ]);

  await sell({ tea: 2, memberId: shop.memberId });
  const other = await sell({ coffee: 1, tea: 1 });
  await query('select fold_rollups($1, 1000)', [realmId]);
  const spent = await sell({ coffee: 2, memberId: shop.memberId, pointsAsCash: 5 });
  const common = { locale: 'en-US', realm_id: realmId, branch_id: shop.branchId, remark: 'wrong drink' };
  await post('void', {
    ...common,
    transaction_no: other.transaction_no,
    authorize_pin: '1111',
    reason: 'wrong drink',
    __v: 0,
  });
  await post('adjust', {
    ...common,
    transaction_no: spent.transaction_no,
    member_id: shop.memberId,
    authorize_pin: '2222',
    type: 'reward',
    amount: 3,
    __v: 0,
  });
  await query("update members set firstname = 'สมชาย', version = version + 1");
  await database.close();
  await app.close();
  await closeContext(context);
}
