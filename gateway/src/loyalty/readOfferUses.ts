import { businessDateSql } from '../database/businessDay.ts';
import type { DatabaseClient } from '../database/pool.ts';

/** How often a limited offer was given. */
export interface OfferUsesRow {
  offer_id: string;
  of_member: number;
  of_day: number;
  in_all: number;
}

/**
 * Returns the uses of every active limited offer, for a bill of this branch now, not counting the sale that is returned
 * whole with it; empty for a missing branch.
 */
export async function readOfferUses(
  client: DatabaseClient,
  { branchId, memberId, givenBack }: { branchId: string; memberId: string | null; givenBack: string | null },
): Promise<OfferUsesRow[]> {
  const { rows } = await client.query<OfferUsesRow>(USES, [branchId, memberId, givenBack]);
  return rows;
}

const USES = `
  select o.id as offer_id, u.of_member, u.of_day, u.in_all
  from merchant_branches b join offers o on o.realm_id = b.realm_id
    cross join lateral offer_uses(o.realm_id, o.id, $2, ${businessDateSql('now() at time zone b.time_zone')}, $3) u
  where b.id = $1 and o.status = 'Active' and coalesce(o.limit_per_member, o.limit_per_day, o.limit_in_all) is not null
  order by o.id`;
