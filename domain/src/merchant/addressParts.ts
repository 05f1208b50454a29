import type { Words } from '../record/words.ts';

/** The parts of a Thai address in the VAT register, as entered: choosing a sub-district includes its district and province. */
export const ADDRESS_WORDS = {
  houseNo: { th: 'บ้านเลขที่', en: 'House number' },
  building: { th: 'อาคาร ชั้น ห้อง', en: 'Building, floor, room' },
  moo: { th: 'หมู่ที่', en: 'Moo' },
  soi: { th: 'ซอย', en: 'Soi' },
  road: { th: 'ถนน', en: 'Road' },
  subDistrictId: { th: 'ตำบล/แขวง', en: 'Sub-district' },
  postcode: { th: 'รหัสไปรษณีย์', en: 'Postcode' },
} as const satisfies Readonly<Record<string, Words>>;

export type AddressPart = keyof typeof ADDRESS_WORDS;
export const ADDRESS_PARTS = Object.keys(ADDRESS_WORDS) as readonly AddressPart[];
/** An address as entered, with the id of its sub-district; missing parts are empty. */
export type EnteredAddress = Readonly<Record<AddressPart, string>>;

export const enteredAddress = (textOf: (part: AddressPart) => unknown): EnteredAddress =>
  Object.fromEntries(ADDRESS_PARTS.map((part) => [part, String(textOf(part) ?? '')])) as EnteredAddress;

/** Returns the name of a part of the registered address in the settings. */
export const taxPart = (part: AddressPart) => `tax${part.charAt(0).toUpperCase()}${part.slice(1)}` as TaxAddressPart;
export type TaxAddressPart = `tax${Capitalize<AddressPart>}`;
export type TaxAddress = Record<TaxAddressPart, string>;
