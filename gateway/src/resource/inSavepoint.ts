import type { DatabaseClient } from '../database/pool.ts';
import { Refusal } from '../http/errors.ts';

/**
 * Runs work that a rule or the database may refuse, without losing the rest of the transaction; returns the refusal,
 * null if it succeeded.
 */
export async function inSavepoint(client: DatabaseClient, work: () => Promise<unknown>): Promise<Refusal | null> {
  await client.query('savepoint one');
  try {
    await work();
    await client.query('release savepoint one');
    return null;
  } catch (error) {
    await client.query('rollback to savepoint one');
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    if (refusal) return refusal;
    throw error;
  }
}

/** Returns the refusal for a violated constraint, as for every write of a record. */
function refusalOf(error: unknown): Refusal | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '23505')
    return new Refusal(422, 'VALIDATION', 'Another record has the same value, which only one may have.');
  if (code === '23503') return new Refusal(422, 'IN_USE', 'Other records refer to it, or what it refers to is gone.');
  return code.startsWith('23') ? new Refusal(422, 'VALIDATION', 'The value is not allowed.') : null;
}
