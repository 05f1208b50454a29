import { expect, test } from 'vitest';
import { splitQty } from './splitQty.ts';

test.each([
  ['latte', 1, 'latte'],
  ['5*latte', 5, 'latte'],
  ['12 × 885', 12, '885'],
  ['3*', 3, ''],
  ['0*latte', 1, '0*latte'],
  ['99999*a', 1, '99999*a'],
  ['2*3*a', 2, '3*a'],
])('"%s" is %i of "%s"', (typed, qty, text) => {
  expect(splitQty(typed)).toEqual({ qty, text });
});
