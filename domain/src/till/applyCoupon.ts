import type { Coupon, CouponType } from '../loyalty/coupon.ts';
import { isCouponType } from '../loyalty/offerKind.ts';
import { type Decimal, decimal, floor, fraction, times, toNumberWithin } from '../money/decimal.ts';
import { type Satang, satang, toBaht, ZERO } from '../money/money.ts';
import type { TraceEntry } from './pricing.ts';
import { addReason, type PricingDraft, type RuleSource, takeOff } from './pricingDraft.ts';

type BenefitRule = RuleSource & { source: 'privilege' | 'discount' | 'offer' };

/**
 * Applies one coupon with its value and returns the facts of what it did; null when it does nothing.
 *
 * The coupon's type alone decides the arithmetic (DISC-17, DISC-18). Its template is wording: the documents give the
 * sums by type and no meaning to other templates, and one that reads `[price] - [value]` taken at its word would give
 * nearly the whole bill away.
 */
export function applyCoupon(
  draft: PricingDraft,
  rule: BenefitRule,
  item: { couponId: string; value: number },
): TraceEntry['params'] | null {
  const facts = { source: rule.source, sourceId: rule.sourceId, name: rule.sourceName, couponId: item.couponId };
  const coupon = draft.rules.coupons.get(item.couponId);
  if (!coupon) {
    addReason(draft, 'UNKNOWN_COUPON', facts);
    return null;
  }
  if (!isCouponType(coupon.type)) {
    addReason(draft, 'UNSUPPORTED_COUPON_TYPE', { ...facts, coupon: coupon.name, couponType: coupon.type });
    return null;
  }
  const value = decimal(item.value);
  if (!value || value.numerator === 0n) {
    addReason(draft, 'CUSTOM_VALUE_MISSING', { ...facts, coupon: coupon.name, couponType: coupon.type });
    return null;
  }
  const effect = apply(draft, rule, coupon, coupon.type, item.value, value);
  return { ...facts, coupon: coupon.name, couponType: coupon.type, value: item.value, ...effect };
}

/** What a coupon asks to be taken off; 0 for one that gives points. */
export function discountOf(
  { rules, subtotal }: PricingDraft,
  { couponId, value }: { couponId: string; value: number },
): Satang {
  const type = rules.coupons.get(couponId)?.type;
  const exact = decimal(value);
  if (!exact) return ZERO;
  if (type === 'Discount') return fixedDiscount(exact);
  return type === 'Discount Percent' ? percentDiscount(subtotal, exact) : ZERO;
}

function apply(
  draft: PricingDraft,
  rule: BenefitRule,
  coupon: Coupon,
  couponType: CouponType,
  statedValue: number,
  value: Decimal,
): { amount: number } | Record<string, never> {
  const common = { ...rule, couponId: coupon.id, value: statedValue };
  switch (couponType) {
    case 'Discount':
      return { amount: toBaht(takeOff(draft, fixedDiscount(value), { ...common, couponType })) };
    case 'Discount Percent':
      return { amount: toBaht(takeOff(draft, percentDiscount(draft.subtotal, value), { ...common, couponType })) };
    default:
      draft.pendingEarns.push({ ...common, couponType, factor: value });
      return {};
  }
}

/** DISC-18 A fixed discount is taken as is. */
function fixedDiscount(baht: Decimal): Satang {
  return satang(toNumberWithin(floor(times(baht, fraction(100n, 1n))), Number.MAX_SAFE_INTEGER));
}

/** DISC-18, OP-14 floor(price x value / 100) in whole baht, always of the product subtotal. */
function percentDiscount(subtotal: Satang, percent: Decimal): Satang {
  const baht = floor(times(fraction(BigInt(subtotal), 100n * 100n), percent));
  return satang(toNumberWithin(baht, Math.floor(Number.MAX_SAFE_INTEGER / 100)) * 100);
}
