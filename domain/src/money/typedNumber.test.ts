import { expect, test } from 'vitest';
import { typedNumber } from './typedNumber.ts';

test.each([
  [' 1234.50 ', '1234.50'],
  ['9,999,999.99', '9999999.99'],
  ['-1,000', '-1000'],
  ['12', '12'],
])('typed as "%s" it is the number %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each(['12,50', '1,23', '1,,234', '12,3456', '1234,567', '0,500', ',500', '1.234,50'])(
  '"%s" keeps its comma, so that it is no number',
  (typed) => {
    expect(Number(typedNumber(typed))).toBeNaN();
  },
);
