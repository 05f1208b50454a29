import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { clearSession, currentSession, type SessionAuthorize, storeSession } from '../app/session.ts';
import { answer } from '../testing/answer.ts';
import { cashier } from '../testing/session.ts';
import { viewerRights } from '../testing/viewerRights.ts';
import { Shell } from './Shell.tsx';

const requests: string[] = [];

beforeEach(async () => {
  requests.length = 0;
  await switchLanguage('en');
  window.scrollTo = () => undefined;
});

/** Answers as a server that returns the rights of the user. */
function serve(authorizes: readonly SessionAuthorize[] | 'down' = cashier.authorizes) {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const name = /(?:query|mutation) (\w+)/.exec(String(JSON.parse(String(init.body)).query))?.[1] ?? '';
    requests.push(name);
    if (name === 'SignOut') return answer({ signOut: { signedOut: true } });
    if (authorizes === 'down') throw new TypeError('Failed to fetch');
    return answer({ __typename: 'Query', ...viewerRights(authorizes) });
  });
}

const HomeDouble = () => <h1>home page</h1>;
const GuardedDouble = () => <h1>guarded page</h1>;
const SignInDouble = () => <h1>sign in</h1>;

function open(at: string) {
  const guarded = { path: at, title: { th: 'ลับ', en: 'Guarded' }, permission: 'Page.Merchant.Payment' };
  const children = [
    { path: '/', Component: HomeDouble },
    ...(at === '/' ? [] : [{ path: at, handle: guarded, Component: GuardedDouble }]),
  ];
  const routes = [
    { path: '/login', Component: SignInDouble },
    { Component: Shell, children },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}

// Runs first, before another test has loaded the search.
test('the search is there with its keys, and what is typed next is typed into it', async () => {
  serve();
  storeSession(cashier);
  open('/');
  await screen.findByText('home page');
  await import('./palette/Palette.tsx');
  fireEvent.keyDown(document.body, { code: 'KeyK', ctrlKey: true });
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
});

test('AUTH-10 logging out asks first, and only Log out signs out', async () => {
  serve();
  storeSession(cashier);
  open('/');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log out' });
  expect(dialog.textContent).toContain('Are you sure?');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentSession()).not.toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('dialog', { name: 'Log out' });
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('heading', { name: 'sign in' });
  expect(currentSession()).toBeNull();
  expect(requests).toContain('SignOut');
});

test('F9 the outcome of an unfinished payment is requested on whatever page the cashier is', async () => {
  serve();
  storeSession(cashier);
  const attempt = { owner: cashier.id, since: 1, input: { idempotencyKey: 'key-0001', channels: [] } };
  localStorage.setItem('taem.payment.attempt.key-0001', JSON.stringify(attempt));
  open('/');
  await screen.findByRole('alertdialog', { name: 'Payment outcome unknown' });
});

test('AUTH-11 where the session ends, sign-in follows and remembers the page', async () => {
  serve();
  storeSession(cashier);
  const router = open('/payment');
  await screen.findByRole('heading', { name: 'guarded page' });
  act(() => clearSession());
  await screen.findByRole('heading', { name: 'sign in' });
  expect(router.state.location.search).toBe('?next=%2Fpayment');
});

test('signing out in another tab signs this one out', async () => {
  serve();
  storeSession(cashier);
  open('/');
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  await screen.findByRole('heading', { name: 'sign in' });
});

test('PERM-04 without Read the page is replaced by the denial, which leads home', async () => {
  serve([]);
  storeSession({ ...cashier, authorizes: [] });
  const router = open('/payment');
  const dialog = await screen.findByRole('dialog', { name: 'Sorry' });
  expect(dialog.textContent).toContain("You dont' have permission to view this page");
  expect(screen.queryByText('guarded page')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Home' }));
  await screen.findByText('home page');
  expect(router.state.location.pathname).toBe('/');
});

test('PERM-02 a right taken away since sign-in counts at once', async () => {
  serve([]);
  storeSession(cashier);
  open('/payment');
  await screen.findByRole('dialog', { name: 'Sorry' });
});

test('PERM-01 an administrator needs no entry', async () => {
  serve('down');
  storeSession({ ...cashier, roleName: 'ADMINISTRATOR', authorizes: [] });
  open('/payment');
  expect(await screen.findByText('guarded page')).toBeTruthy();
});

test('HOME-07 the back button is hidden on the root path', async () => {
  serve();
  storeSession(cashier);
  open('/');
  await screen.findByText('home page');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open or close the menu' }));
  return screen.findByRole('navigation', { name: 'Main menu' });
};

test('HOME-05 the menu lists only pages that one has a use for', async () => {
  serve();
  storeSession(cashier);
  open('/');
  const menu = await openMenu();
  expect(within(menu).getByRole('link', { name: 'Payment' })).toBeTruthy();
  for (const none of ['Business Insight', 'GraphQL sandbox']) expect(menu.textContent).not.toContain(none);
});

test('HOME-05 the menu lists all pages by part, marks the one it was opened on and begins there', async () => {
  serve('down');
  storeSession({ ...cashier, roleName: 'administrator', authorizes: [] });
  open('/products/create');
  const menu = await openMenu();
  const parts = within(menu).getAllByRole('list').slice(1);
  expect(parts.map((list) => list.getAttribute('aria-label'))).toEqual([
    ...['Payment', 'Sales', 'Customer Insight', 'Products', 'Business Insight', 'Management'],
  ]);
  const current = within(menu).getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Products']);
  await waitFor(() => expect(document.activeElement).toBe(current[0]));
});

test('HOME-05 in a wide window the navigation stands beside the page, with the pages of its part, until it is put away', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  serve('down');
  storeSession({ ...cashier, roleName: 'administrator', authorizes: [] });
  open('/products');
  const rail = await screen.findByRole('navigation', { name: 'Main menu' });
  expect(within(rail).getByRole('link', { name: 'Suppliers' })).toBeTruthy();
  expect(within(rail).queryByRole('link', { name: 'Users' })).toBeNull();
  const toggle = screen.getByRole('button', { name: 'Open or close the menu', expanded: true });
  await userEvent.click(toggle);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(localStorage.getItem('taem.rail.folded')).not.toBeNull();
  await userEvent.click(toggle);
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
});

test.each([
  ['sells is reminded that one is needed', 'Page.Merchant.Payment', 'warning'],
  ['reads figures looks at all of them', 'Page.Merchant.Business_Insight', 'primary'],
])('HOME-04, HOME-08 with all branches in force, who %s', async (_who, objectCode, colour) => {
  serve('down');
  const authorizes = [{ objectCode, actionCodes: ['Read', 'Write'] }];
  storeSession({ ...cashier, branchId: null, branchName: null, authorizes } as typeof cashier);
  open('/');
  const button = screen.getByTitle('Branch selection');
  expect(button.textContent).toContain('All');
  expect(button.querySelector('svg')?.getAttribute('class')).toContain(
    `color${colour[0]?.toUpperCase()}${colour.slice(1)}`,
  );
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'Branch selection' });
});

test('HOME-03 the bar switches to the other language', async () => {
  serve();
  storeSession(cashier);
  open('/');
  await userEvent.click(screen.getByRole('button', { name: 'TH Switch to Thai' }));
  await screen.findByRole('button', { name: 'EN เปลี่ยนเป็นภาษาอังกฤษ' });
});

test('DATA-06 with another language the names that all shops share are loaded again', async () => {
  serve();
  storeSession(cashier);
  open('/');
  await screen.findByText('home page');
  await waitFor(() => expect(requests).toEqual(['ViewerRights']));
  await act(() => switchLanguage('th'));
  await waitFor(() => expect(requests).toEqual(['ViewerRights', 'ViewerRights']));
});
