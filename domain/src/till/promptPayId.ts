import { hasTaxCheckDigit, readTaxId } from '../person/taxId.ts';

/** The recipient of a PromptPay payment: a mobile phone of ten digits, or a tax or national id of thirteen. */
export interface PromptPayId {
  kind: 'phone' | 'taxId';
  digits: string;
}

const MOBILE = /^0[689]\d{8}$/;
const FIFTEEN = /^\d{15}$/;

/** Reads a PromptPay id as typed, with or without spaces and hyphens; null if no bank would accept it. */
export function readPromptPayId(text: string): PromptPayId | null {
  const digits = text.replace(/[\s-]/g, '');
  if (MOBILE.test(digits)) return { kind: 'phone', digits };
  return readTaxId(digits) === null ? null : { kind: 'taxId', digits };
}

/** Reads a biller id: a tax id of thirteen digits and two more; null if no bank would accept it. */
export function readBillerId(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return FIFTEEN.test(digits) && hasTaxCheckDigit(digits) ? digits : null;
}

/** Reads the number of an e-wallet: fifteen digits. There is no check digit that all wallets share. */
export function readEWalletId(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return FIFTEEN.test(digits) ? digits : null;
}
