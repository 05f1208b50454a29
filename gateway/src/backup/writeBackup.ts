import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import type { Realms } from '../database/generated/rows.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import {
  BACKUP_FORMAT,
  type BackupFile,
  type BackupManifest,
  type BackupSequence,
  type BackupTable,
  fileEntry,
  isFilePath,
  MANIFEST,
  MANIFEST_SUM,
  tableEntry,
} from './BackupManifest.ts';
import { namesOf, readTables, type TableShape } from './readTables.ts';
import { refusalOfBackup } from './restoreRefusals.ts';

type Client = pg.Client;

/**
 * Writes all rows at one moment, and the pictures, into one new file, while the shop goes on selling. The file gets its
 * name when it is complete; an interrupted one leaves nothing, and what a killed one left is removed when the next is
 * written into the same folder.
 */
export async function writeBackup(
  url: string,
  picturesFolder: string | null,
  file: string,
  interrupted?: AbortSignal,
): Promise<BackupManifest> {
  const unfinished = join(dirname(file), `.taem-backup-${randomUUID()}.part`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The running statement fails too, and reports why; without a listener, the event would end the process first.
  client.on('error', () => undefined);
  try {
    await refuseExisting(file);
    await removeLeft(dirname(file));
    await client.query('begin isolation level repeatable read read only');
    const manifest = await writeArchive(client, picturesFolder, unfinished, interrupted);
    await rename(unfinished, file);
    return manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw refusalOfBackup(error, file);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const LEFT = /^\.taem-backup-[\da-f-]{36}\.part$/;
/** Age from which an unfinished file is abandoned: one that is being written keeps growing. */
const STILL_MS = 60 * 60_000;

/**
 * Removes abandoned files, as an unfinished file contains every secret of the shop. A recent one may belong to another
 * process.
 */
async function removeLeft(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => LEFT.test(entry))) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => null);
    if (written && written.mtimeMs < Date.now() - STILL_MS) await rm(path, { force: true });
  }
}

async function refuseExisting(file: string): Promise<void> {
  const existing = await open(file, 'r').catch(() => null);
  await existing?.close();
  if (existing) throw new StartRefusal(`${file} is there already: choose another name.`);
}

async function writeArchive(
  client: Client,
  folder: string | null,
  path: string,
  interrupted?: AbortSignal,
): Promise<BackupManifest> {
  const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const tables: BackupTable[] = [];
  const files: BackupFile[] = [];
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    takenAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    sequences: await readSequences(client),
    tables,
    files,
  };
  const realms = await readRealms(client);
  const zip = new ZipFile();
  // Each is opened when its turn comes: one connection writes one table at a time.
  const add = (name: string, read: () => AsyncIterable<Uint8Array | string>) =>
    zip.addReadStreamLazy(name, (give) => {
      const content = Readable.from(read());
      // The archive has no listener: it would wait for the rest forever, and the event would end the process.
      content.once('error', (error) => zip.emit('error', error));
      give(null, content);
    });
  for (const table of await readTables(client)) {
    add(tableEntry(table.name), () => copyOut(client, table, realms, (written) => tables.push(written)));
  }
  // Listed after the rows: the pictures that rows refer to are in the folder by then.
  for (const name of folder ? await listFiles(folder) : []) {
    add(fileEntry(name), () => readPicture(join(folder ?? '', name), (sha256) => files.push({ path: name, sha256 })));
  }
  const list = createHash('sha256');
  add(MANIFEST, async function* () {
    const text = JSON.stringify(manifest, null, 1);
    list.update(text);
    yield text;
  });
  add(MANIFEST_SUM, async function* () {
    yield list.digest('hex');
  });
  zip.end();
  await writeWhole(zip, path, interrupted);
  return manifest;
}

/**
 * Writes the whole file. A backup contains every secret of the shop, so no other user of this machine may read it. It
 * is flushed to disk when this returns.
 */
async function writeWhole(zip: ZipFile, path: string, interrupted?: AbortSignal): Promise<void> {
  const failed = new Promise<never>((_, reject) => zip.on('error', reject));
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await Promise.race([pipeline(zip.outputStream, output, { signal: interrupted }), failed]);
}

async function readSequences(client: Client): Promise<BackupSequence[]> {
  const names = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const read: BackupSequence[] = [];
  for (const { name } of names.rows) {
    const state = await client.query<Omit<BackupSequence, 'name'>>(
      `select last_value::text as value, is_called as called from ${pg.escapeIdentifier(name)}`,
    );
    read.push({ name, value: '1', called: false, ...state.rows[0] });
  }
  return read;
}

/** Returns null if one read of a table returns all its rows, because the login bypasses row-level security. */
async function readRealms(client: Client): Promise<(string | null)[] | null> {
  const login = await client.query<{ bypasses: boolean }>(
    'select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user',
  );
  if (login.rows[0]?.bypasses) return null;
  const realms = await client.query<Pick<Realms, 'id'>>('select id from realms order by id');
  return [null, ...realms.rows.map(({ id }) => id)];
}

async function* copyOut(
  client: Client,
  { name, columns, byRealm }: TableShape,
  realms: readonly (string | null)[] | null,
  done: (table: BackupTable) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let rows = 0;
  for (const realm of byRealm && realms ? realms : [undefined]) {
    if (realm !== undefined) await client.query("select set_config('app.realm_id', $1, true)", [realm ?? '']);
    const of =
      realm === undefined
        ? ''
        : ` where realm_id is ${realm ? `not distinct from ${pg.escapeLiteral(realm)}` : 'null'}`;
    const copy = client.query(
      copyTo(`copy (select ${namesOf(columns)} from ${pg.escapeIdentifier(name)}${of}) to stdout`),
    );
    // The loop reads it; an error after its end has no listener and would end the process.
    copy.on('error', () => undefined);
    for await (const chunk of copy) {
      hash.update(chunk);
      yield chunk;
    }
    rows += copy.rowCount;
  }
  done({ name, columns, rows, sha256: hash.digest('hex') });
}

async function* readPicture(path: string, done: (sha256: string) => void): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    yield chunk;
  }
  done(hash.digest('hex'));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isFilePath)
    .sort();
}
