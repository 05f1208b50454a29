import { PERIOD_MODES } from '@taem/domain/insight/period.ts';
import { describe, expect, it } from 'vitest';
import { readPeriodAddress, writePeriodAddress } from './periodAddress.ts';

const TODAY = '2026-11-22';
const read = (address: string, modes = PERIOD_MODES) => readPeriodAddress(new URLSearchParams(address), TODAY, modes);
const mended = (address: string) => {
  const { period, compare } = read(address);
  return writePeriodAddress(new URLSearchParams(address), period, compare).toString();
};

describe('the days of an address', () => {
  it.each([
    ['', ''],
    ['period=month', 'period=month'],
    ['period=day&compare=period', ''],
    ['period=none&compare=ever', ''],
    ['period=month&from=2026-11-01', 'period=month'],
    ['top=guest&period=year&compare=year', 'top=guest&period=year&compare=year'],
    ['compare=week', 'compare=week'],
    ['period=month&compare=week', 'period=month&compare=week'],
    ['period=year&compare=week', 'period=year'],
    ['period=custom&from=2026-11-01&to=2026-11-03', 'period=custom&from=2026-11-01&to=2026-11-03'],
    ['period=custom&from=2026-11-03&to=2026-11-01', ''],
    ['period=custom&from=2026-11-22&to=2026-11-23', ''],
    ['period=custom&from=x', ''],
  ])('BI-23..25 %s is mended to %s, all else in it stays', (address, expected) => {
    expect(mended(address)).toBe(expected);
    expect(mended(mended(address))).toBe(expected);
  });

  it.each([
    ['period=custom&from=2026-11-03&to=2026-11-01', 'inverted'],
    ['period=custom&from=2026-11-22&to=2026-11-23', 'future'],
    ['period=custom', 'incomplete'],
    ['period=year', null],
  ])('BI-25 %s is refused in words: %s', (address, problem) => {
    expect(read(address).problem).toBe(problem);
  });

  it.each<[string, string, string]>([
    ['', 'month', ''],
    ['period=month', 'month', ''],
    ['period=day', 'day', 'period=day'],
    ['period=year&compare=year', 'year', 'period=year'],
    ['compare=period', 'month', 'compare=period'],
    ['period=custom&from=2026-11-03&to=2026-11-01', 'day', 'period=day'],
  ])('a page that opens with a month and the year before: %s is %s, written %s', (address, mode, expected) => {
    const opening = { period: { mode: 'month' }, compare: 'PREVIOUS_YEAR' } as const;
    const { period, compare } = readPeriodAddress(new URLSearchParams(address), TODAY, PERIOD_MODES, opening);
    expect(period.mode).toBe(mode);
    expect(writePeriodAddress(new URLSearchParams(address), period, compare, opening).toString()).toBe(expected);
  });

  it('BI-26 a mode that a page does not offer is as if it were not there', () => {
    expect(
      read('period=custom&from=2026-11-01&to=2026-11-03', ['all', 'day', 'month', 'year'] as never).period,
    ).toEqual({
      mode: 'day',
    });
  });
});
