import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';
import type { RecordValues } from '../resource/defineResource.ts';

/** A district is in its province, a sub-district in its district, a postcode in its sub-district (CUST-36). */
export async function refuseTornAddress(values: RecordValues, client: DatabaseClient): Promise<void> {
  const subDistrict = values.sub_district_id === undefined ? 'subdistrict_id' : 'sub_district_id';
  const links = [
    ['districts', 'district_id', 'province_id', 'province_id'],
    ['sub_districts', subDistrict, 'district_id', 'district_id'],
    ['postcodes', 'postcode_id', 'sub_district_id', subDistrict],
  ] as const;
  for (const [table, inner, outerColumn, outer] of links) {
    if (!values[inner] || !values[outer]) continue;
    const text = `select 1 from ${table} where id = $1 and ${outerColumn} is distinct from $2`;
    const torn = await client.query(text, [values[inner], values[outer]]);
    if (torn.rowCount !== 0) throw refuseField(inner, `is not in this ${outer.replace(/_id$/, '').replace('_', '-')}`);
  }
}
