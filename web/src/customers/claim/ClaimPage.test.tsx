import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { answer } from '../../testing/answer.ts';
import { ClaimPage } from './ClaimPage.tsx';

interface Sent {
  readonly input: Record<string, unknown>;
}

const form = {
  shop: 'Good Dots',
  branch: 'Siam',
  transactionNo: 'SIAM-1',
  amountDue: 1084.5,
  points: 10,
  lastDay: '2026-11-29',
  obstacle: null,
};
const refuse = (code: string, reason?: string) => ({
  claim: null,
  registerToken: null,
  userErrors: [{ code, message: '', path: [], params: reason ? [{ name: 'reason', value: reason }] : [] }],
});

let found: object | null;
let claimed: (() => object)[];
const sent = vi.fn<(variables: Sent) => void>();

beforeEach(async () => {
  found = form;
  claimed = [];
  sent.mockReset();
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body));
    if (query.includes('query ClaimForm')) return answer({ claimForm: found });
    if (query.includes('query SelfRegisterForm'))
      return answer({ selfRegisterForm: { shop: 'Good Dots', branch: 'Siam', questions: [question('firstname')] } });
    if (query.includes('mutation RequestClaimCode'))
      return answer({ requestClaimCode: { claimCode: { refCode: 'AB2C', minutes: 10 }, userErrors: [] } });
    sent(variables);
    return answer({ claimPoints: claimed.shift()?.() });
  });
  await switchLanguage('en');
});

const question = (id: string) => ({
  __typename: 'OnboardQuestion',
  id,
  elementType: 'TEXT',
  required: true,
  name: id,
  names: { __typename: 'Names', th: id, en: id },
  isCascade: false,
  choices: [],
});
const open = () => {
  const router = createMemoryRouter([{ path: '/claim/:token', Component: ClaimPage }], {
    initialEntries: ['/claim/receipt-1'],
  });
  render(<RouterProvider router={router} />);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function askForCode(phone = '0812345678') {
  await userEvent.type(await screen.findByLabelText(/^Phone number/), phone);
  await press('Send the code');
}

test('a phone that is none is told before anything is sent; a wrong code keeps what was typed', async () => {
  claimed = [
    () => refuse('WRONG_OTP'),
    () => ({ claim: { points: 10, remainingPoints: 30, memberCode: 'M1' }, registerToken: null, userErrors: [] }),
  ];
  open();
  await askForCode('08123');
  expect(screen.getByText('The phone number is incorrect')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Phone number/), '45678');
  await press('Send the code');
  const code = await screen.findByLabelText<HTMLInputElement>(/^6-digit code/);
  await userEvent.type(code, '123456');
  await press('Claim the points');
  expect(await screen.findByText('The code is wrong or has expired')).toBeTruthy();
  expect(code.value).toBe('123456');
  await press('Claim the points');
  expect(await screen.findByRole('heading', { name: '10 points are yours' })).toBeTruthy();
  expect(screen.getByText('M1')).toBeTruthy();
  const keys = sent.mock.calls.map(([{ input }]) => input.idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('who is no member answers the questions of the shop, without a second code', async () => {
  claimed = [
    () => ({ claim: null, registerToken: 'a.b.c', userErrors: [] }),
    () => ({ claim: { points: 10, remainingPoints: 10, memberCode: 'M9' }, registerToken: null, userErrors: [] }),
  ];
  open();
  await askForCode();
  await userEvent.type(await screen.findByLabelText(/^6-digit code/), '123456');
  await press('Claim the points');
  await userEvent.type(await screen.findByLabelText(/^firstname/), 'Nid');
  const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: CONSENT_WORDINGS['en-US'] });
  expect(consent.checked).toBe(false);
  await userEvent.click(consent);
  await press('Join and claim the points');
  expect(await screen.findByText('M9')).toBeTruthy();
  const [first, second] = sent.mock.calls.map(([{ input }]) => input);
  expect(second).toMatchObject({
    refCode: 'AB2C',
    code: '123456',
    answers: [{ questionId: 'firstname', value: 'Nid' }],
    consentWording: CONSENT_WORDINGS['en-US'],
  });
  // The first answer stands for its key.
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test.each([
  ['CLAIMED', /a receipt gives its points once/],
  ['EXPIRED', /time to claim these points is over/],
  ['VOID', /sale was voided/],
])('%s is reported instead of a form, also when it comes between', async (obstacle, words) => {
  found = { ...form, obstacle };
  open();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the code' })).toBeNull();
});

test('a sale that was claimed in the meantime is reported at the code', async () => {
  claimed = [() => refuse('NOT_CLAIMABLE', 'CLAIMED')];
  open();
  await askForCode();
  await userEvent.type(await screen.findByLabelText(/^6-digit code/), '123456');
  await press('Claim the points');
  expect(await screen.findByText(/a receipt gives its points once/)).toBeTruthy();
});

test('an answer that was lost is reported as what may have been done, and asked again by the same key it is seen', async () => {
  open();
  await askForCode();
  await userEvent.type(await screen.findByLabelText(/^6-digit code/), '123456');
  const online = globalThis.fetch;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent(JSON.parse(String(init.body)).variables);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await press('Claim the points');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/may already have the points. Press again/),
  );
  expect(screen.getByLabelText<HTMLInputElement>(/^6-digit code/).value).toBe('123456');
  vi.stubGlobal('fetch', online);
  claimed = [
    () => ({ claim: { points: 10, remainingPoints: 30, memberCode: 'M1' }, registerToken: null, userErrors: [] }),
  ];
  await press('Claim the points');
  expect(await screen.findByRole('heading', { name: '10 points are yours' })).toBeTruthy();
  expect(new Set(sent.mock.calls.map(([{ input }]) => input.idempotencyKey)).size).toBe(1);
});

test.each([
  ['was turned away before anything was done', () => turnedAway, /Could not send/],
  [
    'was taken with other answers',
    () => answer({ claimPoints: refuse('IDEMPOTENCY_CONFLICT') }),
    /was received, and the points are yours/,
  ],
])('a claim that %s is told so', async (_, reply, words) => {
  open();
  await askForCode();
  await userEvent.type(await screen.findByLabelText(/^6-digit code/), '123456');
  vi.stubGlobal('fetch', async () => reply());
  await press('Claim the points');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
});

const turnedAway = new Response(
  JSON.stringify({ errors: [{ message: 'Slow down.', extensions: { code: 'RATE_LIMITED' } }] }),
);
