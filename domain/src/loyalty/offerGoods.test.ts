import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thaiMessage } from '../form/thaiMessages.ts';
import { fromBaht, type Satang, satang, sum } from '../money/money.ts';
import { basketOf, chosen, FIXED, id, MULTIPLIER, PERCENT, QTY, REWARD, RULES } from '../testing/pricing.ts';
import { billRows } from '../till/billRows.ts';
import { priceBasket } from '../till/priceBasket.ts';
import type { ChosenOffer, PricingBasket } from '../till/pricing.ts';
import { benefitingPieces } from './benefitingPieces.ts';
import { offerGoodsForm } from './offerForm.ts';
import { GOODS_FAULTS, goodsFault, type OfferGoods, soldGoods } from './offerGoods.ts';
import { pricedGoods, readOfferGoods, type WireGoods, writeOfferGoods, writeSoldGoods } from './readOfferGoods.ts';

const goods = (some: Partial<OfferGoods>): OfferGoods => ({
  ...{ productIds: [], categoryIds: [], groupOf: null, benefits: null },
  ...some,
});
const drinks = (groupOf: number | null = null, benefits: number | null = null) =>
  goods({ categoryIds: ['drinks'], groupOf, benefits });
const forGoods = ({ offer, ...given }: ChosenOffer, some: OfferGoods): ChosenOffer => ({
  ...given,
  offer: { ...offer, goods: some },
});
const line = (price: number, qty: number, categoryId: string | null = 'drinks', productId = `${price}`) => ({
  ...{ productId, categoryId, qty },
  piecePrice: fromBaht(price),
});

describe('the pieces that benefit', () => {
  it.each([
    ['every piece of a category', drinks(), [line(50, 2), line(30, 1)], { pieces: 3, amount: 13_000 }],
    ['none of other goods', drinks(), [line(50, 2), line(30, 4, 'food')], { pieces: 2, amount: 10_000 }],
    [
      'a product by name',
      goods({ productIds: ['30'] }),
      [line(50, 2), line(30, 1, null)],
      { pieces: 1, amount: 3_000 },
    ],
    [
      'a sub-category alone, and a line of it once',
      goods({ subCategoryIds: ['hot'], productIds: ['30'] }),
      [line(50, 2), { ...line(40, 1), subCategoryId: 'hot' }, { ...line(30, 1), subCategoryId: 'hot' }],
      { pieces: 2, amount: 7_000 },
    ],
    ['the second of two, the cheaper', drinks(2, 1), [line(30, 1), line(50, 1)], { pieces: 1, amount: 3_000 }],
    ['one of three', drinks(2, 1), [line(30, 1), line(50, 1), line(40, 1)], { pieces: 1, amount: 4_000 }],
    ['every third of seven', drinks(3, 1), [line(50, 4), line(20, 3)], { pieces: 2, amount: 7_000 }],
    ['two of five', drinks(5, 2), [line(50, 2), line(40, 2), line(10, 1)], { pieces: 2, amount: 5_000 }],
    ['whole pairs alone', drinks(2, 2), [line(50, 3)], { pieces: 2, amount: 10_000 }],
  ] as const)('%s', (_, some, lines, expected) => {
    expect(benefitingPieces(some, lines)).toEqual({ ...expected, missing: 0 });
  });

  it.each([
    ['nothing counts', drinks(), [line(50, 2, 'food')], 1],
    ['two of three', drinks(3, 1), [line(50, 2)], 1],
    ['none of three', drinks(3, 1), [line(50, 2, null)], 3],
  ] as const)('are missing where %s', (_, some, lines, missing) => {
    expect(benefitingPieces(some, lines)).toEqual({ pieces: 0, amount: 0, missing });
  });

  const pieces = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 30 });
  const group = fc
    .integer({ min: 1, max: 6 })
    .chain((of) => fc.tuple(fc.constant(of), fc.integer({ min: 1, max: of })));
  const linesOf = (prices: readonly number[]) =>
    prices.map((price, at) => ({ productId: `${at}`, categoryId: 'drinks', qty: 1, piecePrice: satang(price) }));

  it('are those that one by one counting gives', () => {
    fc.assert(
      fc.property(pieces, group, (prices, [groupOf, benefits]) => {
        const ordered = prices.toSorted((a, b) => b - a);
        const whole = ordered.slice(0, ordered.length - (ordered.length % groupOf));
        const given = whole.filter((_, at) => at % groupOf >= groupOf - benefits);
        expect(benefitingPieces(drinks(groupOf, benefits), linesOf(prices))).toEqual({
          pieces: given.length,
          amount: sum(given as Satang[]),
          missing: Math.max(0, groupOf - prices.length),
        });
      }),
    );
  });

  it('are worth the same in whatever order and lines the pieces stand', () => {
    fc.assert(
      fc.property(pieces, group, fc.integer(), (prices, [groupOf, benefits], seed) => {
        const some = drinks(groupOf, benefits);
        const shuffled = linesOf(prices).toSorted(
          (a, b) => ((Number(a.productId) * seed) % 7) - ((Number(b.productId) * seed) % 7),
        );
        const joined = [...new Set(prices)].map((price) => ({
          ...{ productId: `${price}`, categoryId: 'drinks', piecePrice: satang(price) },
          qty: prices.filter((each) => each === price).length,
        }));
        const expected = benefitingPieces(some, linesOf(prices));
        expect(benefitingPieces(some, shuffled)).toEqual(expected);
        expect(benefitingPieces(some, joined)).toEqual(expected);
      }),
    );
  });

  it('are worth no less with one piece more: it never costs more than its price', () => {
    fc.assert(
      fc.property(pieces, group, fc.integer({ min: 0, max: 500_000 }), (prices, [groupOf, benefits], more) => {
        const some = drinks(groupOf, benefits);
        const [before, after] = [
          benefitingPieces(some, linesOf(prices)),
          benefitingPieces(some, linesOf([...prices, more])),
        ];
        expect(after.amount).toBeGreaterThanOrEqual(before.amount);
        expect(after.pieces).toBeGreaterThanOrEqual(before.pieces);
      }),
    );
  });
});

describe('what goods do to a bill', () => {
  const inDrinks = (basket: PricingBasket): PricingBasket => ({
    ...basket,
    lines: basket.lines.map((each, at) => (at % 2 === 0 ? { ...each, categoryId: 'drinks' } : each)),
  });
  const bill = (prices: readonly number[], discount: ChosenOffer) => inDrinks(basketOf(prices, { discount }));

  it.each([
    ['DISC-18 a percentage is of the goods alone, in whole baht', chosen([[PERCENT, 10]]), drinks(), 1_500],
    ['an amount is taken once', chosen([[FIXED, 20]]), drinks(), 2_000],
    ['an amount is at most that of the goods', chosen([[FIXED, 200]]), drinks(), 15_500],
    ['a percentage above a hundred too', chosen([[PERCENT, 150]]), drinks(), 15_500],
    ['buy one, get the cheaper', chosen([[PERCENT, 100]]), drinks(2, 1), 5_500],
    ['an amount of the cheaper', chosen([[FIXED, 60]]), drinks(2, 1), 5_500],
    [
      'several coupons together take at most what the goods come to',
      chosen([
        [PERCENT, 100],
        [FIXED, 60],
        [PERCENT, 10],
      ]),
      drinks(2, 1),
      5_500,
    ],
  ])('%s', (_, discount, some, taken) => {
    // Drinks of 100 and 55, and food of 300.
    const priced = priceBasket(bill([100, 300, 55], forGoods(discount, some)), RULES);
    expect([priced.totalDiscount, priced.refusals]).toEqual([0 - taken, []]);
  });

  it.each([
    ['a piece that is free leaves no satang', 100, 975],
    ['half of it is in whole baht', 50, 400],
  ])('DISC-18 %s', (_, percent, taken) => {
    const priced = priceBasket(bill([22.5, 300, 9.75], forGoods(chosen([[PERCENT, percent]]), drinks(2, 1))), RULES);
    expect(priced.totalDiscount).toBe(0 - taken);
  });

  it('where none benefits it is refused as a condition is, and says how many are missing', () => {
    const priced = priceBasket(bill([100, 300, 55], forGoods(chosen([[PERCENT, 50]]), drinks(5, 1))), RULES);
    expect(priced.amountDue).toBe(45_500);
    expect(priced.refusals).toMatchObject([
      { code: 'CONDITION_NOT_MET', source: 'discount', params: { goods: true, missing: 3, name: 'Rainy day' } },
    ]);
    expect(priced.trace.map(({ code }) => code)).toContain('OFFER_GOODS_NOT_MET');
  });

  it('points are given where one piece benefits, and conditions see the whole bill', () => {
    const points = (some: OfferGoods, least: number) =>
      priceBasket(
        inDrinks(
          basketOf([100, 300], {
            offer: forGoods(
              chosen(
                [
                  [REWARD, 5],
                  [MULTIPLIER, 2],
                ],
                [[QTY, least]],
              ),
              some,
            ),
          }),
        ),
        RULES,
      );
    expect(points(drinks(), 2).earnPoints).toBe(16 * 2 + 5);
    expect(points(drinks(), 3).refusals).toMatchObject([{ code: 'CONDITION_NOT_MET', params: { required: 3 } }]);
    expect(points(drinks(2, 1), 2)).toMatchObject({ earnPoints: 16, refusals: [{ params: { missing: 1 } }] });
  });

  it('the reason says of how many pieces and of which amount', () => {
    const { trace } = priceBasket(bill([100, 300, 55], forGoods(chosen([[PERCENT, 10]]), drinks())), RULES);
    expect(trace.find(({ code }) => code === 'DISCOUNT_APPLIED')?.params).toMatchObject({
      pieces: 2,
      goodsAmount: 155,
      amount: 15,
    });
  });

  const prices = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 8 });
  const coupon = fc.constantFrom(FIXED, PERCENT);
  const value = fc.integer({ min: 1, max: 150 });
  const size = fc.constantFrom([null, null], [1, 1], [2, 1], [3, 1], [3, 2]);

  it('an offer for the whole bill is priced as before, to the last word of its trace, whatever its lines are', () => {
    fc.assert(
      fc.property(prices, value, coupon, (sold, of, kind) => {
        const before = basketOf(sold, { discount: chosen([[kind, of]]), offer: chosen([[MULTIPLIER, 2]]) });
        const { lines: _, ...after } = priceBasket(inDrinks(before), RULES);
        const { lines: __, ...plain } = priceBasket(before, RULES);
        expect(after).toEqual(plain);
      }),
    );
  });

  it('no bill is dearer for the offer or for its goods, and one piece more costs at most its price', () => {
    fc.assert(
      fc.property(
        prices,
        value,
        coupon,
        size,
        fc.integer({ min: 1, max: 5_000 }),
        (sold, of, kind, [groupOf = null, benefits = null], more) => {
          const discount = forGoods(chosen([[kind, of]]), drinks(groupOf, benefits));
          const due = (each: readonly number[]) => priceBasket(bill(each, discount), RULES).amountDue;
          expect(due(sold)).toBeLessThanOrEqual(fromBaht(sold.reduce((total, price) => total + price, 0)));
          expect(due([...sold, more])).toBeLessThanOrEqual(due(sold) + fromBaht(more));
        },
      ),
    );
  });

  it('is the same from the products that the sale keeps, without any category', () => {
    fc.assert(
      fc.property(prices, value, coupon, size, (sold, of, kind, [groupOf = null, benefits = null]) => {
        const some = drinks(groupOf, benefits);
        const basket = bill(sold, forGoods(chosen([[kind, of]]), some));
        const kept = soldGoods(some, basket.lines);
        const recorded = basketOf(sold, {
          discount: forGoods(chosen([[kind, of]]), readOfferGoods(writeSoldGoods(kept))),
        });
        const [{ lines: _, given: _one, ...one }, { lines: __, given: _other, ...other }] = [
          priceBasket(basket, RULES),
          priceBasket(recorded, RULES),
        ];
        expect(other).toEqual(one);
      }),
    );
  });

  it('the row of the sale keeps the products of the bill that count', () => {
    const basket = bill([100, 300, 55], forGoods(chosen([[PERCENT, 10]]), drinks(2, 1)));
    const [row] = billRows(basket, priceBasket(basket, RULES), RULES.coupons).filter(({ type }) => type === 'discount');
    expect(row).toMatchObject({ goods: { productIds: [id('b', 1), id('b', 3)], groupOf: 2, benefits: 1 } });
  });
});

describe('goods as they are written down', () => {
  const typed = { isNarrowed: true, productIds: [], categoryIds: ['drinks'], groupOf: '', benefits: '' };

  it('the whole bill is no goods at all, and goods are read as they were written', () => {
    expect(offerGoodsForm.parse({ ...typed, isNarrowed: false, categoryIds: [] })).toBeNull();
    const read = offerGoodsForm.parse({ ...typed, groupOf: '3', benefits: '1' });
    expect(read).toEqual(drinks(3, 1));
    expect(readOfferGoods(writeOfferGoods(drinks(3, 1)))).toEqual(read);
    expect(writeOfferGoods(goods({ productIds: ['A', 'a'] })).product_ids).toEqual(['a']);
  });

  const part = { productIds: ['cake'], categoryIds: [], pieces: ' 2 ' };

  it('the parts of a set are read with their pieces; without any there are none', () => {
    const set = { ...typed, groupOf: ' 1 ', benefits: '1' };
    const otherParts = [{ ...part, pieces: 2 }];
    expect(offerGoodsForm.parse({ ...set, otherParts: [part] })).toStrictEqual({ ...drinks(1, 1), otherParts });
    expect(offerGoodsForm.parse({ ...set, otherParts: [] })).toStrictEqual(drinks(1, 1));
  });

  it.each([
    [{ categoryIds: [] }, 'productIds', 'none'],
    [{ productIds: Array.from({ length: 201 }, (_, at) => `${at}`) }, 'productIds', 'tooMany'],
    [{ groupOf: '3' }, 'benefits', 'bothNumbers'],
    [{ groupOf: 'three', benefits: '1' }, 'groupOf', 'groupOf'],
    [{ groupOf: '101', benefits: '1' }, 'groupOf', 'groupOf'],
    [{ groupOf: '3', benefits: '0' }, 'benefits', 'benefits'],
    [{ groupOf: '3', benefits: '4' }, 'benefits', 'benefits'],
    [{ groupOf: '3', benefits: '1.5' }, 'benefits', 'benefits'],
    [{ groupOf: '1', benefits: '1', otherParts: [{ ...part, pieces: '' }] }, 'otherParts', 'otherParts'],
    [{ groupOf: '1', benefits: '1', otherParts: [{ ...part, pieces: 'two' }] }, 'otherParts', 'otherParts'],
  ] as const)('%o is refused at its field, in both languages', (some, field, fault) => {
    const message = GOODS_FAULTS[fault];
    const issues = offerGoodsForm.safeParse({ ...typed, ...some }).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path, issue.message])).toEqual([[[field], message]]);
    expect(thaiMessage(message)).toMatch(/[ก-๙]/);
  });

  const many = (count: number) => Array.from({ length: count }, (_, at) => `${at}`);
  const cakes = (pieces: number) => ({ productIds: ['cake'], categoryIds: [], pieces });

  it.each([
    ['none named', goods({}), 'productIds', 'none'],
    ['a product', goods({ productIds: ['tea'] }), null],
    ['a product and a category', goods({ productIds: ['tea'], categoryIds: ['drinks'] }), null],
    ['a category and a sub-category', goods({ categoryIds: ['drinks'], subCategoryIds: ['hot'] }), null],
    ['as many products as there may be', goods({ productIds: many(200) }), null],
    ['one more', goods({ productIds: many(201) }), 'productIds', 'tooMany'],
    ['as many categories as there may be', goods({ categoryIds: many(100) }), null],
    ['one category more', goods({ categoryIds: many(101) }), 'productIds', 'tooMany'],
    ['one sub-category more', goods({ subCategoryIds: many(101) }), 'productIds', 'tooMany'],
    ['every piece', drinks(), null],
    ['every third', drinks(3, 1), null],
    ['the largest group', drinks(100, 100), null],
    ['no number that can be read', drinks(Number.NaN, 1), 'groupOf', 'groupOf'],
    ['a group alone', drinks(3, null), 'benefits', 'bothNumbers'],
    ['benefits alone', drinks(null, 1), 'groupOf', 'bothNumbers'],
    ['as many parts as there may be', { ...drinks(1, 1), otherParts: [cakes(1), cakes(1), cakes(1)] }, null],
    ['one part more', { ...drinks(1, 1), otherParts: many(4).map(() => cakes(1)) }, 'otherParts', 'otherParts'],
    [
      'a part of no goods',
      { ...drinks(1, 1), otherParts: [{ ...cakes(1), productIds: [] }] },
      'otherParts',
      'otherParts',
    ],
    ['a part of no pieces', { ...drinks(1, 1), otherParts: [cakes(0)] }, 'otherParts', 'otherParts'],
    ['parts without numbers', { ...drinks(), otherParts: [cakes(1)] }, 'groupOf', 'wholeSet'],
    ['parts of which some benefit', { ...drinks(2, 1), otherParts: [cakes(1)] }, 'benefits', 'wholeSet'],
  ] as const)('what is wrong with them is said at its field: %s', (_, some, field, fault?) => {
    expect(goodsFault(some)).toEqual(field && { field, message: GOODS_FAULTS[fault] });
  });

  it('what a sale keeps are the products of its lines that count, each once, part by part', () => {
    const lines = [line(50, 1), line(50, 2), line(20, 1, 'food', 'cake'), line(30, 1, null)];
    expect(soldGoods(drinks(2, 1), lines)).toStrictEqual({ productIds: ['50'], groupOf: 2, benefits: 1 });
    expect(soldGoods({ ...drinks(1, 1), otherParts: [cakes(2)] }, lines)).toStrictEqual({
      ...{ productIds: ['50'], groupOf: 1, benefits: 1 },
      otherParts: [{ productIds: ['cake'], pieces: 2 }],
    });
  });

  it.each<[OfferGoods, WireGoods]>([
    [goods({ productIds: ['tea'] }), { product_ids: ['tea'], category_ids: [], group_of: null, benefits: null }],
    [
      {
        ...goods({ categoryIds: ['drinks'], groupOf: 1, benefits: 1 }),
        subCategoryIds: ['hot'],
        otherParts: [cakes(2)],
      },
      {
        ...{ product_ids: [], category_ids: ['drinks'], sub_category_ids: ['hot'], group_of: 1, benefits: 1 },
        other_parts: [{ product_ids: ['cake'], category_ids: [], pieces: 2 }],
      },
    ],
  ])('are kept without what is empty: %j', (some, kept) => {
    expect(writeOfferGoods(some)).toStrictEqual(kept);
    expect(readOfferGoods(kept)).toStrictEqual(some);
  });

  it('what is absent is read as nothing named, and every piece', () => {
    expect(readOfferGoods({ sub_category_ids: [], other_parts: [] })).toStrictEqual(goods({}));
    expect([pricedGoods(null), pricedGoods({ category_ids: ['drinks'] })]).toStrictEqual([{}, { goods: drinks() }]);
  });

  it('are kept of a sale without parts where there are none', () => {
    const sold = { productIds: ['tea'], groupOf: 1, benefits: 1 };
    const kept = { product_ids: ['tea'], group_of: 1, benefits: 1 };
    expect([
      writeSoldGoods(sold),
      writeSoldGoods({ ...sold, otherParts: [{ productIds: ['cake'], pieces: 2 }] }),
    ]).toStrictEqual([kept, { ...kept, other_parts: [{ product_ids: ['cake'], pieces: 2 }] }]);
  });
});
