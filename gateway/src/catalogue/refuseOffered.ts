import type { DatabaseClient } from '../database/pool.ts';
import { refuseInUse } from '../http/errors.ts';

/** Without it, an offer for this product or category alone would apply to nothing, and no one would notice. */
export async function refuseOffered(
  client: DatabaseClient,
  noun: string,
  ids: 'product_ids' | 'category_ids' | 'sub_category_ids',
  id: string,
): Promise<void> {
  const offers = await client.query(OFFERED, [ids, id]);
  if (offers.rowCount !== 0) throw refuseInUse(noun, 'offers');
}

/** Also in another part of a set. */
const OFFERED = `
  select 1 from offers where goods -> $1 ? $2
    or exists (select from jsonb_array_elements(goods -> 'other_parts') part where part -> $1 ? $2) limit 1`;
