import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { useMemo } from 'react';
import { useSession } from '../../app/session.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';
import { usePricingRulesQuery, useTillOffersQuery } from '../gql/hooks.ts';
import { useSalesPagePolicy } from '../page/salesPagePolicy.ts';
import { toPricingRules } from './toPricingRules.ts';
import { useOfferUses } from './useOfferUses.ts';

const NONE: readonly TillOfferFragment[] = [];

/** Returns the merchant's rates, coupons, conditions and automatic offers; null until they are loaded. */
export function usePricingRules(): PricingRules | null {
  const fetchPolicy = useSalesPagePolicy();
  const { data } = usePricingRulesQuery({ fetchPolicy });
  // A bill does not wait for them: the gateway too determines which automatic offers apply.
  const offers = useTillOffersQuery({ fetchPolicy }).data?.offers.items ?? NONE;
  const { earn_cash, earn_point, redeem_cash, redeem_point } = useSession();
  const uses = useOfferUses(offers);
  return useMemo(() => {
    const rates = { earn_cash, earn_point, redeem_cash, redeem_point };
    return data ? { ...toPricingRules(data, rates, offers), ...(uses && { uses }) } : null;
  }, [data, offers, uses, earn_cash, earn_point, redeem_cash, redeem_point]);
}
