import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PostgresReport } from './testPostgresProcess.ts';

/** The variable with the address of a run's one PostgreSQL for all its processes. */
export const POSTGRES_OF_RUN = 'TAEM_TEST_POSTGRES';

/** Next to this file, as source or built. */
const PROGRAM = fileURLToPath(new URL(`./testPostgresProcess${extname(import.meta.url)}`, import.meta.url));

let own: Promise<string> | undefined;

/** Returns the PostgreSQL of this run, or else one that is started for this process and ends with it, however it ends. */
export function testPostgresUrl(): Promise<string> {
  const given = process.env[POSTGRES_OF_RUN];
  if (given) return Promise.resolve(given);
  own ??= startOwn();
  return own;
}

async function startOwn(): Promise<string> {
  const { url, keeper } = await startKeptPostgres();
  // None of this keeps the test process alive.
  keeper.unref();
  keeper.channel?.unref();
  return url;
}

/**
 * Starts a PostgreSQL in a separate process, which cleans it up when disconnected, or when this process ends, however
 * it ends.
 */
export async function startKeptPostgres(): Promise<{ url: string; keeper: ChildProcess }> {
  const keeper = fork(PROGRAM, [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Ctrl-C ends the tests; the keeper then sees its channel close, and cleans up.
    detached: true,
  });
  const [report] = (await Promise.race([
    once(keeper, 'message'),
    once(keeper, 'exit').then(([code]) => [{ failure: `its process ended with ${code}` }]),
  ])) as [PostgresReport];
  if ('failure' in report) throw new Error(`PostgreSQL does not start for the tests: ${report.failure}`);
  return { url: report.url, keeper };
}
