import { plainDigits } from '../reading/plainDigits.ts';

const TAX_ID = /^\d{13}$/;

export const WRONG_TAX_ID = 'The tax id has 13 digits, of which the last is a check digit';

/**
 * Whether the thirteenth digit of a Thai tax or national id is its check digit: a mistyped id could be that of another
 * person.
 */
export function hasTaxCheckDigit(digits: string): boolean {
  const weighed = Array.from(digits.slice(0, 12), (digit, at) => Number(digit) * (13 - at));
  const sum = weighed.reduce((total, part) => total + part, 0);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}

/**
 * Reads a tax id of thirteen digits, in Thai or Arabic digits, with or without spaces and hyphens; null if the check
 * digit is wrong.
 */
export function readTaxId(text: string): string | null {
  const digits = plainDigits(text).replace(/[\s-]/g, '');
  return TAX_ID.test(digits) && hasTaxCheckDigit(digits) ? digits : null;
}

/** Formats a tax id for print: `0-1055-67001-23-1`; any other text stays unchanged. */
export function formatTaxId(digits: string): string {
  return TAX_ID.test(digits) ? digits.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, '$1-$2-$3-$4-$5') : digits;
}
