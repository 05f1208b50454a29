import { fromBaht } from '@taem/domain/money/money.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import type { Session } from '../../app/session.ts';
import type { PricingRulesQuery } from '../gql/graphql.ts';

export type SessionRates = Pick<Session, 'earn_cash' | 'earn_point' | 'redeem_cash' | 'redeem_point'>;

/** Rates, coupons and conditions as the pricing takes them. */
export function toPricingRules(data: PricingRulesQuery, rates: SessionRates): PricingRules {
  const coupons = data.coupons.map(({ logic, variableName, quantity, ...coupon }) => ({
    ...coupon,
    qty: quantity,
    template: { logic, varName: variableName },
  }));
  const conditions = data.conditions.map(({ logic, ...condition }) => ({ ...condition, template: { logic } }));
  const { maxUnitPrice, maxLineQuantity, maxBillAmount, maxTypedDiscountPercent } = data.viewer.billBounds;
  return {
    rates: {
      earnCash: fromBaht(rates.earn_cash),
      earnPoint: rates.earn_point,
      redeemCash: fromBaht(rates.redeem_cash),
      redeemPoint: rates.redeem_point,
    },
    bounds: {
      unitPrice: fromBaht(maxUnitPrice),
      lineQty: maxLineQuantity,
      billTotal: fromBaht(maxBillAmount),
      typedDiscountPercent: maxTypedDiscountPercent,
    },
    coupons: new Map(coupons.map((coupon) => [coupon.id, coupon])),
    conditions: new Map(conditions.map((condition) => [condition.id, condition])),
  };
}
