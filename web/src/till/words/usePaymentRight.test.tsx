import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { type SessionAuthorize, storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { usePaymentRight } from './usePaymentRight.ts';

beforeEach(async () => {
  await switchLanguage('en');
  storeSession(cashier);
});

/** Reads the right while the merchant home answers with these rights, or not at all. */
function right(authorizes: readonly SessionAuthorize[] | 'down') {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (authorizes === 'down') return observer.error(new TypeError('Failed to fetch'));
        observer.next({ data: viewerRights(authorizes) });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  return renderHook(() => usePaymentRight(), { wrapper }).result;
}

test('PERM-06 without the right the reason is the role', async () => {
  const result = right([]);
  await waitFor(() => expect(result.current).toEqual({ canWrite: false, reason: 'Your role cannot take payments.' }));
});

test('PERM-03 where the rights could not be loaded no one writes, and that is the reason', async () => {
  const result = right('down');
  await waitFor(() =>
    expect(result.current).toEqual({
      canWrite: false,
      reason: 'Your rights could not be checked yet. Trying again.',
    }),
  );
});

test('PERM-06 with the right there is no reason', async () => {
  const result = right(cashier.authorizes);
  await waitFor(() => expect(result.current).toEqual({ canWrite: true, reason: null }));
});
