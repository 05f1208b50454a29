import type { ApolloClient } from '@apollo/client';
import { currentSession, storeSession } from '../../app/session.ts';
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
    keepShopName(data?.merchantSetting?.shopName ?? null);
  }
  if (missing.member) markFresh(client, `member ${missing.memberId}`);
}

/** Stores the name of the shop for receipts and reports, as another device may have changed it since sign-in. */
function keepShopName(merchantName: string | null): void {
  const session = currentSession();
  if (session && merchantName !== null && merchantName !== session.merchantName)
    storeSession({ ...session, merchantName });
}
