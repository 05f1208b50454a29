import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, chmod, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { databaseUrl, TEMPLATE } from './databaseUrl.ts';

export interface TestPostgres {
  url: string;
  /** The folder of its data. */
  dataDir: string;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const here = fileURLToPath(import.meta.url);

/** What the migrated database is built from: the sources in this repository, or the built files where the kit is installed. */
const SOURCES = here.endsWith('.ts')
  ? ['../database', '../../../domain/src', '../../../pnpm-lock.yaml'].map((path) => join(dirname(here), path))
  : [dirname(here)];
const KEPT = `taem-test-postgres-${userInfo().uid}-`;
const KEPT_FOR_MS = 7 * 24 * 3600 * 1000;

/**
 * Starts a PostgreSQL for tests, with one migrated database that every stack copies. The cluster is created once for
 * each state of the sources and kept in the folder for temporary files; a run works on a copy of it. With `logical`,
 * rows can be replicated from it.
 */
export async function startTestPostgres({ logical = false } = {}): Promise<TestPostgres> {
  const kept = join(tmpdir(), `${KEPT}${await hashOf(SOURCES)}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'taem-test-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const isKept = await copyCluster(kept, dataDir);
    // Under root, PostgreSQL runs as another account, which must be able to enter.
    await chmod(dataDir, 0o755);
    if (!isKept) await makeCluster(dataDir, kept);
    if (logical) await appendFile(join(dataDir, 'postgres/postgresql.auto.conf'), "wal_level = 'logical'\n");
    const postgres = await startThrowAway(dataDir);
    const stop = () => postgres.stop().then(remove);
    return { url: postgres.url, dataDir, stop };
  } catch (error) {
    // The caller gets no `stop` function to call.
    await remove();
    throw error;
  }
}

const startThrowAway = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, durable: false });

/** Migrates a new cluster and keeps a copy of it, taken while no server writes. */
async function makeCluster(dataDir: string, kept: string): Promise<void> {
  const postgres = await startThrowAway(dataDir);
  try {
    await createTemplate(postgres.url);
  } finally {
    await postgres.stop();
  }
  await removeOutdated();
  const unfinished = await mkdtemp(`${kept}.`);
  if (!(await copyCluster(dataDir, unfinished))) return rm(unfinished, { recursive: true });
  // Another run may have been faster, with the same content.
  await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true, force: true }));
}

/**
 * Copies with owners and permissions, which PostgreSQL checks; returns false if there is nothing to copy, or no program
 * that can do it.
 */
async function copyCluster(from: string, to: string): Promise<boolean> {
  if (process.platform === 'win32' || !(await stat(join(from, 'postgres')).catch(() => null))) return false;
  await utimes(from, new Date(), new Date());
  await run('cp', ['-a', `${from}/.`, to]);
  return true;
}

async function removeOutdated(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(KEPT)) continue;
    const folder = join(tmpdir(), name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > KEPT_FOR_MS) await rm(folder, { recursive: true, force: true });
  }
}

async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const path of paths) await addTo(hash, path);
  return hash.digest('hex').slice(0, 32);
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  if (!(await stat(path)).isDirectory()) return void hash.update(basename(path)).update(await readFile(path));
  for (const name of (await readdir(path)).sort()) {
    if (!name.includes('.test.')) await addTo(hash, join(path, name));
  }
}

async function createTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateDatabase(databaseUrl(url, TEMPLATE));
}
