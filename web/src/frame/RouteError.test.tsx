import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { RouteError } from './RouteError.tsx';

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await switchLanguage('en');
});

function openFailing(error: unknown) {
  const lazy = () => Promise.reject(error);
  const router = createMemoryRouter([{ ErrorBoundary: RouteError, children: [{ path: '/', lazy }] }]);
  render(<RouterProvider router={router} />);
}

test.each([
  'Failed to fetch dynamically imported module: /assets/Page-1.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
])('a page chunk that is gone after a deploy asks to reload: %s', async (message) => {
  openFailing(new TypeError(message));
  expect(await screen.findByRole('heading', { name: 'This page needs to be reloaded' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy();
});

test('ERR-06 any other failure of a page says so and leads home', async () => {
  openFailing(new Error('boom'));
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong, please try again later');
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(document.body.textContent).not.toContain('boom');
});
