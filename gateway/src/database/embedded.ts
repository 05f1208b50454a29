import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { canReach, choosePostgresAccount, type PostgresAccount } from './postgresAccount.ts';
import {
  findPostgresPrograms,
  makeProgramsReachable,
  type PostgresPrograms,
  runPostgresProgram,
} from './postgresPrograms.ts';
import { findRunningPostgres } from './runningPostgres.ts';
import { StartRefusal } from './StartRefusal.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Where the data really is; differs from DATA_DIR where root's database account cannot reach that folder. */
  dataFolder: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  report?: (line: string) => void;
  /** Called when the database goes away by itself. */
  onLost?: () => void;
  /** false only for throw-away test databases. */
  durable?: boolean;
}

interface Cluster {
  programs: PostgresPrograms;
  account: PostgresAccount | null;
  folder: string;
}

const SHARED_FOLDER = '/var/lib/taem';
const DATABASE = 'taem';
/** Held on one connection as long as a gateway owns the data folder; it goes with the process, even by kill -9. */
const OWNER_LOCK = 4_100_001;

/** Starts the packaged PostgreSQL on the data folder, or takes over one that a killed gateway left running. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const report = options.report ?? (() => undefined);
  const cluster = await prepareCluster(resolve(options.dataDir), report);
  if (!(await hasCluster(cluster.folder))) {
    report('Preparing a new PostgreSQL ...');
    await createCluster(cluster);
  }
  const password = await readFile(join(cluster.folder, PASSWORD_FILE), 'utf8');
  const port = (await findRunningPostgres(cluster.folder)) ?? (await startServer(cluster, options.durable ?? true));
  const url = (database: string) => addressOf(port, password, database);

  const owner = await takeOwnership(url('postgres'), options.dataDir);
  await createDatabase(owner);
  let stopping = false;
  owner.on('error', () => {
    if (!stopping) options.onLost?.();
  });
  return {
    url: url(DATABASE),
    dataFolder: cluster.folder,
    async stop() {
      if (stopping) return;
      stopping = true;
      await owner.end().catch(() => undefined);
      await runPostgresProgram(
        cluster.programs.pg_ctl,
        ['stop', '-D', cluster.folder, '-m', 'fast', '-w'],
        cluster.account,
      );
    },
  };
}

/** The address of the server that works on the data folder now, whoever owns it; null when there is none. */
export async function runningPostgresUrl(dataDir: string): Promise<string | null> {
  const { folder } = await prepareCluster(resolve(dataDir), () => undefined);
  const port = (await hasCluster(folder)) ? await findRunningPostgres(folder) : null;
  return port === null ? null : addressOf(port, await readFile(join(folder, PASSWORD_FILE), 'utf8'), DATABASE);
}

function addressOf(port: number, password: string, database: string): string {
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

async function prepareCluster(dataDir: string, report: (line: string) => void): Promise<Cluster> {
  const programs = await findPostgresPrograms();
  const wanted = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    await mkdir(dataDir, { recursive: true });
    return { programs, account: null, folder: wanted };
  }
  const account = await choosePostgresAccount(wanted);
  await mkdir(dataDir, { recursive: true });
  const folder = (await canReach(wanted, account)) ? wanted : await reachableFolder(dataDir);
  if (folder !== wanted) report(`PostgreSQL's account cannot enter ${dataDir}: the database is kept in ${folder}`);
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 });
  return { programs: await makeProgramsReachable(programs, account, SHARED_FOLDER), account, folder };
}

/** A file in DATA_DIR names the folder, so that a DATA_DIR that was removed begins anew. */
async function reachableFolder(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres.location');
  const name = `${basename(dirname(dataDir)) || 'data'}-${randomBytes(6).toString('hex')}`;
  await writeFile(file, `${join(SHARED_FOLDER, name, 'postgres')}\n`, { flag: 'wx' }).catch(() => undefined);
  return (await readFile(file, 'utf8')).trim();
}

const PASSWORD_FILE = 'superuser-password';

/** initdb works in a folder beside and the rename is the last step, so that a half-made cluster is never used. */
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
      // Built into PostgreSQL: text sorts the same on every machine, whatever locales are installed.
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

async function startServer({ programs, account, folder }: Cluster, durable: boolean): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const settings = { ...SETTINGS, port: String(port), ...(durable ? {} : THROW_AWAY_SETTINGS) };
    const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    const parameters = [
      'start',
      '-D',
      folder,
      '-w',
      '-t',
      '120',
      '-l',
      join(folder, 'server.log'),
      '-o',
      flags.join(' '),
    ];
    try {
      await runPostgresProgram(programs.pg_ctl, parameters, account);
      return port;
    } catch (error) {
      // Another gateway was quicker on this folder, the port was taken meanwhile, or processes of a killed server still end.
      const running = await findRunningPostgres(folder);
      if (running) return running;
      if (attempt === 5) {
        throw new StartRefusal(`PostgreSQL does not start in ${folder}, see server.log there: ${firstLine(error)}`);
      }
    }
  }
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // On Debian the default folder belongs to the system's own PostgreSQL.
  unix_socket_directories: "''",
  shared_buffers: '256MB',
  max_connections: '100',
  fsync: 'on',
  synchronous_commit: 'on',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const THROW_AWAY_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
};

function findFreePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no port'))));
    });
  });
}

async function takeOwnership(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const answer = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK]);
  if (answer.rows[0]?.taken) return client;
  await client.end();
  throw new StartRefusal(`Another gateway is already running on ${dataDir}: stop it, or choose another DATA_DIR.`);
}

async function createDatabase(client: pg.Client): Promise<void> {
  const known = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (known.rowCount === 0) await client.query(`create database ${DATABASE}`);
}

function firstLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) || error.message : String(error);
  return text.trim().split('\n')[0] ?? '';
}
