import { FORM_MESSAGES } from '../form/messages.ts';
import { email, phone, status, text } from './field.ts';

/** Contact details; each is validated when it is filled in. */
export const contactFields = {
  phone: phone({
    label: { th: 'โทรศัพท์', en: 'Phone' },
    landlines: true,
    searched: true,
    listed: true,
  }),
  email: email({ label: { th: 'อีเมล', en: 'Email' } }),
  address: text({ label: { th: 'ที่อยู่', en: 'Address' }, reads: 'lines' }),
};

/** The name field of a list. `required` is the message if it is missing. */
export const name = (required: string = FORM_MESSAGES.required, label = { th: 'ชื่อ', en: 'Name' }) =>
  text({ label, required, searched: true, sorted: true, listed: true });

/** A longer text about a record; the wire calls it `desc`. */
export const description = (options: { searched?: true } = {}) =>
  text({ label: { th: 'รายละเอียด', en: 'Description' }, wire: 'desc', reads: 'lines', listed: true, ...options });

/** MGMT-32 Whether a record is in use. */
export const recordStatus = (options: { sorted?: true; readOnly?: true } = {}) =>
  status({ label: { th: 'สถานะ', en: 'Status' }, nonNull: true, filtered: true, listed: true, ...options });
