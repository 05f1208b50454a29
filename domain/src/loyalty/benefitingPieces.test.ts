import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBaht, satang, sum } from '../money/money.ts';
import { benefitByLine, benefitingPieces, setsAt } from './benefitingPieces.ts';
import type { OfferGoods } from './offerGoods.ts';

const of = (groupOf: number | null, benefits: number | null, ...others: [string, number][]): OfferGoods => ({
  ...{ productIds: ['tea', 'both'], categoryIds: [], groupOf, benefits },
  otherParts: others.map(([id, pieces]) => ({ productIds: [id, 'both'], categoryIds: [], pieces })),
});
const every = of(null, null);
const line = (productId: string, baht: number, qty = 1) => ({ productId, qty, piecePrice: fromBaht(baht) });

describe('what of each line benefits', () => {
  it.each([
    ['all of what counts, and nothing of other goods', every, [line('tea', 40, 2), line('rice', 90)], [8_000, 0]],
    ['the cheaper of two', of(2, 1), [line('tea', 40), line('tea', 30)], [0, 3_000]],
    [
      'in proportion where some pieces of one price do',
      of(2, 1),
      [line('tea', 40, 3), line('both', 40)],
      [6_000, 2_000],
    ],
    [
      'by their price where the prices differ',
      of(2, 1),
      [line('tea', 40, 2), line('tea', 30), line('both', 30)],
      [4_000, 1_500, 1_500],
    ],
    [
      'by their part where the parts differ',
      of(1, 1, ['cake', 1]),
      [line('tea', 40, 2), line('cake', 40)],
      [4_000, 4_000],
    ],
    ['nothing of a line without pieces', every, [line('tea', 40, 0), line('tea', 40)], [0, 4_000]],
    ['nothing of a line whose pieces were taken back', every, [line('tea', 40, -1), line('tea', 40)], [0, 4_000]],
    ['nothing where the group is not whole', of(3, 1), [line('tea', 40, 2)], [0]],
    ['nothing where a part is missing', of(1, 1, ['cake', 1]), [line('tea', 40)], [0]],
  ] as const)('is %s', (_, goods, lines, expected) => {
    expect(benefitByLine(goods, lines)).toEqual(expected);
  });

  it('with a price for a set is what is sold in sets that are cheaper for it', () => {
    const lines = [line('tea', 40, 3), line('tea', 20, 3)];
    expect(benefitByLine(of(3, 3), lines, fromBaht(100))).toEqual([12_000, 0]);
    expect(benefitByLine(of(3, 3), lines)).toEqual([12_000, 6_000]);
  });

  // Prices that divide among the pieces without a remainder.
  const price = fc.constantFrom(840, 1_680, 2_520).map(satang);
  const someLines = fc.uniqueArray(
    fc.record({
      productId: fc.constantFrom('tea', 'cake', 'both', 'rice'),
      qty: fc.integer({ min: 1, max: 4 }),
      piecePrice: price,
    }),
    { minLength: 1, maxLength: 10, selector: ({ productId, piecePrice }) => `${productId} ${piecePrice}` },
  );
  const anyGoods = fc.constantFrom(every, of(2, 1), of(3, 2), of(1, 1, ['cake', 1]), of(2, 2, ['cake', 1]));

  it('comes to what the pieces come to, and is the same in whatever order the lines stand', () => {
    fc.assert(
      fc.property(anyGoods, someLines, fc.infiniteStream(fc.nat()), (goods, lines, order) => {
        const benefit = new Map(lines.map((each, at) => [each, benefitByLine(goods, lines)[at]]));
        expect(sum(lines.map((each) => benefit.get(each) ?? satang(0)))).toBe(benefitingPieces(goods, lines).amount);
        const placed = new Map(lines.map((each) => [each, order.next().value]));
        const others = lines.toSorted((one, other) => (placed.get(one) ?? 0) - (placed.get(other) ?? 0));
        expect(benefitByLine(goods, others)).toEqual(others.map((each) => benefit.get(each)));
      }),
    );
  });
});

it('a set that costs what its pieces cost is not sold as one', () => {
  const lines = [line('tea', 40, 3)];
  expect(setsAt(fromBaht(120), of(3, 3), lines)).toEqual({ sets: 0, pieces: 0, amount: 0, off: 0 });
  expect(setsAt(fromBaht(119.99), of(3, 3), lines)).toEqual({ sets: 1, pieces: 3, amount: 12_000, off: 1 });
});
