import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { SaleMails } from './SaleMails.tsx';

const mail = (at: number) => ({
  ...{ __typename: 'PaperMail', id: `m${at}`, taxDocumentId: null, documentNo: null, recipient: `${at}@buyer.example` },
  ...{ state: 'SENT', reason: null, serverAnswer: null, requestedAt: '2026-11-30T10:00:00Z', endedAt: null },
  sentByName: null,
});

test.each([
  [50, true],
  [49, false],
])('issue 36 of %s emails of a sale it says that no more are listed: %s', async (count, isSaid) => {
  await switchLanguage('en');
  storeSession(cashier);
  const mails = Array.from({ length: count }, (_, at) => mail(at));
  const paperMailing = { __typename: 'PaperMailing', suggestedEmail: null, suggestedLanguage: null, mails };
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        observer.next({ data: { ...(operationName === 'PaperMailing' ? { paperMailing } : viewerRights([])) } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <SaleMails sale={{ id: 's', transactionNo: 'A01-1', taxDocuments: [] } as unknown as SaleDetailFragment} />
    </ApolloProvider>,
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(count);
  expect(screen.queryByText('At most the latest 50 are listed') !== null).toBe(isSaid);
});
