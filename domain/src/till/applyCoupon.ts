import type { PricedSets } from '../loyalty/benefitingPieces.ts';
import type { Coupon, CouponType } from '../loyalty/coupon.ts';
import { isCouponType } from '../loyalty/offerKind.ts';
import { compare, type Decimal, decimal, floor, fraction, times, toNumberWithin } from '../money/decimal.ts';
import { type Satang, satang, toBaht, ZERO } from '../money/money.ts';
import type { TraceEntry } from './pricing.ts';
import { addReason, type PricingDraft, type RuleSource, takeOff } from './pricingDraft.ts';

type BenefitRule = RuleSource & { source: 'privilege' | 'discount' | 'offer' };

/** What a coupon applies to: the whole bill, or the pieces that benefit. */
export interface CouponBase {
  amount: Satang;
  /** The maximum discount on it; absent for the whole bill. */
  most?: Satang;
  /** Prices its sets at a price for each; absent for the whole bill. */
  setsAt?: (price: Satang) => PricedSets;
}

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
  base: CouponBase = { amount: draft.subtotal },
): TraceEntry['params'] | null {
  const facts = { source: rule.source, sourceId: rule.sourceId, name: rule.sourceName, couponId: item.couponId };
  const coupon = draft.rules.coupons.get(item.couponId);
  if (!coupon) {
    addReason(draft, 'UNKNOWN_COUPON', facts);
    return null;
  }
  if (!isCouponType(coupon.type) || (coupon.type === 'Set Price' && !base.setsAt)) {
    addReason(draft, 'UNSUPPORTED_COUPON_TYPE', { ...facts, coupon: coupon.name, couponType: coupon.type });
    return null;
  }
  const value = decimal(item.value);
  if (!value || value.numerator === 0n) {
    addReason(draft, 'CUSTOM_VALUE_MISSING', { ...facts, coupon: coupon.name, couponType: coupon.type });
    return null;
  }
  const effect = apply(draft, rule, coupon, coupon.type, item.value, value, base);
  return { ...facts, coupon: coupon.name, couponType: coupon.type, value: item.value, ...effect };
}

/** Returns the discount of a coupon before it is capped; 0 for a coupon that gives points. */
export function discountOf(
  { rules }: PricingDraft,
  { couponId, value }: { couponId: string; value: number },
  base: CouponBase,
): Satang {
  const type = rules.coupons.get(couponId)?.type;
  const exact = decimal(value);
  if (!exact) return ZERO;
  if (type === 'Discount') return fixedAmount(exact);
  if (type === 'Set Price') return base.setsAt?.(fixedAmount(exact)).off ?? ZERO;
  return type === 'Discount Percent' ? percentDiscount(base, exact) : ZERO;
}

function apply(
  draft: PricingDraft,
  rule: BenefitRule,
  coupon: Coupon,
  couponType: CouponType,
  statedValue: number,
  value: Decimal,
  base: CouponBase,
): TraceEntry['params'] {
  const common = { ...rule, couponId: coupon.id, value: statedValue };
  switch (couponType) {
    case 'Discount':
      return { amount: toBaht(takeOff(draft, fixedAmount(value), { ...common, couponType }, base.most)) };
    case 'Discount Percent':
      return { amount: toBaht(takeOff(draft, percentDiscount(base, value), { ...common, couponType }, base.most)) };
    case 'Set Price': {
      const sold = base.setsAt?.(fixedAmount(value));
      if (!sold) return {};
      const amount = takeOff(draft, sold.off, { ...common, couponType }, base.most);
      return { amount: toBaht(amount), sets: sold.sets, pieces: sold.pieces, goodsAmount: toBaht(sold.amount) };
    }
    default:
      draft.pendingEarns.push({ ...common, couponType, factor: value });
      return {};
  }
}

/** DISC-18 Converts a fixed amount as it is, without rounding to whole baht. */
export function fixedAmount(baht: Decimal): Satang {
  return satang(toNumberWithin(floor(times(baht, fraction(100n, 1n))), Number.MAX_SAFE_INTEGER));
}

/**
 * DISC-18, OP-14 floor(price x value / 100) in whole baht, of the product subtotal or of the goods that the offer is for.
 * 100 percent or more of such goods is their exact amount, so that goods given for free leave no satang to pay.
 */
function percentDiscount({ amount, most }: CouponBase, percent: Decimal): Satang {
  if (most !== undefined && compare(percent, fraction(100n, 1n)) >= 0) return amount;
  const baht = floor(times(fraction(BigInt(amount), 100n * 100n), percent));
  return satang(toNumberWithin(baht, Math.floor(Number.MAX_SAFE_INTEGER / 100)) * 100);
}
