import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateAndSeal } from '../cells/migrateAndSeal.ts';
import { END_WITH_PROGRAM } from '../database/endWithProgram.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { migrations, unreleased } from '../database/migrations/index.ts';
import { APPLICATION_ROLE } from '../database/prepareConnection.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import type { FileStore } from '../files/FileStore.ts';
import { type BackupManifest, type BackupTable, fileEntry, tableEntry } from './BackupManifest.ts';
import type { Backup } from './openBackup.ts';
import { namesOf, readTables, type TableShape } from './readTables.ts';
import { refusalOf } from './restoreRefusals.ts';

/**
 * Restores a backup into an empty database: creates the tables as they were when it was taken, loads all rows or none,
 * and migrates the tables. Every reference between rows is checked. The file may come from anyone: its content is only
 * used as rows, never as part of a statement, and is loaded by a role that may only write rows (docs/adr/0091).
 */
export async function restoreBackup(
  url: string,
  backup: Backup,
  files: FileStore,
  report: (line: string) => void,
): Promise<void> {
  const { manifest } = backup;
  refuseOtherVersions(manifest);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The running statement fails too, and reports why.
  client.on('error', () => undefined);
  try {
    await client.query(END_WITH_PROGRAM);
    await refuseWhileUsed(client);
    await refuseNewerTables(client, manifest.migrations);
    await explained('nothing', () => migrateDatabase(url, report, manifest.migrations.at(-1)));
    await refuseFull(client);
    const tables = await readTables(client);
    refuseOtherTables(manifest, tables);
    await refuseOtherSequences(client, manifest);
    await explained('nothing', async () => {
      for (const { path, sha256 } of manifest.files) {
        await files.put(path, await buffer(backup.read(fileEntry(path), sha256)));
      }
      await inOneTransaction(client, () => load(client, tables, backup));
    });
    await explained('rows', async () => {
      await migrateAndSeal(url, report);
      await client.query('analyze');
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Reports a failure in one line, with what has been restored by then. */
async function explained(restored: 'nothing' | 'rows', work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw refusalOf(error, restored);
  }
}

function refuseOtherVersions({ migrations: backedUp }: BackupManifest): void {
  if (backedUp.some((name) => unreleased.includes(name))) {
    throw new StartRefusal('The backup is from before the first release and cannot be restored.');
  }
  const ours = Object.keys(migrations).sort();
  const firstForeign = backedUp.findIndex((name, at) => name !== ours[at]);
  if (firstForeign === -1) return;
  // The file may come from a stranger: none of its names are written to the terminal.
  throw new StartRefusal(
    `The backup is of another or a newer version of Taem (change ${firstForeign + 1} of its tables is not known here): install that one first.`,
  );
}

/** Refuses while a gateway runs, as it caches what it has read, such as the signing key of tokens. */
async function refuseWhileUsed(client: pg.Client): Promise<void> {
  const others = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`,
  );
  if (others.rowCount !== 0) throw new StartRefusal('The database is in use: stop the gateways first.');
}

async function refuseNewerTables(client: pg.Client, current: readonly string[]): Promise<void> {
  const there = await client.query("select to_regclass('public.kysely_migration') is not null as made");
  if (!there.rows[0]?.made) return;
  const newer = await client.query('select 1 from kysely_migration where name <> all($1) limit 1', [current]);
  if (newer.rowCount !== 0) {
    throw new StartRefusal('The tables are of a newer version than the backup: restore into an empty database.');
  }
}

async function refuseFull(client: pg.Client): Promise<void> {
  const realms = await client.query('select 1 from realms limit 1');
  if (realms.rowCount !== 0) throw new StartRefusal('The database has a merchant already: restore into an empty one.');
}

/** Checks the file's names against the database: only names that exist there are used in statements. */
function refuseOtherTables({ tables: listed }: BackupManifest, tables: readonly TableShape[]): void {
  const there = new Map(tables.map((table) => [table.name, [...table.columns].sort().join()]));
  const fits = ({ name, columns }: BackupTable) => there.get(name) === [...columns].sort().join();
  if (listed.length === tables.length && listed.every(fits)) return;
  throw new StartRefusal('The backup is damaged: its tables are not those of its version. Nothing was restored.');
}

async function refuseOtherSequences(client: pg.Client, { sequences }: BackupManifest): Promise<void> {
  const there = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public'",
  );
  if (sequences.every(({ name }) => there.rows.some((one) => one.name === name))) return;
  throw new StartRefusal('The backup is damaged: its sequences are not those of its version. Nothing was restored.');
}

async function inOneTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function load(client: pg.Client, tables: readonly TableShape[], backup: Backup): Promise<void> {
  const guarded = tables.filter(({ isGuarded }) => isGuarded);
  const alter = async (which: readonly TableShape[], change: string) => {
    for (const { name } of which) await client.query(`alter table ${pg.escapeIdentifier(name)} ${change}`);
  };
  const enableAlways = (await client.query<{ sql: string }>(ENABLE_ALWAYS)).rows;
  // The backup contains what the triggers would add; the rows of every realm are loaded at once.
  await alter(tables, 'disable trigger user');
  await alter(guarded, 'disable row level security');
  // Emptied, as the backup also contains the rows that the migrations have inserted.
  await client.query(`truncate ${namesOf(tables.map(({ name }) => name))}`);
  await actAsApplication(client);
  for (const { name } of tables) await loadTable(client, backup, name);
  await client.query('set constraints all immediate');
  await client.query('reset role');
  await alter(guarded, 'enable row level security');
  await alter(tables, 'enable trigger user');
  for (const { sql } of enableAlways) await client.query(sql);
  for (const { name, value, called } of backup.manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [pg.escapeIdentifier(name), value, called]);
  }
}

/** Triggers that fire even where others are disabled; enabling all triggers would reset that. */
const ENABLE_ALWAYS = `
  select format('alter table %s enable always trigger %I', tgrelid::regclass, tgname) as sql
  from pg_trigger where tgenabled = 'A' and not tgisinternal`;

/** A superuser takes the role that requests act as; a login without that role only has rights on its own tables. */
async function actAsApplication(client: pg.Client): Promise<void> {
  await client.query(
    `select set_config('role', $1, true) from pg_roles where rolname = $1 and pg_has_role(current_user, oid, 'MEMBER')`,
    [APPLICATION_ROLE],
  );
  const role = await client.query<{ above: boolean }>(
    'select rolsuper as above from pg_roles where rolname = current_user',
  );
  if (role.rows[0]?.above !== false) throw new StartRefusal(`There is no role ${APPLICATION_ROLE} to load rows as.`);
}

async function loadTable(client: pg.Client, { manifest, read }: Backup, name: string): Promise<void> {
  const table = manifest.tables.find((one) => one.name === name);
  if (!table) return;
  const copy = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${namesOf(table.columns)}) from stdin`));
  await pipeline(read(tableEntry(name), table.sha256), copy);
  if (copy.rowCount === table.rows) return;
  throw new StartRefusal(
    `The backup is damaged: ${name} has ${copy.rowCount} rows instead of ${table.rows}. Nothing was restored.`,
  );
}
