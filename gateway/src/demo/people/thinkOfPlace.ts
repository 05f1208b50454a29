import type { DatabaseClient } from '../../database/pool.ts';
import type { Random } from '../random.ts';

export interface Place {
  province_id: string;
  district_id: string;
  sub_district_id: string;
  postcode_id: string;
}

/** Returns sub-districts in the order of their ids, so that random choice covers the whole country. */
export async function readPlaces(client: DatabaseClient): Promise<Place[]> {
  const answer = await client.query<Place>(`
    select d.province_id, s.district_id, p.sub_district_id, p.id as postcode_id
    from postcodes p join sub_districts s on s.id = p.sub_district_id join districts d on d.id = s.district_id
    order by p.id limit 2000`);
  return answer.rows;
}

const NOWHERE = { address: null, province_id: null, district_id: null, sub_district_id: null, postcode_id: null };

/** Returns a person's address; some have none. */
export function thinkOfPlace(random: Random, places: readonly Place[]) {
  if (!random.chance(0.7)) return NOWHERE;
  return { address: `${random.integer(1, 399)}/${random.integer(1, 40)}`, ...random.pick(places) };
}
