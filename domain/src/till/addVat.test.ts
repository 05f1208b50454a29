import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_TAX } from '../merchant/taxSetting.ts';
import type { VatRates } from '../merchant/vatRates.ts';
import { fromBaht, toBaht } from '../money/money.ts';
import { basketOf, chosen, FIXED, id, PERCENT, REWARD, RULES, SET_PRICE, tierOf } from '../testing/pricing.ts';
import { priceBasket } from './priceBasket.ts';
import type { ChosenOffer, PricingBasket } from './pricing.ts';

const RATES: VatRates = { ...NO_TAX, vatPercent: 10, vatFrom: '2027-01-01' };
const ADDED = { ...RULES, addedVat: RATES };

type Bill = Partial<PricingBasket> & { exempt?: readonly number[]; day?: string };

/** Goods at these prices in baht; those whose index is in `exempt` bear no VAT. */
function billOf(prices: readonly number[], { exempt = [], day = '2026-11-29', ...bill }: Bill): PricingBasket {
  const basket = basketOf([...prices], { member: null, ...bill });
  const lines = basket.lines.map((line, at) => (exempt.includes(at) ? { ...line, isVatExempt: true } : line));
  return { ...basket, lines, moment: { localTime: `${day} 12:00:00`, branchId: 'ari', tierId: null } };
}

const onProduct = (n: number, given: ChosenOffer): ChosenOffer => ({
  ...given,
  offer: { ...given.offer, goods: { productIds: [id('b', n)], categoryIds: [], groupOf: null, benefits: null } },
});
const onFirst = (given: ChosenOffer) => onProduct(1, given);
const inThrees = (items: Parameters<typeof chosen>[0]): ChosenOffer => {
  const productIds = [1, 2, 3, 4, 5, 6].map((n) => id('b', n));
  const { offer, ...given } = chosen(items);
  return { ...given, offer: { ...offer, goods: { productIds, categoryIds: [], groupOf: 3, benefits: 3 } } };
};

test.each<[string, number[], Bill, [vat: number, due: number]]>([
  ['one item', [100], {}, [7, 107]],
  ['three of 33.33: 6.9993 is 7.00', [33.33, 33.33, 33.33], {}, [7, 106.99]],
  ['half a satang goes up: 7 percent of 0.50 is 0.035', [0.5], {}, [0.04, 0.54]],
  ['less than half a satang is nothing', [0.07], {}, [0, 0.07]],
  ['exempt goods beside taxed ones', [50, 100], { exempt: [0] }, [7, 157]],
  ['exempt goods alone', [50], { exempt: [0] }, [0, 50]],
  ['delivery is taxed', [100], { deliveryCost: fromBaht(45) }, [10.15, 155.15]],
  [
    'a discount of 10 percent on all lowers both kinds: 7 percent of 90.00',
    [50, 100],
    { exempt: [0], discount: chosen([[PERCENT, 10]]) },
    [6.3, 141.3],
  ],
  [
    'half off the exempt goods lowers these alone',
    [50, 100],
    { exempt: [0], discount: onFirst(chosen([[PERCENT, 50]])) },
    [7, 132],
  ],
  [
    'each offer lowers its own goods: half off the exempt ones, 10.00 off the others, 5.00 off all by the tier',
    [50, 100],
    {
      ...{ exempt: [0], discount: onFirst(chosen([[PERCENT, 50]])), member: basketOf([]).member },
      ...{
        offer: onProduct(
          2,
          chosen([
            [REWARD, 1],
            [FIXED, 10],
          ]),
        ),
        tier: tierOf([null, FIXED, 5]),
      },
    },
    [6.03, 116.03],
  ],
  [
    'a price for a set lowers the set alone: 3 for 100.00 of the exempt ones at 40.00',
    [40, 40, 40, 20, 20, 20],
    { exempt: [0, 1, 2], discount: inThrees([[SET_PRICE, 100]]) },
    [4.2, 164.2],
  ],
  [
    'an amount off all pieces in threes lowers them in proportion',
    [40, 40, 40, 20, 20, 20],
    { exempt: [0, 1, 2], discount: inThrees([[FIXED, 100]]) },
    [1.87, 81.87],
  ],
  ['200 points as 20.00 come off before VAT', [100], { member: basketOf([]).member, pointsAsCash: 200 }, [5.6, 85.6]],
  ['nothing is due, and nothing bears VAT', [100], { discount: chosen([[FIXED, 100]]) }, [0, 0]],
  ['the last day of 7 percent', [100], { day: '2026-12-31' }, [7, 107]],
  ['the first day of 10 percent', [100], { day: '2027-01-01' }, [10, 110]],
])('issue 36 VAT is added to prices without it: %s', (_, prices, bill, [vat, due]) => {
  const priced = priceBasket(billOf(prices, bill), ADDED);
  expect([toBaht(priced.addedVat ?? fromBaht(-1)), toBaht(priced.amountDue)]).toEqual([vat, due]);
  expect(priced.totalRevenue + priced.deliveryCost + (priced.addedVat ?? 0)).toBe(priced.amountDue);
});

test('issue 36 points are earned on prices, without the VAT that is added to them', () => {
  const { member } = basketOf([]);
  const [added, included] = [ADDED, RULES].map((rules) => priceBasket(billOf([99.9], { member }), rules));
  expect([added?.earnPoints, added?.amountDue]).toEqual([included?.earnPoints, 10_689]);
});

test('issue 36 where prices include VAT nothing is added to any bill, and where it is added all else stays as it is', () => {
  const anyBill = fc.record({
    prices: fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 5 }),
    exempt: fc.subarray([0, 1, 2, 3, 4]),
    off: fc.constantFrom(null, [PERCENT, 33], [FIXED, 12.5]) as fc.Arbitrary<null | [typeof PERCENT, number]>,
    onGoods: fc.boolean(),
    points: fc.constantFrom(0, 100),
    delivery: fc.constantFrom(0, 4_525),
  });
  fc.assert(
    fc.property(anyBill, ({ prices, exempt, off, onGoods, points, delivery }) => {
      const given = off && chosen([off]);
      const bill = billOf(
        prices.map((price) => price / 100),
        {
          ...{ exempt, member: basketOf([]).member, pointsAsCash: points, deliveryCost: fromBaht(delivery / 100) },
          discount: given && onGoods ? onFirst(given) : given,
        },
      );
      const [added, included] = [priceBasket(bill, ADDED), priceBasket(bill, RULES)];
      expect('addedVat' in included).toBe(false);
      const { addedVat = 0, amountDue, trace, ...rest } = added;
      const { amountDue: due, trace: reasons, ...others } = included;
      expect(rest).toEqual(others);
      expect(amountDue).toBe(due + addedVat);
      const without = trace.filter(({ code }) => code !== 'VAT_ADDED' && code !== 'TOTAL');
      expect(without).toEqual(reasons.filter(({ code }) => code !== 'TOTAL'));
      const most = Math.floor((due * 7 + 50) / 100);
      expect(addedVat).toBeGreaterThanOrEqual(0);
      expect(addedVat).toBeLessThanOrEqual(most);
      if (exempt.length === 0) expect(addedVat).toBe(most);
    }),
    { numRuns: 500 },
  );
});

test('issue 36 “why” says what VAT is added, at which percent and to what', () => {
  const { trace } = priceBasket(billOf([50, 100], { exempt: [0], deliveryCost: fromBaht(45) }), ADDED);
  expect(trace.find(({ code }) => code === 'VAT_ADDED')?.params).toEqual({ percent: 7, taxed: 145, amount: 10.15 });
});
