import { useApolloClient } from '@apollo/client/react';
import { fromBaht } from '@taem/domain/money/money.ts';
import type { BasketLine } from '@taem/domain/till/basket.ts';
import { useCallback } from 'react';
import { basketStore } from '../basket/basketStore.ts';
import { sellToMember, toBasketMember, toPricingTier } from '../basket/enterSale.ts';
import { MemberInSaleDocument, PricingRulesDocument, ProductsByIdsDocument } from '../gql/graphql.ts';
import { type OfferChange, refreshChosenOffers } from '../offers/refreshChosenOffers.ts';

export interface PriceChanges {
  changed: number;
  /** Names of products that are no longer sold. */
  gone: string[];
  /** The discount or offer on the bill that is gone, or changed. */
  offers: OfferChange[];
}

/** After a mismatch: what is sold, to whom and by which rules is read again, and the basket keeps everything else. */
export function useRefreshPrices() {
  const client = useApolloClient();
  return useCallback(async (): Promise<PriceChanges> => {
    const { items, member } = basketStore.get();
    const fetchPolicy = 'network-only';
    const [products, fresh] = await Promise.all([
      client.query({
        query: ProductsByIdsDocument,
        variables: { ids: items.map((line) => line.productId) },
        fetchPolicy,
      }),
      member ? client.query({ query: MemberInSaleDocument, variables: { id: member.id }, fetchPolicy }) : null,
      client.query({ query: PricingRulesDocument, fetchPolicy }),
    ]);
    const prices = new Map(products.data?.products.items.map(({ id, retailPrice }) => [id, fromBaht(retailPrice)]));
    const repriced = items.map((line) => withShelfPrice(line, prices.get(line.productId)));
    basketStore.replace({ ...basketStore.get(), items: repriced, paymentChannels: [] });
    const offers = await refreshChosenOffers(client);
    const record = fresh?.data?.member;
    if (record) sellToMember(toBasketMember(record), record.tier ? toPricingTier(record.tier) : null);
    return {
      changed: repriced.filter((line, at) => line !== items[at]).length,
      gone: items.filter(({ productId }) => !prices.has(productId)).map(({ productName }) => productName),
      offers,
    };
  }, [client]);
}

/** A price the cashier typed stays; a shelf price follows the shelf. */
function withShelfPrice(line: BasketLine, shelfPrice: BasketLine['chargeAmount'] | undefined): BasketLine {
  if (shelfPrice === undefined || line.customPrice !== null || line.chargeAmount === shelfPrice) return line;
  return { ...line, chargeAmount: shelfPrice };
}
