import { describe, expect, it } from 'vitest';
import { abbreviateNumber, formatNumber, formatTwoDecimals, memberShare, percentChange } from './formatNumber.ts';
import {
  addDays,
  addMonths,
  chartPeriodOf,
  isCustomPeriod,
  isDay,
  periodOf,
  previousPeriod,
  togglePeriod,
  weekdayIndex,
} from './period.ts';

const TODAY = '2026-11-20';

describe('periods', () => {
  it.each([
    ['BI-23 nothing chosen is today', { filter: null }, TODAY, TODAY, 'Day'],
    ['BI-24 Day is today', { filter: 'Day' }, TODAY, TODAY, 'Day'],
    ['OP-57 Month starts with the month', { filter: 'Month' }, '2026-11-01', TODAY, 'Month'],
    ['OP-57 Year starts with the year', { filter: 'Year' }, '2026-01-01', TODAY, 'Year'],
    ['OP-21 All starts in 2000', { filter: 'All' }, '2000-01-01', TODAY, 'All'],
    [
      'BI-24 Custom is days',
      { filter: 'Custom', custom: { from: '2026-11-01', to: '2026-11-05' } },
      '2026-11-01',
      '2026-11-05',
      'Day',
    ],
    ['BI-23 an empty custom choice is today', { filter: 'Custom', custom: null }, TODAY, TODAY, 'Day'],
    [
      'OP-57 a custom range beyond today is not taken',
      { filter: 'Custom', custom: { from: TODAY, to: '2026-11-21' } },
      TODAY,
      TODAY,
      'Day',
    ],
  ] as const)('%s', (_rule, choice, from, to, periodType) => {
    expect(periodOf(choice, TODAY, 'dashboard')).toEqual({ from, to, periodType });
  });

  it('OP-21 report pages start in 2020', () => {
    expect(periodOf({ filter: 'All' }, TODAY, 'report').from).toBe('2020-01-01');
  });

  it.each([
    ['Day', '2026-11-14', 'Day'],
    ['Month', '2026-05-01', 'Month'],
    ['Year', '2020-01-01', 'Year'],
    ['All', '2000-01-01', 'All'],
  ] as const)('BI-27 the chart of %s starts on %s', (filter, from, periodType) => {
    expect(chartPeriodOf({ filter }, TODAY)).toEqual({ from, to: TODAY, periodType });
  });

  it('BI-23 choosing the chosen filter clears it', () => {
    expect([togglePeriod(null, 'Month'), togglePeriod('Month', 'Month'), togglePeriod('Month', 'Day')]).toEqual([
      'Month',
      null,
      'Day',
    ]);
  });

  it('BI-25 a custom range is in order and not beyond today', () => {
    expect(isCustomPeriod({ from: '2026-11-02', to: '2026-11-01' }, TODAY)).toBe(false);
    expect(isCustomPeriod({ from: '2026-02-30', to: TODAY }, TODAY)).toBe(false);
    expect(['2026-02-28', '2026-02-29', '2026-2-1', ''].map(isDay)).toEqual([true, false, false, false]);
  });

  it('calendar steps respect short months and leap years', () => {
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('the period before is as long, or the same days of the month before', () => {
    expect(previousPeriod({ from: TODAY, to: TODAY, periodType: 'Day' })).toMatchObject({
      from: '2026-11-19',
      to: '2026-11-19',
    });
    expect(previousPeriod({ from: '2026-11-01', to: TODAY, periodType: 'Month' })).toMatchObject({
      from: '2026-10-01',
      to: '2026-10-20',
    });
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
    [-1500, '-1.5K'],
  ])('BI-32 %s is %s', (value, text) => {
    expect(abbreviateNumber(value)).toBe(text);
  });

  it('BI-32 summaries have separators and no decimals, BI-31 averages two', () => {
    expect([formatNumber(1_234_567.4), formatNumber(-0), formatTwoDecimals(1234.5)]).toEqual([
      '1,234,567',
      '0',
      '1,234.50',
    ]);
  });

  it('BI-31, OP-25 percent change is rounded, `-` without a month before', () => {
    expect([percentChange(150, 100), percentChange(1, 3), percentChange(5, 0)]).toEqual(['50%', '-67%', '-']);
  });

  it('BI-31 shares always make 100', () => {
    expect(memberShare(1, 2)).toEqual({ member: 33, walkIn: 67 });
    expect(memberShare(0, 0)).toEqual({ member: 0, walkIn: 0 });
  });
});
