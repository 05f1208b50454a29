import type { Coupon } from '@taem/domain/loyalty/coupon.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import type { Coupons, MerchantSettings } from './generated/rows.ts';
import type { ConditionRow } from './loyaltyRows.ts';

/** The merchant's rates, as statements return them; amounts in satang. */
export type RatesRow = Pick<MerchantSettings, 'earn_cash' | 'earn_point' | 'redeem_cash' | 'redeem_point'>;

/** The merchant's limits for a line and a bill; amounts in satang. */
export type BoundsRow = Pick<
  MerchantSettings,
  'max_unit_price' | 'max_line_qty' | 'max_bill_amount' | 'max_typed_discount_percent'
>;

/** A coupon, as statements return it. */
export interface CouponRow extends Pick<Coupons, 'id' | 'name' | 'type' | 'value' | 'qty'> {
  template: { logic: string; var_name?: string };
}

/** The rows of which the rules consist; empty lists are null. */
export interface RuleRows {
  rates: RatesRow | null;
  /** Left out when past sales are priced again: these are valid, however large. */
  bounds?: BoundsRow | null;
  coupons: readonly CouponRow[] | null;
  conditions: readonly ConditionRow[] | null;
}

/** Returns the merchant's rates, coupons and conditions in the form that the pricing takes. */
export function pricingRules({ rates, bounds, coupons, conditions }: RuleRows): PricingRules {
  if (!rates) throw new Error('The realm has no settings');
  return {
    rates: {
      earnCash: satang(rates.earn_cash),
      earnPoint: rates.earn_point,
      redeemCash: satang(rates.redeem_cash),
      redeemPoint: rates.redeem_point,
    },
    bounds: bounds
      ? {
          unitPrice: satang(bounds.max_unit_price),
          lineQty: bounds.max_line_qty,
          billTotal: satang(bounds.max_bill_amount),
          typedDiscountPercent: bounds.max_typed_discount_percent,
        }
      : null,
    coupons: new Map(coupons?.map((coupon) => [coupon.id, pricingCoupon(coupon)])),
    conditions: new Map(conditions?.map((condition) => [condition.id, condition])),
  };
}

function pricingCoupon({ template, ...coupon }: CouponRow): Coupon {
  return { ...coupon, template: { logic: template.logic, varName: template.var_name ?? '' } };
}
