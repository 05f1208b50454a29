/**
 * Money is counted in whole satang (1 THB = 100 satang), so that adding, capping and comparing never round.
 * Baht with decimals exist only at the edges: on the wire, in a form, on paper.
 */
export type Satang = number & { readonly unit: 'satang' };

export type MoneyErrorCode = 'NOT_A_NUMBER' | 'TOO_MANY_DECIMALS' | 'OUT_OF_RANGE';

/** Why a text or number is not an amount of money. */
export class MoneyError extends Error {
  readonly code: MoneyErrorCode;

  constructor(code: MoneyErrorCode, message: string) {
    super(message);
    this.name = 'MoneyError';
    this.code = code;
  }
}

/** The largest amount that is accepted anywhere: 99,999,999,999.99 THB. */
export const MAX_MONEY = 9_999_999_999_999 as Satang;

/** No money. */
export const ZERO = 0 as Satang;

const AMOUNT = /^([+-]?)(\d+)(?:\.(\d+))?$/;
const EXPONENT = /e([+-])/;

/** Checks whole satang from the database or from a calculation; throws a `MoneyError` for anything but a safe integer. */
export function satang(value: number): Satang {
  if (!Number.isInteger(value)) throw new MoneyError('NOT_A_NUMBER', 'satang must be a whole number');
  if (!Number.isSafeInteger(value)) throw new MoneyError('OUT_OF_RANGE', 'amount is too large');
  return (value === 0 ? 0 : value) as Satang;
}

/** Reads an amount in baht from a form or the wire, without losing a satang; more than two decimals are refused. */
export function fromBaht(baht: number | string): Satang {
  if (typeof baht === 'number') {
    // Only a number whose shortest text has at most two decimals equals whole satang divided by 100.
    const amount = Math.round(baht * 100);
    if (Math.abs(amount) <= MAX_MONEY && amount / 100 === baht) return satang(amount);
  }
  // The sender wrote the shortest decimal text of the number; multiplying the float by 100 may miss it (1.005, 8.2).
  const text = typeof baht === 'number' ? numberText(baht) : baht.trim();
  const parts = AMOUNT.exec(text);
  if (!parts) throw new MoneyError('NOT_A_NUMBER', 'must be a number');
  const [, sign, whole = '', decimals = ''] = parts;
  if (decimals.length > 2) throw new MoneyError('TOO_MANY_DECIMALS', 'must have at most two decimals');
  const amount = Number(whole + decimals.padEnd(2, '0'));
  if (amount > MAX_MONEY) throw new MoneyError('OUT_OF_RANGE', 'must be at most 99999999999.99');
  return satang(sign === '-' ? -amount : amount);
}

function numberText(value: number): string {
  const text = String(value);
  const exponent = EXPONENT.exec(text);
  if (!exponent) return text;
  if (exponent[1] === '-') throw new MoneyError('TOO_MANY_DECIMALS', 'must have at most two decimals');
  throw new MoneyError('OUT_OF_RANGE', 'must be at most 99999999999.99');
}

/** Converts satang to baht, as the wire carries them. */
export function toBaht(amount: Satang): number {
  return amount / 100;
}

/** Whether a value from outside is an amount in baht that `fromBaht` accepts. */
export function isBaht(value: unknown): value is number | string {
  try {
    // A value of another type has no digits to read and throws like any malformed text.
    fromBaht(value as number | string);
    return true;
  } catch {
    return false;
  }
}

export function add(a: Satang, b: Satang): Satang {
  return satang(a + b);
}

export function subtract(a: Satang, b: Satang): Satang {
  return satang(a - b);
}

export function sum(amounts: Iterable<Satang>): Satang {
  let total = ZERO;
  for (const amount of amounts) total = add(total, amount);
  return total;
}

/** Turns an amount into a deduction, or back. */
export function negate(amount: Satang): Satang {
  return satang(-amount);
}

export function min(a: Satang, b: Satang): Satang {
  return Math.min(a, b) as Satang;
}

export function max(a: Satang, b: Satang): Satang {
  return Math.max(a, b) as Satang;
}

/** Returns the price of `qty` pieces. */
export function multiplyByQty(price: Satang, qty: number): Satang {
  return satang(price * qty);
}
