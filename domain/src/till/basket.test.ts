import { expect, test } from 'vitest';
import { fromBaht, satang, ZERO } from '../money/money.ts';
import { MEMBER, tierOf } from '../testing/pricing.ts';
import { type Basket, type BasketLine, EMPTY_BASKET, isEmptyBill, payerOf, toPricingBasket } from './basket.ts';
import type { BasketExchange, ExchangeWorth } from './basketExchange.ts';
import { lineKey, mergeLines } from './mergeLines.ts';

const LINE: BasketLine = {
  ...{ itemRef: '1', productId: 'tea', productName: 'Tea', code: 'T', qty: 2, chargeAmount: fromBaht(40) },
  ...{ categoryName: null, subCategoryName: null, productCategoryId: null, productSubCategoryId: null },
  ...{ customPrice: null, imageUrl: null, skipStock: false },
};
const mali = {
  ...MEMBER,
  ...{ firstname: 'Mali', lastname: 'Dee', phone: null, imageUrl: null, tags: [], lastTransactionTime: null },
};
const [gold, silver] = [tierOf(), { ...tierOf(), id: 'silver', name: 'Silver' }];
const after: NonNullable<ExchangeWorth['member']> = {
  ...{ id: mali.id, remainingPoints: 4_900, totalLtv: fromBaht(11_000), totalTransaction: 7, tier: silver },
};
const exchange = (worth: Partial<ExchangeWorth> | null): BasketExchange => ({
  ...{ saleId: 'sale', transactionNo: 'T-1', memberId: mali.id, branchId: 'ari', delivery: false, inCash: false },
  lines: [],
  worth: worth && {
    ...{ version: 1, isLast: false, due: satang(-4_000), rows: [], deliveryCost: ZERO, member: null, refusals: [] },
    ...{ tenders: [], cash: { held: ZERO, rounding: ZERO }, ...worth },
  },
});

test.each<[string, Pick<Basket, 'items' | 'exchange'>, boolean]>([
  ['nothing', { items: [], exchange: null }, true],
  ['something to sell', { items: [LINE], exchange: null }, false],
  ['something that comes back', { items: [], exchange: exchange(null) }, false],
  ['both', { items: [LINE], exchange: exchange(null) }, false],
])('a bill is empty with nothing to sell and nothing that comes back: with %s', (_, basket, isEmpty) => {
  expect(isEmptyBill(basket)).toBe(isEmpty);
});

test.each<[string, Pick<Basket, 'member' | 'exchange'>, ReturnType<typeof payerOf>]>([
  ['a guest', { member: null, exchange: null }, { member: null, tier: gold }],
  [
    'a guest, also where a member bought it',
    { member: null, exchange: exchange({ member: after }) },
    { member: null, tier: gold },
  ],
  ['a member as she is', { member: mali, exchange: null }, { member: mali, tier: gold }],
  [
    'a member as she is until it is read what comes back',
    { member: mali, exchange: exchange(null) },
    { member: mali, tier: gold },
  ],
  [
    'a member as she is where a guest bought it',
    { member: mali, exchange: exchange({}) },
    { member: mali, tier: gold },
  ],
  [
    'a member as she is where another bought it',
    { member: mali, exchange: exchange({ member: { ...after, id: 'other' } }) },
    { member: mali, tier: gold },
  ],
  [
    'a member as what comes back leaves her',
    { member: mali, exchange: exchange({ member: after }) },
    { member: { ...mali, remainingPoints: 4_900, totalLtv: fromBaht(11_000), totalTransaction: 7 }, tier: silver },
  ],
])('who pays is %s', (_, basket, payer) => {
  expect(payerOf({ ...basket, currentTier: gold })).toEqual(payer);
});

test('a bill is priced by what it says alone', () => {
  expect(toPricingBasket({ ...EMPTY_BASKET, items: [{ ...LINE, qty: null }] })).toStrictEqual({
    lines: [{ itemRef: '1', productId: 'tea', qty: 0, chargeAmount: 4_000 }],
    ...{ member: null, tier: null, tierEnabled: true, discount: null, offer: null, pointsAsCash: 0, deliveryCost: 0 },
  });
});

test('a bill is priced with the places, options and VAT of its products, by the tier and moment of who buys', () => {
  const options = [{ optionId: 'less-ice', groupName: 'Ice', name: 'Less', price: fromBaht(5) }];
  const items = [{ ...LINE, productCategoryId: 'drinks', productSubCategoryId: 'tea', options, isVatExempt: true }];
  const moment = { localTime: '2026-11-29 12:00:00', branchId: 'ari' };
  const bill: Basket = { ...EMPTY_BASKET, items, member: mali, currentTier: gold, declined: ['offer'] };
  expect(toPricingBasket(bill, moment)).toStrictEqual({
    lines: [
      {
        ...{ itemRef: '1', productId: 'tea', qty: 2, chargeAmount: 4_000 },
        ...{ categoryId: 'drinks', subCategoryId: 'tea', options, isVatExempt: true },
      },
    ],
    ...{ member: mali, tier: gold, tierEnabled: true, discount: null, offer: null, pointsAsCash: 0, deliveryCost: 0 },
    ...{ declined: ['offer'], moment: { ...moment, tierId: gold.id } },
  });
  expect(toPricingBasket({ ...bill, currentTier: null }, moment).moment).toStrictEqual({ ...moment, tierId: null });
  expect(EMPTY_BASKET.declined).toEqual([]);
});

const option = (optionId: string, baht = 0) => ({ optionId, groupName: 'G', name: optionId, price: fromBaht(baht) });

test.each<[string, Partial<BasketLine>, Partial<BasketLine>, boolean]>([
  ['the same product', {}, { qty: 5, productName: 'Thai tea' }, true],
  ['another product', {}, { productId: 'milk' }, false],
  ['another price', {}, { chargeAmount: fromBaht(35) }, false],
  ['no note and an empty one', { note: '' }, { note: null }, true],
  ['a note', {}, { note: 'for Mali' }, false],
  ['the same note', { note: 'for Mali' }, { note: 'for Mali' }, true],
  ['another seller', { soldBy: { id: 'nok', name: 'Nok' } }, {}, false],
  ['the same seller', { soldBy: { id: 'nok', name: 'Nok' } }, { soldBy: { id: 'nok', name: 'N.' } }, true],
  ['an option', {}, { options: [option('iced')] }, false],
  ['an option that became dearer', { options: [option('iced')] }, { options: [option('iced', 5)] }, false],
  ['no options and none chosen', { options: [] }, {}, true],
  [
    'the same options in another order',
    { options: [option('iced'), option('large', 10)] },
    { options: [option('large', 10), option('iced')] },
    true,
  ],
])(
  'PAY-25 lines are one, and have one key, with the same product, price, options, note and seller: %s',
  (_, one, other, isOne) => {
    const lines = [
      { ...LINE, ...one },
      { ...LINE, ...other },
    ];
    expect(mergeLines(lines)).toHaveLength(isOne ? 1 : 2);
    expect(new Set(lines.map(lineKey)).size).toBe(isOne ? 1 : 2);
  },
);
