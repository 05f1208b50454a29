import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { programEnvironment } from '../../config.ts';
import { addressOf, prepareCluster } from '../embedded.ts';
import { type Cluster, firstLine, STOP_PATIENCE, startServer, stopServer } from '../postgresServer.ts';
import { isAlive, readPostmaster, removeWithServer } from '../runningPostgres.ts';
import { StartRefusal } from '../StartRefusal.ts';
import { archiveFolder, type BaseBackup, listBases, newestLogFile, placeOf } from './ArchiveFolder.ts';
import { shellQuoted } from './archiveLog.ts';

export interface Restored {
  /** Time of the last transaction that was restored; null if none came after the base backup. */
  reachedAt: Date | null;
  base: BaseBackup;
}

const LOOK_EVERY_MS = 200;
const SCRIPT = 'restore.sh';
const LOG = 'server.log';

/**
 * Restores the embedded PostgreSQL of an empty DATA_DIR to a moment, or to the end of the archive if it is null. Only
 * reads the archive, and leaves the server stopped. An interrupted restore leaves nothing under the data's name:
 * `bringRest` brings everything else that belongs to the data before it gets that name.
 */
export async function restoreToMoment(
  dir: string,
  dataDir: string,
  moment: Date | null,
  bringRest: () => Promise<void> = async () => undefined,
): Promise<Restored> {
  const cluster = await prepareCluster(dataDir, () => undefined);
  const { folder } = cluster;
  if (await stat(folder).catch(() => null))
    throw new StartRefusal(`There is a database in ${folder} already: restore into another DATA_DIR.`);
  await removeRestores(folder);
  const base = await chooseBase(dir, moment);
  await refuseUnreadable(dir, cluster);
  const unfinished = { ...cluster, folder: `${folder}.${process.pid}.new` };
  try {
    await unpack(join(archiveFolder(dir).bases, base.name), unfinished);
    const reachedAt = await replay(dir, unfinished, moment);
    await bringRest();
    await rename(unfinished.folder, folder);
    return { reachedAt, base };
  } finally {
    await stopServer(unfinished, STOP_PATIENCE, ['immediate']);
    await removeWithServer(unfinished.folder);
  }
}

/**
 * Removes what killed restores of a data folder have left. This process's number counts as killed too: its own restore
 * has ended or not begun, and in a container every process has the same number.
 */
export async function removeRestores(folder: string): Promise<void> {
  const left = new RegExp(`^${basename(folder)}\\.(\\d+)\\.new$`);
  for (const name of await readdir(dirname(folder)).catch(() => [])) {
    const pid = Number(left.exec(name)?.[1] ?? 0);
    if (pid === 0 || (pid !== process.pid && isAlive(pid))) continue;
    await removeWithServer(join(dirname(folder), name));
  }
}

async function chooseBase(dir: string, moment: Date | null): Promise<BaseBackup> {
  const bases = await listBases(dir);
  const [first] = bases;
  if (!first) throw new StartRefusal(`There is no base backup in ${dir}.`);
  const base = bases.findLast(({ endedAt }) => moment === null || endedAt <= moment);
  if (base) return base;
  throw new StartRefusal(`The archive begins at ${first.endedAt.toISOString()}: choose a later moment.`);
}

/** PostgreSQL would take a file that it cannot read for the end of the archive. */
async function refuseUnreadable(dir: string, { account }: Cluster): Promise<void> {
  const { log } = archiveFolder(dir);
  const [name] = await readdir(log);
  const owner = name ? await stat(join(log, name)) : null;
  if (!account || !owner || owner.uid === account.uid) return;
  throw new StartRefusal(`PostgreSQL's account cannot read the archive: chown -R ${account.uid}:${account.gid} ${dir}`);
}

async function unpack(base: string, { folder, account }: Cluster): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  const tar = spawn('tar', ['-xzf', '-', '-C', folder], {
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
    env: programEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  tar.stderr.on('data', (part) => (said += part));
  const ended = once(tar, 'exit');
  const [code] = await Promise.all([
    ended.then(([exitCode]) => exitCode as number | null),
    pipeline(createReadStream(join(base, 'base.tar.gz')), tar.stdin).catch(() => undefined),
  ]);
  if (code !== 0)
    throw new StartRefusal(`The base backup cannot be unpacked: ${firstLine(said || `tar ended with ${code}`)}`);
  await rm(join(folder, LOG), { force: true });
}

/** Applies the log of the archive, and returns the time of the last transaction in it. */
async function replay(dir: string, cluster: Cluster, moment: Date | null): Promise<Date | null> {
  const { folder, account } = cluster;
  const script = `gzip -dc ${shellQuoted(archiveFolder(dir).log)}/"$1".gz > "$2"\n`;
  for (const [name, text] of [
    ['recovery.signal', ''],
    [SCRIPT, script],
  ] as const) {
    await writeFile(join(folder, name), text);
    if (account) await chown(join(folder, name), account.uid, account.gid);
  }
  // Read before the replay, as the shop may archive more in the meantime.
  const newest = moment === null ? await newestLogFile(dir) : null;
  const port = await startServer(cluster, true, STOP_PATIENCE, {
    archive_mode: 'off',
    restore_command: `sh ${SCRIPT} %f %p`,
    recovery_target_action: 'promote',
    ...(moment ? { recovery_target_time: moment.toISOString().replace('T', ' ').replace('Z', '+00') } : {}),
  }).catch((error: unknown) => refuse(folder, error));
  const password = await readFile(join(folder, 'superuser-password'), 'utf8');
  const { at, position } = await untilPromoted(folder, addressOf(port, password, 'postgres'));
  if (newest) refuseGap(newest.name, position);
  await stopServer(cluster, STOP_PATIENCE);
  await rm(join(folder, SCRIPT));
  return at;
}

interface Promoted {
  at: Date | null;
  /** The position where its log ended. */
  position: string;
}

async function untilPromoted(folder: string, url: string): Promise<Promoted> {
  for (;;) {
    const state = await readState(url).catch(() => null);
    if (state && !state.recovering) return state;
    if (!(await readPostmaster(folder))) return await refuse(folder, 'it ended');
    await wait(LOOK_EVERY_MS);
  }
}

async function readState(url: string): Promise<Promoted & { recovering: boolean }> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Promoted & { recovering: boolean }>(
      `select pg_is_in_recovery() as recovering, pg_last_xact_replay_timestamp() as at,
        pg_last_wal_replay_lsn()::text as position`,
    );
    return rows[0] ?? { recovering: true, at: null, position: '0/0' };
  } finally {
    await client.end();
  }
}

/** Refuses if log files are missing: PostgreSQL takes a missing or damaged file for the end of the archive. */
function refuseGap(newest: string, position: string): void {
  const [high = '0', low = '0'] = position.split('/');
  const reached = `${high.padStart(8, '0')}${((Number.parseInt(low, 16) >> 24) & 0xff).toString(16).toUpperCase().padStart(8, '0')}`;
  if (placeOf(newest) > reached)
    throw new StartRefusal(
      `The archive has files of the log up to ${newest}, but they end at ${position}: one between is missing or damaged. Restore to a moment before, with --at.`,
    );
}

/** Throws with PostgreSQL's last message. */
async function refuse(folder: string, error: unknown): Promise<never> {
  const said = await readFile(join(folder, LOG), 'utf8').catch(() => '');
  const last = /last completed transaction was at log time (.*)/.exec(said)?.[1];
  if (said.includes('recovery ended before configured recovery target was reached'))
    throw new StartRefusal(
      `The archive ends before that moment${last ? `, at ${last}` : ''}: restore to an earlier one, or --at latest.`,
    );
  const fatal = /FATAL: +(.*)/.exec(said)?.[1];
  throw new StartRefusal(`PostgreSQL cannot be restored: ${fatal ?? firstLine(error)}`);
}
