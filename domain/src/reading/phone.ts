import { isRuinedNumber } from './code.ts';
import { doubt, fault, type Reading, valueOr } from './reading.ts';
import { readShort } from './text.ts';

export interface PhoneOptions {
  /** Also accepts nine digits, as shops and offices have. */
  landlines?: boolean;
}

const MOBILE = /^0\d{9}$/;
const LANDLINE = /^0[2-7]\d{7}$/;
/** The last digits of a second number, as for an office with several lines: `02-123-4567-8`. */
const RANGE = /^(.*\d)\s*\p{Pd}\s*\d{1,2}$/u;
const WHOLE = /^0(?:[2-57]\d{7}|[689]\d{8})$/;
/** An extension: `x58947`, `ext. 12`. */
const EXTENSION = /^(.*\d)\s*(?:x|ext\.?)\s*\d{1,6}$/i;
/** Numbers of North America, with or without 1. Thai numbers of ten digits begin with a 0, except with the country code. */
const NORTH_AMERICA = /^(?!66\d{8}$)1?[1-9]\d{9}$/;
/** Separators between two numbers in one cell. */
const BETWEEN = /[/,;\n&|]|\s(?:หรือ|และ|or)\s|หรือ/;

/**
 * Reads the national digits of a Thai phone number, `0812345678`, however it is written: with or without the country
 * code, grouped in any way, in Thai digits, without the 0 that a spreadsheet removed.
 */
export function readPhone(text: string, { landlines = false }: PhoneOptions = {}): Reading<string | null> {
  const read = readShort(text, 'NOT_A_PHONE', { lines: true });
  if ('fault' in read || read.value === null) return read;
  const written = read.value
    .replace(/\|TH\|\+66$/, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/^(\d{8,10})\.0$/, '$1')
    .replace(/^'|^(?:p:|tel|phone|mobile|โทรศัพท์|โทร|มือถือ)[.:\s]*/i, '');
  if (isRuinedNumber(written)) return fault('RUINED_PHONE', text);
  if (BETWEEN.test(written)) {
    const numbers = written.split(BETWEEN).filter((part) => /\d/.test(part));
    return fault(numbers.length > 1 ? 'TWO_PHONES' : 'NOT_A_PHONE', text);
  }
  const [, number = written] = EXTENSION.exec(written) ?? [];
  if (!/^[+\d\s().\p{Pd}−]+$/u.test(number)) return fault('NOT_A_PHONE', text);
  if (isOfOtherCountry(number, number !== written)) return fault('OTHER_COUNTRY', text);
  if (number !== written) return fault('NOT_A_PHONE', text);
  const [, beginning = ''] = RANGE.exec(written) ?? [];
  if (WHOLE.test(beginning.replace(/\D/g, ''))) return fault('TWO_PHONES', text);
  return nationalDigits(written, text, landlines);
}

/** Returns the national digits if a text is certainly a phone number; null for any other text. */
export const phoneIn = (text: string, options?: PhoneOptions): string | null => valueOr(readPhone(text, options), null);

/** Thai mobile phones have no extension: ten digits with one are American, even if they begin with a 0. */
function isOfOtherCountry(number: string, hasExtension: boolean): boolean {
  const signs = number.replace(/[^+\d]/g, '');
  return /^(?:\+|00)(?!66)/.test(signs) || NORTH_AMERICA.test(signs) || (hasExtension && MOBILE.test(signs));
}

function nationalDigits(written: string, text: string, landlines: boolean): Reading<string> {
  const signs = written.replace(/[^+\d]/g, '');
  const [, country, digits = ''] = /^(\+66|0066|66(?=\d{8,9}$|0\d{9}$))?(\d*)$/.exec(signs) ?? [];
  const national = country && !digits.startsWith('0') ? `0${digits}` : digits;
  if (MOBILE.test(national))
    return /^0[689]/.test(national) ? { value: national } : { value: national, doubt: doubt('UNUSUAL_PHONE', text) };
  if (LANDLINE.test(national)) return landlines ? { value: national } : fault('LANDLINE', text);
  if (!country && /^[689]\d{8}$/.test(digits)) return { value: `0${digits}`, doubt: doubt('ZERO_ADDED', text) };
  if (!country && landlines && /^[2-57]\d{7}$/.test(digits))
    return { value: `0${digits}`, doubt: doubt('ZERO_ADDED', text) };
  return fault(/^0\d{8,9}0\d{8,9}$/.test(digits) ? 'TWO_PHONES' : 'NOT_A_PHONE', text);
}
