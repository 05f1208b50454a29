import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The main process of a server, from the pid file in its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Also 'ready' while it recovers right after one of its processes crashed. */
  state: 'starting' | 'ready' | 'stopping';
}

const MAX_START_MS = 120_000;
const LOOK_EVERY_MS = 100;

/**
 * Returns the port of the server that runs on the folder; null if none runs, or if it has been stopping for so long
 * that it will not end by itself.
 */
export async function findRunningPostgres(folder: string, longestStopMs: number): Promise<number | null> {
  const longest = { starting: MAX_START_MS, stopping: longestStopMs };
  const waited = { starting: 0, stopping: 0 };
  for (;;) {
    const postmaster = await readPostmaster(folder);
    if (!postmaster) return null;
    const { state, port } = postmaster;
    if (state === 'ready') return port;
    if (waited[state] >= longest[state]) return null;
    await wait(LOOK_EVERY_MS);
    waited[state] += LOOK_EVERY_MS;
  }
}

/**
 * Returns the server that runs on the folder, or null. A pid file whose number now belongs to another program (usual
 * after a container restart) would keep PostgreSQL from starting, so it is removed; the file of a dead process stays,
 * because PostgreSQL checks it against shared memory that orphaned processes may still use.
 */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  const file = join(folder, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  if (!(await commandOf(pid)).includes('postgres')) {
    await rm(file, { force: true });
    return null;
  }
  const state = lines[7]?.trim();
  return { pid, port: Number(lines[3]), state: state === 'ready' || state === 'stopping' ? state : 'starting' };
}

/** Kills the server's main process at once; whatever it had confirmed is in its log, so nothing is lost. */
export async function killPostmaster(folder: string): Promise<void> {
  const postmaster = await readPostmaster(folder);
  // Never kills another owner's server, whatever the file says.
  if (!postmaster || !(await commandOf(postmaster.pid)).includes(folder)) return;
  process.kill(postmaster.pid, 'SIGKILL');
  while ((await readPostmaster(folder))?.pid === postmaster.pid) await wait(LOOK_EVERY_MS);
}

/** Kills the server that runs on the data, and removes the folder that contains it. */
export async function removeWithServer(data: string, folder = data): Promise<void> {
  await killPostmaster(data);
  // The server's other processes notice a moment later that it is gone, and write until then.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'win32') return 'postgres';
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() =>
    run('ps', ['-o', 'command=', '-p', String(pid)]).then(
      ({ stdout }) => stdout,
      () => 'postgres',
    ),
  );
}
