import { satang } from '@taem/domain/money/money.ts';
import { promptPayPayload } from '@taem/domain/till/promptPayPayload.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { clearSession, storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { openBill } from '../basket/basketStore.ts';
import { payloadOf } from '../testing/payloadOf.ts';
import { BRANCH_CLOCK, TRANSFER_CHOICES, transferAccount } from '../testing/transferChoices.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { paymentKey } from './paymentAttempt.ts';
import { TransferDialog } from './TransferDialog.tsx';

const pay = vi.fn();

beforeEach(async () => {
  pay.mockReset();
  // The browser of the tests cannot read files.
  File.prototype.arrayBuffer = async function (this: File) {
    return new ArrayBuffer(this.size);
  };
  URL.createObjectURL = () => 'blob:slip';
  URL.revokeObjectURL = () => undefined;
  await switchLanguage('en');
  render(
    <WithAnswers answers={{ TransferChoices: TRANSFER_CHOICES }}>
      <TransferDialog total={satang(10_050)} onPay={pay} onClose={() => undefined} />
    </WithAnswers>,
  );
  await screen.findByText('111-1-11111-1');
});

const chooser = () => screen.getByLabelText<HTMLInputElement>('Transfer slip');
const attach = (name: string, bytes: number) =>
  fireEvent.change(chooser(), { target: { files: [new File([new Uint8Array(bytes)], name)] } });
const chooseBank = () => userEvent.click(screen.getByRole('radio', { name: 'Bank of Papaya' }));

test('CHAN-09 nothing can be attached before the customer’s bank is chosen', async () => {
  expect(chooser().disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Attach photo' }).disabled).toBe(true);
  await chooseBank();
  expect(chooser().disabled).toBe(false);
});

test('CHAN-08, CHAN-09, CHAN-18 the button attaches until there is a picture, then it pays', async () => {
  await chooseBank();
  attach('slip.JPG', 10);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
  const [channel, slip] = pay.mock.calls[0] ?? [];
  expect(channel).toEqual({
    type: 'Transfer',
    amount: 100.5,
    institute_id: 'papaya',
    institute_name: 'Bank of Papaya',
    sender: { institute_id: 'papaya', institute_name: 'Bank of Papaya' },
    payment_channel_id: 'main',
    action_code: 'TR1',
  });
  expect(slip).toMatchObject({ name: 'slip.JPG', type: 'image/jpeg', size: 10 });
});

test.each([
  ['slip.png', 10_000_001, 'File size is too large', /slip\.png has 10,000,001 bytes/],
  ['slip.pdf', 10, 'This file cannot be used', /slip\.pdf is not a jpg, gif, jpeg or png/],
])('CHAN-10 %s of %i bytes is refused with its reason', async (name, bytes, title, words) => {
  await chooseBank();
  attach(name, bytes);
  expect((await screen.findByRole('alertdialog', { name: title })).textContent).toMatch(words);
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
});

test('OP-53 a picture of exactly 10,000,000 bytes passes', async () => {
  await chooseBank();
  attach('slip.gif', 10_000_000);
  expect(await screen.findByRole('button', { name: 'Pay' })).toBeTruthy();
});

test('E1 the QR is read as a PromptPay payment of the whole amount, also as large as the screen', async () => {
  const payload = payloadOf(screen.getByRole('img', { name: 'QR of main' }));
  expect(payload).toBe(promptPayPayload({ promptPayId: '0812345678' }, satang(10_050)));
  expect(payload).toContain('5406100.50');
  expect(screen.getByText('PromptPay ฿100.50, scan with a banking app')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  const large = await screen.findByRole('img', { name: 'Scan with a banking app' });
  expect(payloadOf(large)).toBe(payload);
  expect(screen.getByText('฿100.50', { selector: 'b' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(large.isConnected).toBe(false));
  expect(screen.getByRole('img', { name: 'QR of main' })).toBeTruthy();
});

test('E1 an account without PromptPay has no QR, but a number to copy', async () => {
  cleanup();
  const items = [{ ...transferAccount('plain', 'Transfer', '222-2-22222-2'), promptPayId: null }];
  render(
    <WithAnswers answers={{ TransferChoices: { ...TRANSFER_CHOICES, paymentChannels: { items } } }}>
      <TransferDialog total={satang(10_050)} onPay={pay} onClose={() => undefined} />
    </WithAnswers>,
  );
  expect(await screen.findByText('222-2-22222-2')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /^QR/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy the account number' })).toBeTruthy();
});

test('E1 of several accounts the one that can be paid by a scan is shown first', async () => {
  cleanup();
  const plain = { ...transferAccount('plain', 'Transfer', '222-2-22222-2'), promptPayId: null };
  const items = [plain, transferAccount('main', 'Transfer', '111-1-11111-1')];
  render(
    <WithAnswers answers={{ TransferChoices: { ...TRANSFER_CHOICES, paymentChannels: { items } } }}>
      <TransferDialog total={satang(10_050)} onPay={pay} onClose={() => undefined} />
    </WithAnswers>,
  );
  expect(await screen.findByRole('img', { name: 'QR of main' })).toBeTruthy();
});

test('34 the QR of a biller is read as a bill payment with the branch and a reference of this bill, that of a wallet as its number', async () => {
  storeSession(cashier);
  const account = transferAccount('main', 'Transfer', '111-1-11111-1');
  const biller = { ...account, billerId: '999999999999401' };
  const ref2 = paymentKey(openBill()).replaceAll('-', '').slice(0, 20).toUpperCase();
  expect(ref2).toMatch(/^[0-9A-Z]{20}$/);
  const bill = promptPayPayload(biller, satang(10_050), { ref1: 'A01', ref2 });
  expect(bill).toContain(`0203A010320${ref2}`);
  reopen([biller]);
  await waitFor(() => expect(payloadOf(screen.getByRole('img', { name: 'QR of main' }))).toBe(bill));

  const wallet = { ...account, promptPayId: null, eWalletId: '004999000288505' };
  reopen([wallet]);
  await screen.findByRole('img', { name: 'QR of main' });
  expect(payloadOf(screen.getByRole('img', { name: 'QR of main' }))).toContain('0315004999000288505');
  clearSession();
});

function reopen(items: readonly object[]) {
  cleanup();
  render(
    <WithAnswers
      answers={{ BranchClock: BRANCH_CLOCK, TransferChoices: { ...TRANSFER_CHOICES, paymentChannels: { items } } }}
    >
      <TransferDialog total={satang(10_050)} onPay={pay} onClose={() => undefined} />
    </WithAnswers>,
  );
}
