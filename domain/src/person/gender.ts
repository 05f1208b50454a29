import { doubt, type Reading, valueOr } from '../reading/reading.ts';
import { readText } from '../reading/text.ts';

/** PAY-37 The genders recorded for guests and members. */
export const GENDERS = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof GENDERS)[number];

const MALE = /^(m|male|man|men|boy|mr\.?|gentleman|ช\.?|ชาย|ผู้ชาย|เพศชาย|นาย|ด\.ช\.|เด็กชาย)$/;
const FEMALE = /^(f|female|woman|women|girl|mrs\.?|ms\.?|miss|lady|ญ\.?|หญิง|ผู้หญิง|เพศหญิง|นาง|นางสาว|ด\.ญ\.|เด็กหญิง)$/;
const OTHER = /^(o|other|others|non-?binary|lgbt\S*|อื่นๆ?|อื่น ๆ|ไม่ระบุ)$/;

/** PAY-39, CUST-63 Reads a gender from an English or Thai word; any other word is Other, with a doubt for imports. */
export function readGender(word: string): Reading<Gender | null> {
  const read = readText(word);
  if ('fault' in read || read.value === null) return read as Reading<null>;
  const text = read.value.toLowerCase();
  if (MALE.test(text)) return { value: 'Male' };
  if (FEMALE.test(text)) return { value: 'Female' };
  return OTHER.test(text) ? { value: 'Other' } : { value: 'Other', doubt: doubt('UNKNOWN_GENDER', word) };
}

/** Reads a gender; an empty or unreadable word is Other too. */
export const normaliseGender = (word: string): Gender => valueOr(readGender(word), null) ?? 'Other';
