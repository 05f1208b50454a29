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

/** A base backup unpacked by its size, and a file of the log by that of its archived one: what it holds may all be new rows. */
const GROWS = 12;

/** Restores the archive as far as it goes, into a PostgreSQL that is thrown away. Nothing in it is brought up to date. */
export async function drillArchive({ dir }: ArchiveConfig, report: (line: string) => void): Promise<Drilled> {
  const started = performance.now();
  const base = (await listBases(dir)).at(-1);
  const newest = await newestLogFile(dir);
  if (!base || !newest) throw new StartRefusal(`There is no base backup in ${dir}: write one with npm run backup:base`);
  const throwAway = await startThrowAway((await archivedBytes(dir, base)) * GROWS, dir);
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

/** Of what a restore as far as the archive goes reads. */
async function archivedBytes(dir: string, { name, firstFile }: BaseBackup): Promise<number> {
  const { bases, log } = archiveFolder(dir);
  const applied = (await readdir(log)).filter(
    (file) => /^[0-9A-F]{24}\.gz$/.test(file) && placeOf(file) >= placeOf(firstFile),
  );
  const sizes = [join(bases, name, 'base.tar.gz'), ...applied.map((file) => join(log, file))].map(
    async (path) => (await stat(path)).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function readLastChange(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name desc limit 1');
  return rows[0]?.name;
}
