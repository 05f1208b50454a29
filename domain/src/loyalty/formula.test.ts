import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../money/decimal.ts';
import { evaluateTest, type FormulaNames, namesIn } from './formula.ts';

const names: FormulaNames = new Map(
  Object.entries({ a: 10, b: 2.5, value: 25, zero: 0 }).flatMap(([name, value]) => {
    const exact = decimal(value);
    return exact ? [[name, exact] as const] : [];
  }),
);
const test = (formula: string) => evaluateTest(formula, names);

describe('DISC-22 formulas are data', () => {
  it.each([
    ['[a] >= [value]', false],
    ['[value] >= 25', true],
    ['[value]>25', false],
    ['[value] <= 25.00', true],
    ['[a] < [value]', true],
    ['[a] * [b] = [value]', true],
    ['[a]+[b]*2 = 15', true],
    ['([a]+[b])*2 = 25', true],
    ['[value] / 10 - 0.5 = 2', true],
    ['-[a] < 0', true],
    ['[ a ] = 10', true],
    ['0.1 + 0.2 = 0.3', true],
    ['10 / 3 * 3 = 10', true],
    ['26 > [value]', true],
    ['[value] <= 24', false],
    ['[value] < 25', false],
    ['[value] = 24', false],
    [' 1 > 0 ', true],
    ['1 > 0'.padEnd(500), true],
    [`${'('.repeat(30)}1${')'.repeat(30)} > 0`, true],
    [`${'(1)+'.repeat(31)}1 > 0`, true],
  ])('%s is %s', (formula, holds) => {
    expect(test(formula)).toEqual({ ok: true, value: holds });
  });

  it.each([
    ['', 'SYNTAX'],
    ['[a] >=', 'SYNTAX'],
    ['[a] >= [value] >= 1', 'SYNTAX'],
    ['([a] >= 1)', 'SYNTAX'],
    ['[a', 'SYNTAX'],
    ['a >= 1', 'SYNTAX'],
    ['[a] & 1', 'SYNTAX'],
    ['process.exit()', 'SYNTAX'],
    ['constructor', 'SYNTAX'],
    ['[constructor] > 1', 'UNKNOWN_NAME'],
    ['[__proto__] > 1', 'UNKNOWN_NAME'],
    ['[price] > 1', 'UNKNOWN_NAME'],
    ['[a] / [zero] > 1', 'DIVISION_BY_ZERO'],
    ['[a] + 1', 'NOT_A_TEST'],
    [`${'('.repeat(200)}1${')'.repeat(200)} > 0`, 'SYNTAX'],
    ['1+'.repeat(400), 'SYNTAX'],
  ])('%s fails as %s', (formula, code) => {
    expect(test(formula)).toMatchObject({ ok: false, failure: { code } });
  });

  it.each([
    ['1 > 0'.padEnd(501), `1 > 0${' '.repeat(15)}`],
    [`[a] & ${'x'.repeat(30)}`, ` & ${'x'.repeat(17)}`],
    ['[a] >=', 'end'],
    ['* 1', '*'],
    ['(1', 'end'],
    ['(1 2', '2'],
    [`${'('.repeat(31)}1${')'.repeat(31)} > 0`, '('],
  ])('%s fails and says where', (formula, at) => {
    expect(test(formula)).toEqual({ ok: false, failure: { code: 'SYNTAX', at } });
  });

  it('a name is the same with spaces around it', () => {
    expect(namesIn('[ a ] + [b] >= 1')).toEqual(['a', 'b']);
  });

  it('is read once, and not kept for ever', () => {
    const first = namesIn('[first]');
    namesIn('[second]');
    expect(namesIn('[first]')).toBe(first);
    for (let more = 0; more < 1_000; more += 1) namesIn(`[${more}]`);
    expect(namesIn('[first]')).not.toBe(first);
    expect(namesIn('[first]')).toEqual(['first']);
  });

  it('never throws, whatever is stored', () => {
    const piece = fc.constantFrom(
      '[a]',
      '[b]',
      '[x]',
      '1',
      '2.5',
      '+',
      '-',
      '*',
      '/',
      '(',
      ')',
      '>=',
      '<',
      '=',
      ' ',
      '[',
      ']',
      '.',
      'é',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (formula) => {
          expect(typeof test(formula).ok).toBe('boolean');
        },
      ),
    );
  });
});
