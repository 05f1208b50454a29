import { useApolloClient } from '@apollo/client/react';
import { type OfferKind, offerKind } from '@taem/domain/loyalty/offerKind.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { useMemo, useState } from 'react';
import { usePricingRules } from '../basket/usePricingRules.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';
import { useTillOffersQuery } from '../gql/hooks.ts';
import { isFresh } from '../page/salesPageAge.ts';

interface TillOffers {
  /** null until the offers and the rules they need are loaded. */
  offers: readonly TillOfferFragment[] | null;
  rules: PricingRules | null;
  failed: boolean;
}

/** DISC-08, OP-44: Returns the Active offers that are discounts, or special offers, by their first coupon. */
export function useTillOffers(kind: OfferKind): TillOffers {
  const rules = usePricingRules();
  const client = useApolloClient();
  const [opened] = useState(() => ({ fresh: isFresh(client, 'shop') }));
  // Offers can be switched on and off while a till is open.
  const { data, error } = useTillOffersQuery({
    fetchPolicy: opened.fresh ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const offers = useMemo(
    () => (data && rules ? data.offers.items.filter(({ items }) => offerKind(items, rules.coupons) === kind) : null),
    [data, rules, kind],
  );
  return { offers, rules, failed: Boolean(error) && !data };
}
