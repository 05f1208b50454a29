import { describe, expect, it } from 'vitest';
import { chartOfPeriod, comparisonsOf, figuresOfPeriod, type Period, refusePeriod, togglePeriod } from './period.ts';

const TODAY = '2026-11-22';
const custom = (from: string, to: string): Period => ({ mode: 'custom', range: { from, to } });

describe('what a dashboard is looked at by', () => {
  it('BI-23 choosing a mode takes it, choosing it again clears it to the day', () => {
    expect(togglePeriod('day', 'month')).toBe('month');
    expect(togglePeriod('month', 'month')).toBe('day');
    expect(togglePeriod('day', 'day')).toBe('day');
  });

  it.each<[Period, string, string, string]>([
    [{ mode: 'day' }, '2026-11-16', TODAY, 'DAY'],
    [{ mode: 'month' }, '2026-05-01', TODAY, 'MONTH'],
    [{ mode: 'year' }, '2020-01-01', TODAY, 'YEAR'],
    [{ mode: 'all' }, '2000-01-01', TODAY, 'YEAR'],
    [custom('2026-11-01', '2026-11-03'), '2026-11-01', '2026-11-03', 'DAY'],
    [custom('2025-11-01', '2026-11-03'), '2025-11-01', '2026-11-03', 'MONTH'],
  ])('BI-27 the chart of %j is of %s to %s by %s', (period, from, to, by) => {
    expect(chartOfPeriod(period, TODAY)).toEqual({ range: { from, to }, by });
  });

  it.each<[Period, boolean]>([
    [{ mode: 'day' }, true],
    [{ mode: 'month' }, true],
    [custom('2026-10-01', '2026-10-31'), true],
    [custom('2026-10-01', '2026-11-01'), false],
    [{ mode: 'year' }, false],
    [{ mode: 'all' }, false],
  ])('the same weekdays of weeks before stand beside days of up to a month: %j %s', (period, expected) => {
    expect(comparisonsOf(period).includes('PREVIOUS_WEEK')).toBe(expected);
    expect(comparisonsOf(period).slice(0, 2)).toEqual(['PREVIOUS_PERIOD', 'PREVIOUS_YEAR']);
  });

  it('BI-27 figures are of today, this month, this year, all time, or the days themselves', () => {
    const modes = (['day', 'month', 'year', 'all'] as const).map((mode) => figuresOfPeriod({ mode }).last);
    expect(modes).toEqual(['TODAY', 'THIS_MONTH', 'THIS_YEAR', 'ALL_TIME']);
    expect(figuresOfPeriod(custom('2026-11-01', '2026-11-03'))).toEqual({ from: '2026-11-01', to: '2026-11-03' });
  });

  it.each([
    ['2026-11-01', '2026-11-22', null],
    ['2026-11-22', '2026-11-22', null],
    ['2026-11-02', '2026-11-01', 'inverted'],
    ['2026-11-22', '2026-11-23', 'future'],
    ['1999-12-31', '2026-11-01', 'tooEarly'],
    ['2026-02-30', '2026-11-01', 'incomplete'],
    ['', '', 'incomplete'],
  ])('BI-25 days from %s to %s: %s', (from, to, problem) => {
    expect(refusePeriod({ from, to }, TODAY)).toBe(problem);
  });
});
