import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../time/calendar.ts';
import { firstOf, TIME_UNITS, unitsIn } from '../time/dayRange.ts';
import { unitsAlong } from './alongTime.ts';

it('BI-27 a chart has every unit of its range, in order, each by its first day', () => {
  expect(unitsAlong({ from: '2026-05-01', to: '2026-07-22' }, 'MONTH')).toEqual([
    '2026-05-01',
    '2026-06-01',
    '2026-07-01',
  ]);
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
  fc.assert(
    fc.property(day, fc.nat(800), fc.constantFrom(...TIME_UNITS), (from, days, by) => {
      const range = { from, to: addDays(from, days) };
      const units = unitsAlong(range, by);
      expect(units).toHaveLength(unitsIn(range, by));
      expect(units).toEqual([...new Set(units)].sort());
      expect(units.every((each) => firstOf(by, each) === each)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
