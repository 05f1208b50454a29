import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { answer } from '../../testing/answer.ts';
import { cashier } from '../../testing/session.ts';
import * as following from '../live/useLive.ts';
import * as losing from './useLost.ts';
import { WallPage } from './WallPage.tsx';

const live = { connected: true, at: null, follow: () => undefined as unknown };

const SCHEMA = 'type Query { statistics: Statistics } type Statistics { totalRemaining: Int }';
const WHOLE = '{ statistics { totalRemaining } }';
let document_ = WHOLE;
const dashboard = () => ({
  ...{
    __typename: 'Dashboard',
    id: 'd',
    name: 'Morning',
    variables: '{}',
    version: 1,
    updatedAt: '2026-01-01T00:00:00Z',
  },
  ...{ document: document_, ownerName: null, isOwn: true, mayChange: true },
  ...{ sharedWithRoles: [], forkedFromName: null },
  parts: [
    {
      ...{ __typename: 'DashboardPart', path: 'statistics.totalRemaining', title: 'Points', drawing: 'NUMBER' },
      ...{ width: 4, columns: [] },
    },
  ],
});

/** The data that cannot be loaded now. */
let missing: Set<'dashboard' | 'contract' | 'figures'>;

beforeEach(async () => {
  vi.spyOn(following, 'useLive').mockImplementation((refetch) => {
    live.follow = refetch;
    return live;
  });
  vi.spyOn(losing, 'useLost').mockImplementation((connected) => !connected);
  live.connected = true;
  document_ = WHOLE;
  await switchLanguage('en');
  storeSession(cashier);
  vi.stubGlobal('fetch', async (address: string) => {
    const isContract = address === '/schema.graphql';
    if (missing.has(isContract ? 'contract' : 'figures')) throw new TypeError('Failed to fetch');
    if (isContract) return new Response(SCHEMA);
    if (document_ !== WHOLE) return Response.json({ errors: [{ message: 'Cannot query field.' }] }, { status: 400 });
    return answer({ statistics: { totalRemaining: 1234 } });
  });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (missing.has('dashboard')) return observer.error(new Error('down'));
        observer.next({ data: { __typename: 'Query', dashboard: dashboard() } });
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

// The contract is read once per visit, so its failure comes first.
test.each([
  ['contract', 'Could not load the list of figures'],
  ['dashboard', 'Could not load the dashboards'],
  ['figures', 'Could not load the figures'],
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

test('a wall whose figures follow no more says so and of when they are, and takes it back', async () => {
  missing = new Set();
  open();
  expect(await screen.findByText('1,234')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  // Figures stay when reloading fails.
  missing.add('figures');
  live.connected = false;
  await act(async () => void live.follow());
  expect((await screen.findByRole('alert')).textContent).toMatch(/Not connected.*Figures as of \d/);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('1,234')).toBeTruthy();
  missing.clear();
  live.connected = true;
  await act(async () => void live.follow());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a wall that has nothing yet says why once, and is loaded again by a button', async () => {
  missing = new Set(['figures']);
  open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent?.match(/try again/gi)).toHaveLength(1);
  missing.clear();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('1,234')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a document that was refused has no figures: that is no day without sales', async () => {
  missing = new Set();
  document_ = '{ statistics { totalRemaining totalNothing } }';
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('totalNothing');
  const part = await screen.findByRole('region', { name: 'Points' });
  expect(part.textContent).toContain('Not run: see the error above');
  expect(part.textContent).not.toContain('No data');
});
