import type { DatabaseClient } from './startTurn.ts';

/**
 * Runs a transaction's work that nobody may want any more: with the signal its statement is cancelled, and what it throws
 * is the signal's reason. `cancel` asks PostgreSQL over another connection.
 */
export async function stoppedBy<T>(
  signal: AbortSignal,
  client: DatabaseClient,
  cancel: (pid: number) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  // Behind a pooler the connection does not know it (ADR 0024); within a transaction it stays the same.
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  let asked: Promise<unknown> = Promise.resolve();
  const stop = () => {
    asked = cancel(rows[0]?.pid ?? 0).catch(() => undefined);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    const result = await work();
    signal.throwIfAborted();
    return result;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', stop);
    // It must not meet the statement of somebody else.
    await asked;
  }
}
