import { ADDRESS_PARTS, type AddressPart, enteredAddress } from '@taem/domain/merchant/addressParts.ts';
import { addressLine } from '@taem/domain/merchant/registeredAddress.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';

/** An address in one line, and the parts that make it. */
type Address = Readonly<Record<AddressPart | 'line', string>>;

interface Place {
  sub_district: string;
  district: string;
  province: string;
  postcodes: string[];
}

/**
 * What a save of an address sets besides what it gives: the line that its parts make. A line that is given alone, or is another
 * one beside parts that stay as they are, empties them: it is another address. What is not `given` stays; `pathOf` says where a part
 * stands in the request.
 */
export async function composeAddress(
  client: DatabaseClient,
  given: Partial<Address>,
  now: Address,
  pathOf: (part: AddressPart) => string,
): Promise<Partial<Address>> {
  const of = (part: AddressPart) => given[part] ?? now[part];
  if (ADDRESS_PARTS.every((part) => of(part) === '')) return {};
  const stays = (part: keyof Address) => given[part] === undefined || given[part] === now[part];
  const partsStay = ADDRESS_PARTS.every(stays);
  if (partsStay && stays('line')) return {};
  const [place] = (await client.query<Place>(PLACE, [of('subDistrictId')])).rows;
  // That of the sub-district before is not of this one.
  const isLeftOver = stays('postcode') && !stays('subDistrictId') && !place?.postcodes.includes(of('postcode'));
  const postcode = (isLeftOver ? '' : of('postcode')) || onlyOne(place?.postcodes);
  const line =
    place &&
    addressLine({
      ...{
        houseNo: of('houseNo'),
        building: of('building'),
        moo: of('moo'),
        soi: of('soi'),
        road: of('road'),
        postcode,
      },
      ...{ subDistrict: place.sub_district, district: place.district, province: place.province },
    });
  // A form sends the line as its parts make it by now: a sub-district may have another name than when it was stored.
  if (partsStay) return given.line === line ? {} : NO_PARTS;
  if (line === undefined) throw refuseField(pathOf('subDistrictId'), 'The sub-district is required');
  if (of('houseNo') === '') throw refuseField(pathOf('houseNo'), 'The house number is required');
  if (postcode === '') throw refuseField(pathOf('postcode'), 'The postcode is required');
  return { postcode, line };
}

/** A sub-district has one as a rule. */
const onlyOne = (postcodes: readonly string[] = []): string => (postcodes.length === 1 ? (postcodes[0] ?? '') : '');

const NO_PARTS = enteredAddress(() => '');

const PLACE = `
  select s.name as sub_district, d.name as district, p.name as province,
    array(select c.code from postcodes c where c.sub_district_id = s.id order by c.code) as postcodes
  from sub_districts s join districts d on d.id = s.district_id join provinces p on p.id = d.province_id
  where s.id::text = $1`;
