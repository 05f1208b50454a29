import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/calendar.ts';
import {
  businessDate,
  businessDateOf,
  businessDayStart,
  type DayEnds,
  formatLocalTime,
  hourInDay,
  MAX_DAY_ENDS_AT,
  parseLocalTime,
  toInstant,
  toLocalTime,
} from './businessDay.ts';

const BANGKOK = 'Asia/Bangkok';
const BERLIN = 'Europe/Berlin';
const instantOf = (text: string, zone: string) => {
  const local = parseLocalTime(text);
  if (!local) throw new Error(`${text} is a local time`);
  return toInstant(local, zone).toISOString();
};

const EVER: DayEnds = [{ from: '2000-01-01', hour: 4 }];

describe('the business day', () => {
  it.each<[string, string, DayEnds, string]>([
    ['2026-11-20T16:59:59Z', BANGKOK, [], '2026-11-20'],
    ['2026-11-20T17:00:00Z', BANGKOK, [], '2026-11-21'],
    ['2026-12-31T16:59:59.999Z', BANGKOK, [], '2026-12-31'],
    ['2026-12-31T17:00:00Z', BANGKOK, [], '2027-01-01'],
    ['2028-02-28T17:00:00Z', BANGKOK, [], '2028-02-29'],
    ['2026-07-01T21:59:59Z', BERLIN, [], '2026-07-01'],
    ['2026-07-01T22:00:00Z', BERLIN, [], '2026-07-02'],
    ['2026-01-01T22:59:59Z', BERLIN, [], '2026-01-01'],
    ['2026-11-20T16:59:59Z', BANGKOK, EVER, '2026-11-20'],
    ['2026-11-20T17:00:00Z', BANGKOK, EVER, '2026-11-20'],
    ['2026-11-20T20:59:59.999Z', BANGKOK, EVER, '2026-11-20'],
    ['2026-11-20T21:00:00Z', BANGKOK, EVER, '2026-11-21'],
    ['2026-12-31T18:30:00Z', BANGKOK, EVER, '2026-12-31'],
  ])('%s in %s where days end as %j is %s', (instant, zone, dayEnds, day) => {
    expect(businessDate(new Date(instant), zone, dayEnds)).toBe(day);
  });

  it('past days keep their hour when another one is set: the day between is longer or shorter, and none is lost', () => {
    const changed: DayEnds = [
      { from: '2026-11-21', hour: 4 },
      { from: '2026-11-25', hour: 0 },
    ];
    expect(
      ['2026-11-20 02:00:00', '2026-11-21 02:00:00', '2026-11-21 04:00:00', '2026-11-24 03:59:59'].map((time) =>
        businessDateOf(time, changed),
      ),
    ).toEqual(['2026-11-20', '2026-11-20', '2026-11-21', '2026-11-23']);
    expect(['2026-11-24 23:59:59', '2026-11-25 00:00:00'].map((time) => businessDateOf(time, changed))).toEqual([
      '2026-11-24',
      '2026-11-25',
    ]);
  });

  const hours = fc.uniqueArray(
    fc.record({ day: fc.integer({ min: 0, max: 400 }), hour: fc.integer({ min: 0, max: MAX_DAY_ENDS_AT }) }),
    { selector: ({ day }) => day, maxLength: 5 },
  );
  const dayEndsOf = (set: readonly { day: number; hour: number }[]): DayEnds =>
    [...set].sort((a, b) => a.day - b.day).map(({ day, hour }) => ({ from: addDays('2026-01-01', day), hour }));
  // Antarctic stations turn their clocks back by more than an hour.
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !zone.startsWith('Antarctica/'));

  it('days follow each other without a gap and never overlap, at whatever hours they end', () => {
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 420 * 86_400 }), (set, second) => {
        const dayEnds = dayEndsOf(set);
        const time = formatLocalTime(toLocalTime(new Date(Date.UTC(2025, 11, 25) + second * 1000), 'UTC'));
        const day = businessDateOf(time, dayEnds);
        expect(businessDayStart(day, dayEnds) <= time && time < businessDayStart(addDays(day, 1), dayEnds)).toBe(true);
        expect(businessDateOf(businessDayStart(day, dayEnds), dayEnds)).toBe(day);
      }),
    );
  });

  it('a later moment is never of an earlier day, in any zone, over the change of its clocks, at whatever hour days end', () => {
    const span = { min: Date.UTC(2015, 0), max: Date.UTC(2035, 0) };
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: MAX_DAY_ENDS_AT }),
        fc.integer(span),
        fc.integer({ min: 0, max: 36 * 3_600_000 }),
        (zone, hour, moment, later) => {
          const dayEnds = [{ from: '2000-01-01', hour }];
          const dayOf = (at: number) => businessDate(new Date(at), zone, dayEnds);
          expect(dayOf(moment + later) >= dayOf(moment)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('the hours of a night follow those of its day', () => {
    expect([23, 0, 3, 4].map((hour) => hourInDay(hour, 4))).toEqual([23, 24, 27, 4]);
    expect([23, 0, 3, 4].map((hour) => hourInDay(hour, 0))).toEqual([23, 0, 3, 4]);
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
