import { plainDigits } from '../reading/plainDigits.ts';

/** MGMT-04, OP-55 A stored phone: ten digits and this suffix, 17 characters together. */
export const PHONE_SUFFIX = '|TH|+66';
/** MGMT-04 The length of a stored phone. */
export const STORED_PHONE_LENGTH = 17;
/** MGMT-05 The maximum length of a phone field. */
export const PHONE_INPUT_LENGTH = 10;

const COUNTRY_CODE = /^\s*(?:\+66|0066)[\s-]*/;

/** Returns the national digits of a stored or partly typed phone. */
export function phoneDigits(phone: string): string {
  const number = plainDigits(phone.split('|')[0] ?? '');
  const international = COUNTRY_CODE.test(number);
  const digits = number.replace(COUNTRY_CODE, '').replace(/\D/g, '');
  if (international) return digits === '' || digits.startsWith('0') ? digits : `0${digits}`;
  return /^66\d{9}$/.test(digits) ? `0${digits.slice(2)}` : digits;
}

/** Formats a phone for display: `081-234-5678`, in groups of 3, 3 and at most 5 digits (CUST-65, OP-55). */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 11)].filter((group) => group !== '').join('-');
}
