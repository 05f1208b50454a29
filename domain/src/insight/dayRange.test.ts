import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayIndex } from '../time/calendar.ts';
import {
  daysOf,
  defaultUnit,
  dependsOnToday,
  figureDays,
  firstOf,
  lastOf,
  lengthOf,
  RELATIVE_RANGES,
  type RequestedDays,
  refuseDays,
  relativeRange,
  TIME_UNITS,
  type TimeUnit,
  unitsIn,
} from '../time/dayRange.ts';
import { COMPARISONS, type Comparison, comparedAt, daysBefore, daysOfNeither } from './compareDays.ts';

/** A Sunday: the last day of its week. */
const TODAY = '2026-11-22';

describe('the days that are meant', () => {
  it.each([
    ['TODAY', TODAY, TODAY],
    ['YESTERDAY', '2026-11-21', '2026-11-21'],
    ['LAST_7_DAYS', '2026-11-16', TODAY],
    ['LAST_30_DAYS', '2026-10-24', TODAY],
    ['LAST_90_DAYS', '2026-08-25', TODAY],
    ['THIS_WEEK', '2026-11-16', TODAY],
    ['LAST_WEEK', '2026-11-09', '2026-11-15'],
    ['THIS_MONTH', '2026-11-01', TODAY],
    ['LAST_MONTH', '2026-10-01', '2026-10-31'],
    ['THIS_QUARTER', '2026-10-01', TODAY],
    ['LAST_QUARTER', '2026-07-01', '2026-09-30'],
    ['THIS_YEAR', '2026-01-01', TODAY],
    ['LAST_YEAR', '2025-01-01', '2025-12-31'],
    ['ALL_TIME', '2000-01-01', TODAY],
  ] as const)('%s of figures is %s to %s', (last, from, to) => {
    expect(figureDays({ last }, TODAY)).toEqual({ from, to });
  });

  it('of lists a week, month, quarter or year goes on to its last day, and what is open stays open', () => {
    expect(daysOf({ last: 'THIS_MONTH' }, TODAY)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(daysOf({ last: 'ALL_TIME' }, TODAY)).toEqual({ from: null, to: null });
    expect(daysOf({ from: '2026-11-03' }, TODAY)).toEqual({ from: '2026-11-03', to: null });
  });

  it.each<[RequestedDays, string, string]>([
    [{ from: '2026-11-03' }, '2026-11-03', TODAY],
    [{ to: '2026-11-03' }, '2000-01-01', '2026-11-03'],
    [{ from: '2026-11-01', to: '2026-12-31' }, '2026-11-01', '2026-12-31'],
    [{ to: '1999-05-05' }, '1999-05-05', '1999-05-05'],
  ])('OP-21 what %j leaves open is from 2000 to today', (requested, from, to) => {
    expect(figureDays(requested, TODAY)).toEqual({ from, to });
  });

  it.each<[RequestedDays, string | null]>([
    [{ last: 'TODAY' }, null],
    [{ from: '2026-11-01', to: '2026-11-01' }, null],
    [{}, 'needs `last`, `from` or `to`'],
    [{ last: null, from: null }, 'needs `last`, `from` or `to`'],
    [{ last: 'TODAY', to: TODAY }, 'takes either `last`, or `from` and `to`'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'has a `from` after its `to`'],
  ])('%j: %s', (requested, problem) => {
    expect(refuseDays(requested)).toBe(problem);
  });

  it.each<[RequestedDays, boolean]>([
    ...RELATIVE_RANGES.map((last): [RequestedDays, boolean] => [{ last }, last !== 'ALL_TIME']),
    [{ from: '2026-11-01', to: TODAY }, false],
    [{ last: null, to: TODAY }, false],
  ])('whether %j depends on the calendar: %s', (requested, isDependent) => {
    expect(dependsOnToday(requested)).toBe(isDependent);
    const meant = ['2026-11-22', '2025-05-13'].map((today) => JSON.stringify(daysOf(requested, today)));
    expect(meant[0] !== meant[1]).toBe(isDependent);
  });
});

it('a range is known by its name alone', () => {
  expect(RELATIVE_RANGES.map(relativeRange)).toEqual([...RELATIVE_RANGES]);
  expect(['today', '', null, undefined, 0, 'TOMORROW'].map(relativeRange)).toEqual(Array(6).fill(undefined));
});

describe('units of time', () => {
  it.each([
    ['DAY', 83],
    ['WEEK', 12],
    ['MONTH', 3],
    ['QUARTER', 2],
    ['YEAR', 1],
  ] as const)('2026-09-01 to 2026-11-22 touches this many of %s: %i', (unit, count) => {
    expect(unitsIn({ from: '2026-09-01', to: TODAY }, unit)).toBe(count);
  });

  it.each([
    ['2026-08-23', 'DAY'],
    ['2026-08-22', 'MONTH'],
    ['2023-11-21', 'MONTH'],
    ['2023-11-20', 'YEAR'],
    ['2000-01-01', 'YEAR'],
  ])('without a unit a range from %s is added up by %s', (from, unit) => {
    expect(defaultUnit({ from, to: TODAY })).toBe(unit);
  });
});

describe('D5 what a range is compared with', () => {
  it.each<[RequestedDays, TimeUnit, string, string, string, string]>([
    [{ last: 'TODAY' }, 'DAY', '2026-11-21', '2026-11-21', '2025-11-22', '2025-11-22'],
    [{ last: 'LAST_7_DAYS' }, 'DAY', '2026-11-09', '2026-11-15', '2025-11-16', '2025-11-22'],
    [{ last: 'LAST_WEEK' }, 'DAY', '2026-11-02', '2026-11-08', '2025-11-10', '2025-11-16'],
    [{ last: 'THIS_MONTH' }, 'DAY', '2026-10-01', '2026-10-22', '2025-11-01', '2025-11-22'],
    [{ last: 'LAST_MONTH' }, 'DAY', '2026-09-01', '2026-09-30', '2025-10-01', '2025-10-31'],
    [{ last: 'THIS_QUARTER' }, 'DAY', '2026-07-01', '2026-08-22', '2025-10-01', '2025-11-22'],
    [{ last: 'LAST_QUARTER' }, 'MONTH', '2026-04-01', '2026-06-30', '2025-07-01', '2025-09-30'],
    [{ last: 'THIS_YEAR' }, 'MONTH', '2025-01-01', '2025-11-22', '2025-01-01', '2025-11-22'],
    [{ last: 'LAST_YEAR' }, 'MONTH', '2024-01-01', '2024-12-31', '2024-01-01', '2024-12-31'],
    [{ from: '2026-09-01', to: TODAY }, 'MONTH', '2026-06-01', '2026-08-22', '2025-09-01', '2025-11-22'],
    [{ from: '2026-09-01', to: TODAY }, 'DAY', '2026-06-01', '2026-08-22', '2025-09-01', '2025-11-22'],
    [{ from: '2026-01-01', to: TODAY }, 'MONTH', '2025-01-01', '2025-11-22', '2025-01-01', '2025-11-22'],
    [{ from: '2026-10-01', to: TODAY }, 'MONTH', '2026-07-01', '2026-08-22', '2025-10-01', '2025-11-22'],
    [{ from: '2026-11-01', to: TODAY }, 'DAY', '2026-10-01', '2026-10-22', '2025-11-01', '2025-11-22'],
    [{ from: '2026-01-01', to: '2026-10-31' }, 'MONTH', '2025-03-01', '2025-12-31', '2025-01-01', '2025-10-31'],
    [{ from: '2026-02-01', to: '2026-02-28' }, 'DAY', '2026-01-01', '2026-01-31', '2025-02-01', '2025-02-28'],
    [{ from: '2026-01-01', to: TODAY }, 'YEAR', '2025-01-01', '2025-11-22', '2025-01-01', '2025-11-22'],
    [{ from: '2026-11-16', to: '2026-11-18' }, 'WEEK', '2026-11-09', '2026-11-11', '2025-11-17', '2025-11-19'],
    [{ from: '2026-11-16', to: '2026-11-18' }, 'DAY', '2026-11-13', '2026-11-15', '2025-11-16', '2025-11-18'],
    [{ from: '2026-11-18', to: '2026-11-20' }, 'WEEK', '2026-11-15', '2026-11-17', '2025-11-18', '2025-11-20'],
    [{ from: '2026-11-01', to: '2026-11-01' }, 'DAY', '2026-10-31', '2026-10-31', '2025-11-01', '2025-11-01'],
    [{ from: '2026-06-01', to: '2026-06-03' }, 'WEEK', '2026-05-25', '2026-05-27', '2025-06-02', '2025-06-04'],
    [{ from: '2025-03-01', to: '2026-03-01' }, 'DAY', '2024-02-01', '2025-02-01', '2023-03-01', '2024-03-01'],
    [{ from: '2025-01-01', to: '2026-06-30' }, 'MONTH', '2023-07-01', '2024-12-31', '2023-01-01', '2024-06-30'],
  ])('%j by %s: %s to %s; of the year before %s to %s', (requested, by, from, to, yearFrom, yearTo) => {
    const range = figureDays(requested, TODAY);
    const whole = { soFarOf: null };
    expect(daysBefore(range, requested, by, 'PREVIOUS_PERIOD')).toEqual({ from, to, ...whole });
    expect(daysBefore(range, requested, by, 'PREVIOUS_YEAR')).toEqual({ from: yearFrom, to: yearTo, ...whole });
  });

  it.each<[RequestedDays, Comparison, string, string, string | null]>([
    [{ last: 'TODAY' }, 'PREVIOUS_PERIOD', '2026-11-21', '2026-11-21', TODAY],
    [{ last: 'TODAY' }, 'PREVIOUS_WEEK', '2026-11-15', '2026-11-15', TODAY],
    [{ last: 'LAST_30_DAYS' }, 'PREVIOUS_WEEK', '2026-09-19', '2026-10-18', TODAY],
    [{ last: 'THIS_MONTH' }, 'PREVIOUS_PERIOD', '2026-10-01', '2026-10-22', TODAY],
    [{ last: 'THIS_YEAR' }, 'PREVIOUS_YEAR', '2025-01-01', '2025-11-22', TODAY],
    [{ from: '2026-11-01', to: '2026-11-30' }, 'PREVIOUS_PERIOD', '2026-10-01', '2026-10-22', TODAY],
    [{ last: 'YESTERDAY' }, 'PREVIOUS_PERIOD', '2026-11-20', '2026-11-20', null],
    [{ last: 'LAST_MONTH' }, 'PREVIOUS_PERIOD', '2026-09-01', '2026-09-30', null],
  ])(
    'while it is today %j beside %s is %s to %s, the last day as far as %s has gone',
    (requested, comparison, from, to, soFarOf) => {
      const before = daysBefore(figureDays(requested, TODAY), requested, 'DAY', comparison, TODAY);
      expect(before).toEqual({ from, to, soFarOf });
    },
  );

  it.each([
    ['THIS_MONTH', '2026-11-01'],
    ['THIS_QUARTER', '2026-10-01'],
    ['THIS_YEAR', '2026-01-01'],
  ] as const)('IM-26 chosen days that are those of %s compare as it does', (last, from) => {
    for (const today of [TODAY, '2026-11-30', '2026-12-31'].filter((day) => day >= from)) {
      const named = figureDays({ last }, today);
      const chosen = { from: named.from, to: today };
      for (const by of ['DAY', 'MONTH'] as const)
        expect(daysBefore(named, chosen, by, 'PREVIOUS_PERIOD', today)).toEqual(
          daysBefore(named, { last }, by, 'PREVIOUS_PERIOD', today),
        );
    }
  });

  it.each([
    ['2026-09-01', TODAY, '2026-06-01', '2026-08-22', ['2026-08-23', '2026-08-31']],
    ['2026-10-01', TODAY, '2026-07-01', '2026-08-22', ['2026-08-23', '2026-09-30']],
    ['2026-01-01', TODAY, '2025-01-01', '2025-11-22', null],
    ['2026-11-01', TODAY, '2026-10-01', '2026-10-22', null],
    ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30', null],
    ['2026-10-02', '2026-11-01', '2026-08-02', '2026-09-01', null],
    ['2026-10-02', '2026-11-02', '2026-08-02', '2026-09-01', ['2026-09-02', '2026-10-01']],
    ['2026-09-02', '2026-10-31', '2026-07-02', '2026-08-31', ['2026-09-01', '2026-09-01']],
    ['2026-09-01', '2026-10-31', '2026-07-01', '2026-08-31', null],
  ])('IM-26 of %s to %s beside %s to %s what belongs to neither is %j', (from, to, fromBefore, toBefore, days) => {
    const neither = daysOfNeither({ from, to }, { from: fromBefore, to: toBefore });
    expect(neither && [neither.from, neither.to]).toEqual(days);
  });

  it('a month on its last day is not over, and beside a shorter one that one is whole', () => {
    const of = (today: string) =>
      daysBefore(figureDays({ last: 'THIS_MONTH' }, today), { last: 'THIS_MONTH' }, 'DAY', 'PREVIOUS_PERIOD', today);
    expect(of('2026-02-28')).toEqual({ from: '2026-01-01', to: '2026-01-28', soFarOf: '2026-02-28' });
    expect(of('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28', soFarOf: null });
    const october = { from: '2026-10-01', to: '2026-10-31' };
    expect(daysBefore(october, october, 'DAY', 'PREVIOUS_PERIOD', '2026-10-31')).toEqual({
      ...{ from: '2026-09-01', to: '2026-09-30', soFarOf: null },
    });
  });

  it('all time has nothing before it, nor have the first days there can be', () => {
    for (const comparison of COMPARISONS) {
      expect(daysBefore(figureDays({ last: 'ALL_TIME' }, TODAY), { last: 'ALL_TIME' }, 'YEAR', comparison)).toBeNull();
      const requested = { from: '1900-01-01', to: '1900-12-31' };
      expect(daysBefore(requested, requested, 'YEAR', comparison)).toBeNull();
    }
  });

  it('the first day there can be is the last that any is compared with', () => {
    const dayBefore = (from: string) => daysBefore({ from, to: from }, { from, to: from }, 'DAY', 'PREVIOUS_PERIOD');
    expect([dayBefore('1900-01-02')?.from, dayBefore('1900-01-01')]).toEqual(['1900-01-01', null]);
  });

  it.each(['2026-11-22T08:05:00.000Z', '2026-11-22T08:05:59.999Z'])('at %s it is compared up to the minute', (now) => {
    expect(comparedAt(new Date(now))).toBe('2026-11-22T08:05:00.000Z');
  });

  const day = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('1990-01-01', days));
  const requested: fc.Arbitrary<RequestedDays> = fc.oneof(
    fc.constantFrom(...RELATIVE_RANGES).map((last) => ({ last })),
    fc.tuple(day, fc.integer({ min: 0, max: 1_500 })).map(([from, days]) => ({ from, to: addDays(from, days) })),
    fc
      .tuple(day, fc.constantFrom(...TIME_UNITS), fc.integer({ min: 0, max: 900 }))
      .map(([any, unit, days]) => ({ from: firstOf(unit, any), to: lastOf(unit, addDays(any, days)) })),
  );

  it('never overlaps the range, ends before it, and is as many units long; whole units compare whole', () => {
    const all = [requested, day, fc.constantFrom(...TIME_UNITS), fc.constantFrom(...COMPARISONS)] as const;
    fc.assert(
      fc.property(...all, (days, today, by, comparison) => {
        const range = figureDays(days, today);
        const before = daysBefore(range, days, by, comparison);
        if (!before) return;
        expect(before.from <= before.to && before.to < range.from).toBe(true);
        // A day may be missing in a shorter month or year, and whole months differ in length.
        const months = unitsIn(range, 'MONTH');
        expect(Math.abs(lengthOf(before) - lengthOf(range))).toBeLessThanOrEqual(months > 24 ? 6 : 4);
        if (days.last || by === 'WEEK' || comparison === 'PREVIOUS_WEEK') return;
        const whole = range.from.endsWith('-01') && lastOf('MONTH', range.to) === range.to;
        if (!whole || (by !== 'DAY' && by !== 'MONTH')) return;
        expect([firstOf('MONTH', before.from), lastOf('MONTH', before.to)]).toEqual([before.from, before.to]);
        expect(unitsIn(before, 'MONTH')).toBe(months);
      }),
      { numRuns: 2_000 },
    );
  });

  it('both sides cover equal time: days that are over are whole, and where they are as many the one that runs goes as far as the other', () => {
    const all = [requested, day, fc.constantFrom(...TIME_UNITS), fc.constantFrom(...COMPARISONS)] as const;
    fc.assert(
      fc.property(...all, (days, today, by, comparison) => {
        const range = figureDays(days, today);
        const before = daysBefore(range, days, by, comparison, today);
        if (!before) return;
        const isRunning = range.from <= today && today <= range.to;
        const gone = isRunning ? { ...range, to: today } : range;
        expect(before.to < range.from).toBe(true);
        if (!isRunning) expect(before.soFarOf).toBeNull();
        else if (before.soFarOf === null) expect(before.to.slice(8)).not.toBe(gone.to.slice(8));
        else expect(before.soFarOf).toBe(today);
        if (isRunning && lengthOf(before) === lengthOf(gone)) expect(before.soFarOf).toBe(today);
        if (comparison === 'PREVIOUS_WEEK') {
          expect([lengthOf(before), weekdayIndex(before.to)]).toEqual([lengthOf(gone), weekdayIndex(gone.to)]);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
