import type { Sessions } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';

/**
 * Stores a password and ends the user's sessions except one, and the sessions of tills that the user opened; returns
 * the ended ones.
 */
export async function setPassword(
  client: DatabaseClient,
  userId: string,
  passwordHash: string,
  keptSessionId: string | null,
): Promise<string[]> {
  await client.query('update merchant_users set password_hash = $2 where id = $1', [userId, passwordHash]);
  await client.query('delete from password_otps where user_id = $1', [userId]);
  const ended = await client.query<Pick<Sessions, 'id'>>(END_OTHERS, [userId, keptSessionId]);
  return ended.rows.map(({ id }) => id);
}

const END_OTHERS = `
  update sessions set ended_at = now()
  where (user_id = $1 or till_opened_by_id = $1) and ended_at is null and id is distinct from $2 returning id`;
