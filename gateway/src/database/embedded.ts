import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type pg from 'pg';
import type { ArchiveConfig } from '../config.ts';
import { archiveLog } from './archive/archiveLog.ts';
import { holdOwnership } from './holdOwnership.ts';
import { canReach, choosePostgresAccount } from './postgresAccount.ts';
import { findPostgresPrograms, makeProgramsReachable, runPostgresProgram } from './postgresPrograms.ts';
import {
  type Cluster,
  firstLine,
  STOP_PATIENCE,
  type StopPatience,
  startServer,
  stopServer,
} from './postgresServer.ts';
import { findRunningPostgres } from './runningPostgres.ts';
import { StartRefusal } from './StartRefusal.ts';

export interface EmbeddedPostgres {
  url: string;
  /** The actual folder of the data; differs from DATA_DIR if PostgreSQL's account, under root, cannot reach that folder. */
  dataFolder: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  report?: (line: string) => void;
  /** Called when the database stops by itself and will not return. */
  onLost?: () => void;
  /** false only for throw-away test databases. */
  durable?: boolean;
  stopPatience?: StopPatience;
  /** null or absent: its log is not archived. */
  archive?: ArchiveConfig | null;
}

const SHARED_FOLDER = '/var/lib/taem';
const DATABASE = 'taem';

/** Starts the packaged PostgreSQL on the data folder, or takes over the one that a killed gateway left running. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const report = options.report ?? (() => undefined);
  const cluster = await prepareCluster(resolve(options.dataDir), report);
  if (!(await hasCluster(cluster.folder))) {
    report('Preparing a new PostgreSQL ...');
    await createCluster(cluster);
  }
  const password = await readFile(join(cluster.folder, PASSWORD_FILE), 'utf8');
  const patience = options.stopPatience ?? STOP_PATIENCE;
  const archiving = options.archive ? await archiveLog(cluster, options.archive, report) : {};
  const port = await startServer(cluster, options.durable ?? true, patience, archiving);
  const url = (database: string) => addressOf(port, password, database);

  const owned = { url: url('postgres'), folder: cluster.folder, dataDir: options.dataDir };
  let stopping = false;
  const ownership = await holdOwnership(owned, () => {
    if (!stopping) options.onLost?.();
  });
  await createDatabase(ownership.client);
  return {
    url: url(DATABASE),
    dataFolder: cluster.folder,
    async stop() {
      if (stopping) return;
      stopping = true;
      // If another gateway took the folder over, it is now using this same server.
      if (await ownership.release()) await stopServer(cluster, patience);
    },
  };
}

/** Returns the address of the server that currently runs on the data folder, whichever gateway owns it; null if none runs. */
export async function runningPostgresUrl(dataDir: string): Promise<string | null> {
  const { folder } = await prepareCluster(resolve(dataDir), () => undefined);
  const port = (await hasCluster(folder)) ? await findRunningPostgres(folder, STOP_PATIENCE.fast * 1000) : null;
  return port === null ? null : addressOf(port, await readFile(join(folder, PASSWORD_FILE), 'utf8'), DATABASE);
}

export function addressOf(port: number, password: string, database: string): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
}

async function hasCluster(folder: string): Promise<boolean> {
  try {
    await stat(join(folder, 'PG_VERSION'));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw new StartRefusal(
      `The database in ${folder} belongs to another account: start as that one, or choose another DATA_DIR.`,
    );
  }
}

export async function prepareCluster(dataDir: string, report: (line: string) => void): Promise<Cluster> {
  const programs = await findPostgresPrograms();
  const ownFolder = join(dataDir, 'postgres');
  // pg_ctl puts the path between the double quotes of a shell.
  if (process.platform !== 'win32' && /["$`\\]/.test(ownFolder))
    throw new StartRefusal(`PostgreSQL cannot work in ${ownFolder}: a path with ", $, \` or \\ in it is not possible.`);
  if (process.getuid?.() !== 0) {
    await mkdir(dataDir, { recursive: true });
    return { programs, account: null, folder: ownFolder };
  }
  const account = await choosePostgresAccount(ownFolder);
  await mkdir(dataDir, { recursive: true });
  const folder = (await canReach(ownFolder, account)) ? ownFolder : await reachableFolder(dataDir);
  if (folder !== ownFolder) report(`PostgreSQL's account cannot enter ${dataDir}: the database is kept in ${folder}`);
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 });
  if (folder !== ownFolder) await claimFolder(folder, dataDir);
  return { programs: await makeProgramsReachable(programs, account, SHARED_FOLDER), account, folder };
}

const LOCATION_FILE = 'postgres.location';
const locationOf = async (dataDir: string): Promise<string | null> =>
  (await readFile(join(dataDir, LOCATION_FILE), 'utf8').catch(() => null))?.trim() ?? null;

/**
 * Returns a folder that PostgreSQL's account can reach. A file in DATA_DIR names it, so that removing DATA_DIR starts
 * from scratch.
 */
async function reachableFolder(dataDir: string): Promise<string> {
  const file = join(dataDir, LOCATION_FILE);
  const name = `${basename(dirname(dataDir)) || 'data'}-${randomBytes(6).toString('hex')}`;
  await writeFile(file, `${join(SHARED_FOLDER, name, 'postgres')}\n`, { flag: 'wx' }).catch(() => undefined);
  return (await readFile(file, 'utf8')).trim();
}

/**
 * Writes down, beside the data, to which DATA_DIR it belongs, so that a copy of DATA_DIR is not taken for the original:
 * both name the same database, and two shops would share it. A folder that was moved keeps its data.
 */
async function claimFolder(folder: string, dataDir: string): Promise<void> {
  const owner = join(dirname(folder), 'data-dir');
  const [own, other] = await Promise.all([realpath(dataDir), readFile(owner, 'utf8').catch(() => '')]);
  if (other && other !== own && (await locationOf(other)) === folder) {
    throw new StartRefusal(
      `${dataDir} is a copy of ${other}, and both name the database in ${folder}: start ${other}, or copy the shop with backup and restore. If ${other} is not used any more, remove it.`,
    );
  }
  if (other !== own) await writeFile(owner, own);
}

const PASSWORD_FILE = 'superuser-password';

/** Runs initdb in a temporary folder and renames it last, so that a half-created cluster is never used. */
async function createCluster({ programs, account, folder }: Cluster): Promise<void> {
  const unfinished = `${folder}.${process.pid}.new`;
  const passwordFile = `${unfinished}.password`;
  const password = randomBytes(24).toString('base64url');
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account) {
      await chown(unfinished, account.uid, account.gid);
      await chown(passwordFile, account.uid, account.gid);
    }
    const parameters = [
      `--pgdata=${unfinished}`,
      `--pwfile=${passwordFile}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Built into PostgreSQL, so that text sorts the same on every machine, whatever locales are installed.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ];
    await runPostgresProgram(programs.initdb, parameters, account);
    await rename(passwordFile, join(unfinished, PASSWORD_FILE));
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
    if (await stat(join(folder, 'PG_VERSION')).catch(() => null)) return;
    throw new StartRefusal(`PostgreSQL could not be prepared in ${folder}: ${firstLine(error)}`);
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const existing = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (existing.rowCount === 0) await client.query(`create database ${DATABASE}`);
}
