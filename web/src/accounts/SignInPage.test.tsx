import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { clearSession, currentSession } from '../app/session.ts';
import { answer } from '../testing/answer.ts';
import { SignInPage } from './SignInPage.tsx';

const viewer = {
  id: 'user-1',
  username: 'cashier',
  firstname: 'Somying',
  lastname: 'Jaidee',
  realmId: 'realm-1',
  role: { id: 'role-1', name: 'Cashier' },
  authorizes: [],
  branch: null,
  branches: [{ id: 'branch-1', name: 'Siam' }],
  dayEnds: [{ from: '2026-11-01', hour: 4 }],
  merchant: { id: 'm', name: 'Good Dots', taxId: '-', showVat: false, currencyCode: 'THB' },
  pointRates: { earnCash: 100, earnPoint: 1, redeemCash: 1, redeemPoint: 10 },
};
const session = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  clientToken: 'client-1',
  accessTokenExpiresAt: '2999-01-01T00:00:00.000Z',
  viewer,
};
const ask = vi.fn<typeof fetch>();

beforeEach(async () => {
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
  await switchLanguage('en');
});

const Inside = () => <p>inside</p>;

function open(at = '/login') {
  const routes = [
    { path: '/login', Component: SignInPage },
    { path: '*', Component: Inside },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}

async function enter(username: string, password: string) {
  if (username) await userEvent.type(screen.getByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

test('S5 what this device was given is kept when its user leaves, and goes along with the next sign-in', async () => {
  localStorage.removeItem('taem.device');
  ask.mockImplementation(async () =>
    answer({ signIn: { session: { ...session, deviceToken: 'device.1' }, userErrors: [] } }),
  );
  const sent = () => JSON.parse(String(ask.mock.lastCall?.[1]?.body)).variables.input.deviceToken;
  open();
  await enter('cashier', 'right');
  await screen.findByText('inside');
  expect(sent()).toBeNull();
  clearSession('user');
  cleanup();
  open();
  await enter('cashier', 'right');
  await screen.findByText('inside');
  expect(sent()).toBe('device.1');
});

test('AUTH-05 wrong credentials are reported as Login Failed, and what was typed stays', async () => {
  ask.mockResolvedValue(answer({ signIn: { session: null, userErrors: [{ code: 'WRONG_CREDENTIALS' }] } }));
  open();
  await enter('cashier', 'wrong');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Login FailedWrong username or password');
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'cashier');
});

test.each([
  [
    'too many tries',
    () => answer({ signIn: { session: null, userErrors: [{ code: 'TOO_MANY_ATTEMPTS' }] } }),
    /Too many/,
  ],
  ['an unreachable server', () => Promise.reject(new TypeError('Failed to fetch')), /Cannot reach the server/],
])('%s has separate words', async (_case, reply, words) => {
  ask.mockImplementation(async () => reply());
  open();
  await enter('cashier', 'x');
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

test('a device that keeps nothing says so before anything is sent', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  open();
  await enter('cashier', 'x');
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot store data in this browser/);
  expect(ask).not.toHaveBeenCalled();
});

test('a missing field is named before anything is sent', async () => {
  open();
  await enter('', 'secret');
  expect(screen.getByText('Enter your username')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  expect(ask).not.toHaveBeenCalled();
});

test('AUTH-06, AUTH-08 signing in keeps the session with all that the areas read of it, and leads to the requested page', async () => {
  ask.mockResolvedValue(answer({ signIn: { session, userErrors: [] } }));
  const router = open('/login?next=%2Fpayment');
  await enter('cashier', 'secret');
  await screen.findByText('inside');
  expect(router.state.location.pathname).toBe('/payment');
  expect(currentSession()).toMatchObject({
    username: 'cashier',
    access_token: 'access-1',
    earn_cash: 100,
    ...{ realmId: 'realm-1', branches: [{ id: 'branch-1', name: 'Siam' }], merchantName: 'Good Dots' },
    ...{ lan: 'en', id: 'user-1', taxId: '-', showVat: false, dayEnds: viewer.dayEnds },
  });
});

test('HOME-04 the only branch of a user needs no choosing', async () => {
  ask.mockResolvedValue(answer({ signIn: { session, userErrors: [] } }));
  open();
  await enter('cashier', 'secret');
  await screen.findByText('inside');
  expect(currentSession()).toMatchObject({ branchId: 'branch-1', branchName: 'Siam' });
});

test('AUTH-01 the password can be shown while it is typed', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
});
