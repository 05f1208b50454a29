import { fromBaht, MoneyError, type Satang } from '../money/money.ts';
import { fault, type Reading, valueOr } from './reading.ts';
import { readShort } from './text.ts';

/** Commas and spaces are accepted where they separate thousands. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$|^[+-]?[1-9]\d{0,2}(?: \d{3})+(?:\.\d*)?$/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const CURRENCY_BEFORE = /^([+-]?)(?:฿|thb|บาท)\s*/i;
/** `120.-` is a handwritten price without satang. A dash alone may be a minus. */
const CURRENCY_BEHIND = /\s*(?:฿|thb|baht|บาท(?:ถ้วน)?|บ\.?|[.,]-|\/-)$/i;

/**
 * Reads a number as people write it into plain digits: `-1200.50`. Commas are removed where they can only separate
 * thousands; any other comma is a fault, so that `12,50` does not become a hundred times as much.
 */
export function readNumber(text: string): Reading<string | null> {
  return plainNumber(text, (typed) => typed);
}

/** Reads an amount in baht, also with its currency: `฿120`, `1,200 บาท`, `120.-`; more than two decimals are a fault. */
export function readAmount(text: string): Reading<Satang | null> {
  const read = plainNumber(text, withoutCurrency);
  if ('fault' in read || read.value === null) return read as Reading<null>;
  try {
    return { value: fromBaht(read.value) };
  } catch (error) {
    if (error instanceof MoneyError) return fault(error.code, text);
    throw error;
  }
}

/** Returns the typed amount of 0 or more; null for any other text. */
export function typedAmount(text: string): Satang | null {
  const amount = valueOr(readAmount(text), null);
  return amount === null || amount < 0 ? null : amount;
}

/** Returns the typed whole number from 0 to `most`; null for any other text. */
export function typedCount(text: string, most = Number.MAX_SAFE_INTEGER): number | null {
  const number = valueOr(readNumber(text), null);
  return number !== null && /^\d+$/.test(number) && Number(number) <= most ? Number(number) : null;
}

function plainNumber(text: string, without: (typed: string) => string): Reading<string | null> {
  const read = readShort(text, 'NOT_A_NUMBER');
  if ('fault' in read || read.value === null) return read;
  if (/^[1-9]\d*(?:\.\d{1,9})?$/.test(read.value)) return { value: read.value };
  const spaced = read.value
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/^[−–](?=[\d.])/, '-');
  const typed = without(spaced);
  const number = THOUSANDS.test(typed) ? typed.replace(/[, ]/g, '') : typed;
  if (NUMBER.test(number)) return { value: withoutTail(tidy(number)) };
  return fault(/^[+-]?[\d.]*,[\d.,]*$/.test(number) ? 'COMMA_OF_DECIMALS' : 'NOT_A_NUMBER', text);
}

const withoutCurrency = (typed: string): string =>
  typed.replace(CURRENCY_BEFORE, '$1').replace(CURRENCY_BEHIND, '').trim();

/** Writes `+120.` as 120 and `.5` as 0.5. */
function tidy(number: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^\+?(-?)(\d*)\.?(\d*)$/.exec(number) ?? [];
  return `${sign}${whole || '0'}${decimals && `.${decimals}`}`;
}

/**
 * Removes the floating-point error after 15 digits from numbers calculated by spreadsheets and programs:
 * `3.3000000000000003`.
 */
function withoutTail(number: string): string {
  const decimals = number.length - number.indexOf('.') - 1;
  if (decimals < 10 || number.replace(/^-?0*\.?0*|\D/g, '').length < 16) return number;
  const short = String(withoutFloatTail(Number(number)));
  return short.includes('e') ? number : short;
}

/** Removes the floating-point error after 15 digits of a number. */
export const withoutFloatTail = (number: number): number =>
  Number.isInteger(number) ? number : Number(number.toPrecision(15));
