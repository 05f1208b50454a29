import { businessDateSql } from '../../database/businessDay.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import type { MergeAccount } from './MergeAccount.ts';

type Party = Pick<MergeAccount, 'id' | 'code'>;

/**
 * Moves points from one account to the other, in the ledgers of both: the outgoing entry comes before the incoming one,
 * each with the code of the other account.
 */
export async function movePoints(
  client: DatabaseClient,
  session: GatewaySession,
  { mergeId, points, from, to }: { mergeId: string; points: number; from: Party; to: Party },
): Promise<void> {
  if (points === 0) return;
  for (const [party, other, difference] of [[from, to, -points] as const, [to, from, points] as const]) {
    await client.query('update members set points = points + $2 where id = $1', [party.id, difference]);
    await client.query(ENTRY, [party.id, difference, session.userId, other.code, mergeId]);
  }
}

const ENTRY = `
  insert into point_entries (member_id, kind, points, business_date, by_id, remark, merge_id)
  select m.id, 'merge', $2, ${businessDateSql('now() at time zone coalesce(b.time_zone, r.time_zone)')}, $3, $4, $5
  from members m join realms r on r.id = m.realm_id left join merchant_branches b on b.id = m.branch_id
  where m.id = $1`;
