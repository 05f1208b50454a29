/** PAY-37 Genders as they are recorded, of guests and members. */
export const GENDERS = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof GENDERS)[number];

const MALE = /^(m|male|man|men|boy|mr\.?|gentleman|ชาย|ผู้ชาย|เพศชาย|นาย|ด\.ช\.|เด็กชาย)$/;
const FEMALE = /^(f|female|woman|women|girl|mrs\.?|ms\.?|miss|lady|หญิง|ผู้หญิง|เพศหญิง|นาง|นางสาว|ด\.ญ\.|เด็กหญิง)$/;

/** PAY-39, CUST-63 The gender behind a word, English or Thai; any other word is Other. */
export function normaliseGender(word: string): Gender {
  const text = word.trim().toLowerCase();
  if (MALE.test(text)) return 'Male';
  return FEMALE.test(text) ? 'Female' : 'Other';
}
