import { addressLine } from '@taem/domain/merchant/registeredAddress.ts';
import { TAX_ADDRESS_PARTS, type TaxAddress } from '@taem/domain/merchant/taxSetting.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';

/** What a save gives of the registered address; null for what it leaves as it is. */
type Given = { readonly [Part in keyof TaxAddress | 'taxAddress']: string | null };

interface Place {
  sub_district: string;
  district: string;
  province: string;
  postcodes: string[];
}

/**
 * What a save of the registered address sets besides what it gives: the line that its parts make. A line that is given alone,
 * or is another one beside parts that stay as they are, empties them: it is another address.
 */
export async function composeTaxAddress(client: DatabaseClient, given: Given): Promise<Partial<Given>> {
  const [now] = (await client.query<TaxAddress & { taxAddress: string }>(NOW)).rows;
  if (!now || TAX_ADDRESS_PARTS.every((part) => !(given[part] ?? now[part]))) return {};
  const stays = (part: keyof Given) => given[part] === null || given[part] === now[part];
  if (TAX_ADDRESS_PARTS.every(stays)) {
    return stays('taxAddress') ? {} : Object.fromEntries(TAX_ADDRESS_PARTS.map((part) => [part, '']));
  }
  const of = (part: keyof TaxAddress) => given[part] ?? now[part];
  if (of('taxSubDistrictId') === '') throw refuseField(`${WIRE}sub_district_id`, 'The sub-district is required');
  if (of('taxHouseNo') === '') throw refuseField(`${WIRE}house_no`, 'The house number is required');
  const [place] = (await client.query<Place>(PLACE, [of('taxSubDistrictId')])).rows;
  if (!place) throw refuseField(`${WIRE}sub_district_id`, 'The sub-district is required');
  // A sub-district has one as a rule.
  const taxPostcode = of('taxPostcode') || (place.postcodes.length === 1 ? (place.postcodes[0] ?? '') : '');
  if (taxPostcode === '') throw refuseField(`${WIRE}postcode`, 'The postcode is required');
  const taxAddress = addressLine({
    ...{ houseNo: of('taxHouseNo'), building: of('taxBuilding'), moo: of('taxMoo') },
    ...{ soi: of('taxSoi'), road: of('taxRoad'), postcode: taxPostcode },
    ...{ subDistrict: place.sub_district, district: place.district, province: place.province },
  });
  return { taxPostcode, taxAddress };
}

const WIRE = 'configuration.tax_';

const NOW = `
  select tax_address as "taxAddress", tax_house_no as "taxHouseNo", tax_building as "taxBuilding", tax_moo as "taxMoo", tax_soi as "taxSoi",
    tax_road as "taxRoad", tax_sub_district_id as "taxSubDistrictId", tax_postcode as "taxPostcode"
  from merchant_settings`;

const PLACE = `
  select s.name as sub_district, d.name as district, p.name as province,
    array(select c.code from postcodes c where c.sub_district_id = s.id order by c.code) as postcodes
  from sub_districts s join districts d on d.id = s.district_id join provinces p on p.id = d.province_id
  where s.id::text = $1`;
