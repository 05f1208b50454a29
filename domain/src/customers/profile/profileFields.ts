import { recordedLabels } from '../../changes/recordedLabels.ts';
import { FORM_MESSAGES } from '../../form/messages.ts';
import { email, own, phone, type RecordField, text } from '../../record/field.ts';
import type { Words } from '../../record/words.ts';
import { CUSTOMER_LIMITS } from './customerLimits.ts';

type Fields = Readonly<Record<string, RecordField>>;

const label = (name: string): Words => recordedLabels[name] ?? { th: name, en: name };

/** CUST-55, CUST-61 Identity. */
export const personalFields = {
  firstname: text({ label: label('firstname'), required: 'Firstname is required', max: CUSTOMER_LIMITS.firstname }),
  lastname: text({ label: label('lastname'), required: 'Lastname is required', max: CUSTOMER_LIMITS.lastname }),
  nickname: text({ label: label('nickname'), required: FORM_MESSAGES.fieldRequired, max: CUSTOMER_LIMITS.nickname }),
  birthdate: own({ label: label('birthdate') }),
} satisfies Fields;

/** CUST-55 Living situation. */
export const backgroundFields = {
  gender: own({ label: label('gender') }),
  nationality: own({ label: label('nationality') }),
  maritalStatus: own({ label: label('maritalStatus') }),
  occupationId: own({ label: label('occupationId') }),
} satisfies Fields;

const reach = {
  phone: phone({ label: label('phone'), required: 'Phone is required', max: CUSTOMER_LIMITS.phone }),
  email: email({ label: label('email'), max: CUSTOMER_LIMITS.email }),
  language: own({ label: label('language') }),
} satisfies Fields;
/**
 * A place changes as a whole, from the province to the postcode: another user's district in this user's province would
 * not exist.
 */
const home = {
  address: own({ label: label('address') }),
  place: own({ label: { th: 'จังหวัดถึงรหัสไปรษณีย์', en: 'Province to postcode' } }),
} satisfies Fields;

/** CUST-48, CUST-55 Contact details; members also have LINE and Instagram. */
export const contactFields = {
  potential: { ...reach, ...home },
  member: {
    ...reach,
    lineId: text({ label: label('lineId'), max: CUSTOMER_LIMITS.lineId }),
    instagramId: text({ label: label('instagramId'), max: CUSTOMER_LIMITS.instagramId }),
    ...home,
  },
} satisfies Record<string, Fields>;

/** CUST-56 Lists of entries with a few facts each, with names that the shop chooses. */
export const entryFields = {
  educations: own({ label: label('educations') }),
  works: own({ label: label('works') }),
} satisfies Fields;

/** CUST-56 The facts that a new entry begins with, by list. */
export const ENTRY_FACTS: Readonly<Record<keyof typeof entryFields, readonly { name: string; label: Words }[]>> = {
  educations: [
    { name: 'degree', label: { th: 'วุฒิการศึกษา', en: 'Degree' } },
    { name: 'school', label: { th: 'สถานศึกษา', en: 'School' } },
  ],
  works: [
    { name: 'company', label: { th: 'ที่ทำงาน', en: 'Company' } },
    { name: 'position', label: { th: 'ตำแหน่ง', en: 'Position' } },
  ],
};

/** CUST-57 Interests, a few words each. */
export const interestFields = {
  hobbies: own({ label: { th: 'งานอดิเรก', en: 'Hobbies' } }),
  colors: own({ label: { th: 'สีที่ชอบ', en: 'Colours' } }),
  fashionBrands: own({ label: { th: 'แบรนด์แฟชั่น', en: 'Fashion brands' } }),
  shoppingPlaces: own({ label: { th: 'ที่ซื้อของประจำ', en: 'Shopping places' } }),
  onlineShopping: own({ label: { th: 'ซื้อของออนไลน์', en: 'Online shopping' } }),
  hangouts: own({ label: { th: 'ที่เที่ยวประจำ', en: 'Hangouts' } }),
  books: own({ label: { th: 'หนังสือ', en: 'Books' } }),
  movies: own({ label: { th: 'ภาพยนตร์', en: 'Movies' } }),
} satisfies Fields;
export type Interest = keyof typeof interestFields;
export const INTERESTS = Object.keys(interestFields) as Interest[];

/** CUST-57 */
export const remarkFields = {
  merchantRemark: own({ label: label('merchantRemark') }),
} satisfies Fields;

/** CUST-58 */
export const socialFields = { socials: own({ label: label('socials') }) } satisfies Fields;

/** CUST-59 */
export const tagFields = { tags: own({ label: label('tags') }) } satisfies Fields;
