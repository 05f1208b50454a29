import { describe, expect, it } from 'vitest';
import { normaliseGender } from '../person/gender.ts';
import { badgeUnit } from './badgeUnit.ts';
import { lifetimeDuration } from './lifetimeDuration.ts';
import { canSaveTags, dropEmptyTexts } from './tags.ts';

it.each([
  ['M', 'Male'],
  ['male', 'Male'],
  ['Man', 'Male'],
  ['ชาย', 'Male'],
  [' F ', 'Female'],
  ['FEMALE', 'Female'],
  ['woman', 'Female'],
  ['หญิง', 'Female'],
  ['', 'Other'],
  ['mango', 'Other'],
  ['ไม่ระบุ', 'Other'],
])('PAY-39, CUST-63 %s is %s', (word, gender) => {
  expect(normaliseGender(word)).toBe(gender);
});

describe('CUST-70, OP-56 lifetime', () => {
  it.each([
    [0, 0, 'day'],
    [1, 1, 'day'],
    [86_401, 2, 'day'],
    [2_591_999, 30, 'day'],
    [2_592_000, 1, 'month'],
    [31_103_999, 11, 'month'],
    [31_104_000, 1, 'year'],
    [31_104_000 * 2.9, 2, 'year'],
  ])('%s seconds are %s %s', (seconds, count, unit) => {
    expect(lifetimeDuration(seconds)).toEqual({ count, unit });
  });
});

it('CUST-59 a member has at most three tags, empty ones not counted', () => {
  expect(canSaveTags(['a', 'b', 'c', ' '])).toBe(true);
  expect(canSaveTags(['a', 'b', 'c', 'd'])).toBe(false);
  expect(dropEmptyTexts([' a ', '', null])).toEqual(['a']);
});

it('CUST-71 badges have units', () => {
  expect(['Big Spender', 'Frequent Member', 'Night Owl'].map((name) => badgeUnit({ name }))).toEqual([
    'THB',
    'Trans',
    'UNITS',
  ]);
});
