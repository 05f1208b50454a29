import type { Condition, Coupon } from '@taem/domain/loyalty/coupon.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { PricingBasket, PricingOffer, PricingRules } from '@taem/domain/till/pricing.ts';

const OFFERS = 200;
const CATEGORIES = 10;

const id = (kind: string, n: number) => `${kind.repeat(8)}-0000-4000-8000-${String(n).padStart(12, '0')}`;
const coupon = (n: number, type: string): [string, Coupon] => [
  id('c', n),
  { id: id('c', n), name: type, type, template: { logic: '[value]', varName: 'value' }, value: 0, qty: 1 },
];
const condition = (n: number, type: string, logic: string): [string, Condition] => [
  id('d', n),
  { id: id('d', n), name: type, type, template: { logic } },
];

/** Creates a bill for a member, and 200 automatic offers of every kind. */
export function manyOffers(lineCount: number): { basket: PricingBasket; rules: PricingRules } {
  const lines = Array.from({ length: lineCount }, (_, at) => ({
    itemRef: `${at + 1}`,
    productId: id('b', at),
    categoryId: id('a', at % CATEGORIES),
    qty: 1 + (at % 3),
    chargeAmount: satang(1_000 + ((at * 7_919) % 50_000)),
  }));
  return {
    basket: {
      lines,
      member: { id: id('a', 1), remainingPoints: 500, totalLtv: satang(1_200_000), totalTransaction: 8 },
      tier: null,
      tierEnabled: true,
      discount: null,
      offer: null,
      pointsAsCash: 0,
      deliveryCost: satang(0),
      moment: { localTime: '2026-11-28 14:30:00', branchId: id('f', 1), tierId: null },
    },
    rules: {
      rates: { earnCash: satang(2_500), earnPoint: 1, redeemCash: satang(100), redeemPoint: 10 },
      bounds: null,
      coupons: new Map([
        coupon(1, 'Discount'),
        coupon(2, 'Discount Percent'),
        coupon(3, 'Reward'),
        coupon(4, 'Multiplier'),
        coupon(5, 'Set Price'),
      ]),
      conditions: new Map([
        condition(1, 'qty', '[item_qty] >= [value]'),
        condition(2, 'total', '[paid_amount] >= [value]'),
        condition(3, 'paid', '[charge_amount] >= [value]'),
      ]),
      automatic: Array.from({ length: OFFERS }, (_, at) => offerNumber(at, lineCount)),
    },
  };
}

/**
 * Creates the offer with this number. Every fourth gives points; the others are, a third each, for the whole bill, for
 * certain products, or for every second one. Every tenth is a set at a price, half of them with two kinds of goods.
 */
function offerNumber(at: number, lineCount: number): PricingOffer {
  const isDiscount = at % 4 !== 0;
  const isSet = at % 10 === 5;
  const couponId = id('c', isSet ? 5 : isDiscount ? 1 + (at % 2) : 3 + (at % 2));
  const goods = {
    productIds: Array.from({ length: 20 }, (_, n) => id('b', (at * 3 + n) % (lineCount * 2))),
    categoryIds: [id('a', at % CATEGORIES)],
  };
  const cakes = { productIds: [], categoryIds: [id('a', (at + 1) % CATEGORIES)], pieces: 1 };
  return {
    id: id('e', at),
    name: `Offer ${at}`,
    hasAuthorizePin: false,
    conditions: [{ conditionId: id('d', 1 + (at % 3)), value: 1 + at }],
    items: [{ couponId, value: isSet ? 100 : 2 + (at % 20) }],
    terms: {
      from: '2026-11-01 00:00:00',
      until: `2026-12-${String(1 + (at % 28)).padStart(2, '0')} 00:00:00`,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      fromHour: '08:00',
      untilHour: '20:00',
      branchIds: [id('f', 1)],
      tierIds: [],
    },
    ...(isSet && { goods: { ...goods, groupOf: 2, benefits: 2, ...(at % 20 === 5 && { otherParts: [cakes] }) } }),
    ...(!isSet && at % 3 === 1 && { goods: { ...goods, groupOf: null, benefits: null } }),
    ...(!isSet && at % 3 === 2 && { goods: { ...goods, groupOf: 2, benefits: 1 } }),
  };
}
