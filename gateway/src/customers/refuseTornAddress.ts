import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';
import type { RecordValues } from '../resource/defineResource.ts';

/**
 * Requires that a district is in its province, a sub-district in its district, and a postcode in its sub-district
 * (CUST-36); a change is checked together with the parts that stay.
 */
export async function refuseTornAddress(
  table: 'members' | 'potentials',
  values: RecordValues,
  client: DatabaseClient,
  id: string | null,
): Promise<void> {
  const subDistrict = table === 'members' ? 'sub_district_id' : 'subdistrict_id';
  const parts = ['province_id', 'district_id', subDistrict, 'postcode_id'];
  if (parts.every((part) => values[part] === undefined)) return;
  const whole = { ...(await readCurrent(table, parts, client, id)), ...values };
  const links = [
    ['districts', 'district_id', 'province_id', 'province_id'],
    ['sub_districts', subDistrict, 'district_id', 'district_id'],
    ['postcodes', 'postcode_id', 'sub_district_id', subDistrict],
  ] as const;
  for (const [table, inner, outerColumn, outer] of links) {
    if (!whole[inner] || !whole[outer]) continue;
    const text = `select 1 from ${table} where id = $1 and ${outerColumn} is distinct from $2`;
    const torn = await client.query(text, [whole[inner], whole[outer]]);
    if (torn.rowCount !== 0) throw refuseField(inner, `is not in this ${outer.replace(/_id$/, '').replace('_', '-')}`);
  }
}

async function readCurrent(table: string, parts: readonly string[], client: DatabaseClient, id: string | null) {
  if (id === null) return {};
  const answer = await client.query<RecordValues>(`select ${parts.join(', ')} from ${table} where id = $1`, [id]);
  return answer.rows[0] ?? {};
}
