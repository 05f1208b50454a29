import { expect, test } from 'vitest';
import { moreOf } from './useMoreOutside.ts';

test.each([
  ['all of it is seen', 0, 0, ''],
  ['half a pixel does not count', 0, 0.5, ''],
  ['more is at the right', 0, 225, 'right'],
  ['more is at both sides', 100, 225, 'left right'],
  ['the end is reached, but for what was rounded', 224.4, 225, 'left'],
])('IM-12 a shade lies where more of a table is: %s', (_, scrolled, most, sides) => {
  expect(moreOf(scrolled, most)).toBe(sides);
});
