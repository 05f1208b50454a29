/** A Thai address by the parts that the register of VAT has; empty for what it has not. */
export interface AddressParts {
  houseNo: string;
  /** With floor and room. */
  building: string;
  moo: string;
  soi: string;
  road: string;
  subDistrict: string;
  district: string;
  province: string;
  /** 5 digits. */
  postcode: string;
}

const BANGKOK = 'กรุงเทพมหานคร';

/** With the word for what it is, unless it was typed with it. */
function called(word: string, text: string, others: readonly string[] = []): string {
  const typed = text.trim();
  if (typed === '') return '';
  return [word, ...others].some((each) => typed.startsWith(each)) ? typed : `${word}${typed}`;
}

/** The address as one line, in Thai in whatever language the screen is, as the papers have it. */
export function addressLine(parts: AddressParts): string {
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
