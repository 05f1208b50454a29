import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBaht, type Satang, satang, sum, ZERO } from '../money/money.ts';
import { basketOf, chosen, PERCENT, payloadOf, RULES, SET_PRICE } from '../testing/pricing.ts';
import { comparePayment } from '../till/comparePayment.ts';
import { priceBasket } from '../till/priceBasket.ts';
import type { PricingBasket } from '../till/pricing.ts';
import { taxFigures } from '../till/taxDocument.ts';
import { benefitingPieces, setsAt } from './benefitingPieces.ts';
import { goodsSentence } from './goodsSentence.ts';
import { GOODS_FAULTS, goodsFault, type OfferGoods, soldGoods } from './offerGoods.ts';
import { readOfferGoods, writeOfferGoods, writeSoldGoods } from './readOfferGoods.ts';

/** Products by their letters: `ab` fits both parts of a set of `a` and `b`. */
const KINDS = ['a', 'b', 'c', 'ab', 'bc', 'abc', 'none'] as const;
const namedBy = (letter: string) => KINDS.filter((kind) => kind !== 'none' && kind.includes(letter));

const anyOf = (pieces: number): OfferGoods => ({
  ...{ productIds: namedBy('a'), categoryIds: [], groupOf: pieces, benefits: pieces },
});
/** A set of this many pieces of `a`, `b` and `c`. */
const setOf = (first: number, ...others: number[]): OfferGoods => ({
  ...anyOf(first),
  otherParts: others.map((pieces, at) => ({ productIds: namedBy('bc'[at] ?? ''), categoryIds: [], pieces })),
});
const line = (productId: string, price: number, qty = 1) => ({ productId, qty, piecePrice: fromBaht(price) });

describe('a price for a set', () => {
  it.each([
    ['any 3 for 100', anyOf(3), 100, [line('a', 40, 2), line('ab', 35)], 1, 1_500],
    ['twice, and the rest at full price', anyOf(3), 100, [line('a', 40, 7)], 2, 4_000],
    ['of the dearest pieces', anyOf(3), 100, [line('a', 30), line('a', 40, 3)], 1, 2_000],
    ['not where the set is dearer than its pieces', anyOf(3), 100, [line('a', 40, 3), line('a', 20, 3)], 1, 2_000],
    ['one of each', setOf(1, 1), 159, [line('a', 120), line('b', 65)], 1, 2_600],
    ['the dearest of each', setOf(1, 1), 159, [line('a', 120), line('a', 90), line('b', 65)], 1, 2_600],
    ['two of the one, one of the other', setOf(2, 1), 100, [line('a', 50, 5), line('b', 30, 2)], 2, 6_000],
    ['a piece of both where it is needed', setOf(1, 1), 100, [line('ab', 90), line('a', 80)], 1, 7_000],
    ['a piece that both name is one piece', setOf(1, 1), 100, [line('ab', 90, 3)], 1, 8_000],
    ['in three parts', setOf(1, 1, 1), 100, [line('a', 60), line('ab', 50), line('abc', 40)], 1, 5_000],
    ['every second for 1', { ...anyOf(2), benefits: 1 }, 1, [line('a', 50), line('a', 30)], 1, 2_900],
  ])('%s', (_, goods, price, lines, sets, off) => {
    expect(setsAt(fromBaht(price), goods, lines)).toMatchObject({ sets, off });
  });

  it.each([
    ['one of the other', setOf(1, 1), [line('a', 50, 3)], 1],
    ['all of it', setOf(2, 1), [line('none', 50, 3)], 3],
    ['one where a piece fits both', setOf(1, 1), [line('ab', 50)], 1],
  ])('misses %s', (_, goods, lines, missing) => {
    expect(benefitingPieces(goods, lines)).toEqual({ pieces: 0, amount: 0, missing });
  });

  const anyGoods = fc.oneof(
    fc.integer({ min: 1, max: 4 }).map(anyOf),
    fc
      .array(fc.integer({ min: 1, max: 2 }), { minLength: 2, maxLength: 3 })
      .map(([first = 1, ...rest]) => setOf(first, ...rest)),
  );
  const anyLine = fc.record({ kind: fc.constantFrom(...KINDS), price: fc.integer({ min: 0, max: 9_999 }) });
  const someLines = fc.array(anyLine, { minLength: 1, maxLength: 8 });
  const anyPrice = fc.integer({ min: 1, max: 20_000 });
  const linesOf = (pieces: readonly { kind: string; price: number }[]) =>
    pieces.map(({ kind, price }) => ({ productId: kind, qty: 1, piecePrice: satang(price) }));

  it('takes off what trying every choice of pieces gives at best', () => {
    fc.assert(
      fc.property(anyGoods, someLines, anyPrice, (goods, pieces, price) => {
        const { off } = setsAt(satang(price), goods, linesOf(pieces));
        expect(off).toBe(bestByTrying(goods, pieces, price));
      }),
      { numRuns: 300 },
    );
  });

  it('never costs more than its pieces, nor does one piece more cost more than its price', () => {
    fc.assert(
      fc.property(anyGoods, someLines, anyLine, anyPrice, (goods, pieces, more, price) => {
        const [before, after] = [pieces, [...pieces, more]].map((each) => setsAt(satang(price), goods, linesOf(each)));
        expect(before?.off).toBeGreaterThanOrEqual(0);
        expect(before?.off).toBeLessThanOrEqual(before?.amount ?? 0);
        expect(after?.off).toBeGreaterThanOrEqual(before?.off ?? 0);
      }),
    );
  });

  const billOf = (goods: OfferGoods, price: number, pieces: readonly { kind: string; price: number }[]) => {
    const { offer, ...given } = chosen([[SET_PRICE, price / 100]]);
    const basket = basketOf([], { discount: { ...given, offer: { ...offer, goods } } });
    const lines = pieces.map(({ kind, price: amount }, at) => ({
      ...{ itemRef: `${at + 1}`, productId: kind, qty: 1, chargeAmount: satang(amount) },
    }));
    return { ...basket, lines } satisfies PricingBasket;
  };

  it('is the same in whatever order the lines stand, and its discount comes to the lines', () => {
    fc.assert(
      fc.property(anyGoods, someLines, anyPrice, (goods, pieces, price) => {
        const priced = priceBasket(billOf(goods, price, pieces), RULES);
        expect(priceBasket(billOf(goods, price, pieces.toReversed()), RULES).amountDue).toBe(priced.amountDue);
        const rows = priced.lines.map(({ productId, piecePrice, qty }, position) => ({
          ...{ position, productId, name: '', code: null, qty, price: piecePrice, isExempt: false },
        }));
        const basis = { goods: rows, delivery: ZERO, total: priced.amountDue };
        const offers = [{ goods, off: satang(-priced.totalDiscount), setPrices: [price / 100] }];
        const { lines } = taxFigures({ ...basis, offers }, 7);
        expect(sum(lines.map(({ discount }) => discount))).toBe(priced.totalDiscount - 0);
      }),
    );
  });

  it('is the same from the products that the sale keeps, and a payment says it without differences', () => {
    fc.assert(
      fc.property(anyGoods, someLines, anyPrice, (goods, pieces, price) => {
        const basket = billOf(goods, price, pieces);
        const priced = priceBasket(basket, RULES);
        const kept = readOfferGoods(writeSoldGoods(soldGoods(goods, basket.lines)));
        const again = priceBasket(billOf(kept, price, pieces), RULES);
        expect([again.amountDue, again.trace]).toEqual([priced.amountDue, priced.trace]);
        fc.pre(priced.refusals.length === 0);
        expect(comparePayment(payloadOf(basket), priced, 'NONE')).toEqual([]);
      }),
    );
  });

  it('the reason says how many sets of which pieces, and without sets nothing is taken off', () => {
    const pieces = [40, 40, 40, 10].map((price) => ({ kind: 'a', price: price * 100 }));
    const { trace, totalDiscount } = priceBasket(billOf(anyOf(3), 10_000, pieces), RULES);
    expect(totalDiscount).toBe(-2_000);
    expect(trace.find(({ code }) => code === 'DISCOUNT_APPLIED')?.params).toMatchObject({
      ...{ couponType: 'Set Price', value: 100, amount: 20, sets: 1, pieces: 3, goodsAmount: 120 },
    });
    const { offer, ...given } = chosen([[SET_PRICE, 100]]);
    const whole = priceBasket(basketOf([400], { discount: { ...given, offer } }), RULES);
    expect([whole.totalDiscount, whole.trace.some(({ code }) => code === 'UNSUPPORTED_COUPON_TYPE')]).toEqual([
      0,
      true,
    ]);
    const percent = chosen([[PERCENT, 50]]);
    const half = { ...percent, offer: { ...percent.offer, goods: setOf(1, 1) } };
    const both = {
      ...billOf(anyOf(1), 1, [
        { kind: 'a', price: 6_000 },
        { kind: 'b', price: 4_000 },
      ]),
      discount: half,
    };
    expect(priceBasket(both, RULES).totalDiscount).toBe(-5_000);
  });

  it('of several parts is written down, read and said', () => {
    const goods = setOf(1, 2);
    expect(readOfferGoods(writeOfferGoods(goods))).toEqual(goods);
    expect(goodsFault(goods)).toBeNull();
    expect(goodsFault({ ...goods, groupOf: 2 })).toEqual({ field: 'benefits', message: GOODS_FAULTS.wholeSet });
    expect(goodsFault({ ...goods, groupOf: null, benefits: null })?.field).toBe('groupOf');
    expect(goodsFault(setOf(1, 0))).toEqual({ field: 'otherParts', message: GOODS_FAULTS.otherParts });
    expect(goodsFault(setOf(1, 1, 1, 1, 1))?.field).toBe('otherParts');
    const names = { product: (one: string) => one, category: (one: string) => one, subCategory: (one: string) => one };
    const set = {
      ...anyOf(1),
      productIds: ['Latte'],
      otherParts: [{ productIds: ['Cake'], categoryIds: [], pieces: 2 }],
    };
    expect(goodsSentence(set, 'en', names)).toBe('Every set of 1 item of Latte and 2 items of Cake');
    expect(goodsSentence(set, 'th', names)).toBe('ชุดที่มี Latte 1 ชิ้น กับ Cake 2 ชิ้น');
  });
});

/** Tries every way to put pieces into sets, and returns the largest deduction. */
function bestByTrying(goods: OfferGoods, pieces: readonly { kind: string; price: number }[], price: number): number {
  const parts = [{ ...goods, pieces: goods.groupOf ?? 1 }, ...(goods.otherParts ?? [])];
  const place = (at: number, filled: readonly number[], worth: number): number => {
    const sets = (filled[0] ?? 0) / (parts[0]?.pieces ?? 1);
    const isWhole = Number.isInteger(sets) && parts.every((part, n) => filled[n] === sets * part.pieces);
    const now = isWhole ? worth - sets * price : 0;
    const piece = pieces[at];
    if (!piece) return now;
    const others = parts.flatMap((part, n) =>
      part.productIds.includes(piece.kind)
        ? [
            place(
              at + 1,
              filled.map((count, each) => (each === n ? count + 1 : count)),
              worth + piece.price,
            ),
          ]
        : [],
    );
    return Math.max(now, place(at + 1, filled, worth), ...others);
  };
  return place(
    0,
    parts.map(() => 0),
    0,
  ) as Satang;
}
