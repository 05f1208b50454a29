import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { checkBooks } from '../check/checkBooks.ts';
import type { ArchiveConfig } from '../config.ts';
import {
  archiveFolder,
  type BaseBackup,
  listBases,
  newestLogFile,
  placeOf,
} from '../database/archive/ArchiveFolder.ts';
import { newestMigration } from '../database/migrations/index.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { connected } from '../doctor/connected.ts';
import { ageOf } from './ageOf.ts';
import type { Drilled } from './drillBackup.ts';
import { startThrowAway } from './startThrowAway.ts';

/** Unpacked size of an archived file, relative to its size. */
const GROWS = 12;
/** Maximum content of a log file, which may all be new rows. */
const LOG_FILE = 16 * 2 ** 20;

/**
 * Returns the space that a restored copy may need, by the sizes of archived files: the base backup, and the log that is
 * applied to it.
 */
export const roomOf = (base: number, log: readonly number[]): number =>
  log.reduce((sum, size) => sum + Math.min(size * GROWS, LOG_FILE), base * GROWS);

/** Restores the archive to its end, into a temporary PostgreSQL. Nothing in it is migrated. */
export async function drillArchive({ dir }: ArchiveConfig, report: (line: string) => void): Promise<Drilled> {
  const started = performance.now();
  const base = (await listBases(dir)).at(-1);
  const newest = await newestLogFile(dir);
  if (!base || !newest) throw new StartRefusal(`There is no base backup in ${dir}: write one with npm run backup:base`);
  const throwAway = await startThrowAway(await roomOfArchive(dir, base), dir);
  try {
    const reachedAt = throwAway.reachedAt ?? base.endedAt;
    const seconds = Math.round((performance.now() - started) / 1_000);
    report(
      `${dir}: the archive reaches to ${reachedAt.toISOString()}, ${ageOf(reachedAt)} ago, with the log of ${ageOf(newest.writtenAt)} ago. Restored in ${seconds} s.`,
    );
    const last = await connected(throwAway.url, readLastChange);
    if (last !== newestMigration) {
      report(`Its tables are of another version (${last ?? 'none'}), so its books were not compared.`);
      return { restoredTo: reachedAt, faults: [] };
    }
    const areRight = (await checkBooks(throwAway.url, report)) === 0;
    return { restoredTo: reachedAt, faults: areRight ? [] : ['The books of the copy are not right.'] };
  } finally {
    await throwAway.end();
  }
}

/** Returns the space needed for what a restore to the end of the archive reads. */
async function roomOfArchive(dir: string, { name, firstFile }: BaseBackup): Promise<number> {
  const { bases, log } = archiveFolder(dir);
  const applied = (await readdir(log)).filter(
    (file) => /^[0-9A-F]{24}\.gz$/.test(file) && placeOf(file) >= placeOf(firstFile),
  );
  const sizeOf = async (path: string) => (await stat(path)).size;
  const sizes = await Promise.all(applied.map((file) => sizeOf(join(log, file))));
  return roomOf(await sizeOf(join(bases, name, 'base.tar.gz')), sizes);
}

async function readLastChange(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name desc limit 1');
  return rows[0]?.name;
}
