import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../../app/i18n.ts';
import { LinkFailed } from './LinkFailed.tsx';
import { SelfRegisterQr } from './SelfRegisterQr.tsx';
import { useSelfRegisterLink } from './useSelfRegisterLink.ts';

const url = 'https://shop.example/register/AbCdEfGh2345';
let links: (object | Error)[] = [];
let sent: { phone: string; idempotencyKey: string }[] = [];
let answerOfSms: object = {};
const writeText = vi.fn<(text: string) => Promise<void>>();

const linkUntil = (expiresAt: string) => ({
  generateSelfRegisterUrl: {
    __typename: 'GenerateSelfRegisterUrlPayload',
    selfRegisterUrl: { __typename: 'SelfRegisterUrl', url, expiresAt },
    userErrors: [],
  },
});
const smsRefused = (code: string, message: string) => ({
  sendSelfRegisterUrl: {
    __typename: 'SendSelfRegisterUrlPayload',
    sentMessage: null,
    userErrors: [{ __typename: 'UserError', code, message }],
  },
});
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

beforeEach(async () => {
  links = [linkUntil(tomorrow())];
  sent = [];
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await switchLanguage('en');
});
afterEach(() => vi.useRealTimers());

function Page({ branchId = 'b1' as string | null }) {
  const qr = useSelfRegisterLink(branchId);
  return (
    <>
      <SelfRegisterQr branchId={branchId} why={branchId ? null : "Can't register in branch All"} qr={qr} />
      {qr.failed && <LinkFailed onRetry={() => void qr.make()} onBack={qr.leave} />}
      <input aria-label="typed" hidden={qr.failed} />
    </>
  );
}

function open(branchId: string | null = 'b1') {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'SendSelfRegisterUrl') sent.push(variables.input);
        const data = operationName === 'SendSelfRegisterUrl' ? answerOfSms : (links.shift() ?? {});
        if (data instanceof Error) return observer.error(data);
        observer.next({ data: data as Record<string, unknown> });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Page branchId={branchId} />
    </ApolloProvider>,
  );
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('CUST-20 the code needs a branch, and says so', () => {
  open(null);
  const button = screen.getByRole('button', { name: 'QR for the customer' });
  expect(button).toHaveProperty('disabled', true);
  expect(button.parentElement?.title).toBe("Can't register in branch All");
});

test('CUST-21, CUST-22 the dialog shows the code and the link, which a click copies', async () => {
  open();
  await press('QR for the customer');
  expect(await screen.findByRole('dialog', { name: 'Scan QR Code' })).toBeDefined();
  expect(screen.getByText('Ask customer to scan QR code to fill the form')).toBeDefined();
  expect(screen.getByRole('img', { name: 'QR code to register as a member' })).toBeDefined();
  await press(url);
  expect(await screen.findByText('Copied to clipboard')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith(url);
  writeText.mockRejectedValue(new Error('not allowed'));
  await press(url);
  expect(await screen.findByText(/The link is selected/)).toBeDefined();
  expect(String(getSelection())).toBe(url);
});

test('CUST-26 a link that cannot be made is an error page and no dialog; what was typed is behind it', async () => {
  links = [new Error('502'), linkUntil(tomorrow())];
  open();
  fireEvent.change(screen.getByLabelText('typed'), { target: { value: 'Mali' } });
  await press('QR for the customer');
  expect((await screen.findByRole('alert')).textContent).toContain('Could not create a registration link');
  expect(screen.queryByRole('dialog')).toBe(null);
  await press('Back to the form');
  await waitFor(() => expect(screen.queryByRole('alert')).toBe(null));
  expect(screen.getByLabelText('typed')).toHaveProperty('value', 'Mali');
  await press('QR for the customer');
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('a code that expires while it lies on the counter says so and can be renewed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  links = [linkUntil(new Date(Date.now() + 60_000).toISOString()), linkUntil(tomorrow())];
  open();
  await press('QR for the customer');
  expect(await screen.findByText(/^Valid until/)).toBeDefined();
  act(() => void vi.advanceTimersByTime(90_000));
  expect((await screen.findByRole('alert')).textContent).toBe('This link has expired');
  expect(screen.queryByRole('button', { name: url })).toBe(null);
  await press('New link');
  expect(await screen.findByText(/^Valid until/)).toBeDefined();
});

test('CUST-25 what the gateway refuses is said in the language of the page', async () => {
  await switchLanguage('th');
  answerOfSms = smsRefused('WRONG_PHONE', 'The phone number is incorrect.');
  open();
  await press('คิวอาร์ให้ลูกค้าสมัครเอง');
  fireEvent.change(await screen.findByLabelText('เบอร์โทรศัพท์'), { target: { value: '0812345678' } });
  await press('ส่ง');
  expect(await screen.findByText('เบอร์โทรศัพท์ไม่ถูกต้อง')).toBeDefined();
});

test('CUST-23, CUST-25 a phone is checked in its field, failures stand below it, and success shows the answer as JSON', async () => {
  open();
  await press('QR for the customer');
  const field = await screen.findByLabelText('Phone');
  const say = async (phone: string) => {
    fireEvent.change(field, { target: { value: phone } });
    await press('Send');
  };
  await say('12345');
  expect(await screen.findByText('Phone number is not valid')).toBeDefined();
  expect(sent).toEqual([]);
  answerOfSms = smsRefused('TOO_MANY_ATTEMPTS', 'Too many');
  await say('0812345678');
  expect(await screen.findByText(/Sent to this number several times/)).toBeDefined();
  answerOfSms = smsRefused('WRONG_PHONE', 'The phone number is incorrect.');
  await press('Send');
  expect(await screen.findByText('The phone number is incorrect.')).toBeDefined();
  const message = { messageId: 'm1', phone: '081-234-5678', status: 'queued', expiresAt: '2026-11-23T00:00:00Z' };
  answerOfSms = {
    sendSelfRegisterUrl: {
      __typename: 'SendSelfRegisterUrlPayload',
      sentMessage: { __typename: 'SentMessage', ...message },
      userErrors: [],
    },
  };
  await press('Send');
  const report = await screen.findByText(/"status": "queued"/);
  expect(JSON.parse(report.textContent ?? '')).toEqual(message);
  // One key per message, however often it is sent.
  const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  await press('Send');
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent[3]?.idempotencyKey).not.toBe(keys[0]);
});
