import { reference, text } from '../record/field.ts';

/** Characters of a part of an address. */
export const MAX_ADDRESS_PART = 60;
export const WRONG_POSTCODE = 'The postcode has 5 digits';
export const isPostcode = (typed: string): boolean => /^\d{5}$/.test(typed);

const part = (th: string, en: string) =>
  text({ label: { th, en }, max: MAX_ADDRESS_PART, partOf: 'address', nonNull: false });

/** A Thai address by the parts that the register of VAT has, of which its line is composed; all are empty where it was entered as one line. */
export const ADDRESS_FIELDS = {
  houseNo: part('บ้านเลขที่', 'House number'),
  building: part('อาคาร ชั้น ห้อง', 'Building, floor, room'),
  moo: part('หมู่ที่', 'Moo'),
  soi: part('ซอย', 'Soi'),
  road: part('ถนน', 'Road'),
  // With its district and province.
  subDistrictId: reference({
    label: { th: 'ตำบล/แขวง', en: 'Sub-district' },
    of: 'SubDistrict',
    partOf: 'address',
    shows: ['name'],
  }),
  postcode: text({
    label: { th: 'รหัสไปรษณีย์', en: 'Postcode' },
    max: 5,
    partOf: 'address',
    rule: { holds: isPostcode, message: WRONG_POSTCODE },
  }),
};

export type AddressPart = keyof typeof ADDRESS_FIELDS;
export const ADDRESS_PARTS = Object.keys(ADDRESS_FIELDS) as readonly AddressPart[];
/** As it is entered, with the id of its sub-district; empty for what it has not. */
export type EnteredAddress = Readonly<Record<AddressPart, string>>;

/** As it is written. */
export interface WrittenAddress extends Omit<EnteredAddress, 'subDistrictId'> {
  readonly subDistrict: string;
  readonly district: string;
  readonly province: string;
}

const BANGKOK = 'กรุงเทพมหานคร';

/** With the word for what it is, unless it was typed with it. */
function called(word: string, text: string, others: readonly string[] = []): string {
  const typed = text.trim();
  if (typed === '') return '';
  return [word, ...others].some((each) => typed.startsWith(each)) ? typed : `${word}${typed}`;
}

/** The address as one line, in Thai in whatever language the screen is, as the papers have it. */
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
