import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresAccount } from './postgresAccount.ts';
import { type PostgresPrograms, runPostgresProgram } from './postgresPrograms.ts';
import { findRunningPostgres, killPostmaster, readPostmaster } from './runningPostgres.ts';
import { StartRefusal } from './StartRefusal.ts';

export interface Cluster {
  programs: PostgresPrograms;
  account: PostgresAccount | null;
  folder: string;
}

/** Seconds that a server may take to stop, for each way of stopping it. */
export interface StopPatience {
  /** It finishes running work and writes its buffers to disk. */
  fast: number;
  /** It drops everything and recovers at the next start. */
  immediate: number;
}

/** Together with the rest of a shutdown, this is less than the time after which the gateway's starter kills the gateway. */
export const STOP_PATIENCE: StopPatience = { fast: 15, immediate: 8 };
const START_SECONDS = 120;
const MAX_STARTS = 5;
const PAUSE_MS = 500;

/**
 * Starts the server on a free port and returns the port. A server that hangs while stopping is killed first. `further`
 * settings must not contain quotes.
 */
export async function startServer(
  cluster: Cluster,
  durable: boolean,
  patience: StopPatience,
  further: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { programs, account, folder } = cluster;
  for (let attempt = 1; ; attempt += 1) {
    const running = await findRunningPostgres(folder, patience.fast * 1000);
    if (running) return running;
    if ((await readPostmaster(folder))?.state === 'stopping') await stopServer(cluster, patience, ['immediate']);
    const port = await findFreePort();
    const settings = { ...SETTINGS, port: String(port), ...(durable ? {} : THROW_AWAY_SETTINGS) };
    const flags = [
      ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`),
      ...Object.entries(further).map(([name, value]) => `-c ${name}='${value}'`),
    ];
    const log = join(folder, 'server.log');
    const parameters = ['start', '-D', folder, '-w', '-t', String(START_SECONDS), '-l', log, '-o', flags.join(' ')];
    try {
      await runPostgresProgram(programs.pg_ctl, parameters, account);
      return port;
    } catch (error) {
      // Another gateway was faster on this folder, the port was taken in between, or processes of a killed server are
      // still ending.
      if (attempt === MAX_STARTS) throw await refuseStart(folder, firstLine(error));
      await wait(PAUSE_MS);
    }
  }
}

/** Stops the server, with more force if it does not end. */
export async function stopServer(
  { programs, account, folder }: Cluster,
  patience: StopPatience,
  modes: readonly (keyof StopPatience)[] = ['fast', 'immediate'],
): Promise<void> {
  for (const mode of modes) {
    const parameters = ['stop', '-D', folder, '-m', mode, '-w', '-t', String(patience[mode])];
    await runPostgresProgram(programs.pg_ctl, parameters, account).catch(() => undefined);
    if (!(await readPostmaster(folder))) return;
  }
  await killPostmaster(folder);
}

/** Names the process that occupies the folder, as there is nothing else to go by. */
export async function refuseStart(folder: string, reason: string): Promise<StartRefusal> {
  const postmaster = await readPostmaster(folder);
  return new StartRefusal(
    postmaster
      ? `PostgreSQL in ${folder} does not answer (${reason}): end its process ${postmaster.pid}, then start again.`
      : `PostgreSQL does not start in ${folder}, see server.log there: ${reason}`,
  );
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // On Debian, the default folder belongs to the system's own PostgreSQL.
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

/** Returns the first line that a program, or the database, wrote about its failure. */
export function firstLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) || error.message : String(error);
  return text.trim().split('\n')[0] ?? '';
}
