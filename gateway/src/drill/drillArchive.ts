import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { checkBooks } from '../check/checkBooks.ts';
import type { ArchiveConfig } from '../config.ts';
import { archiveFolder, listBases, newestLogFile } from '../database/archive/ArchiveFolder.ts';
import { newestMigration } from '../database/migrations/index.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { connected } from '../doctor/connected.ts';
import { ageOf } from './ageOf.ts';
import type { Drilled } from './drillBackup.ts';
import { startThrowAway } from './startThrowAway.ts';

/** A base backup unpacked, by its size. */
const GROWS = 12;

/** Restores the archive as far as it goes, into a PostgreSQL that is thrown away. Nothing in it is brought up to date. */
export async function drillArchive({ dir }: ArchiveConfig, report: (line: string) => void): Promise<Drilled> {
  const started = performance.now();
  const base = (await listBases(dir)).at(-1);
  const newest = await newestLogFile(dir);
  if (!base || !newest) throw new StartRefusal(`There is no base backup in ${dir}: write one with npm run backup:base`);
  const { size } = await stat(join(archiveFolder(dir).bases, base.name, 'base.tar.gz'));
  const throwAway = await startThrowAway(size * GROWS, dir);
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

async function readLastChange(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name desc limit 1');
  return rows[0]?.name;
}
