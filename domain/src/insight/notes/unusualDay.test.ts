import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/calendar.ts';
import { unusualDay } from './unusualDay.ts';

/** A Saturday. */
const DAY = '2026-11-14';

/** Returns revenue of the Saturdays before, the latest first, and of the day. */
const saturdays = (before: readonly number[], value: number) =>
  new Map([[DAY, value], ...before.map((each, at) => [addDays(DAY, -7 * (at + 1)), each] as const)]);

const STEADY = [1000, 1040, 980, 1010, 990, 1020, 1000, 970];

describe('an unusual day', () => {
  it.each([
    ['far below', STEADY, 380, -62],
    ['nothing at all', STEADY, 0, -100],
    ['far above', STEADY, 2500, 150],
    ['all the same before', Array(8).fill(100), 94, -6],
    ['usually closed', Array(7).fill(0).concat(10), 500, null],
    ['one wild week before does not hide it', [9000, ...STEADY.slice(1)], 380, -62],
  ])('%s is reported, against the median of the same weekday', (_, before, value, percent) => {
    expect(unusualDay(DAY, saturdays(before, value))).toMatchObject({ weekday: 7, value, percent });
  });

  it.each([
    ['within the usual', STEADY, 930],
    ['a lot, where days differ a lot', [200, 1800, 700, 1500, 300, 2000, 1000, 1200], 2900],
    ['less than 5 %, however regular the days are', Array(8).fill(100), 96],
    ['the same', STEADY, 1000],
    ['seven weeks of trade only', STEADY.slice(1), 1],
    ['nothing ever', Array(8).fill(0), 0],
  ])('%s is usual', (_, before, value) => {
    expect(unusualDay(DAY, saturdays(before, value))).toBeNull();
  });

  it('does not depend on the unit, nor on what other weekdays sold', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 8, maxLength: 8 }), fc.nat(3_000_000), (before, value) => {
        const inBaht = unusualDay(DAY, saturdays(before, value));
        const inSatang = unusualDay(
          DAY,
          saturdays(
            before.map((each) => each * 100),
            value * 100,
          ),
        );
        expect(inSatang?.percent).toBe(inBaht?.percent);
        const others = new Map([...saturdays(before, value), [addDays(DAY, -1), 5]]);
        expect(unusualDay(DAY, others)).toEqual(inBaht);
      }),
    );
  });
});
