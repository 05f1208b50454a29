import { startTestPostgres, type TestPostgres } from './startTestPostgres.ts';

export type PostgresTold = { url: string } | { failure: string };

/**
 * Keeps the PostgreSQL of one process of tests. A process apart, so that it is cleared up also where the tests are killed:
 * the channel between them closes, whatever happened.
 */
const started = startTestPostgres();

process.once('disconnect', () => {
  started.then(({ stop }: TestPostgres) => stop()).catch(() => undefined);
});

started.then(
  ({ url }) => tell({ url }),
  (error: unknown) => {
    tell({ failure: error instanceof Error ? error.message : String(error) });
    process.disconnect?.();
  },
);

function tell(told: PostgresTold): void {
  if (process.connected) process.send?.(told);
}
