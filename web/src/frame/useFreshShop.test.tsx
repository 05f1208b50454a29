import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { currentSession, storeSession } from '../app/session.ts';
import { cashier } from '../testing/session.ts';
import { viewerRights } from '../testing/viewerRights.ts';
import { loadSalesPage } from '../till/page/loadSalesPage.ts';
import { useFreshShop } from './useFreshShop.ts';

test('a name of the shop that the sales page brings stays in the session, also when the frame is drawn again', async () => {
  const branches = [{ id: 'branch-1', name: 'Siam', timeZone: 'Asia/Bangkok' }];
  storeSession({ ...cashier, branches, merchantName: 'Old' });
  const tax = { __typename: 'TaxSetting', id: 'self', receiptHead: '', receiptFoot: '', logoUrl: null };
  const merchantSetting = { __typename: 'MerchantSetting', id: 'self', shopName: 'New', tax };
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        observer.next({ data: operationName === 'SalesPage' ? { merchantSetting } : viewerRights([]) });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const frame = renderHook(useFreshShop, { wrapper });
  await waitFor(() => expect(client.extract()).toHaveProperty(['Merchant:realm-1']));
  await loadSalesPage(client, { shop: true, member: false, memberId: '' });
  await waitFor(() => expect(currentSession()?.merchantName).toBe('New'));
  frame.unmount();
  renderHook(useFreshShop, { wrapper });
  expect(currentSession()?.merchantName).toBe('New');
});
