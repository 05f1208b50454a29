import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The port of the server that runs on the folder, or null. A pid file whose number meanwhile belongs to another program
 * (usual after a container restart) would keep PostgreSQL from starting, so it is removed; one of a dead process stays,
 * because PostgreSQL checks it against shared memory that orphaned processes may still use.
 */
export async function findRunningPostgres(folder: string): Promise<number | null> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const file = join(folder, 'postmaster.pid');
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
    if (!(await isPostgres(pid))) {
      await rm(file, { force: true });
      return null;
    }
    if (lines[7]?.trim() === 'ready') return Number(lines[3]);
    // Starting or stopping: either ends soon.
    await wait(100);
  }
  return null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() =>
    run('ps', ['-o', 'command=', '-p', String(pid)]).then(
      ({ stdout }) => stdout,
      () => 'postgres',
    ),
  );
  return command.includes('postgres');
}
