import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { canReach } from '../postgresAccount.ts';
import type { Cluster } from '../postgresServer.ts';
import { StartRefusal } from '../StartRefusal.ts';

/** The contents of an archive of the embedded PostgreSQL. */
export const archiveFolder = (dir: string) => ({
  /** Finished log files, compressed, under their own names. */
  log: join(dir, 'wal'),
  /** Base backups, each in its folder; a complete one contains `base.json`. */
  bases: join(dir, 'base'),
  /** The pictures, as of the last base backup. */
  files: join(dir, 'files'),
  /**
   * The number of the only database that may archive here, and the id of its DATA_DIR, as a restored copy has the same
   * number.
   */
  mark: join(dir, 'database'),
});

const base = z.object({
  /** Every moment from here on can be restored; ISO 8601. */
  endedAt: z.iso.datetime(),
  /** The first log file that a restore from it needs. */
  firstFile: z.string().regex(/^[0-9A-F]{24}$/),
});

export interface BaseBackup {
  name: string;
  endedAt: Date;
  firstFile: string;
}

export const BASE_LIST = 'base.json';

/** Lists the complete base backups, oldest first. */
export async function listBases(dir: string): Promise<BaseBackup[]> {
  const { bases } = archiveFolder(dir);
  const found: BaseBackup[] = [];
  for (const name of await readdir(bases).catch(() => [])) {
    const text = await readFile(join(bases, name, BASE_LIST), 'utf8').catch(() => 'null');
    const { data } = base.safeParse(parseJson(text));
    if (data) found.push({ name, endedAt: new Date(data.endedAt), firstFile: data.firstFile });
  }
  return found.sort((a, b) => a.endedAt.getTime() - b.endedAt.getTime());
}

/** Returns the newest log file in the archive and when it was written; null if there is none. */
export async function newestLogFile(dir: string): Promise<{ name: string; writtenAt: Date } | null> {
  const { log } = archiveFolder(dir);
  const [newest] = (await readdir(log).catch(() => []))
    .map((file) => /^([0-9A-F]{24})\.gz$/.exec(file)?.[1] ?? '')
    .filter((name) => name !== '')
    .sort((a, b) => placeOf(b).localeCompare(placeOf(a)));
  if (!newest) return null;
  return { name: newest, writtenAt: (await stat(join(log, `${newest}.gz`))).mtime };
}

/** Returns the place of a log file among all, regardless of its timeline, which is the first third of its name. */
export const placeOf = (name: string): string => name.slice(8, 24);

/** Reads the number that a PostgreSQL cluster gets when it is created, and that its copies keep. */
export async function readDatabaseNumber(cluster: string): Promise<string> {
  const control = await open(join(cluster, 'global/pg_control'));
  try {
    const { buffer } = await control.read(Buffer.alloc(8), 0, 8, 0);
    return String(buffer.readBigUInt64LE());
  } finally {
    await control.close();
  }
}

const claim = z.object({
  /** Id of this DATA_DIR. It is stored beside the data, so that base backups do not contain it. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  /**
   * Inode of the data folder, the only thing that a copy of DATA_DIR does not share; absent if an earlier version wrote
   * the claim.
   */
  inode: z.string().optional(),
  /** The last folder it archived to; '' for none yet. */
  dir: z.string(),
});
type Claim = z.infer<typeof claim>;

const claimFile = (folder: string) => `${folder}.archive`;

/**
 * Reads the claim of a data folder; creates one if it is missing, damaged, or that of the folder from which this one
 * was copied.
 */
export async function readClaim(folder: string): Promise<Claim> {
  const text = await readFile(claimFile(folder), 'utf8').catch(() => 'null');
  const { data } = claim.safeParse(parseJson(text));
  const inode = String((await stat(folder, { bigint: true })).ino);
  if (data?.inode === inode) return data;
  const isOlder = data && data.inode === undefined;
  const current = { ...(isOlder ? data : { id: randomBytes(16).toString('hex'), dir: '' }), inode };
  await keepClaim(folder, current);
  return current;
}

async function keepClaim(folder: string, kept: Claim): Promise<void> {
  const unfinished = `${claimFile(folder)}.${process.pid}.part`;
  await writeFile(unfinished, JSON.stringify(kept), { flush: true });
  await rename(unfinished, claimFile(folder));
}

/** Returns the text that the mark of an archive has if this database may archive there. */
export const markOf = async (folder: string): Promise<string> =>
  `${await readDatabaseNumber(folder)} ${(await readClaim(folder)).id}`;

/** Returns why this database may not archive there; null if it may. */
export async function refusalOfArchive({ folder }: Pick<Cluster, 'folder'>, dir: string): Promise<string | null> {
  const found = (await readFile(archiveFolder(dir).mark, 'utf8').catch(() => null))?.trim();
  if (found === undefined)
    return `There is no archive in ${dir}: is its disk mounted? A new one begins with npm run backup:base -- --begin`;
  const own = await markOf(folder);
  if (found === own) return null;
  return found.split(' ')[0] === own.split(' ')[0]
    ? `The archive in ${dir} is that of the shop from which this one was copied: set ARCHIVE_DIR to an empty folder`
    : `The archive in ${dir} is that of another database: set ARCHIVE_DIR to an empty folder`;
}

/** Creates the folders, owned by the account that PostgreSQL runs as, and marks to which database they belong. */
export async function beginArchive(
  { folder, account }: Pick<Cluster, 'folder' | 'account'>,
  dir: string,
): Promise<void> {
  const isInside = !relative(folder, dir).startsWith('..');
  if (isInside) throw new StartRefusal(`ARCHIVE_DIR must not be in ${folder}, which is what it keeps a copy of`);
  const { log, bases, mark } = archiveFolder(dir);
  for (const path of [dir, log, bases]) {
    if (!(await mkdir(path, { recursive: true, mode: path === dir ? 0o755 : 0o700 })) || !account) continue;
    await chown(path, account.uid, account.gid);
  }
  await writeFile(mark, `${await markOf(folder)}\n`, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await keepClaim(folder, { ...(await readClaim(folder)), dir });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether PostgreSQL's account can reach the folder. */
export const mayEnterArchive = async ({ account }: Pick<Cluster, 'account'>, dir: string): Promise<boolean> =>
  !account || canReach(join(dir, 'wal'), account);
