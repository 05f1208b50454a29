import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDate, formatLocalTime, parseLocalTime, toInstant, toLocalTime } from './businessDay.ts';

const BANGKOK = 'Asia/Bangkok';
const BERLIN = 'Europe/Berlin';
const instantOf = (text: string, zone: string) => {
  const local = parseLocalTime(text);
  if (!local) throw new Error(`${text} is a local time`);
  return toInstant(local, zone).toISOString();
};

describe('the business day', () => {
  it.each([
    ['2026-11-20T16:59:59Z', BANGKOK, '2026-11-20'],
    ['2026-11-20T17:00:00Z', BANGKOK, '2026-11-21'],
    ['2026-12-31T16:59:59.999Z', BANGKOK, '2026-12-31'],
    ['2026-12-31T17:00:00Z', BANGKOK, '2027-01-01'],
    ['2028-02-28T17:00:00Z', BANGKOK, '2028-02-29'],
    ['2026-07-01T21:59:59Z', BERLIN, '2026-07-01'],
    ['2026-07-01T22:00:00Z', BERLIN, '2026-07-02'],
    ['2026-01-01T22:59:59Z', BERLIN, '2026-01-01'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(businessDate(new Date(instant), zone)).toBe(day);
  });
});

describe('the clock on the wall', () => {
  it.each([
    ['2026-11-20 23:59:59', BANGKOK, '2026-11-20T16:59:59.000Z'],
    ['2026-11-20 00:00:00', BANGKOK, '2026-11-19T17:00:00.000Z'],
    ['2026-07-01 12:00:00', BERLIN, '2026-07-01T10:00:00.000Z'],
    ['2026-01-01 12:00:00', BERLIN, '2026-01-01T11:00:00.000Z'],
  ])('%s in %s is %s', (text, zone, instant) => {
    expect(instantOf(text, zone)).toBe(instant);
  });

  it('a time that summer time skips is taken after the jump, one that comes twice as the first', () => {
    expect(instantOf('2026-03-29 02:30:00', BERLIN)).toBe('2026-03-29T01:30:00.000Z');
    expect(instantOf('2026-10-25 02:30:00', BERLIN)).toBe('2026-10-25T00:30:00.000Z');
  });

  it('goes there and back', () => {
    const range = { min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (moment) => {
        const second = new Date(Math.floor(moment.getTime() / 1000) * 1000);
        expect(toInstant(toLocalTime(second, BANGKOK), BANGKOK)).toEqual(second);
        const local = toLocalTime(second, BERLIN);
        expect(toLocalTime(toInstant(local, BERLIN), BERLIN)).toEqual(local);
      }),
    );
  });
});

describe('CHAN-25 YYYY-MM-DD HH:mm:ss', () => {
  it('is read and written', () => {
    const text = '2026-02-03 04:05:06';
    const local = parseLocalTime(text);
    expect(local).toEqual({ year: 2026, month: 2, day: 3, hour: 4, minute: 5, second: 6 });
    expect(local && formatLocalTime(local)).toBe(text);
  });

  it.each([
    '2026-02-30 00:00:00',
    '2026-13-01 00:00:00',
    '2026-01-01 24:00:00',
    '2026-01-01 00:60:00',
    '2026-01-01T00:00:00',
    '26-1-1 0:0:0',
    '',
    '0000-00-00 00:00:00',
  ])('refuses %s', (text) => {
    expect(parseLocalTime(text)).toBeNull();
  });
});
