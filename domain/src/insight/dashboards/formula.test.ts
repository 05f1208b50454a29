import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toApproximateNumber } from '../../money/decimal.ts';
import { readFormula } from './formula.ts';

const row: Readonly<Record<string, number | null>> = { big: 1e40, a: 10, b: 4, none: null, 'previous.a': 8, zero: 0 };

function worked(text: string): number | null | string {
  const read = readFormula(text);
  if (!read.ok) return `${read.fault.code} ${read.fault.at}`;
  const value = read.formula.valueOf((field) => row[field] ?? null);
  return value && toApproximateNumber(value);
}

describe('a formula over the figures of a row', () => {
  it.each<[text: string, value: number | null | string]>([
    ['a / b', 2.5],
    ['a - b - 1', 5],
    ['a + b * 2', 18],
    ['(a + b) * 2', 28],
    ['-a + -b', -14],
    ['- -3', 3],
    ['0.1 + 0.2', 0.3],
    ['(a - previous.a) / previous.a * 100', 25],
    ['a / zero', null],
    ['a / (b - b)', null],
    ['a + none', null],
    ['a + unknown', null],
    ['', 'EMPTY 0'],
    ['a +', 'ENDS_EARLY 3'],
    ['a b', 'UNEXPECTED 2'],
    ['(a', 'ENDS_EARLY 2'],
    ['a)', 'UNEXPECTED 1'],
    ['fetch(1)', 'CALL 5'],
    ['a; b', 'UNEXPECTED 1'],
    ['a[0]', 'UNEXPECTED 1'],
    ['a = 1', 'UNEXPECTED 2'],
    ['`a`', 'UNEXPECTED 0'],
    [`${'('.repeat(40)}1${')'.repeat(40)}`, 'TOO_DEEP 31'],
    ['1+'.repeat(150), 'TOO_LONG 200'],
    [`a${' + a'.repeat(20)}`, 210],
    [`a${' + a'.repeat(21)}`, 'TOO_LONG 84'],
    // Exactly 1, although each of the two products is too large to be a result itself.
    [`(${'big * '.repeat(8)}big) / (${'big * '.repeat(8)}big)`, 1],
    ['big * big * big * big * big * big * big * big * big', null],
  ])('%s', (text, value) => expect(worked(text)).toBe(value));

  it('never throws, whatever is written, and names no global', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => void readFormula(text)));
    expect(worked('constructor')).toBeNull();
  });

  it('names its fields, each once', () => {
    const read = readFormula('a / b + previous.a - a');
    expect(read.ok && read.formula.fields).toEqual(['a', 'b', 'previous.a']);
  });
});
