import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { storeSession } from '../app/session.ts';
import { Shell } from '../frame/Shell.tsx';
import { answer } from '../testing/answer.ts';
import { cashier } from '../testing/session.ts';
import { viewerRights } from '../testing/viewerRights.ts';
import { HomePage } from './HomePage.tsx';

test('E28 home says that the server fails, tries again on request, and takes it back once the server answers', async () => {
  await switchLanguage('en');
  storeSession(cashier);
  window.scrollTo = () => undefined;
  let works = false;
  const check = vi.fn(async () =>
    works
      ? answer({ __typename: 'Query', ...viewerRights(cashier.authorizes) })
      : new Response('<html></html>', { status: 500 }),
  );
  vi.stubGlobal('fetch', check);
  const routes = [{ Component: Shell, children: [{ path: '/', Component: HomePage }] }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/'] })} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The server has a problem');

  const before = check.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(check.mock.calls.length).toBeGreaterThan(before));
  expect(screen.getByRole('alert')).toBe(alert);

  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
