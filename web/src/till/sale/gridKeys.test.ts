import { expect, test } from 'vitest';
import { gridTarget } from './gridKeys.ts';

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
