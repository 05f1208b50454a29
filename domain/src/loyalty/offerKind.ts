import { COUPON_TYPES, type Coupon, type CouponType } from './coupon.ts';

/** The two kinds of offers, each with its own place on a bill. */
export const OFFER_KINDS = ['discount', 'offer'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Whether the till can apply a coupon of this type. */
export function isCouponType(type: string): type is CouponType {
  return (COUPON_TYPES as readonly string[]).includes(type);
}

/**
 * Returns whether an offer is a discount or a special offer, by its first coupon (DISC-08, OP-44); null if that coupon
 * is missing or has an unknown type, so that no dialog lists the offer.
 */
export function offerKind(
  items: readonly { couponId: string }[],
  coupons: ReadonlyMap<string, Pick<Coupon, 'type'>>,
): OfferKind | null {
  const first = items[0];
  const type = first ? coupons.get(first.couponId)?.type : undefined;
  if (type === 'Discount' || type === 'Discount Percent' || type === 'Set Price') return 'discount';
  if (type === 'Reward' || type === 'Multiplier') return 'offer';
  return null;
}

/** Whether an offer can apply automatically: no cashier has to type its authorization code or its value. */
export function mayApplyByItself({
  hasAuthorizePin,
  items,
}: {
  hasAuthorizePin: boolean;
  items: readonly { value: number }[];
}): boolean {
  return !hasAuthorizePin && !needsCustomValue(items);
}

/** Whether the cashier types the value: the first coupon's value is 0 (DISC-05). */
export function needsCustomValue(items: readonly { value: number }[]): boolean {
  return items[0]?.value === 0;
}
