import { isStalePlan } from '../database/isStalePlan.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import { Refusal } from './errors.ts';
import { type Once, writeOnce } from './writeOnce.ts';

const MAX_ROUNDS = 20;

/**
 * Runs `writeOnce` again if the data changed while it ran: nothing was written then. `isAgain` recognises further such
 * cases.
 */
export async function writeAgain<Answer>(
  database: Database,
  once: Once,
  write: (client: DatabaseClient) => Promise<Answer>,
  isAgain: (error: unknown) => boolean = () => false,
): Promise<Answer> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    try {
      return await writeOnce(database, once, write);
    } catch (error) {
      if (!isStalePlan(codeOf(error)) && !isAgain(error)) throw error;
    }
  }
  throw new Refusal(503, 'RECORD_BUSY', 'Too many changes of this member at once, try again.');
}

/** Returns the code of an error of PostgreSQL, or of a refusal. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);
