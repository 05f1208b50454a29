import { givenBack } from '@taem/domain/till/basketExchange.ts';
import { useMemo } from 'react';
import { useSession } from '../../app/session.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';
import { useOfferUsesQuery } from '../gql/hooks.ts';
import { limitsOf } from './toChosenOffer.ts';
import { toOfferUses } from './toOfferUses.ts';
import { useBasket } from './useBasket.ts';

/**
 * Returns how often limited offers were used: by the member of the bill, on this day and in total; read only if there are such
 * offers.
 */
export function useOfferUses(offers: readonly TillOfferFragment[]) {
  const { branchId } = useSession();
  const memberId = useBasket(({ member }) => member?.id ?? null);
  const saleGivenBack = useBasket(({ exchange }) => givenBack(exchange));
  const isLimited = useMemo(() => offers.some((offer) => limitsOf(offer).limits), [offers]);
  const { data } = useOfferUsesQuery({
    variables: { branchId: branchId ?? '', memberId, givenBack: saleGivenBack },
    skip: !isLimited || !branchId,
    // Other tills use them too.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return useMemo(() => data && toOfferUses(data), [data]);
}
