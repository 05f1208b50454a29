import type { ApolloClient } from '@apollo/client';
import type { OfferKind } from '@taem/domain/loyalty/offerKind.ts';
import type { PricingOffer } from '@taem/domain/till/pricing.ts';
import { basketStore } from '../basket/basketStore.ts';
import { TillOffersDocument } from '../gql/graphql.ts';
import { toChosenOffer } from './toChosenOffer.ts';

/** What became of a discount or offer on the bill while it stood there. */
export interface OfferChange {
  before: PricingOffer;
  /** null when it is no longer in use. */
  now: PricingOffer | null;
}

/** Reads the chosen discount and offer again: what is no longer in use leaves the bill, what changed counts as it is now. */
export async function refreshChosenOffers(client: ApolloClient): Promise<OfferChange[]> {
  const { discount, offer } = basketStore.get();
  if (!discount && !offer) return [];
  const { data } = await client.query({ query: TillOffersDocument, fetchPolicy: 'network-only' });
  if (!data) return [];
  const refresh = (kind: OfferKind): OfferChange[] => {
    const chosen = basketStore.get()[kind];
    if (!chosen) return [];
    const record = data.offers.items.find(({ id }) => id === chosen.offer.id);
    const fresh = record ? toChosenOffer(record, chosen.customValue) : null;
    if (JSON.stringify(fresh?.offer) === JSON.stringify(chosen.offer)) return [];
    basketStore.dispatch(
      kind === 'discount' ? { type: 'setDiscount', discount: fresh } : { type: 'setOffer', offer: fresh },
    );
    return [{ before: chosen.offer, now: fresh?.offer ?? null }];
  };
  return [...refresh('discount'), ...refresh('offer')];
}
