import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTargetWords } from './useTargetWords.ts';

type Target = NonNullable<Parameters<ReturnType<typeof useTargetWords>>[0]>;
const wordsOf = (target: Partial<Target>) =>
  renderHook(() => useTargetWords()).result.current({ months: 1, monthsSet: 0, ...target } as Target);

test.each([
  ['days of months that all have a target', { amount: 200, percent: 99, monthsSet: 1 }, '99% ของเป้า 200.00 บาท'],
  ['days without any', { months: 323 }, 'ยังไม่ได้ตั้งเป้า'],
  ['a year to this day that lacks some', { months: 13, monthsSet: 2 }, 'ตั้งเป้าไว้ 2 จาก 13 เดือน'],
  ['all time, whose months nobody counts', { months: 323, monthsSet: 2 }, 'ช่วงนี้มีเดือนที่ยังไม่ได้ตั้งเป้า'],
])('%s are compared with it in words', (_, target, words) => {
  expect(wordsOf(target)).toBe(words);
});
