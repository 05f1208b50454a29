import type { DatabaseClient } from './startTurn.ts';

/**
 * Runs a transaction's work that may be aborted: the signal cancels its statement, and the signal's reason is thrown.
 * `cancel` sends the request to PostgreSQL over another connection.
 */
export async function stoppedBy<T>(
  signal: AbortSignal,
  client: DatabaseClient,
  cancel: (pid: number) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  // Queried, because behind a pooler the connection does not have the process id (ADR 0024); it stays the same within a
  // transaction.
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  let cancelling: Promise<unknown> = Promise.resolve();
  const stop = () => {
    cancelling = cancel(rows[0]?.pid ?? 0).catch(() => undefined);
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
    // A late cancellation must not hit another request's statement.
    await cancelling;
  }
}
