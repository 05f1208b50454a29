import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../../app/i18n.ts';
import { answer } from '../../../testing/answer.ts';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';

const SENT = { target: 'c***@t***.com', refCode: 'ABCD2345' };
/** The server's answer to each mutation, in turn. */
let replies: (object | Error)[] = [];
const closed = vi.fn();

beforeEach(async () => {
  closed.mockReset();
  vi.stubGlobal('fetch', async () => {
    const reply = replies.shift();
    if (reply instanceof Error) throw reply;
    return answer(reply ?? {});
  });
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

const code = (refused = '') => ({
  requestPasswordOtp: { passwordOtp: refused ? null : SENT, userErrors: refused ? [{ code: refused }] : [] },
});
const verified = (refused = '') => ({
  verifyOtp: { verified: !refused, userErrors: refused ? [{ code: refused }] : [] },
});
const changed = (refused = '') => ({
  resetPassword: { changed: !refused, userErrors: refused ? [{ code: refused }] : [] },
});

const ok = () => screen.getByRole<HTMLButtonElement>('button', { name: 'OK', hidden: true });
const titled = (name: string) => screen.findByRole('heading', { name, hidden: true });
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

async function open(...given: typeof replies) {
  replies = given;
  render(<ForgotPasswordDialog username="cashier" onClose={closed} />);
  await userEvent.click(ok());
}

test('AUTH-30 OK waits for what the step asks', async () => {
  render(<ForgotPasswordDialog username="" onClose={closed} />);
  expect(ok().disabled).toBe(true);
  await type('Username', ' ');
  expect(ok().disabled).toBe(true);
  await type('Username', 'cashier');
  replies = [code(), verified()];
  await userEvent.click(ok());
  expect((await screen.findByText(SENT.target)).isConnected).toBe(true);
  await type('6-digit code', '12345');
  expect(ok().disabled).toBe(true);
  await type('6-digit code', '6');
  await userEvent.click(ok());
  await type('New password', 'a long secret');
  expect(ok().disabled).toBe(true);
  await type('Confirm new password', 'a long secret');
  expect(ok().disabled).toBe(false);
});

test.each([
  ['a name that is refused', code('VALIDATION'), /username is not right/],
  ['too many codes', code('TOO_MANY_ATTEMPTS'), /Too many codes/],
  ['a server that is away', new TypeError('Failed to fetch'), /Cannot reach the server/],
])('AUTH-27, AUTH-31 %s leads to the error step, whose OK goes back to the first', async (_, reply, words) => {
  await open(reply);
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toMatch(words);
  expect(document.activeElement).toBe(ok());
  await userEvent.click(ok());
  expect(await screen.findByLabelText('Username')).toHaveProperty('value', 'cashier');
});

test('AUTH-28 a first wrong code may be tried again, a second may not', async () => {
  await open(code(), verified('WRONG_OTP'), verified('WRONG_OTP'));
  await type('6-digit code', '111111{Enter}');
  expect((await screen.findByText('Wrong otp, try again')).isConnected).toBe(true);
  expect(screen.getByLabelText('6-digit code')).toHaveProperty('value', '');
  await type('6-digit code', '222222{Enter}');
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe('The OTP does not match');
});

test('AUTH-26, AUTH-28, AUTH-29 the right code leads to the new password, that to success, and success closes', async () => {
  await open(code(), verified('WRONG_OTP'), verified(), changed());
  await type('6-digit code', '111111{Enter}');
  await screen.findByText('Wrong otp, try again');
  await type('6-digit code', '222222{Enter}');
  await type('New password', 'a long secret');
  await type('Confirm new password', 'a long secret{Enter}');
  await titled('Congratulations');
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(ok());
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

test('AUTH-29 a password that is not taken leads to the error step', async () => {
  await open(code(), verified(), changed('OTP_NOT_VERIFIED'));
  await type('6-digit code', '222222{Enter}');
  await type('New password', 'a long secret');
  await type('Confirm new password', 'a long secret{Enter}');
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(
    'The code has expired or has already been used.',
  );
});
