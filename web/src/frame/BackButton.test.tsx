import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { BackButton } from './BackButton.tsx';

async function open(path: string) {
  await switchLanguage('en');
  history.replaceState(null, '', path);
  const router = createBrowserRouter([{ path: '*', element: <BackButton /> }]);
  render(<RouterProvider router={router} />);
  return router;
}
const goBack = () => act(() => screen.getByRole('button', { name: 'Back' }).click());

test('HOME-07 from a page that was opened by a link Back leads home, also after a search changed its address', async () => {
  const router = await open('/products');
  await act(() => router.navigate('/products?keyword=tea', { replace: true }));
  goBack();
  await expect.poll(() => location.pathname).toBe('/');
});

test('HOME-07 Back leads to the page before, with its search', async () => {
  const router = await open('/products?keyword=tea');
  await act(() => router.navigate('/products/p/show'));
  goBack();
  await expect.poll(() => location.pathname + location.search).toBe('/products?keyword=tea');
});
