import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tierForLtv } from '../loyalty/tierForLtv.ts';
import { fromBaht, satang } from '../money/money.ts';
import { tierAfterSale } from './tierAfterSale.ts';

const conditions = new Map(
  Object.entries({ ltv: '[total_ltv] >= [value]', count: '[total_transaction] >= [value]' }).map(([id, logic]) => [
    id,
    { id, name: id, type: id, template: { logic } },
  ]),
);
const level = (id: string, order: number, value: number, conditionId = 'ltv', status = 'Active') => ({
  ...{ id, level: order, status },
  conditions: [
    { conditionId, value },
    { conditionId: 'ltv', value: 1_200 },
  ],
});
const LEVELS = [
  { id: 'standard', level: 1, status: 'Active', conditions: [] },
  level('silver', 2, 1_000),
  level('gold', 3, 2_000),
  level('regular', 4, 10, 'count'),
  level('closed', 9, 1_500, 'ltv', 'Inactive'),
];
const NO_BOUND = { leastLtv: null, mostLtv: null, leastTransactions: null, mostTransactions: null };

describe('MGMT-26 the tier that a sale leaves its buyer in', () => {
  test.each([
    ['a threshold that this sale reaches', 'standard', 900, 100, 3, 'silver'],
    ['one that it does not reach', 'standard', 900, 99.99, 3, 'standard'],
    ['two at once', 'standard', 900, 1_100, 3, 'gold'],
    ['the number of sales, this one included', 'silver', 1_500, 1, 9, 'regular'],
    ['one sale less', 'silver', 1_500, 1, 8, 'silver'],
    ['a tier given by hand stays', 'gold', 0, 1, 0, 'gold'],
    ['so does one that is closed by now', 'closed', 0, 1, 0, 'closed'],
    ['one that is gone gives way', 'gone', 900, 100, 3, 'silver'],
    ['who had none', null, 0, 1, 0, 'standard'],
  ])('%s', (_what, tierId, spent, paid, sales, left) => {
    const buyer = { tierId, totalLtv: fromBaht(spent), totalTransaction: sales };
    expect(tierAfterSale(buyer, fromBaht(paid), [], LEVELS, conditions).tierId).toBe(left);
  });

  test.each([null, 'gold'])('where no tier is open %s stays', (tierId) => {
    const buyer = { tierId, totalLtv: fromBaht(0), totalTransaction: 0 };
    const levels = [level('gold', 3, 2_000)];
    expect(tierAfterSale(buyer, fromBaht(5), [], levels, conditions).tierId).toBe(tierId);
    expect(tierAfterSale(buyer, fromBaht(5), [], [], conditions)).toEqual({ tierId, span: NO_BOUND });
  });

  test('of two of one level the one that the buyer has stays', () => {
    const buyer = { tierId: 'b', totalLtv: fromBaht(0), totalTransaction: 0 };
    const levels = ['a', 'b'].map((id) => level(id, 1, 0));
    expect(tierAfterSale(buyer, fromBaht(5), [], levels, conditions).tierId).toBe('b');
  });
});

test('the span is of the figures before the sale: of its benefits as they are, of the tiers without this sale', () => {
  const buyer = { tierId: 'standard', totalLtv: fromBaht(900), totalTransaction: 3 };
  const benefits = [{ conditionId: 'ltv', value: 500 }];
  expect(tierAfterSale(buyer, fromBaht(100), benefits, LEVELS, conditions).span).toEqual({
    leastLtv: fromBaht(900),
    mostLtv: satang(fromBaht(1_900) - 1),
    leastTransactions: null,
    mostTransactions: 8,
  });
});

test('anywhere in the span the same sale leaves the same tier', () => {
  const figures = fc.record({ ltv: fc.integer({ min: 0, max: 300_000 }), count: fc.integer({ min: 0, max: 12 }) });
  const paid = fc.integer({ min: 1, max: 150_000 }).map(satang);
  fc.assert(
    fc.property(figures, figures, paid, (here, there, revenue) => {
      const at = ({ ltv, count }: typeof here) => ({ tierId: null, totalLtv: satang(ltv), totalTransaction: count });
      const { tierId, span } = tierAfterSale(at(here), revenue, [], LEVELS, conditions);
      const lies = (figure: number, least: number | null, most: number | null) =>
        figure >= (least ?? figure) && figure <= (most ?? figure);
      if (!lies(there.ltv, span.leastLtv, span.mostLtv)) return;
      if (!lies(there.count, span.leastTransactions, span.mostTransactions)) return;
      const after = { totalLtv: satang(there.ltv + revenue), totalTransaction: there.count + 1 };
      expect(tierForLtv(LEVELS, after, conditions)?.id).toBe(tierId);
    }),
  );
});
