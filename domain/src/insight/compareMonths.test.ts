import { expect, it } from 'vitest';
import { comparedMonths, weekdaysIn } from './compareMonths.ts';

it.each([
  ['2026-02-01', '2026-11-22', '2026-02-28', '2026-01-01', '2026-01-31', null],
  ['2026-11-01', '2026-11-22', '2026-11-22', '2026-10-01', '2026-10-22', '2026-11-22'],
  ['2026-11-01', '2026-11-01', '2026-11-01', '2026-10-01', '2026-10-01', '2026-11-01'],
  ['2026-11-01', '2026-11-30', '2026-11-30', '2026-10-01', '2026-10-30', '2026-11-30'],
  ['2026-03-01', '2026-03-30', '2026-03-30', '2026-02-01', '2026-02-28', null],
  ['2026-12-01', '2026-11-22', '2026-12-31', '2026-11-01', '2026-11-30', null],
  ['2027-01-01', '2027-01-05', '2027-01-05', '2026-12-01', '2026-12-05', '2027-01-05'],
])(
  'OP-25 the month from %s, on %s, is reported up to %s, beside %s to %s, the last day as far as %s has gone',
  (first, today, to, from, until, soFarOf) => {
    expect(comparedMonths(first, today)).toEqual({
      current: { from: first, to },
      previous: { from, to: until, soFarOf },
    });
  },
);

it('a month has four or five of a weekday', () => {
  const count = (from: string, to: string) =>
    (['SUNDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const).map((weekday) => weekdaysIn({ from, to }, weekday));
  expect(count('2026-10-01', '2026-10-31')).toEqual([4, 5, 5, 5]);
  expect(count('2026-11-01', '2026-11-26')).toEqual([4, 4, 3, 3]);
  expect(count('2026-11-26', '2026-11-26')).toEqual([0, 1, 0, 0]);
});
