import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { BackupManifest } from '../backup/BackupManifest.ts';
import { openBackup } from '../backup/openBackup.ts';
import { namesOf } from '../backup/readTables.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { checkBooks } from '../check/checkBooks.ts';
import { newestMigration } from '../database/migrations/index.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { connected } from '../doctor/connected.ts';
import { openFileStore } from '../files/FileStore.ts';
import { ageOf } from './ageOf.ts';
import { startThrowAway } from './startThrowAway.ts';

/** Size of a restored shop with its indexes, relative to its file. */
const GROWS = 40;

/** The result of a drill: the newest restored moment, and the faults found. */
export interface Drilled {
  restoredTo: Date;
  faults: readonly string[];
}

/**
 * Restores a backup like `restore`, into a temporary PostgreSQL, and checks whether the result equals what was backed
 * up. `path` may be a folder, of which the newest file is used.
 */
export async function drillBackup(path: string, report: (line: string) => void): Promise<Drilled> {
  const file = await newestBackup(path);
  const started = performance.now();
  const backup = await openBackup(file);
  try {
    const { manifest } = backup;
    const throwAway = await startThrowAway((await stat(file)).size * GROWS);
    try {
      await restoreBackup(throwAway.url, backup, openFileStore(throwAway.folder), () => undefined);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const age = ageOf(new Date(manifest.takenAt));
      report(
        `${file}, ${age} old: ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} pictures.`,
      );
      const [isOurs, faults] = await examineCopy(throwAway.url, manifest, report);
      report(
        `Its tables are ${isOurs ? 'of this version' : `of an older version (${manifest.migrations.at(-1)}) and were brought up to date`}.`,
      );
      report(`Restored as of ${manifest.takenAt} in ${Math.round((performance.now() - started) / 1_000)} s.`);
      return { restoredTo: new Date(manifest.takenAt), faults };
    } finally {
      await throwAway.end();
    }
  } finally {
    backup.close();
  }
}

async function examineCopy(
  url: string,
  manifest: BackupManifest,
  report: (line: string) => void,
): Promise<[isOurs: boolean, faults: string[]]> {
  // Migrations of an older backup may add rows; its own were counted when they were loaded.
  const isOurs = manifest.migrations.at(-1) === newestMigration;
  const faults = isOurs ? await connected(url, (client) => compareCounts(client, manifest)) : [];
  if ((await checkBooks(url, report)) !== 0) faults.push('The books of the copy are not right.');
  return [isOurs, faults];
}

async function compareCounts(client: pg.Client, { tables }: BackupManifest): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, rows } of tables) {
    const { rows: counted } = await client.query<{ n: number }>(`select count(*)::float8 as n from ${namesOf([name])}`);
    const n = counted[0]?.n ?? 0;
    if (n !== rows) faults.push(`${name} has ${n} rows, and ${rows} in the list of the backup.`);
  }
  return faults;
}

/** Chooses by time of writing, as the shop chooses the names. */
async function newestBackup(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) return path;
  let newest: { file: string; writtenAt: number } | null = null;
  for (const name of await readdir(path)) {
    const file = join(path, name);
    const written = name.endsWith('.zip') ? await stat(file).catch(() => null) : null;
    if (written?.isFile() && written.mtimeMs > (newest?.writtenAt ?? 0)) newest = { file, writtenAt: written.mtimeMs };
  }
  if (newest) return newest.file;
  throw new StartRefusal(`There is no backup in ${path}: write one with npm run backup -- ${join(path, 'taem.zip')}`);
}
