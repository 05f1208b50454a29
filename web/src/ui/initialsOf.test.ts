import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Somchai Chaiyo', 'SC'],
  ['  somchai ', 'S'],
  ['สมชาย ใจดี', 'สจ'],
  ['เอก', 'อ'],
  ['Anna Maria Lopez', 'AM'],
  ['', ''],
])('%j is shown as %j: a Thai vowel before its consonant is passed over', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
