import { expect, test } from 'vitest';
import { dayIn } from '../reading/day.ts';
import { writtenDay } from './writtenDay.ts';

test('a day is written with the year of the era that is asked for, and read again as the same day', () => {
  expect(writtenDay('2026-02-01', true)).toBe('01/02/2569');
  expect(writtenDay('2026-02-01', false)).toBe('01/02/2026');
  expect(writtenDay('', true)).toBe('');
  expect([true, false].map((isBuddhist) => dayIn(writtenDay('2024-02-29', isBuddhist)))).toEqual([
    '2024-02-29',
    '2024-02-29',
  ]);
});
