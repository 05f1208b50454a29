import { expect, test } from 'vitest';
import { parseBaht } from './parseBaht.ts';

test.each([
  ['0', 0],
  ['0.01', 1],
  ['-0.01', null],
  ['1,234.50', 123_450],
  ['99999999999.99', 9_999_999_999_999],
  ['100000000000', null],
  ['1.005', null],
  ['', null],
  ['twelve', null],
])('an amount typed as "%s" is %s satang', (text, satang) => {
  expect(parseBaht(text)).toBe(satang);
});

test('a fault that is not about the amount is no empty field', () => {
  expect(() => parseBaht(null as never)).toThrow(TypeError);
});
