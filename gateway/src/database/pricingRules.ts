import type { Coupon } from '@taem/domain/loyalty/coupon.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import type { ConditionRow } from './loyaltyRows.ts';

/** The merchant's rates as statements give them; amounts in satang. */
export interface RatesRow {
  earn_cash: number;
  earn_point: number;
  redeem_cash: number;
  redeem_point: number;
}

/** A kind of benefit as statements give it. */
export interface CouponRow {
  id: string;
  name: string;
  type: string;
  value: number;
  qty: number;
  template: { logic: string; var_name?: string };
}

/** The rows that the rules are made of; lists are null when empty. */
export interface RuleRows {
  rates: RatesRow | null;
  coupons: readonly CouponRow[] | null;
  conditions: readonly ConditionRow[] | null;
}

/** The merchant's rates, coupons and conditions as the pricing reads them. */
export function pricingRules({ rates, coupons, conditions }: RuleRows): PricingRules {
  if (!rates) throw new Error('The realm has no settings');
  return {
    rates: {
      earnCash: satang(rates.earn_cash),
      earnPoint: rates.earn_point,
      redeemCash: satang(rates.redeem_cash),
      redeemPoint: rates.redeem_point,
    },
    coupons: new Map(coupons?.map((coupon) => [coupon.id, pricingCoupon(coupon)])),
    conditions: new Map(conditions?.map((condition) => [condition.id, condition])),
  };
}

function pricingCoupon({ template, ...coupon }: CouponRow): Coupon {
  return { ...coupon, template: { logic: template.logic, varName: template.var_name ?? '' } };
}
