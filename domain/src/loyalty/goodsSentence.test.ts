import { expect, it } from 'vitest';
import { goodsNames, goodsSentence, setSentence } from './goodsSentence.ts';
import type { OfferGoods } from './offerGoods.ts';

const named = (id: string) => id;
const names = { product: named, category: named, subCategory: named };
const goods = (groupOf: number | null, benefits: number | null, more: Partial<OfferGoods> = {}): OfferGoods => ({
  ...{ categoryIds: ['Drinks'], productIds: ['Cake'], groupOf, benefits },
  ...more,
});
const cake = { productIds: ['Cake'], categoryIds: [], pieces: 1 };

it.each([
  [goods(null, null), 'Every item of Drinks, Cake', 'ทุกชิ้นของ Drinks, Cake'],
  [goods(null, null, { subCategoryIds: ['Hot'] }), 'Every item of Drinks, Hot, Cake', 'ทุกชิ้นของ Drinks, Hot, Cake'],
  [goods(1, 1), 'Every item of Drinks, Cake', 'ทุกชิ้นของ Drinks, Cake'],
  [goods(3, 1), 'The cheapest of every 3 items of Drinks, Cake', 'Drinks, Cake ครบทุก 3 ชิ้น ได้สิทธิ์ 1 ชิ้นที่ราคาต่ำสุด'],
  [goods(3, 2), 'The cheapest 2 of every 3 items of Drinks, Cake', 'Drinks, Cake ครบทุก 3 ชิ้น ได้สิทธิ์ 2 ชิ้นที่ราคาต่ำสุด'],
  [goods(2, 2), 'Every whole set of 2 items of Drinks, Cake', 'Drinks, Cake ทุก 2 ชิ้นที่ครบชุด'],
  [
    goods(2, 2, { productIds: [], otherParts: [cake] }),
    'Every set of 2 items of Drinks and 1 item of Cake',
    'ชุดที่มี Drinks 2 ชิ้น กับ Cake 1 ชิ้น',
  ],
  [
    goods(null, null, { productIds: [], otherParts: [{ ...cake, pieces: 2 }] }),
    'Every set of 1 item of Drinks and 2 items of Cake',
    'ชุดที่มี Drinks 1 ชิ้น กับ Cake 2 ชิ้น',
  ],
])('goods are summed up in a sentence: %j', (some, english, thai) => {
  expect([goodsSentence(some, 'en', names), goodsSentence(some, 'th', names)]).toEqual([english, thai]);
});

it.each([
  [goods(1, 1), 'every item of Drinks, Cake', 'ทุกชิ้นของ Drinks, Cake'],
  [goods(2, 1), 'the cheapest of every 2 items of Drinks, Cake', 'Drinks, Cake ครบทุก 2 ชิ้น ได้สิทธิ์ 1 ชิ้นที่ราคาต่ำสุด'],
  [goods(3, 3), 'any 3 of Drinks, Cake', 'Drinks, Cake ชิ้นไหนก็ได้ 3 ชิ้น'],
  [
    goods(3, 3, { productIds: [], otherParts: [cake] }),
    '3 items of Drinks and 1 item of Cake',
    'Drinks 3 ชิ้น กับ Cake 1 ชิ้น',
  ],
])('a set is said as it stands before its price: %j', (some, english, thai) => {
  expect([setSentence(some, 'en', names), setSentence(some, 'th', names)]).toEqual([english, thai]);
});

it('the parts of a set are named one after the other', () => {
  expect(goodsNames(goods(1, 1, { otherParts: [cake] }), names)).toBe('Drinks, Cake + Cake');
});
