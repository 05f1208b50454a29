import { lengthMessage } from '@taem/domain/form/messages.ts';
import { ADDRESS_PARTS, type AddressPart, enteredAddress } from '@taem/domain/merchant/addressParts.ts';
import { addressLine, REQUIRED_PARTS } from '@taem/domain/merchant/registeredAddress.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';

/** An address as one line, and the parts that make it. */
type Address = Readonly<Record<AddressPart | 'line', string>>;

interface Place {
  subDistrict: string;
  district: string;
  province: string;
  postcodes: string[];
}

interface Bounds {
  /** Maximum length of the line. */
  most: number;
  /** Returns the path of the line or a part in the request. */
  pathOf: (name: keyof Address) => string;
}

/**
 * Returns what a save of an address must set in addition: the line that results from its parts. A line given alone, or
 * a different one without new parts, is another address, so that the parts are cleared. Values that are not in `given`
 * stay.
 */
export async function composeAddress(
  client: DatabaseClient,
  given: Partial<Address>,
  now: Address,
  { most, pathOf }: Bounds,
): Promise<Partial<Address>> {
  const entered = enteredAddress((part) => given[part] ?? now[part]);
  if (ADDRESS_PARTS.every((part) => entered[part] === '')) return {};
  const stays = (part: keyof Address) => given[part] === undefined || given[part] === now[part];
  const partsStay = ADDRESS_PARTS.every(stays);
  if (partsStay && stays('line')) return {};
  const [place] = (await client.query<Place>(PLACE, [entered.subDistrictId])).rows;
  // The postcode of the earlier sub-district is not valid for this one.
  const isLeftOver = stays('postcode') && !stays('subDistrictId') && !place?.postcodes.includes(entered.postcode);
  const postcode = (isLeftOver ? '' : entered.postcode) || onlyOne(place?.postcodes);
  const line = place && addressLine({ ...entered, ...place, postcode });
  const isByParts = given.line === '' && ADDRESS_PARTS.some((part) => given[part]);
  // A form sends the line in its current form: the sub-district may have been renamed since the line was stored.
  if (partsStay && !isByParts) return given.line === line ? {} : NO_PARTS;
  const refuse = (part: keyof typeof REQUIRED_PARTS) => refuseField(pathOf(part), REQUIRED_PARTS[part]);
  if (line === undefined) throw refuse('subDistrictId');
  if (entered.houseNo === '') throw refuse('houseNo');
  if (postcode === '') throw refuse('postcode');
  if (line.length > most) throw refuseField(pathOf('line'), lengthMessage(most));
  return { postcode, line };
}

/** Returns the postcode if there is only one, as for most sub-districts. */
const onlyOne = (postcodes: readonly string[] = []): string => (postcodes.length === 1 ? (postcodes[0] ?? '') : '');

const NO_PARTS = enteredAddress(() => '');

const PLACE = `
  select s.name as "subDistrict", d.name as district, p.name as province,
    array(select c.code from postcodes c where c.sub_district_id = s.id order by c.code) as postcodes
  from sub_districts s join districts d on d.id = s.district_id join provinces p on p.id = d.province_id
  where s.id::text = $1`;
