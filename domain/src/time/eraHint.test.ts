import { expect, test } from 'vitest';
import { CALENDAR_RANGE, MEMBER_TRANSACTION_RANGE } from '../limits.ts';
import { eraHint } from './eraHint.ts';

test.each([
  ['2569-11-01', 'has a year of the Buddhist era: 2569 is 2026'],
  ['2443-01-01', 'has a year of the Buddhist era: 2443 is 1900'],
  ['2643-12-31 23:59:59', 'has a year of the Buddhist era: 2643 is 2100'],
  ['2569-11', 'has a year of the Buddhist era: 2569 is 2026'],
  ['2026-11-26', null],
  ['2442-12-31', null],
  ['2644-01-01', null],
  ['12569-11-01', null],
  [CALENDAR_RANGE.to, null],
  [MEMBER_TRANSACTION_RANGE.to, null],
  ['', null],
])('PR-18 the year of %j', (day, hint) => {
  expect(eraHint(day)).toBe(hint);
});
