import type { Coupon } from '@taem/domain/loyalty/coupon.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import type { Coupons, MerchantSettings } from './generated/rows.ts';
import type { ConditionRow } from './loyaltyRows.ts';

/** The merchant's rates as statements give them; amounts in satang. */
export type RatesRow = Pick<MerchantSettings, 'earn_cash' | 'earn_point' | 'redeem_cash' | 'redeem_point'>;

/** How much the merchant sells at once; amounts in satang. */
export type BoundsRow = Pick<
  MerchantSettings,
  'max_unit_price' | 'max_line_qty' | 'max_bill_amount' | 'max_typed_discount_percent'
>;

/** A kind of benefit as statements give it. */
export interface CouponRow extends Pick<Coupons, 'id' | 'name' | 'type' | 'value' | 'qty'> {
  template: { logic: string; var_name?: string };
}

/** The rows that the rules are made of; lists are null when empty. */
export interface RuleRows {
  rates: RatesRow | null;
  /** Left out where past sales are priced again: they stand, however large. */
  bounds?: BoundsRow | null;
  coupons: readonly CouponRow[] | null;
  conditions: readonly ConditionRow[] | null;
}

/** The merchant's rates, coupons and conditions as the pricing reads them. */
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
