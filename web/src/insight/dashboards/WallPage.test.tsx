import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { answer } from '../../testing/answer.ts';
import { cashier } from '../../testing/session.ts';
import { WallPage } from './WallPage.tsx';

vi.mock('../live/useLive.ts', () => ({ useLive: () => ({ connected: true, at: null }) }));

const SCHEMA = 'type Query { statistics: Statistics } type Statistics { totalRemaining: Int }';
const dashboard = {
  ...{
    __typename: 'Dashboard',
    id: 'd',
    name: 'Morning',
    variables: '{}',
    version: 1,
    updatedAt: '2026-01-01T00:00:00Z',
  },
  ...{ document: '{ statistics { totalRemaining } }', ownerName: null, isOwn: true, mayChange: true },
  ...{ sharedWithRoles: [], forkedFromName: null },
  parts: [
    {
      ...{ __typename: 'DashboardPart', path: 'statistics.totalRemaining', title: 'Points', drawing: 'NUMBER' },
      ...{ width: 4, columns: [] },
    },
  ],
};

/** What cannot be had now. */
let missing: Set<'dashboard' | 'contract' | 'figures'>;

beforeEach(async () => {
  await switchLanguage('en');
  storeSession(cashier);
  vi.stubGlobal('fetch', async (address: string) => {
    const isContract = address === '/schema.graphql';
    if (missing.has(isContract ? 'contract' : 'figures')) throw new TypeError('Failed to fetch');
    return isContract ? new Response(SCHEMA) : answer({ statistics: { totalRemaining: 1234 } });
  });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (missing.has('dashboard')) return observer.error(new Error('down'));
        observer.next({ data: { __typename: 'Query', dashboard } });
        observer.complete();
      }),
  );
  const routes = [{ path: '/insight/dashboards/:id/wall', Component: WallPage }];
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/insight/dashboards/d/wall'] })} />
    </ApolloProvider>,
  );
}

// The contract is read once for each visit: what cannot read it comes first.
test.each([
  ['contract', 'The list of figures could not be loaded'],
  ['dashboard', 'The dashboards could not be loaded'],
  ['figures', 'It could not be run. Check the internet and try again'],
] as const)('a wall that cannot have its %s says so, and has it when the network is back', async (what, words) => {
  missing = new Set([what]);
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
  missing.clear();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('1,234')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
