import { plainDigits } from './plainDigits.ts';
import { doubt, fault, type Reading } from './reading.ts';
import { sheetError } from './sheetError.ts';
import { readText } from './text.ts';

/**
 * Whether a code is a number as a spreadsheet writes it when its column is too narrow: `8.85E+12`, `8.85E12`. `1E10`
 * may be a code.
 */
export const isRuinedNumber = (text: string): boolean => /^[+-]?\d(?:[.,]\d+E\+?|E\+)\d{1,3}$/i.test(text);

/** Returns the digits of a spreadsheet's number if none are lost, as in `8.850123456789E12` and `12.0`; otherwise null. */
function digitsOfNumber(text: string): string | null {
  const [, first = '', more = '', exponent = ''] = /^([1-9])[.,](\d+)E\+?(\d{1,3})$/i.exec(text) ?? [];
  if (first && more.length === Number(exponent)) return first + more;
  return /^\d+\.0$/.test(text) ? text.slice(0, -2) : null;
}

/** Words that programs write for a missing value. */
const NO_VALUE = /^(?:null|nil|none|nan|undefined|n\.?\/?a\.?)$/i;
/** The mark by which spreadsheets keep a number as text, which programs also write into files. */
const TEXT_MARK = /^['’](?=\d+$)/;
/** Characters that no one types, and that are invisible on paper and to a scanner. */
const UNSEEN = /\p{Cf}/gu;

/**
 * Reads a code as it is stored and compared: without invisible characters, digits as scanners type them. A long number
 * that a spreadsheet has shortened is refused: its digits are lost, and the till could never match it.
 */
export function readCode(text: string): Reading<string | null> {
  const read = readText(plainDigits(text), { lines: true });
  if ('fault' in read || read.value === null) return read;
  const code = read.value.replace(UNSEEN, '').replace(TEXT_MARK, '');
  if (/[\n\t]/.test(code)) return fault('CODE_OF_MANY_LINES', code);
  const error = sheetError(code);
  if (error) return { fault: error };
  const digits = digitsOfNumber(code);
  if (digits !== null) return { value: digits, doubt: doubt('CODE_AS_NUMBER', code) };
  if (isRuinedNumber(code)) return fault('RUINED_CODE', code);
  if (!/[\p{L}\p{N}]/u.test(code) || NO_VALUE.test(code)) return fault('NOT_A_CODE', code);
  if (/^0+$/.test(code)) return { value: code, doubt: doubt('CODE_OF_ZEROS', code) };
  if (code.length === 11 && hasTradeCheckDigit(code)) return { value: code, doubt: doubt('CODE_LOST_ZERO', code) };
  return read.doubt ? { value: code, doubt: read.doubt } : { value: code };
}

/** Whether the last digit is the check digit of a trade number (EAN, UPC, GTIN), calculated from the others. */
export function hasTradeCheckDigit(digits: string): boolean {
  if (!/^\d{2,14}$/.test(digits)) return false;
  const weighed = Array.from(digits.padStart(14, '0'), (digit, at) => Number(digit) * (at % 2 === 0 ? 3 : 1));
  return weighed.reduce((sum, part) => sum + part, 0) % 10 === 0;
}
