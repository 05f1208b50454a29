import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { canReach } from '../postgresAccount.ts';
import type { Cluster } from '../postgresServer.ts';
import { StartRefusal } from '../StartRefusal.ts';

/** What stands in an archive of the embedded PostgreSQL. */
export const archiveFolder = (dir: string) => ({
  /** Finished files of the log, compressed, under their names. */
  log: join(dir, 'wal'),
  /** Base backups, each in a folder; whole where `base.json` is in it. */
  bases: join(dir, 'base'),
  /** The pictures, as they were when the last base backup was taken. */
  files: join(dir, 'files'),
  /** The number of the only database that may archive here, and the id of its DATA_DIR: a restored copy has the same number. */
  mark: join(dir, 'database'),
});

const base = z.object({
  /** From here on every moment can be restored, ISO 8601. */
  endedAt: z.iso.datetime(),
  /** The first file of the log that a restore of it needs. */
  firstFile: z.string().regex(/^[0-9A-F]{24}$/),
});

export interface BaseBackup {
  name: string;
  endedAt: Date;
  firstFile: string;
}

export const BASE_LIST = 'base.json';

/** Those that are whole, oldest first. */
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

/** The newest file of the log there, and when it was written; null without one. */
export async function newestLogFile(dir: string): Promise<{ name: string; writtenAt: Date } | null> {
  const { log } = archiveFolder(dir);
  const [newest] = (await readdir(log).catch(() => []))
    .map((file) => /^([0-9A-F]{24})\.gz$/.exec(file)?.[1] ?? '')
    .filter((name) => name !== '')
    .sort((a, b) => placeOf(b).localeCompare(placeOf(a)));
  if (!newest) return null;
  return { name: newest, writtenAt: (await stat(join(log, `${newest}.gz`))).mtime };
}

/** Where a file of the log stands among all, whatever its timeline, which is the first third of its name. */
export const placeOf = (name: string): string => name.slice(8, 24);

/** Every PostgreSQL has a number from when it was created, and copies of it keep it. */
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
  /** Of this DATA_DIR. It is beside the data and not in what a base backup holds of them. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  /** The inode of the data folder, as a copy of DATA_DIR has all else; absent where an earlier version wrote this. */
  inode: z.string().optional(),
  /** Where it archived to last; '' for nowhere yet. */
  dir: z.string(),
});
type Claim = z.infer<typeof claim>;

const claimFile = (folder: string) => `${folder}.archive`;

/** Makes one where there is none, a damaged one, or that of the folder from which this one was copied. */
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

/** What the mark of an archive says where this database may archive there. */
export const markOf = async (folder: string): Promise<string> =>
  `${await readDatabaseNumber(folder)} ${(await readClaim(folder)).id}`;

/** Whether this database may archive there, or why not. */
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

/** Makes the folders, which belong to the account that PostgreSQL runs as, and marks whose they are. */
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

/** Whether the account of PostgreSQL gets to the folder. */
export const mayEnterArchive = async ({ account }: Pick<Cluster, 'account'>, dir: string): Promise<boolean> =>
  !account || canReach(join(dir, 'wal'), account);
