import fc from 'fast-check';
import { expect, test } from 'vitest';
import { satang } from '../money/money.ts';
import { lifetimeSpan, overlap, shift } from './lifetimeSpan.ts';
import { tierForLtv } from './tierForLtv.ts';

const conditions = new Map(
  Object.entries({
    ltv: '[total_ltv] >= [value]',
    count: '[total_transaction] >= [value]',
    odd: '[total_ltv] / [total_transaction] > [value]',
    bill: '[paid_amount] >= [value]',
  }).map(([id, logic]) => [id, { id, name: id, type: 'ltv', template: { logic } }]),
);
const lifetime = { totalLtv: satang(150_000), totalTransaction: 7 };
const ANY = { leastLtv: null, mostLtv: null, leastTransactions: null, mostTransactions: null };

test.each([
  ['a threshold that is reached holds from there on', 'ltv', 1000, { leastLtv: 100_000 }],
  ['a threshold that is just reached holds from there on', 'ltv', 1500, { leastLtv: 150_000 }],
  ['a threshold that is not reached holds up to it', 'ltv', 1500.01, { mostLtv: 150_000 }],
  ['a number of sales is a threshold like money', 'count', 10, { mostTransactions: 9 }],
  [
    'what another formula makes of the figures holds for these alone',
    'odd',
    1,
    { leastLtv: 150_000, mostLtv: 150_000, leastTransactions: 7, mostTransactions: 7 },
  ],
  ['a condition on the bill does not care', 'bill', 1, {}],
  ['a condition that is not known does not care', 'none', 1, {}],
])('%s', (_title, conditionId, value, bounds) => {
  expect(lifetimeSpan([{ conditionId, value }], conditions, lifetime)).toEqual({ ...ANY, ...bounds });
});

test.each([
  ['[total_ltv]>=[value]', { leastLtv: 100_000 }],
  [' [ total_ltv ]  >=  [ value ] ', { leastLtv: 100_000 }],
  ['1 * [total_ltv] >= [value]', { leastLtv: 150_000, mostLtv: 150_000 }],
  ['[total_ltv] >= [value] * 1', { leastLtv: 150_000, mostLtv: 150_000 }],
])('only a bare threshold holds from there on: %s', (logic, bounds) => {
  const written = new Map([['ltv', { id: 'ltv', name: 'ltv', type: 'ltv', template: { logic } }]]);
  expect(lifetimeSpan([{ conditionId: 'ltv', value: 1000 }], written, lifetime)).toEqual({ ...ANY, ...bounds });
});

test.each([
  [null, null, null, null],
  [null, -1, -1, -1],
  [-1, null, -1, -1],
  [1, null, 1, 1],
  [null, 2, 2, 2],
  [1, 2, 2, 1],
  [2, 1, 2, 1],
])('what lies in both of %s and %s begins at %s and ends at %s', (a, b, least, most) => {
  const all = (bound: number | null) => ({
    leastLtv: bound,
    mostLtv: bound,
    leastTransactions: bound,
    mostTransactions: bound,
  });
  expect(overlap(all(a), all(b))).toEqual({
    leastLtv: least,
    mostLtv: most,
    leastTransactions: least,
    mostTransactions: most,
  });
});

test('anywhere in the span the tier is the one that was found', () => {
  const level = fc.record({
    conditionId: fc.constantFrom('ltv', 'count', 'odd'),
    value: fc.integer({ min: 0, max: 30 }),
  });
  const figures = fc.record({ ltv: fc.integer({ min: 0, max: 4_000 }), count: fc.integer({ min: 0, max: 40 }) });
  fc.assert(
    fc.property(fc.array(level, { maxLength: 5 }), figures, figures, (required, here, there) => {
      const tiers = required.map((condition, index) => ({ level: index, status: 'Active', conditions: [condition] }));
      const at = ({ ltv, count }: typeof here) => ({ totalLtv: satang(ltv), totalTransaction: count });
      const span = lifetimeSpan(required, conditions, at(here));
      const within =
        there.ltv >= (span.leastLtv ?? 0) &&
        there.ltv <= (span.mostLtv ?? there.ltv) &&
        there.count >= (span.leastTransactions ?? 0) &&
        there.count <= (span.mostTransactions ?? there.count);
      if (within) expect(tierForLtv(tiers, at(there), conditions)).toBe(tierForLtv(tiers, at(here), conditions));
    }),
  );
});

test('a span moves with the sale that lies between', () => {
  expect(shift({ ...ANY, leastLtv: 500, mostTransactions: 3 }, { ltv: -200, transactions: -1 })).toEqual({
    ...ANY,
    leastLtv: 300,
    mostTransactions: 2,
  });
});
