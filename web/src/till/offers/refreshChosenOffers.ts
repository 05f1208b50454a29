import type { OfferKind } from '@taem/domain/loyalty/offerKind.ts';
import type { PricingOffer } from '@taem/domain/till/pricing.ts';
import { basketStore } from '../basket/basketStore.ts';
import { toChosenOffer } from '../basket/toChosenOffer.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';

/** A change of a discount or offer while it was on the bill. */
export interface OfferChange {
  before: PricingOffer;
  /** null if it is no longer in use. */
  now: PricingOffer | null;
}

/**
 * Updates the chosen discount and offer to the state just read: one that is no longer in use is removed, a changed one is
 * replaced. Returns the changes.
 */
export function refreshChosenOffers(offers: readonly TillOfferFragment[]): OfferChange[] {
  const refresh = (kind: OfferKind): OfferChange[] => {
    const chosen = basketStore.get()[kind];
    if (!chosen) return [];
    const record = offers.find(({ id }) => id === chosen.offer.id);
    const fresh = record ? toChosenOffer(record, chosen.customValue) : null;
    if (JSON.stringify(fresh?.offer) === JSON.stringify(chosen.offer)) return [];
    basketStore.dispatch(
      kind === 'discount' ? { type: 'setDiscount', discount: fresh } : { type: 'setOffer', offer: fresh },
    );
    return [{ before: chosen.offer, now: fresh?.offer ?? null }];
  };
  return [...refresh('discount'), ...refresh('offer')];
}
