import { plainDigits } from './plainDigits.ts';
import { doubt, fault, type Reading } from './reading.ts';
import { sheetError } from './sheetError.ts';
import { readText } from './text.ts';

/** As a spreadsheet shows a number that is longer than its column: `8.85E+12`, `8.85E12`. `1E10` may be a code. */
export const isRuinedNumber = (text: string): boolean => /^[+-]?\d(?:[.,]\d+E\+?|E\+)\d{1,3}$/i.test(text);

/** The digits of a number that has all of them: of `8.850123456789E12`, and of `12.0`. */
function digitsOfNumber(text: string): string | null {
  const [, first = '', more = '', exponent = ''] = /^([1-9])[.,](\d+)E\+?(\d{1,3})$/i.exec(text) ?? [];
  if (first && more.length === Number(exponent)) return first + more;
  return /^\d+\.0$/.test(text) ? text.slice(0, -2) : null;
}

/** Words that programs write where there is no value. */
const NO_VALUE = /^(?:null|nil|none|nan|undefined|n\.?\/?a\.?)$/i;
/** Spreadsheets keep a number as text by it, and programs write it into their files. */
const TEXT_MARK = /^['’](?=\d+$)/;
/** No person types them, and on paper and to a scanner they are not there. */
const UNSEEN = /\p{Cf}/gu;

/**
 * A code as it is kept and compared: no invisible signs, digits as scanners type them. What a spreadsheet has made of
 * a long number is refused: the digits are lost, and the till would find nothing by it.
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

/** Whether digits end with the check digit of trade numbers (EAN, UPC, GTIN), which is made of the others. */
export function hasTradeCheckDigit(digits: string): boolean {
  if (!/^\d{2,14}$/.test(digits)) return false;
  const weighed = Array.from(digits.padStart(14, '0'), (digit, at) => Number(digit) * (at % 2 === 0 ? 3 : 1));
  return weighed.reduce((sum, part) => sum + part, 0) % 10 === 0;
}
