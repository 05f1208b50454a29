import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { operationCost } from '@taem/domain/contract/operationCost.ts';
import fc from 'fast-check';
import { type OperationDefinitionNode, parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { createSchema } from '../schema.ts';
import { estimatedCost } from './estimatedCost.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heap = () => {
  // Clears what the test itself has recorded, which must not count.
  rootLookup.mockClear();
  collect();
  return process.memoryUsage().heapUsed;
};

const schema = createSchema();
/** Calculating an estimate looks the root type up once. */
const rootLookup = vi.spyOn(schema, 'getRootType');
const document = parse(
  'query ($range: DayRangeInput!) { statistics(range: $range) { totalRevenue { rows { value } } } }',
);
const [operation] = document.definitions as readonly [OperationDefinitionNode];
const costOf = (range: object) => estimatedCost(schema, document, operation, { range });

test('nothing is kept of what someone sends in place of days, however much it is and however often it comes', () => {
  const usual = costOf({ last: 'TODAY' });
  const before = heap();
  for (let time = 0; time < 50; time += 1)
    expect(costOf({ last: 'TODAY', more: String(time).repeat(500_000) })).toBe(usual);
  expect(heap() - before).toBeLessThan(10_000_000);
  const year = { from: '2026-01-01', to: '2026-12-31' };
  expect(costOf({ ...year, more: ' '.repeat(500) })).toBe(costOf(year));
});

afterEach(() => {
  vi.useRealTimers();
});

/** Everything that can change an estimate: page sizes, omitted parts, days, their unit, and a comparison. */
const SIZED = `query ($perPage: Int, $with: Boolean!, $filter: TransactionFilter, $keyword: String, $range: DayRangeInput!,
  $from: Date, $last: RelativeRange, $by: TimeUnit, $compare: Comparison) {
  transactions(perPage: $perPage, filter: $filter, keyword: $keyword) { items { id member @include(if: $with) { id } } }
  given: statistics(range: $range, by: $by, compare: $compare) { totalRevenue { points { value } } previous { totalRevenue { points { value } } } }
  named: statistics(range: { last: $last, from: $from }, by: DAY) { totalRevenue { points { value } } previous { totalRevenue { points { value } } } }
}`;

const variablesOf = fc.record(
  {
    perPage: fc.constantFrom(null, 1, 10, 1_000),
    with: fc.boolean(),
    filter: fc.constantFrom(null, {}, { ids: ['a', 'b', 'c'] }),
    keyword: fc.constantFrom(null, '', '1000'),
    range: fc.constantFrom({ last: 'TODAY' }, { last: 'THIS_YEAR' }, { from: '2020-01-01' }, { last: 'ALL_TIME' }),
    from: fc.constantFrom(null, '2026-01-01', '2010-01-01'),
    last: fc.constantFrom(null, 'TODAY', 'LAST_90_DAYS', 'THIS_MONTH'),
    by: fc.constantFrom(null, 'DAY', 'MONTH', 'YEAR'),
    compare: fc.constantFrom(null, 'PREVIOUS_PERIOD', 'PREVIOUS_YEAR'),
  },
  { requiredKeys: ['with', 'range'] },
);

test('what is kept of one request is never the estimate of another, whatever else was selected and on which day', () => {
  const sized = parse(SIZED);
  const [operation] = sized.definitions as readonly [OperationDefinitionNode];
  const days = ['2026-01-02', '2026-12-30'];
  vi.useFakeTimers({ toFake: ['Date'] });
  const estimates = new Set<number>();
  const check = (variables: Readonly<Record<string, unknown>>, today: string) => {
    vi.setSystemTime(`${today}T12:00:00Z`);
    const { estimated } = operationCost({ schema, document: sized, variables, today });
    expect(estimatedCost(schema, sized, operation, variables)).toBe(estimated);
    estimates.add(estimated);
  };
  fc.assert(
    fc.property(variablesOf, variablesOf, (one, other) => {
      // Requests that differ in one variable, each repeated on another day.
      for (const today of [...days, ...days]) {
        for (const [name, value] of Object.entries(other)) {
          check(one, today);
          check({ ...one, [name]: value }, today);
        }
      }
      for (const today of days) check({ with: false, range: { last: 'THIS_YEAR' }, by: 'DAY' }, today);
    }),
    { numRuns: 40 },
  );
  expect(estimates.size).toBeGreaterThan(20);
});

test('an operation is estimated once for each size, of which a hundred are kept', () => {
  const paged = parse('query ($perPage: Int) { coupons { id } transactions(perPage: $perPage) { items { id } } }');
  const [operation] = paged.definitions as readonly [OperationDefinitionNode];
  const workOf = (sizes: readonly number[]) => {
    rootLookup.mockClear();
    for (const perPage of sizes) estimatedCost(schema, paged, operation, { perPage });
    return rootLookup.mock.calls.length;
  };
  const all = Array.from({ length: 100 }, (_, at) => at + 1);
  expect([workOf(all), workOf(all), workOf([101]), workOf(all)]).toEqual([100, 0, 1, 100]);
});

test('an estimate is kept for each range of days; for any other variable only by whether it is present', () => {
  const text =
    'query ($range: DayRangeInput!, $filter: TransactionFilter) { statistics(range: $range) { totalRevenue { rows { value } } } transactions(filter: $filter) { total } }';
  const dated = parse(text);
  const [operation] = dated.definitions as readonly [OperationDefinitionNode];
  const workOf = (variables: object) => {
    rootLookup.mockClear();
    estimatedCost(schema, dated, operation, { ...variables });
    return rootLookup.mock.calls.length;
  };
  /** Returns variables whose JSON has the given length. */
  const long = (length: number) => ({ last: 'TODAY', more: 'x'.repeat(length - '{"last":"TODAY","more":""}'.length) });
  const range = { last: 'TODAY' };
  expect([workOf({ range }), workOf({ range }), workOf({ range: { last: 'YESTERDAY' } })]).toEqual([1, 0, 1]);
  expect([workOf({ range: long(200) }), workOf({ range: long(200) })]).toEqual([1, 0]);
  expect([workOf({ range: long(201) }), workOf({ range: long(201) })]).toEqual([1, 1]);
  expect([workOf({ range, filter: { ids: ['a'] } }), workOf({ range, filter: { ids: ['b'] } })]).toEqual([1, 0]);
});

test('an operation without variables is estimated once', () => {
  const plain = parse('{ coupons { id } }');
  const [operation] = plain.definitions as readonly [OperationDefinitionNode];
  rootLookup.mockClear();
  for (let time = 0; time < 3; time += 1) estimatedCost(schema, plain, operation, {});
  expect(rootLookup).toHaveBeenCalledTimes(1);
});
