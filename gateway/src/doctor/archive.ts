import { readdir, stat } from 'node:fs/promises';
import type pg from 'pg';
import type { ArchiveConfig, Config } from '../config.ts';
import { archiveFolder, listBases } from '../database/archive/ArchiveFolder.ts';
import { isArchiveInTrouble, readArchiveState } from '../database/readArchiveState.ts';
import { ageOf } from '../drill/ageOf.ts';
import { type Finding, findingsAbout } from './Finding.ts';
import { roomFinding } from './machine.ts';

const GIBIBYTE = 2 ** 30;
/** Age of a base backup that is too old: a restore applies all of the log since then. */
const OLD_BASE_DAYS = 8;
const DAY_MS = 86_400_000;

/** Checks whether the log is archived outside the machine; otherwise a dead disk costs everything since the last backup. */
export async function archiveFindings(client: pg.Client, config: Config): Promise<Finding[]> {
  const { good, warning, fault } = findingsAbout('archive');
  const state = await readArchiveState(client);
  if (!state.isOn) {
    return config.databaseUrl === null
      ? [good('no ARCHIVE_DIR: a dead disk costs what was sold since the last backup')]
      : [warning('archive_mode is off: a dead disk costs what was sold since the last backup')];
  }
  if (state.goesNowhere) return [fault('archive_mode is on, but archive_command is empty: the log piles up')];
  const why = state.failedAt === null ? 'archiving is behind' : `archiving fails since ${state.failedAt}`;
  const kept = `${state.waiting} files (${(state.waitingBytes / GIBIBYTE).toFixed(1)} GiB) wait on PostgreSQL's disk, and more until it is full`;
  if (isArchiveInTrouble(state))
    return [fault(`${why}, ${kept}: see the log of PostgreSQL, and the disk of the archive`)];
  const standing = good(state.archivedAt === null ? 'on, nothing archived yet' : `last file at ${state.archivedAt}`);
  return [standing, ...(config.archive ? await folderFindings(config.archive, config.dataDir) : [])];
}

/** Checks the base backup that a restore would begin with, and the free space. */
async function folderFindings({ dir }: ArchiveConfig, dataDir: string): Promise<Finding[]> {
  const { good, warning, fault } = findingsAbout('archive');
  const isThere = await readdir(archiveFolder(dir).log).then(
    () => true,
    () => false,
  );
  if (!isThere) return [fault(`there is no archive in ${dir}: is its disk mounted?`)];
  const [first, ...others] = await listBases(dir);
  if (!first) return [fault('it has no base backup, so nothing can be restored from it: npm run backup:base')];
  const newest = others.at(-1) ?? first;
  const since = `every moment since ${first.endedAt.toISOString()} can be restored`;
  const isOld = Date.now() - newest.endedAt.getTime() > OLD_BASE_DAYS * DAY_MS;
  return [
    isOld
      ? warning(
          `${since}, but slowly, the newest base backup is ${ageOf(newest.endedAt)} old: npm run backup:base by cron`,
        )
      : good(since),
    await roomFinding(dir, 'the archive', findingsAbout('archive')),
    ...((await stat(dir)).dev === (await stat(dataDir)).dev
      ? [warning('it is on the disk of DATA_DIR, and is lost with it: set ARCHIVE_DIR to another disk or machine')]
      : []),
  ];
}
