import { arabicDigits } from '../arabicDigits.ts';

/** MGMT-04, OP-55 A stored phone: ten digits and this suffix, 17 characters together. */
export const PHONE_SUFFIX = '|TH|+66';
/** MGMT-04 Characters of a stored phone. */
export const STORED_PHONE_LENGTH = 17;
/** MGMT-05 Characters a phone field takes. */
export const PHONE_INPUT_LENGTH = 10;

const COUNTRY_CODE = /^\s*(?:\+66|0066)[\s-]*/;

/** Whether a form's phone is ten digits starting with 0, as Thai numbers are written (CUST-39, CUST-41). */
export function isPhone(text: string): boolean {
  return /^0\d{9}$/.test(phoneDigits(text));
}

/**
 * The national digits of a phone however it is written: `081-234-5678`, `+66812345678`, `66812345678`,
 * `0812345678|TH|+66`, `๐๘๑-๒๓๔-๕๖๗๘`.
 */
export function phoneDigits(phone: string): string {
  const number = arabicDigits(phone.split('|')[0] ?? '');
  const international = COUNTRY_CODE.test(number);
  const digits = number.replace(COUNTRY_CODE, '').replace(/\D/g, '');
  if (international) return digits === '' || digits.startsWith('0') ? digits : `0${digits}`;
  return /^66\d{9}$/.test(digits) ? `0${digits.slice(2)}` : digits;
}

/** The phone as it is stored and sent, `0812345678|TH|+66`; one that carries TH already is left as it is (CUST-62). */
export function normalisePhone(phone: string): string {
  const text = phone.trim();
  if (text === '' || text.includes('TH')) return text;
  return `${phoneDigits(text)}${PHONE_SUFFIX}`;
}

/** The phone as screens show it: `081-234-5678`, in groups of 3, 3 and at most 5 digits (CUST-65, OP-55). */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 11)].filter((group) => group !== '').join('-');
}

/** The phone in E.164, `+66812345678`; null when it is no Thai number. */
export function toE164(phone: string): string | null {
  const digits = phoneDigits(phone);
  return isPhone(digits) || /^0\d{8}$/.test(digits) ? `+66${digits.slice(1)}` : null;
}
