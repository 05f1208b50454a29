import { expect, test } from 'vitest';
import { columnsIn, gridTarget } from './gridKeys.ts';

// Ten cards in rows of four.
test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 5],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, null],
  ['ArrowDown', 8, null],
  ['ArrowRight', 9, null],
  ['Home', 7, 0],
  ['End', 0, 9],
  ['PageDown', 1, 9],
  ['a', 1, null],
])('%s from card %i leads to %j', (key, at, target) => {
  expect(gridTarget(key, at, 10, 4)).toBe(target);
});

test.each([
  [800, 110, 6],
  [800, 145, 5],
  [800, 190, 4],
  [360, 190, 2],
  [60, 190, 1],
])('in %i pixels cards of at least %i stand %i side by side', (width, card, count) => {
  expect(columnsIn(width, card)).toBe(count);
});
