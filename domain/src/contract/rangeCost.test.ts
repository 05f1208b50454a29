import fc from 'fast-check';
import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { COMPARISONS, daysBefore } from '../insight/compareDays.ts';
import { addDays } from '../time/calendar.ts';
import { defaultUnit, figureDays, RELATIVE_RANGES, type RequestedDays, TIME_UNITS, unitsIn } from '../time/dayRange.ts';
import { actualCost } from './actualCost.ts';
import { operationCost } from './operationCost.ts';

const schema = buildSchema(/* GraphQL */ `
  directive @cost(weight: Int!) on FIELD_DEFINITION
  directive @listSize(assumedSize: Int, perUnit: Int) on FIELD_DEFINITION
  enum RelativeRange { ${RELATIVE_RANGES.join(' ')} }
  enum TimeUnit { ${TIME_UNITS.join(' ')} }
  enum Comparison { ${COMPARISONS.join(' ')} }
  input DayRangeInput { last: RelativeRange from: String to: String }
  type Query { statistics(range: DayRangeInput!, by: TimeUnit, compare: Comparison): Statistics! }
  type Statistics { previous: Statistics revenue: Series @cost(weight: 20) }
  type Series { points: [Point!]! @listSize(perUnit: 2) }
  type Point { value: Int! }
`);
const document = parse(`query Q($range: DayRangeInput!, $by: TimeUnit, $compare: Comparison) {
  statistics(range: $range, by: $by, compare: $compare) {
    revenue { points { value } } previous { revenue { points { value } } } } }`);

const TODAY = '2026-11-22';
const costOf = (range: RequestedDays, more: object = {}, today: string | undefined = TODAY) =>
  operationCost({ schema, document, variables: { range, ...more }, today }).estimated;
/** Two objects, each with a series: its weight of 20, the list, and two for each unit. */
const cost = (units: number) => 2 * (1 + 20 + 1 + 2 * units);

it.each<[RequestedDays, object, number]>([
  [{ last: 'TODAY' }, {}, 1],
  [{ last: 'LAST_30_DAYS' }, {}, 30],
  [{ from: '2026-01-01', to: '2026-12-31' }, {}, 12],
  [{ from: '2026-01-01', to: '2026-12-31' }, { by: 'DAY' }, 365],
  [{ from: '2007-01-01', to: '2026-12-31' }, { by: 'DAY' }, 7_305],
  [{ last: 'ALL_TIME' }, {}, 27],
  [{ from: '2026-02-01', to: '2026-02-28' }, { compare: 'PREVIOUS_PERIOD' }, 31],
  [{ from: '2026-11-01' }, {}, 23],
])('D15 a series of %j %j is counted with %i units', (range, more, units) => {
  expect(costOf(range, more)).toBe(cost(units));
});

it('is a guess where the days are wrong, which is refused elsewhere, or depend on an unspecified day', () => {
  const guess = cost(10);
  for (const range of [{}, { from: '2026-13-01' }, { last: 'TODAY', to: TODAY }, { last: 'EVER' }]) {
    expect(costOf(range as RequestedDays)).toBe(guess);
  }
  expect(operationCost({ schema, document, variables: { range: { last: 'THIS_YEAR' } } }).estimated).toBe(guess);
});

it('D15 is never less than what came, whatever is today where the shop is', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1995-01-01', days));
  const requested: fc.Arbitrary<RequestedDays> = fc.oneof(
    fc.constantFrom(...RELATIVE_RANGES).map((last) => ({ last })),
    fc.tuple(day, fc.integer({ min: 0, max: 2_000 })).map(([from, days]) => ({ from, to: addDays(from, days) })),
    day.map((to) => ({ to })),
    fc.constantFrom('2026-11-01', '2025-01-01', '2020-02-29').map((from) => ({ from })),
  );
  const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values));
  fc.assert(
    fc.property(
      requested,
      maybe(TIME_UNITS),
      maybe(COMPARISONS),
      day,
      fc.integer({ min: -1, max: 1 }),
      (range, by, compare, somewhere, away) => {
        const today = range.from && !range.to ? addDays(TODAY, away) : addDays(somewhere, away);
        const days = figureDays(range, today);
        const unit = by ?? defaultUnit(days);
        const before = compare && daysBefore(days, range, unit, compare);
        const series = (units: number) => ({ revenue: { points: Array(2 * units).fill({ value: 1 }) } });
        const data = {
          statistics: { ...series(unitsIn(days, unit)), previous: before ? series(unitsIn(before, unit)) : null },
        };
        const variables = { range, by, compare };
        const request = { schema, document, variables, today: range.from && !range.to ? TODAY : somewhere };
        expect(operationCost(request).estimated).toBeGreaterThanOrEqual(actualCost(request, data));
      },
    ),
    { numRuns: 100 },
  );
});
