import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { useMemo } from 'react';
import { useSession } from '../../app/session.ts';
import { usePricingRulesQuery } from '../gql/hooks.ts';
import { useSalesPagePolicy } from '../page/salesPagePolicy.ts';
import { toPricingRules } from './toPricingRules.ts';

/** The merchant's rates, coupons and conditions; null until they are here. */
export function usePricingRules(): PricingRules | null {
  const { data } = usePricingRulesQuery({ fetchPolicy: useSalesPagePolicy() });
  const { earn_cash, earn_point, redeem_cash, redeem_point } = useSession();
  return useMemo(
    () => (data ? toPricingRules(data, { earn_cash, earn_point, redeem_cash, redeem_point }) : null),
    [data, earn_cash, earn_point, redeem_cash, redeem_point],
  );
}
