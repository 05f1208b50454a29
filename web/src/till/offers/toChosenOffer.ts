import type { ChosenOffer } from '@taem/domain/till/pricing.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';

/** An offer as the basket keeps it: only what the price depends on. */
export function toChosenOffer(
  { id, name, hasAuthorizePin, conditions, items }: TillOfferFragment,
  customValue: number | null,
): ChosenOffer {
  return {
    offer: {
      id,
      name,
      hasAuthorizePin,
      conditions: conditions.map(({ conditionId, value }) => ({ conditionId, value })),
      items: items.map(({ couponId, value }) => ({ couponId, value })),
    },
    customValue,
  };
}
