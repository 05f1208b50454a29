import { usesLeft } from '@taem/domain/loyalty/offerLimits.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { limitsOf } from '../basket/toChosenOffer.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';

/** Returns how often a limited offer may still be used; null for any other, and while that is not read. */
export function usesLeftOf(offer: TillOfferFragment, { uses }: PricingRules): number | null {
  const { limits } = limitsOf(offer);
  return limits && uses ? usesLeft(limits, uses.get(offer.id) ?? { ofMember: 0, ofDay: 0, inAll: 0 }) : null;
}
