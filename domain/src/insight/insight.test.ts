import { describe, expect, it } from 'vitest';
import { formatCount, formatTwoDecimals } from '../money/formatNumber.ts';
import { addDays, addMonths, isDay, weekdayIndex } from '../time/calendar.ts';
import { abbreviateNumber, formatShare, memberShare, percentChange } from './figureText.ts';

describe('days', () => {
  it('a day is one of the calendar', () => {
    expect(['2026-02-28', '2026-02-29', '2026-2-1', ''].map(isDay)).toEqual([true, false, false, false]);
  });

  it('calendar steps respect short months and leap years', () => {
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('BI-33 weekdays count from Sunday', () => {
    expect([weekdayIndex('2026-11-22'), weekdayIndex('2026-11-28')]).toEqual([1, 7]);
  });
});

describe('numbers', () => {
  it.each([
    [0, '0'],
    [950, '950'],
    [999.6, '1,000'],
    [1000, '1K'],
    [1549, '1.5K'],
    [999_949, '999.9K'],
    [999_950, '1M'],
    [12_000_000, '12M'],
    [3_200_000_000, '3.2B'],
    [1e12, '1T'],
    [-1500, '−1.5K'],
  ])('BI-32 %s is %s', (value, text) => {
    expect(abbreviateNumber(value)).toBe(text);
  });

  it('BI-32 summaries have separators and no decimals, BI-31 averages two', () => {
    expect([formatCount(1_234_567.4), formatCount(-0), formatTwoDecimals(1234.5)]).toEqual([
      '1,234,567',
      '0',
      '1,234.50',
    ]);
  });

  it('BI-31, OP-25 percent change is rounded, `-` without a month before', () => {
    expect([percentChange(150, 100), percentChange(1, 3), percentChange(5, 0)]).toEqual(['50%', '−67%', '-']);
  });

  it('BI-31 shares always make 100', () => {
    expect(memberShare(1, 2)).toEqual({ member: 33, walkIn: 67 });
    expect([0, 0.2, 99.6].map(formatShare)).toEqual(['0%', '<1%', '100%']);
    expect(memberShare(0, 0)).toEqual({ member: 0, walkIn: 0 });
  });
});
