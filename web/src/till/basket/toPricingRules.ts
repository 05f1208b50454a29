import { fromBaht } from '@taem/domain/money/money.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import type { Session } from '../../app/session.ts';
import type { PricingRulesQuery, TillOfferFragment } from '../gql/graphql.ts';
import { toChosenOffer } from './toChosenOffer.ts';

export type SessionRates = Pick<Session, 'earn_cash' | 'earn_point' | 'redeem_cash' | 'redeem_point'>;

/** Returns rates, coupons, conditions and automatic offers as pricing expects them. */
export function toPricingRules(
  data: PricingRulesQuery,
  rates: SessionRates,
  offers: readonly TillOfferFragment[],
): PricingRules {
  const coupons = data.coupons.map(({ logic, variableName, quantity, ...coupon }) => ({
    ...coupon,
    qty: quantity,
    template: { logic, varName: variableName },
  }));
  const conditions = data.conditions.map(({ logic, ...condition }) => ({ ...condition, template: { logic } }));
  const { billBounds, addedVat } = data.viewer;
  const { maxUnitPrice, maxLineQuantity, maxBillAmount, maxTypedDiscountPercent } = billBounds;
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
    ...(addedVat && { addedVat }),
    automatic: offers.filter(({ isAutomatic }) => isAutomatic).map((offer) => toChosenOffer(offer, null).offer),
  };
}
