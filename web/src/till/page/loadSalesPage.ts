import type { ApolloClient } from '@apollo/client';
import { ViewerRightsDocument } from '../../app/gql/graphql.ts';
import { keepShopLogo } from '../display/shopLogo.ts';
import { SalesPageDocument, type SalesPageQueryVariables } from '../gql/graphql.ts';
import { isFresh, markFresh } from './salesPageAge.ts';

/** Returns the data that the sales screen lacks for this customer; null if it has everything. */
export function missingParts(client: ApolloClient, memberId: string | null): SalesPageQueryVariables | null {
  const shop = !isFresh(client, 'shop');
  const member = memberId !== null && !isFresh(client, `member ${memberId}`);
  return shop || member ? { shop, member, memberId: memberId ?? '' } : null;
}

/** Loads all data of the sales screen in one operation; its parts find it in the cache under their own fields. */
export async function loadSalesPage(client: ApolloClient, missing: SalesPageQueryVariables): Promise<void> {
  const { data } = await client.query({ query: SalesPageDocument, variables: missing, fetchPolicy: 'network-only' });
  if (missing.shop) {
    markFresh(client, 'shop');
    keepShopLogo(data?.merchantSetting?.tax.logoUrl ?? null);
    keepShopName(client, data?.merchantSetting?.shopName ?? null);
  }
  if (missing.member) markFresh(client, `member ${missing.memberId}`);
}

/** Puts the name of the shop, which another device may have changed, where the session takes it from (`useFreshShop`). */
function keepShopName({ cache }: ApolloClient, name: string | null): void {
  if (name === null) return;
  cache.updateQuery({ query: ViewerRightsDocument }, (rights) => {
    if (!rights) return rights;
    const { viewer } = rights;
    return { ...rights, viewer: { ...viewer, merchant: { ...viewer.merchant, name } } };
  });
}
