import type { DatabaseClient } from '../database/pool.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { refuseUserBeyondOwn } from './refuseMoreThanOwn.ts';

/**
 * PERM-15: Refuses to let users delete themselves. A user who has sold something stays in the records of sales, and is
 * deactivated instead.
 */
export async function refuseOwnRemoval(client: DatabaseClient, session: GatewaySession, id: string): Promise<void> {
  if (id === session.userId) throw new Refusal(422, 'OWN_ACCOUNT', 'Users cannot delete their own account.');
  await refuseUserBeyondOwn(client, session, id);
  await client.query('delete from sessions where user_id = $1', [id]);
}
