import { expect, it } from 'vitest';
import type { OfferGoods } from './offerGoods.ts';
import { offerSentence, type SentenceOffer } from './offerSentence.ts';
import { NO_TERMS } from './offerTerms.ts';

const names = {
  product: (id: string) => id,
  subCategory: (id: string) => id,
  category: (id: string) => id,
  branch: (id: string) => id,
  tier: (id: string) => id,
  moment: (localTime: string) => localTime,
};
const PLAIN: SentenceOffer = {
  conditions: [],
  benefits: [{ type: 'Discount Percent', value: 10 }],
  terms: null,
  goods: null,
  limits: { perMember: null, perDay: null, inAll: null },
  isAutomatic: false,
  needsPin: false,
};
const coffee = (groupOf: number | null, benefits: number | null, more: Partial<OfferGoods> = {}): OfferGoods => ({
  ...{ productIds: [], categoryIds: ['Coffee'], groupOf, benefits },
  ...more,
});
const cake = { productIds: ['Cake'], categoryIds: [], pieces: 1 };
const half = [{ type: 'Discount Percent', value: 50 }] as const;
const free = [{ type: 'Discount Percent', value: 100 }] as const;
const forPrice = (value: number) => [{ type: 'Set Price', value }] as const;

it.each<[string, string, Partial<SentenceOffer>]>([
  ['Take 10% off.', 'ลด 10%', {}],
  [
    'Tuesday 14:00–17:00 · at Siam: buy 2 get 1 free of Coffee, once per member, 100 times a day. For members. Applies by itself.',
    'ทุกวันอังคาร 14:00–17:00 · ที่ Siam · ซื้อ Coffee 2 ชิ้น แถม 1 ชิ้น สมาชิกละ 1 ครั้ง วันละ 100 ครั้ง · เฉพาะสมาชิก · ใช้ให้อัตโนมัติ',
    {
      terms: { ...NO_TERMS, weekdays: [3], fromHour: '14:00', untilHour: '17:00', branchIds: ['Siam'] },
      benefits: free,
      goods: coffee(3, 1),
      limits: { perMember: 1, perDay: 100, inAll: null },
      isAutomatic: true,
    },
  ],
  [
    'Any 3 of Coffee for 100 THB.',
    'Coffee ชิ้นไหนก็ได้ 3 ชิ้น ราคา 100 บาท',
    { benefits: forPrice(100), goods: coffee(3, 3) },
  ],
  [
    '1 item of Coffee and 1 item of Cake for 159 THB. Needs a PIN.',
    'Coffee 1 ชิ้น กับ Cake 1 ชิ้น ราคา 159 บาท · ต้องใช้รหัสอนุมัติ',
    { benefits: forPrice(159), goods: coffee(1, 1, { otherParts: [cake] }), needsPin: true },
  ],
  [
    'The cheapest of every 2 items of Coffee for 1 THB.',
    'Coffee ครบทุก 2 ชิ้น ได้สิทธิ์ 1 ชิ้นที่ราคาต่ำสุด ราคา 1 บาท',
    { benefits: forPrice(1), goods: coffee(2, 1) },
  ],
  [
    'Take 50% off the cheapest of every 2 items of Coffee.',
    'ลด 50% Coffee ครบทุก 2 ชิ้น ได้สิทธิ์ 1 ชิ้นที่ราคาต่ำสุด',
    { benefits: half, goods: coffee(2, 1) },
  ],
  ['Take 50% off every item of Coffee.', 'ลด 50% ทุกชิ้นของ Coffee', { benefits: half, goods: coffee(null, null) }],
  [
    'When the bill before deductions is at least 500 THB, give 10 extra points for every item of Coffee and take 5 THB off. For members.',
    'เมื่อยอดสินค้าก่อนหักส่วนลด ตั้งแต่ 500 บาท → ให้แต้มเพิ่ม 10 แต้ม สำหรับ ทุกชิ้นของ Coffee และลด 5 บาท · เฉพาะสมาชิก',
    {
      conditions: [{ test: { fact: 'paid_amount', operator: '>=' }, value: 500 }],
      benefits: [
        { type: 'Reward', value: 10 },
        { type: 'Discount', value: 5 },
      ],
      goods: coffee(null, null),
    },
  ],
  [
    'Take 100% off every whole set of 2 items of Coffee.',
    'ลด 100% Coffee ทุก 2 ชิ้นที่ครบชุด',
    { benefits: free, goods: coffee(2, 2) },
  ],
  ['Take 100% off every item of Coffee.', 'ลด 100% ทุกชิ้นของ Coffee', { benefits: free, goods: coffee(null, null) }],
  [
    'Take 100 THB off for the cheapest of every 2 items of Coffee.',
    'ลด 100 บาท สำหรับ Coffee ครบทุก 2 ชิ้น ได้สิทธิ์ 1 ชิ้นที่ราคาต่ำสุด',
    { benefits: [{ type: 'Discount', value: 100 }], goods: coffee(2, 1) },
  ],
  [
    'Sell the set for the THB that the cashier types for every whole set of 3 items of Coffee.',
    'ขายชุดในราคาที่แคชเชียร์พิมพ์ สำหรับ Coffee ทุก 3 ชิ้นที่ครบชุด',
    { benefits: forPrice(0), goods: coffee(3, 3) },
  ],
  [
    'Multiply the points by 2, 3 times in all. For members.',
    'ให้แต้มคูณ 2 รวมทั้งหมด 3 ครั้ง · เฉพาะสมาชิก',
    { benefits: [{ type: 'Multiplier', value: 2 }], limits: { perMember: null, perDay: null, inAll: 3 } },
  ],
  ['Take 10% off, once a day.', 'ลด 10% วันละ 1 ครั้ง', { limits: { perMember: null, perDay: 1, inAll: null } }],
])('B.2-7 an offer reads as a sentence: %s', (english, thai, changes) => {
  const offer = { ...PLAIN, ...changes };
  expect(offerSentence(offer, 'en', names)).toBe(english);
  expect(offerSentence(offer, 'th', names)).toBe(thai);
});
