import { FORM_MESSAGES } from '../form/messages.ts';
import { phoneDigits } from '../person/phone.ts';
import { email, phone, status, text } from './field.ts';

/** Nine digits are a landline; a form has them as they are typed, the gateway as they are stored. */
const isContactPhone = (phone: string) => /^0\d{8,9}$/.test(phoneDigits(phone));

/** Contact details; each is validated when it is filled in. */
export const contactFields = {
  phone: phone({
    label: { th: 'โทรศัพท์', en: 'Phone' },
    rule: { holds: isContactPhone, message: FORM_MESSAGES.phoneNotValid },
    searched: true,
    listed: true,
  }),
  email: email({ label: { th: 'อีเมล', en: 'Email' } }),
  address: text({ label: { th: 'ที่อยู่', en: 'Address' } }),
};

/** The name that a list goes by. `required` says that it is missing. */
export const name = (required: string = FORM_MESSAGES.required, label = { th: 'ชื่อ', en: 'Name' }) =>
  text({ label, required, searched: true, sorted: true, listed: true });

/** Longer text about a record; the wire has a short word for it. */
export const description = (options: { searched?: true } = {}) =>
  text({ label: { th: 'รายละเอียด', en: 'Description' }, wire: 'desc', listed: true, ...options });

/** MGMT-32 Whether a record is in use. */
export const recordStatus = (options: { sorted?: true; readOnly?: true } = {}) =>
  status({ label: { th: 'สถานะ', en: 'Status' }, nonNull: true, filtered: true, listed: true, ...options });
