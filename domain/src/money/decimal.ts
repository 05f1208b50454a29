/**
 * An exact number as a fraction, for percentages, factors and the formulas of conditions: 12.5 percent of 99.99 is
 * exact until the single rounding that the rule requires.
 */
export interface Decimal {
  readonly numerator: bigint;
  /** Always above 0. */
  readonly denominator: bigint;
}

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]\d{1,3}))?$/i;

/** Returns the exact value of a number or of its text; null for anything else. */
export function decimal(value: number | string): Decimal | null {
  if (Number.isSafeInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  const parts = DECIMAL.exec(String(value).trim());
  if (!parts) return null;
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = parts;
  const scale = decimals.length - Number(exponent);
  return fraction(BigInt(sign + whole + decimals) * tenTo(-scale), tenTo(scale));
}

function tenTo(power: number): bigint {
  return 10n ** BigInt(Math.max(power, 0));
}

/** `numerator / denominator` exactly; the denominator must not be 0. */
export function fraction(numerator: bigint, denominator: bigint): Decimal {
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

/** a + b, exactly. */
export function plus(a: Decimal, b: Decimal): Decimal {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

/** a - b, exactly. */
export function minus(a: Decimal, b: Decimal): Decimal {
  return plus(a, { numerator: -b.numerator, denominator: b.denominator });
}

/** a x b, exactly. */
export function times(a: Decimal, b: Decimal): Decimal {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** a / b, exactly; null when the divisor is 0. */
export function dividedBy(a: Decimal, b: Decimal): Decimal | null {
  if (b.numerator === 0n) return null;
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Returns a negative number when `a` is smaller, 0 when equal, a positive number when larger. */
export function compare(a: Decimal, b: Decimal): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  if (difference < 0n) return -1;
  return difference > 0n ? 1 : 0;
}

/** Rounds down to a whole number. */
export function floor(a: Decimal): bigint {
  const quotient = a.numerator / a.denominator;
  return a.numerator % a.denominator < 0n ? quotient - 1n : quotient;
}

/**
 * Converts a whole number to an ordinary number between -`limit` and `limit`, so that an absurd rule cannot leave the
 * safe range.
 */
export function toNumberWithin(value: bigint, limit: number): number {
  const bound = BigInt(limit);
  if (value > bound) return limit;
  return value < -bound ? -limit : Number(value);
}

/** Converts to an ordinary number, which may be rounded: for display only. */
export function toApproximateNumber({ numerator, denominator }: Decimal): number {
  const [above, below] = [Number(numerator), Number(denominator)];
  if (Number.isFinite(above) && Number.isFinite(below)) return above / below;
  // Either may be too large for an ordinary number, so both are cut to their leading bits.
  const beyond = BigInt(Math.max(bitsOf(numerator), bitsOf(denominator)) - MAX_BITS);
  return Number(numerator >> beyond) / Number(denominator >> beyond);
}

/** Fewer bits than the largest ordinary number has (1,024). */
const MAX_BITS = 1_000;

/** An upper bound of the bits of a number. */
const bitsOf = (value: bigint): number => 4 * value.toString(16).length;
