import type { OfferUses } from '@taem/domain/loyalty/offerLimits.ts';
import type { OfferUsesQuery } from '../gql/graphql.ts';

/** Returns the uses of offers as pricing expects them. */
export function toOfferUses({ offerUses }: OfferUsesQuery): Map<string, OfferUses> {
  return new Map(offerUses.map(({ offerId, ofMember, ofDay, inAll }) => [offerId, { ofMember, ofDay, inAll }]));
}
