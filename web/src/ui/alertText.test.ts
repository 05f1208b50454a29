import { expect, test } from 'vitest';
import { alertText } from './alertText.ts';

const words = { title: 'Error', message: 'Something went wrong' };

test.each([
  ['no message', undefined, 'Something went wrong'],
  ['null', null, 'Something went wrong'],
  ['an empty message', '', 'Error'],
  ['blanks', '  ', 'Error'],
  ['a text', 'Out of paper', 'Out of paper'],
  ['a network exception', new TypeError('Failed to fetch'), 'Failed to fetch'],
])('HOME-15 %s is worded', (_case, message, expected) => {
  expect(alertText(message, words)).toBe(expected);
});
