import { fromBaht } from '@taem/domain/money/money.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { useMemo } from 'react';
import { useSession } from '../../app/session.ts';
import { usePricingRulesQuery } from '../gql/hooks.ts';
import { useSalesPagePolicy } from '../page/salesPagePolicy.ts';

/** The merchant's rates, coupons and conditions; null until they are here. */
export function usePricingRules(): PricingRules | null {
  const { data } = usePricingRulesQuery({ fetchPolicy: useSalesPagePolicy() });
  const { earn_cash, earn_point, redeem_cash, redeem_point } = useSession();
  return useMemo(() => {
    if (!data) return null;
    const coupons = data.coupons.map(({ logic, varName, ...coupon }) => ({ ...coupon, template: { logic, varName } }));
    const conditions = data.conditions.map(({ logic, ...condition }) => ({ ...condition, template: { logic } }));
    return {
      rates: {
        earnCash: fromBaht(earn_cash),
        earnPoint: earn_point,
        redeemCash: fromBaht(redeem_cash),
        redeemPoint: redeem_point,
      },
      coupons: new Map(coupons.map((coupon) => [coupon.id, coupon])),
      conditions: new Map(conditions.map((condition) => [condition.id, condition])),
    };
  }, [data, earn_cash, earn_point, redeem_cash, redeem_point]);
}
