import { type RecordField, reference, text } from '../record/field.ts';
import { ADDRESS_WORDS, type AddressPart, type EnteredAddress } from './addressParts.ts';

/** The maximum length of a part of an address. */
export const MAX_ADDRESS_PART = 60;
export const WRONG_POSTCODE = 'The postcode has 5 digits';
export const isPostcode = (typed: string): boolean => /^\d{5}$/.test(typed);

const part = (name: AddressPart) =>
  text({ label: ADDRESS_WORDS[name], max: MAX_ADDRESS_PART, partOf: 'address', nonNull: false });

/** The parts of an address, from which its line is composed; all are empty if it was entered as one line. */
export const ADDRESS_FIELDS = {
  houseNo: part('houseNo'),
  building: part('building'),
  moo: part('moo'),
  soi: part('soi'),
  road: part('road'),
  subDistrictId: reference({
    label: ADDRESS_WORDS.subDistrictId,
    of: 'SubDistrict',
    partOf: 'address',
    shows: ['name'],
  }),
  postcode: text({
    label: ADDRESS_WORDS.postcode,
    max: 5,
    partOf: 'address',
    rule: { holds: isPostcode, message: WRONG_POSTCODE },
  }),
} satisfies Record<AddressPart, RecordField>;

/** The messages for an address in parts that lacks one of these. */
export const REQUIRED_PARTS = {
  subDistrictId: 'The sub-district is required',
  houseNo: 'The house number is required',
  postcode: 'The postcode is required',
} as const satisfies Partial<Record<AddressPart, string>>;

/** An address as it is written, with the names of its places. */
export interface WrittenAddress extends Omit<EnteredAddress, 'subDistrictId'> {
  readonly subDistrict: string;
  readonly district: string;
  readonly province: string;
}

const BANGKOK = 'กรุงเทพมหานคร';

/** Puts the word for the part in front of a text, unless it was typed with it. */
function called(word: string, text: string, others: readonly string[] = []): string {
  const typed = text.trim();
  if (typed === '') return '';
  return [word, ...others].some((each) => typed.startsWith(each)) ? typed : `${word}${typed}`;
}

/** Writes the address as one line, always in Thai, as papers have it. */
export function addressLine(parts: WrittenAddress): string {
  const { houseNo, building, moo, soi, road, subDistrict, district, province, postcode } = parts;
  const isBangkok = province === BANGKOK;
  return [
    called('เลขที่ ', houseNo, ['เลขที่']),
    building.trim(),
    called('หมู่ที่ ', moo, ['หมู่', 'ม.']),
    called('ซอย', soi, ['ซ.']),
    called('ถนน', road, ['ถ.']),
    called(isBangkok ? 'แขวง' : 'ตำบล', subDistrict),
    called(isBangkok ? 'เขต' : 'อำเภอ', district),
    isBangkok ? province : called('จังหวัด', province),
    postcode.trim(),
  ]
    .filter(Boolean)
    .join(' ');
}
