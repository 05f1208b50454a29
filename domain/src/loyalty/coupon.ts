export const COUPON_TYPES = ['Discount', 'Discount Percent', 'Set Price', 'Reward', 'Multiplier'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** A kind of benefit. `template.logic` is data such as `[price] * [value] / 100`; it is parsed, never executed as code. */
export interface Coupon {
  id: string;
  name: string;
  /** One of COUPON_TYPES; anything else is kept and reported as not supported. */
  type: string;
  template: { logic: string; varName: string };
  value: number;
  qty: number;
}

/** A test on the bill or the member, as data: `[item_qty] >= [value]`, `[paid_amount] >= [value]` ... */
export interface Condition {
  id: string;
  name: string;
  type: string;
  template: { logic: string };
}
