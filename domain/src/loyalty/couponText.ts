import type { CouponType } from './coupon.ts';

/** DISC-25 Returns the notice displayed instead of a number for a coupon that the till cannot apply. */
export function unsupportedCouponText(type: string): string {
  return `Not support type:[${type}]`;
}

/**
 * Writes the effect of a coupon in figures: `50 THB`, `12.5%`, `100 THB/set`, `+10`, `x1.5`; the notice of DISC-25 for
 * any other type.
 */
export function couponText(coupon: { type: string; value: number }): string {
  const { type, value } = coupon;
  switch (type as CouponType) {
    case 'Discount':
      return `${value} THB`;
    case 'Discount Percent':
      return `${value}%`;
    case 'Set Price':
      return `${value} THB/set`;
    case 'Reward':
      return `+${value}`;
    case 'Multiplier':
      return `x${value}`;
    default:
      return unsupportedCouponText(type);
  }
}
