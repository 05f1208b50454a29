import type { DatabaseClient } from '../database/pool.ts';
import { refuseInUse } from '../http/errors.ts';

/**
 * Refuses to delete a product or category of an offer: an offer only for it would apply to nothing, without anyone
 * noticing.
 */
export async function refuseOffered(
  client: DatabaseClient,
  noun: string,
  ids: 'product_ids' | 'category_ids' | 'sub_category_ids',
  id: string,
): Promise<void> {
  const offers = await client.query(OFFERED, [ids, id]);
  if (offers.rowCount !== 0) throw refuseInUse(noun, 'offers');
}

/** Includes the other parts of a set. */
const OFFERED = `
  select 1 from offers where goods -> $1 ? $2
    or exists (select from jsonb_array_elements(goods -> 'other_parts') part where part -> $1 ? $2) limit 1`;
