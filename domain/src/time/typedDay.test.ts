import { expect, test } from 'vitest';
import { typedDay, writtenDay } from './typedDay.ts';

test.each([
  ['31/12/1990', '1990-12-31'],
  ['31/12/2533', '1990-12-31'],
  [' 1.2.2026 ', '2026-02-01'],
  ['29-02-2567', '2024-02-29'],
  ['๒๙-๐๒-๒๕๖๗', '2024-02-29'],
  ['29/02/2566', null],
  ['31/12/90', null],
  ['2026-12-31', null],
  ['12/31/2026', null],
  ['', null],
])('a day typed as "%s" is %s', (typed, day) => {
  expect(typedDay(typed)).toBe(day);
});

test('a day is written with the year of the era that is asked for, and read again as the same day', () => {
  expect(writtenDay('2026-02-01', true)).toBe('01/02/2569');
  expect(writtenDay('2026-02-01', false)).toBe('01/02/2026');
  expect(writtenDay('', true)).toBe('');
  expect([true, false].map((isBuddhist) => typedDay(writtenDay('2024-02-29', isBuddhist)))).toEqual([
    '2024-02-29',
    '2024-02-29',
  ]);
});
