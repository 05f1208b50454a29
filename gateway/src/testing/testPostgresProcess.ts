import { startTestPostgres, type TestPostgres } from './startTestPostgres.ts';

export type PostgresReport = { url: string } | { failure: string };

/**
 * Keeps the PostgreSQL of one test process. It is a separate process, so that it is cleaned up even if the tests are
 * killed: the channel between them closes in any case.
 */
const started = startTestPostgres();

process.once('disconnect', () => {
  started.then(({ stop }: TestPostgres) => stop()).catch(() => undefined);
});

started.then(
  ({ url }) => report({ url }),
  (error: unknown) => {
    report({ failure: error instanceof Error ? error.message : String(error) });
    process.disconnect?.();
  },
);

function report(message: PostgresReport): void {
  if (process.connected) process.send?.(message);
}
