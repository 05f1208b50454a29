import type { DatabaseClient } from '../database/pool.ts';
import { refuseUnknown } from '../http/errors.ts';

/**
 * Refuses to edit the row that represents a service account among the users, which only the account updates
 * (keep_user_of_program.sql).
 */
export async function refuseProgram(client: DatabaseClient, userId: string): Promise<void> {
  const program = await client.query("select 1 from merchant_users where id = $1 and kind = 'program'", [userId]);
  if (program.rowCount !== 0) throw refuseUnknown('The user');
}
