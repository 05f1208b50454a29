import type { DatabaseClient } from '../database/pool.ts';
import { refuseUnknown } from '../http/errors.ts';

/** The row by which a service account is named among the users is kept by that account alone (keep_user_of_program.sql). */
export async function refuseProgram(client: DatabaseClient, userId: string): Promise<void> {
  const program = await client.query("select 1 from merchant_users where id = $1 and kind = 'program'", [userId]);
  if (program.rowCount !== 0) throw refuseUnknown('The user');
}
