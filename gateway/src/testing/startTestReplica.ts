import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { prepareCluster } from '../database/embedded.ts';
import { STOP_PATIENCE, startServer, stopServer } from '../database/postgresServer.ts';
import { killPostmaster } from '../database/runningPostgres.ts';
import { queryOnce } from './emptyDatabase.ts';
import { type MovingAddress, openMovingAddress } from './movingAddress.ts';
import type { TestPostgres } from './startTestPostgres.ts';

/** A second PostgreSQL that follows the first, behind one address. */
export interface TestReplica {
  url: string;
  /** Keeps receiving, but applies nothing. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Kills it without any message. */
  kill(): Promise<void>;
  comeBack(): Promise<void>;
  silence: MovingAddress['silence'];
  stop(): Promise<void>;
}

const run = promisify(execFile);

/** Starts a replica from a copy taken while the primary runs, like a base backup. */
export async function startTestReplica({ url, dataDir }: Pick<TestPostgres, 'url' | 'dataDir'>): Promise<TestReplica> {
  const copy = await mkdtemp(join(tmpdir(), 'taem-replica-'));
  await chmod(copy, 0o755);
  const { folder: primary } = await prepareCluster(dataDir, () => undefined);
  const cluster = { ...(await prepareCluster(copy, () => undefined)), folder: join(copy, 'postgres') };
  const { port, password } = new URL(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  await run('cp', ['-a', primary, cluster.folder]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  await rm(join(cluster.folder, 'postmaster.pid'), { force: true });
  for (const [name, content] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(cluster.folder, name), content);
    if (cluster.account) await chown(join(cluster.folder, name), cluster.account.uid, cluster.account.gid);
  }
  const follows = `host=127.0.0.1 port=${port} user=postgres password=${password}`;
  await appendFile(join(cluster.folder, 'postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`);

  let running = await startServer(cluster, false, STOP_PATIENCE);
  const address = await openMovingAddress(() => running);
  const at = new URL(url);
  at.port = String(address.port);
  const direct = () => Object.assign(new URL(url), { port: String(running) }).href;
  return {
    url: at.href,
    pause: async () => void (await queryOnce(direct(), 'select pg_wal_replay_pause()')),
    resume: async () => void (await queryOnce(direct(), 'select pg_wal_replay_resume()')),
    kill: () => killPostmaster(cluster.folder),
    async comeBack() {
      running = await startServer(cluster, false, STOP_PATIENCE);
    },
    silence: address.silence,
    async stop() {
      await address.close();
      await stopServer(cluster, STOP_PATIENCE, ['immediate']);
      await rm(copy, { recursive: true, force: true });
    },
  };
}
