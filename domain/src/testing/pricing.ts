import type { Condition, Coupon } from '../loyalty/coupon.ts';
import { fromBaht, toBaht, ZERO } from '../money/money.ts';
import { buildPaymentPayload, type PaymentFacts } from '../till/buildPaymentPayload.ts';
import { EMPTY_GUEST } from '../till/guest.ts';
import type { PaymentPayload } from '../till/paymentPayload.ts';
import { priceBasket } from '../till/priceBasket.ts';
import type {
  BillBounds,
  ChosenOffer,
  PricingBasket,
  PricingMember,
  PricingRules,
  PricingTier,
} from '../till/pricing.ts';

/** Ids as the gateway gives them, readable in a failing test: `id('c', 1)`. */
export function id(kind: 'a' | 'b' | 'c' | 'd' | 'e' | 'f', n: number): string {
  return `${kind.repeat(8)}-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

const coupon = (n: number, name: string, type: string, logic: string): Coupon => ({
  id: id('c', n),
  name,
  type,
  template: { logic, varName: 'value' },
  value: 0,
  qty: 1,
});

export const FIXED = coupon(1, 'Baht off', 'Discount', '[value]');
export const PERCENT = coupon(2, 'Percent off', 'Discount Percent', '[price] * [value] / 100');
export const REWARD = coupon(3, 'Bonus points', 'Reward', '[point] + [value]');
export const MULTIPLIER = coupon(4, 'Points times', 'Multiplier', '[point] * [value]');
export const SET_PRICE = coupon(6, 'Price of a set', 'Set Price', '[value]');
export const LUCKY_DRAW = coupon(5, 'Lucky draw', 'Lucky Draw', '[value]');
export const COUPONS: ReadonlyMap<string, Coupon> = new Map(
  [FIXED, PERCENT, SET_PRICE, REWARD, MULTIPLIER, LUCKY_DRAW].map((each) => [each.id, each]),
);

const condition = (n: number, type: string, logic: string): Condition => ({
  id: id('d', n),
  name: `Condition ${type}`,
  type,
  template: { logic },
});

export const QTY = condition(1, 'qty', '[item_qty] >= [value]');
export const TOTAL = condition(2, 'total', '[paid_amount] >= [value]');
export const PAID = condition(3, 'paid', '[charge_amount] >= [value]');
export const LTV = condition(4, 'ltv', '[total_ltv] >= [value]');
export const TRANSACTION = condition(5, 'transaction', '[total_transaction] >= [value]');
export const BROKEN = condition(6, 'qty', '[item_qty] >= ');
export const CONDITIONS: ReadonlyMap<string, Condition> = new Map(
  [QTY, TOTAL, PAID, LTV, TRANSACTION, BROKEN].map((each) => [each.id, each]),
);

export const RULES: PricingRules = {
  rates: { earnCash: fromBaht(25), earnPoint: 1, redeemCash: fromBaht(1), redeemPoint: 10 },
  bounds: null,
  coupons: COUPONS,
  conditions: CONDITIONS,
};

/** What a shop has until it sets something else. */
export const DEFAULT_BOUNDS: BillBounds = {
  unitPrice: fromBaht(1_000_000),
  lineQty: 1_000,
  billTotal: fromBaht(1_000_000),
  typedDiscountPercent: 50,
};

export const MEMBER: PricingMember = {
  id: id('a', 1),
  remainingPoints: 5000,
  totalLtv: fromBaht(12_000),
  totalTransaction: 8,
};

/** A basket of one piece per price, for a member without a tier. */
export function basketOf(prices: readonly (number | string)[], changes: Partial<PricingBasket> = {}): PricingBasket {
  return {
    lines: prices.map((price, index) => ({
      itemRef: String(index + 1),
      productId: id('b', index + 1),
      qty: 1,
      chargeAmount: fromBaht(price),
    })),
    member: MEMBER,
    tier: null,
    tierEnabled: true,
    discount: null,
    offer: null,
    pointsAsCash: 0,
    deliveryCost: ZERO,
    ...changes,
  };
}

/** A discount or offer of the given coupons, chosen at the till. */
export function chosen(
  items: readonly [Coupon, number][],
  conditions: readonly [Condition, number][] = [],
  customValue: number | null = null,
): ChosenOffer {
  return {
    offer: {
      id: id('e', 1),
      name: 'Rainy day',
      hasAuthorizePin: false,
      conditions: conditions.map(([{ id: conditionId }, value]) => ({ conditionId, value })),
      items: items.map(([{ id: couponId }, value]) => ({ couponId, value })),
    },
    customValue,
  };
}

/** A tier with one privilege per entry; `null` for a privilege that always applies. */
export function tierOf(...privileges: readonly [[Condition, number] | null, Coupon, number][]): PricingTier {
  return {
    id: id('f', 1),
    name: 'Gold',
    privileges: privileges.map(([when, { id: couponId }, value]) => ({
      condition: when && { conditionId: when[0].id, value: when[1] },
      item: { couponId, value },
    })),
  };
}

/** Examples titled by their rule, for `it.each(...)('%s', ...)`. */
export function byRule<Example extends { rule: string }>(examples: readonly Example[]): [string, Example][] {
  return examples.map((example) => [example.rule, example]);
}

/** The body that pays a basket in cash, with the same product on every line. */
export function payloadOf(
  basket: PricingBasket,
  rules: PricingRules = RULES,
  more: Partial<PaymentFacts> = {},
): PaymentPayload {
  const priced = priceBasket(basket, rules);
  const product = { code: 'TEA', name: 'ชาไทย', skipStock: false, categoryId: id('b', 99), categoryName: 'Drinks' };
  return buildPaymentPayload({
    basket,
    priced,
    rules,
    products: new Map(basket.lines.map((line) => [line.productId, product])),
    guest: basket.member ? null : EMPTY_GUEST,
    channels: [{ type: 'Cash', amount: toBaht(priced.amountDue) }],
    realmId: id('a', 9),
    branchId: id('a', 8),
    createById: id('a', 7),
    createLocalTime: '2026-11-20 23:59:59',
    ...more,
  });
}
