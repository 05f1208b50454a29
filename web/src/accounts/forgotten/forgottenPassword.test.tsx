import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { answer } from '../../testing/answer.ts';
import { accountsPublicRoutes } from '../publicRoutes.ts';

const sent = { username: 'cashier', target: 'c***@t***.com', refCode: 'ABCD2345' };
const ask = vi.fn<typeof fetch>();

beforeEach(async () => {
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
  // The browser of the tests cannot open dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  await switchLanguage('en');
});

function open(pathname: string, state?: object) {
  const routes = accountsPublicRoutes.map((route) => ({
    path: route.path,
    lazy: async () => ({ Component: await route.page() }),
  }));
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, state }] });
  render(<RouterProvider router={router} />);
  return router;
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const otpAnswer = (passwordOtp: object | null, code = '') =>
  answer({ requestPasswordOtp: { passwordOtp, userErrors: code ? [{ code }] : [] } });
const variablesSent = () => JSON.parse(String(ask.mock.calls.at(-1)?.[1]?.body)).variables.input;

test('AUTH-01 the sign-in page leads to the forgotten password', async () => {
  open('/login');
  // The link loads the page: sign-in has no router (ADR 0125).
  const link = await screen.findByRole('link', { name: 'Forgot password' });
  cleanup();
  open(link.getAttribute('href') ?? '');
  await screen.findByRole('heading', { name: 'Forgot password' });
});

test.each([
  ['Cancel', 'button'],
  ['Back', 'link'],
])('AUTH-12 %s leads back to sign-in', async (name, role) => {
  const router = open('/forgot-password');
  await userEvent.click(await screen.findByRole(role, { name }));
  await screen.findByLabelText('Password');
  expect(router.state.location.pathname).toBe('/login');
});

test('AUTH-13 nothing can be reset while the username is empty', async () => {
  open('/forgot-password');
  const reset = await button('Reset password');
  expect(reset.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Username'), ' ');
  expect(reset.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Username'), 'cashier');
  expect(reset.disabled).toBe(false);
});

test.each([
  ['a refused name', () => otpAnswer(null, 'VALIDATION'), /username is not right/],
  ['too many tries', () => otpAnswer(null, 'TOO_MANY_ATTEMPTS'), /Too many/],
  ['a server that is away', () => Promise.reject(new TypeError('Failed to fetch')), /Cannot reach the server/],
])('AUTH-14 AUTH-31 %s is reported at the username in generic words', async (_case, reply, words) => {
  ask.mockImplementation(async () => reply());
  open('/forgot-password');
  await userEvent.type(await screen.findByLabelText('Username'), 'cashier{Enter}');
  expect((await screen.findByText(words)).id).toBe(screen.getByLabelText('Username').getAttribute('aria-describedby'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('AUTH-15 a dialog names the masked address, and OK leads to the code', async () => {
  ask.mockResolvedValue(otpAnswer({ target: sent.target, refCode: sent.refCode }));
  const router = open('/forgot-password');
  await userEvent.type(await screen.findByLabelText('Username'), 'cashier{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Check your email' });
  expect(dialog.textContent).toContain(sent.target);
  await userEvent.click(await button('OK'));
  await screen.findByLabelText('6-digit code');
  expect(router.state.location).toMatchObject({ pathname: '/otp', state: sent });
  expect(variablesSent()).toEqual({ username: 'cashier', language: 'EN' });
});

test.each(['/otp', '/reset-password'])('AUTH-25 %s without a requested code starts again', async (path) => {
  const router = open(path);
  await screen.findByRole('heading', { name: 'Forgot password' });
  expect(router.state.location.pathname).toBe('/forgot-password');
});

test('AUTH-16, AUTH-17 the code has 6 digits and may be sent again; Confirm waits for more than 5 characters', async () => {
  open('/otp', sent);
  expect((await button('Resend OTP')).disabled).toBe(false);
  const confirm = await button('Confirm');
  await userEvent.type(screen.getByLabelText('6-digit code'), '12345');
  expect(confirm.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('6-digit code'), '67');
  expect(confirm.disabled).toBe(false);
  expect(screen.getByLabelText('6-digit code')).toHaveProperty('value', '123456');
});

test('AUTH-18 a wrong code is reported, each time', async () => {
  ask.mockImplementation(async () => answer({ verifyOtp: { verified: false, userErrors: [{ code: 'WRONG_OTP' }] } }));
  open('/otp', sent);
  await userEvent.type(await screen.findByLabelText('6-digit code'), '123456{Enter}');
  await screen.findByText('Wrong otp, try again');
  await userEvent.type(screen.getByLabelText('6-digit code'), '{Backspace}654321{Enter}');
  await screen.findByText('The OTP does not match');
});

test('AUTH-19 the right code leads on with target, ref code, username and code', async () => {
  ask.mockResolvedValue(answer({ verifyOtp: { verified: true, userErrors: [] } }));
  const router = open('/otp', sent);
  await userEvent.type(await screen.findByLabelText('6-digit code'), '123456{Enter}');
  await screen.findByLabelText('New password');
  expect(router.state.location).toMatchObject({ pathname: '/reset-password', state: { ...sent, otp: '123456' } });
  expect(variablesSent()).toEqual({ username: 'cashier', refCode: sent.refCode, otp: '123456' });
});

test('OP-07 a code sent again replaces the one before', async () => {
  ask.mockResolvedValueOnce(otpAnswer({ target: sent.target, refCode: 'WXYZ6789' }));
  const router = open('/otp', sent);
  await userEvent.click(await button('Resend OTP'));
  await screen.findByText(/We sent a new code/);
  expect(await screen.findByText('WXYZ6789')).toBeTruthy();
  expect(router.state.location.state).toMatchObject({ refCode: 'WXYZ6789' });
});

test('AUTH-21 AUTH-22 Submit waits for a password longer than 8 that is repeated', async () => {
  open('/reset-password', sent);
  const submit = await button('Submit');
  const password = screen.getByLabelText('New password');
  await userEvent.type(password, '12345678');
  await userEvent.type(screen.getByLabelText('Confirm new password'), '12345679');
  expect(screen.getByText('Should more than 8 characters')).toBeTruthy();
  expect(screen.getByText("Password doesn't match")).toBeTruthy();
  expect(submit.disabled).toBe(true);
  await userEvent.type(password, '9');
  expect(screen.queryByText('Should more than 8 characters')).toBeNull();
  expect(screen.getByText('Too easy to guess')).toBeTruthy();
  expect(submit.disabled).toBe(true);
  await userEvent.clear(password);
  await userEvent.type(password, 'tea4three');
  await userEvent.clear(screen.getByLabelText('Confirm new password'));
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'tea4three');
  expect(screen.queryByText('Too easy to guess')).toBeNull();
  expect(screen.getByText('Longer than 8 characters').className).toMatch(/(^|_)met/);
  expect(submit.disabled).toBe(false);
});

async function enterNewPassword() {
  await userEvent.type(await screen.findByLabelText('New password'), 'a new secret');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'a new secret{Enter}');
}

test('AUTH-23 AUTH-24 the new password goes with username and ref code, and leads to sign-in', async () => {
  ask.mockResolvedValue(answer({ resetPassword: { changed: true, userErrors: [] } }));
  const router = open('/reset-password', { ...sent, otp: '123456' });
  await enterNewPassword();
  await screen.findByRole('heading', { name: 'Congratulations' });
  expect(variablesSent()).toEqual({ username: 'cashier', refCode: sent.refCode, password: 'a new secret' });
  expect(router.state.location.pathname).toBe('/reset-password-success');
  await userEvent.click(await button('Sign in'));
  await screen.findByLabelText('Password');
  expect(router.state.location.pathname).toBe('/login');
});

test('AUTH-31 a code that is used up leads back to the first step', async () => {
  ask.mockResolvedValue(answer({ resetPassword: { changed: false, userErrors: [{ code: 'OTP_NOT_VERIFIED' }] } }));
  const router = open('/reset-password', sent);
  await enterNewPassword();
  expect((await screen.findByRole('alert')).textContent).toMatch(/expired or has already been used/);
  await userEvent.click(screen.getByRole('link', { name: 'Request a new code' }));
  expect(router.state.location.pathname).toBe('/forgot-password');
});

test('AUTH-20 both passwords can be shown, and Cancel leads to sign-in', async () => {
  const router = open('/reset-password', sent);
  const shows = await screen.findAllByRole('button', { name: 'Show password' });
  for (const show of shows) await userEvent.click(show);
  expect(screen.getByLabelText('New password')).toHaveProperty('type', 'text');
  expect(screen.getByLabelText('Confirm new password')).toHaveProperty('type', 'text');
  await userEvent.click(await button('Cancel'));
  await screen.findByLabelText('Password');
  expect(router.state.location.pathname).toBe('/login');
});
