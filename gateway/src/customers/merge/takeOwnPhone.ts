import type { Members } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';

/**
 * Lets a customer use a phone of an account that was merged into this one: the two phones are swapped, so that neither
 * is free for anyone else.
 */
export async function takeOwnPhone(client: DatabaseClient, memberId: string, phone: unknown): Promise<void> {
  if (typeof phone !== 'string') return;
  const { rows } = await client.query<Pick<Members, 'id'> & { own: Members['phone'] }>(HOLDER, [memberId, phone]);
  const [holder] = rows;
  if (!holder) return;
  await client.query('update members set phone = null where id = any($1::uuid[])', [[memberId, holder.id]]);
  await client.query('update members set phone = $2 where id = $1', [holder.id, holder.own]);
}

const HOLDER = `select m.id, k.phone as own from members m join members k on k.id = m.merged_into_id
  where m.merged_into_id = $1 and m.phone = $2`;
