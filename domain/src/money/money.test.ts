import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compare,
  decimal,
  dividedBy,
  floor,
  fraction,
  minus,
  plus,
  times,
  toApproximateNumber,
  toNumberWithin,
} from './decimal.ts';
import { formatCount, formatDecimal, formatMoney } from './formatNumber.ts';
import {
  fromBaht,
  isBaht,
  MAX_MONEY,
  MoneyError,
  max,
  min,
  multiplyByQty,
  negate,
  type Satang,
  satang,
  subtract,
  sum,
  toBaht,
  ZERO,
} from './money.ts';
import { mulDivCeil, mulDivFloor } from './mulDivFloor.ts';

const anyAmount = fc.integer({ min: -MAX_MONEY, max: MAX_MONEY }).map((value) => value as Satang);

describe('amounts from outside', () => {
  it.each([
    [12.5, 1250],
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    [' 12.05 ', 1205],
    [0.3, 30],
    [8.2, 820],
    [1.1, 110],
    [1_000_000.01, 100_000_001],
    [-0.5, -50],
    [-0, 0],
    ['+3.00', 300],
    [99_999_999_999.99, MAX_MONEY],
    ['99999999999.99', MAX_MONEY],
  ])('%s baht are %s satang', (baht, expected) => {
    expect(fromBaht(baht)).toBe(expected);
    expect(isBaht(baht)).toBe(true);
  });

  it.each([
    ['', 'NOT_A_NUMBER'],
    ['abc', 'NOT_A_NUMBER'],
    ['1,000', 'NOT_A_NUMBER'],
    ['1e3', 'NOT_A_NUMBER'],
    ['.5', 'NOT_A_NUMBER'],
    ['๑๒', 'NOT_A_NUMBER'],
    [Number.NaN, 'NOT_A_NUMBER'],
    [Number.POSITIVE_INFINITY, 'NOT_A_NUMBER'],
    [1.005, 'TOO_MANY_DECIMALS'],
    ['1.000', 'TOO_MANY_DECIMALS'],
    [1e-7, 'TOO_MANY_DECIMALS'],
    [0.1 + 0.2, 'TOO_MANY_DECIMALS'],
    [100_000_000_000, 'OUT_OF_RANGE'],
    ['-100000000000', 'OUT_OF_RANGE'],
    [1e21, 'OUT_OF_RANGE'],
    ['9'.repeat(400), 'OUT_OF_RANGE'],
  ])('%s is refused as %s', (baht, code) => {
    expect(() => fromBaht(baht)).toThrow(expect.objectContaining({ name: 'MoneyError', code }));
    expect(isBaht(baht)).toBe(false);
  });

  it('anything that is not a number or text is no amount', () => {
    expect([null, undefined, {}, [], true, 5n].map(isBaht)).toEqual([false, false, false, false, false, false]);
  });

  it('no satang is lost between satang, baht and text', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(fromBaht(toBaht(amount))).toBe(amount);
        expect(fromBaht(JSON.parse(JSON.stringify(toBaht(amount))))).toBe(amount);
        expect(fromBaht(formatMoney(amount).replaceAll(',', '').replace('−', '-'))).toBe(amount);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('is whole and refuses to leave the safe range', () => {
    expect([sum([]), sum([satang(1), satang(2), satang(-4)]), negate(satang(5)), negate(satang(-5))]).toEqual([
      0, -1, -5, 5,
    ]);
    expect(Object.is(negate(ZERO), 0)).toBe(true);
    expect(multiplyByQty(satang(1999), 3)).toBe(5997);
    expect(() => multiplyByQty(MAX_MONEY, 9999)).toThrow(MoneyError);
    expect(() => satang(1.5)).toThrow(expect.objectContaining({ code: 'NOT_A_NUMBER' }));
    expect(() => satang(2 ** 53)).toThrow(expect.objectContaining({ code: 'OUT_OF_RANGE' }));
    expect([min(satang(2), satang(-3)), max(satang(2), satang(-3)), subtract(satang(2), satang(3))]).toEqual([
      -3, 2, -1,
    ]);
  });

  it('BI-32, HOME-13 shows thousand separators and two decimals', () => {
    expect(formatMoney(satang(123_450))).toBe('1,234.50');
    expect(formatMoney(satang(-5))).toBe('−0.05');
    expect([12_345, 1.5, -0].map(formatCount)).toEqual(['12,345', '2', '0']);
    expect([1_234.5678, 1 / 3, 7].map(formatDecimal)).toEqual(['1,234.5678', '0.3333333333', '7']);
  });

  it('a x b / c is exact past 2^53', () => {
    expect(mulDivFloor(9_007_199_254_740_991, 3, 9_007_199_254_740_991)).toBe(3);
    expect([mulDivFloor(7, 1, 2), mulDivCeil(7, 1, 2), mulDivCeil(8, 1, 2), mulDivCeil(3, 5, 4)]).toEqual([3, 4, 4, 4]);
    expect([mulDivFloor(7, 1, 0), mulDivCeil(7, 1, 0), mulDivFloor(7, 1, -2), mulDivCeil(7, 1, -2)]).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

describe('exact decimals', () => {
  const of = (value: number | string) => {
    const parsed = decimal(value);
    if (!parsed) throw new Error(`${value} is a decimal`);
    return parsed;
  };

  it('0.1 + 0.2 is 0.3', () => {
    expect(compare(plus(of(0.1), of(0.2)), of(0.3))).toBe(0);
    expect(compare(minus(of(0.3), of('0.20')), of(0.1))).toBe(0);
    expect(compare(of(1e-7), of('0.0000001'))).toBe(0);
    expect(compare(of(1e21), of('1000000000000000000000'))).toBe(0);
  });

  it('floors towards minus infinity and never divides by 0', () => {
    expect([floor(of(1.99)), floor(of(-1.01)), floor(of(-2))]).toEqual([1n, -2n, -2n]);
    expect(dividedBy(of(1), of(0))).toBeNull();
    expect(floor(dividedBy(of(7), of(-2)) ?? of(0))).toBe(-4n);
    expect(floor(times(of(80), of(0.125)))).toBe(10n);
    expect(dividedBy(of('1.5'), of('0.25'))).toSatisfy((value) => compare(value, of(6)) === 0);
    expect([compare(of(1), of(2)), compare(of(2), of(1)), compare(of(' 1.0 '), of(1))]).toEqual([-1, 1, 0]);
    expect(toApproximateNumber(of('-0.125'))).toBe(-0.125);
  });

  it('refuses anything that is not a number', () => {
    expect(['', 'x', '1.', '0x10', Number.NaN, Number.POSITIVE_INFINITY].map(decimal)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('is shown as an ordinary number, however large its parts are', () => {
    expect(toApproximateNumber(fraction(3n * 10n ** 400n, 2n * 10n ** 390n))).toBeCloseTo(1.5e10, 0);
    expect(toApproximateNumber(fraction(3n * 10n ** 390n, 2n * 10n ** 400n)) * 1e10).toBeCloseTo(1.5, 9);
    expect(toApproximateNumber(fraction(3n * 10n ** 310n, 2n * 10n ** 300n))).toBeCloseTo(1.5e10, 0);
    expect(toApproximateNumber(fraction(3n * 10n ** 300n, 2n * 10n ** 310n)) * 1e10).toBeCloseTo(1.5, 9);
  });

  it('holds absurd values within a limit', () => {
    expect([toNumberWithin(10n ** 40n, 99), toNumberWithin(-(10n ** 40n), 99), toNumberWithin(5n, 99)]).toEqual([
      99, -99, 5,
    ]);
    expect(fraction(1n, -2n)).toEqual({ numerator: -1n, denominator: 2n });
  });
});
