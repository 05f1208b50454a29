import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { ArchiveConfig } from '../../config.ts';
import { isArchiveInTrouble, readArchiveState } from '../readArchiveState.ts';
import { StartRefusal } from '../StartRefusal.ts';
import { archiveFolder, BASE_LIST, type BaseBackup, listBases, placeOf } from './ArchiveFolder.ts';

const BASE_LOCK = 4_100_003;
const DAY_MS = 86_400_000;

/**
 * Copies the whole embedded PostgreSQL into the archive while the shop sells, and removes what no restore within the
 * retention time needs. An interrupted base backup is removed by the next one.
 */
export async function writeBaseBackup(url: string, archive: ArchiveConfig): Promise<BaseBackup> {
  const { bases, log } = archiveFolder(archive.dir);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [BASE_LOCK]);
    if (!rows[0]?.taken) throw new StartRefusal('Another base backup is being written.');
    const state = await readArchiveState(client);
    if (!state.isOn) throw new StartRefusal('PostgreSQL runs without an archive: start Taem again with ARCHIVE_DIR.');
    if (isArchiveInTrouble(state))
      throw new StartRefusal('Archiving does not work: see npm run doctor, and server.log of PostgreSQL.');
    await removeUnfinished(archive.dir);
    const name = new Date().toISOString().replaceAll(':', '-');
    const position = await copyServer(url, join(bases, name));
    const answer = await client.query<{ file: string; at: Date }>('select pg_walfile_name($1) as file, now() as at', [
      position,
    ]);
    const { file = '', at = new Date() } = answer.rows[0] ?? {};
    // PostgreSQL has archived the backup's log to the folder that it was started with.
    if (!(await stat(join(log, `${file}.gz`)).catch(() => null)))
      throw new StartRefusal(
        `PostgreSQL does not archive into ${archive.dir}: name the ARCHIVE_DIR that Taem was started with.`,
      );
    const list = join(bases, name, BASE_LIST);
    await writeFile(`${list}.part`, JSON.stringify({ endedAt: at.toISOString(), firstFile: file }), { flush: true });
    await rename(`${list}.part`, list);
    await removeOutdated(archive);
    return { name, endedAt: at, firstFile: file };
  } finally {
    await client.end();
  }
}

/**
 * Lets PostgreSQL write the copy, with checksums, and wait until the copy's log is archived. Returns the position where
 * it begins.
 */
async function copyServer(url: string, to: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, replication: 'true' } as pg.ClientConfig);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const results = (await client.query(
      // These commands support a doubled quote and no other escape.
      `BASE_BACKUP (LABEL 'taem', TARGET 'server', TARGET_DETAIL '${to.replaceAll("'", "''")}', CHECKPOINT 'fast', WAL false,
        COMPRESSION 'gzip', COMPRESSION_DETAIL 'level=1', MANIFEST 'yes')`,
    )) as unknown as pg.QueryResult<{ recptr: string }>[];
    return results[0]?.rows[0]?.recptr ?? '';
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function removeUnfinished(dir: string): Promise<void> {
  const { bases } = archiveFolder(dir);
  const whole = new Set((await listBases(dir)).map(({ name }) => name));
  for (const name of await readdir(bases))
    if (!whole.has(name)) await rm(join(bases, name), { recursive: true, force: true });
}

/** Keeps the last base backup before the retention time begins, all later ones, and the log since the first of them. */
async function removeOutdated({ dir, days }: ArchiveConfig): Promise<void> {
  const { bases, log } = archiveFolder(dir);
  const all = await listBases(dir);
  const since = Date.now() - days * DAY_MS;
  const first = Math.max(
    0,
    all.findLastIndex(({ endedAt }) => endedAt.getTime() <= since),
  );
  for (const { name } of all.slice(0, first)) await rm(join(bases, name), { recursive: true, force: true });
  const needed = all[first];
  if (!needed) return;
  for (const file of await readdir(log))
    if (/^[0-9A-F]{24}\./.test(file) && placeOf(file) < placeOf(needed.firstFile)) await rm(join(log, file));
}
