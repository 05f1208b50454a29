import { givenBack } from '@taem/domain/till/basketExchange.ts';
import { useMemo } from 'react';
import { useSession } from '../../app/session.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';
import { useOfferUsesQuery } from '../gql/hooks.ts';
import { limitsOf } from './toChosenOffer.ts';
import { toOfferUses } from './toOfferUses.ts';
import { useBasket } from './useBasket.ts';

/** How often limited offers were given to the customer of the bill, today and in all; read where there are any. */
export function useOfferUses(offers: readonly TillOfferFragment[]) {
  const { branchId } = useSession();
  const memberId = useBasket(({ member }) => member?.id ?? null);
  const saleGivenBack = useBasket(({ exchange }) => givenBack(exchange));
  const isLimited = useMemo(() => offers.some((offer) => limitsOf(offer).limits), [offers]);
  const { data } = useOfferUsesQuery({
    variables: { branchId: branchId ?? '', memberId, givenBack: saleGivenBack },
    skip: !isLimited || !branchId,
    // Other tills use them up.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return useMemo(() => data && toOfferUses(data), [data]);
}
