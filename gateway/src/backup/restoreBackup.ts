import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateDatabase } from '../database/migrate.ts';
import { migrations, unreleased } from '../database/migrations/index.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import type { FileStore } from '../files/FileStore.ts';
import { fileEntry, tableEntry } from './BackupManifest.ts';
import type { Backup } from './openBackup.ts';
import { readTables, type TableShape } from './readTables.ts';

/**
 * Puts a backup into an empty database: makes the tables as they were when it was taken, loads all rows or none, and brings
 * the tables up to date. Every reference between rows is checked on the way.
 */
export async function restoreBackup(
  url: string,
  backup: Backup,
  files: FileStore,
  report: (line: string) => void,
): Promise<void> {
  const { manifest } = backup;
  if (manifest.migrations.some((name) => unreleased.includes(name))) {
    throw new StartRefusal('The backup is of a time before the first release and cannot be restored.');
  }
  const unknown = manifest.migrations.find((name) => !(name in migrations));
  if (unknown) throw new StartRefusal(`The backup is of a newer version of Taem (${unknown}): install that one first.`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await refuseWhileUsed(client);
    await refuseNewerTables(client, manifest.migrations);
    await migrateDatabase(url, report, manifest.migrations.at(-1));
    await refuseFull(client);
    for (const { path, sha256 } of manifest.files)
      await files.put(path, await buffer(backup.read(fileEntry(path), sha256)));
    await inOneTransaction(client, () => load(client, backup));
    await migrateDatabase(url, report);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** A gateway that runs keeps in its memory what it has read, such as the key that tokens are signed with. */
async function refuseWhileUsed(client: pg.Client): Promise<void> {
  const others = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`,
  );
  if (others.rowCount !== 0) throw new StartRefusal('Somebody works on this database: stop the gateways first.');
}

async function refuseNewerTables(client: pg.Client, known: readonly string[]): Promise<void> {
  const there = await client.query("select to_regclass('public.kysely_migration') is not null as made");
  if (!there.rows[0]?.made) return;
  const newer = await client.query('select 1 from kysely_migration where name <> all($1) limit 1', [known]);
  if (newer.rowCount !== 0) {
    throw new StartRefusal('The tables are of a newer version than the backup: restore into an empty database.');
  }
}

async function refuseFull(client: pg.Client): Promise<void> {
  const known = await client.query('select 1 from realms limit 1');
  if (known.rowCount !== 0) throw new StartRefusal('The database has a merchant already: restore into an empty one.');
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

async function load(client: pg.Client, backup: Backup): Promise<void> {
  const tables = await readTables(client);
  const forced = tables.filter(({ byRealm }) => byRealm);
  const alter = async (which: readonly TableShape[], change: string) => {
    for (const { name } of which) await client.query(`alter table ${name} ${change}`);
  };
  const enableAlways = (await client.query<{ sql: string }>(ENABLE_ALWAYS)).rows;
  // What the triggers would add is in the backup; the owner loads the rows of every realm.
  await alter(tables, 'disable trigger user');
  await alter(forced, 'no force row level security');
  // Filled by the migrations: the backup has these rows too.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name } of tables) await loadTable(client, backup, name);
  await client.query('set constraints all immediate');
  await alter(forced, 'force row level security');
  await alter(tables, 'enable trigger user');
  for (const { sql } of enableAlways) await client.query(sql);
  for (const { name, value, called } of backup.manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, called]);
  }
}

/** Triggers that also fire where the others are off; enabled along with all others they would not. */
const ENABLE_ALWAYS = `
  select format('alter table %s enable always trigger %I', tgrelid::regclass, tgname) as sql
  from pg_trigger where tgenabled = 'A' and not tgisinternal`;

async function loadTable(client: pg.Client, { manifest, read }: Backup, name: string): Promise<void> {
  const table = manifest.tables.find((one) => one.name === name);
  if (!table) return;
  const copy = client.query(copyFrom(`copy ${name} (${table.columns.join(', ')}) from stdin`));
  await pipeline(read(tableEntry(name), table.sha256), copy);
  if (copy.rowCount !== table.rows) throw new Error(`${name} has ${copy.rowCount} rows instead of ${table.rows}.`);
}
