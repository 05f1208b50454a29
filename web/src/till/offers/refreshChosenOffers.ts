import type { OfferKind } from '@taem/domain/loyalty/offerKind.ts';
import type { PricingOffer } from '@taem/domain/till/pricing.ts';
import { basketStore } from '../basket/basketStore.ts';
import { toChosenOffer } from '../basket/toChosenOffer.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';

/** What became of a discount or offer on the bill while it stood there. */
export interface OfferChange {
  before: PricingOffer;
  /** null when it is no longer in use. */
  now: PricingOffer | null;
}

/** The chosen discount and offer as they were read again: what is no longer in use leaves the bill, what changed counts as it is now. */
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
