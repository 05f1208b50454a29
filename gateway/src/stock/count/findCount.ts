import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { Refusal, refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';
import { nameOfUser } from '../../resource/nameOfUser.ts';
import { isUuid } from '../../resource/readValue.ts';

export interface FoundCount {
  id: string;
  branch_id: string;
  is_blind: boolean;
  closed_at: Date | null;
  closed_by_name: string | null;
  uncounted: 'LEAVE' | 'ZERO' | null;
}

/** Returns a count of the user's branches. Locked with `share`, it stays open; with `update`, no one counts in it. */
export async function findCount(
  client: DatabaseClient,
  { branchIds, ...session }: GatewaySession,
  id: string,
  held: 'share' | 'update',
): Promise<FoundCount> {
  const own = branchIds.length > 0 ? branchIds : null;
  const found = isUuid(id) ? await client.query<FoundCount>(`${READ} for ${held} of c`, [id, own]) : null;
  const count = found?.rows[0];
  // A closed count reveals its differences.
  const isHidden = count?.closed_at && !mayDo({ branchIds, ...session }, PAGE.stockCount, 'Read');
  if (!count || (isHidden && held === 'update')) throw refuseUnknown('The stock count');
  return count;
}

/** Throws if the count is closed, with who closed it; for users who count or rename. */
export function refuseClosed({ closed_at, closed_by_name }: FoundCount): void {
  if (closed_at)
    throw new Refusal(409, 'COUNT_CLOSED', `The stock count was closed by ${closed_by_name ?? '-'}.`, {
      by: closed_by_name,
      at: closed_at.toISOString(),
    });
}

export async function refuseClosedCount(client: DatabaseClient, id: string): Promise<void> {
  const { rows } = await client.query<FoundCount>(`${READ} for update of c`, [id, null]);
  if (rows[0]) refuseClosed(rows[0]);
}

const READ = `
  select c.id, c.branch_id, c.is_blind, c.closed_at, c.uncounted, ${nameOfUser('c.closed_by_id')} as closed_by_name
  from stock_counts c where c.id = $1 and ($2::uuid[] is null or c.branch_id = any($2))`;
