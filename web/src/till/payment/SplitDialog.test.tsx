import type { TransferProof } from '@taem/domain/merchant/counterSetting.ts';
import { satang } from '@taem/domain/money/money.ts';
import { promptPayPayload } from '@taem/domain/till/promptPayPayload.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { payloadOf } from '../testing/payloadOf.ts';
import { TRANSFER_CHOICES } from '../testing/transferChoices.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { SplitDialog } from './SplitDialog.tsx';

const pay = vi.fn();
const readSlip = vi.hoisted(() => vi.fn());
vi.mock('./readSlip.ts', () => ({ readSlip }));

beforeEach(async () => {
  pay.mockReset();
  readSlip.mockReset().mockResolvedValue(null);
  // The browser of the tests cannot read files.
  File.prototype.arrayBuffer = async function (this: File) {
    return new ArrayBuffer(this.size);
  };
  URL.createObjectURL = () => 'blob:slip';
  URL.revokeObjectURL = () => undefined;
  await switchLanguage('en');
  open('OPTIONAL');
});

function open(proof: TransferProof) {
  const types = ['Cash', 'Credit-Debit', 'Transfer', 'Other'] as const;
  render(
    <WithAnswers answers={{ TransferChoices: TRANSFER_CHOICES }}>
      <SplitDialog
        bill={satang(14_525)}
        rounding="NONE"
        types={types}
        proof={proof}
        onPay={pay}
        onClose={() => undefined}
      />
    </WithAnswers>,
  );
}

const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pay' });
const amount = (position: number) => screen.getByRole('textbox', { name: `Amount ${position}` });

test.each([
  ['45.25', '100', true],
  ['45.24', '100', false],
  ['45.26', '100', false],
  ['45.255', '100', false],
  ['145.25', '', true],
  ['', '', false],
  ['145.25', 'abc', false],
  ['145.25', '0', true],
  ['145.25', '0.00', true],
])('CHAN-13 with %s and %s of 145.25, Pay is enabled: %s', async (first, second, enabled) => {
  if (first) await userEvent.type(amount(1), first);
  if (second) await userEvent.type(amount(2), second);
  expect(payButton().disabled).toBe(!enabled);
});

test('CHAN-12 a sum above the total is reported, with by how much', async () => {
  await userEvent.type(amount(1), '200');
  expect(screen.getByRole('status').textContent).toBe('Sum฿200.00Too much by฿54.75');
});

test('E16 cash in a split bill: what is handed over, and its change; too little cannot pay', async () => {
  await userEvent.type(amount(1), '45.25');
  await userEvent.type(amount(2), '100');
  const received = screen.getByRole('textbox', { name: 'Received 1' });
  await userEvent.type(received, '45.24');
  expect(payButton().disabled).toBe(true);
  await userEvent.clear(received);
  await userEvent.type(received, '500');
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Change฿454.75');
  await userEvent.type(received, '{Enter}');
  expect(pay).toHaveBeenCalledWith(
    [
      { type: 'Cash', amount: 45.25, received_amount: 500 },
      { type: 'Credit-Debit', amount: 100 },
    ],
    null,
  );
});

test('E16 a transfer in a split bill shows a QR of its part, and is booked on the account that is shown', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add a method' }));
  await userEvent.type(amount(1), '45.25');
  await userEvent.type(amount(3), '100');
  const qr = await screen.findByRole('img', { name: 'QR of main' });
  expect(payloadOf(qr)).toBe(promptPayPayload({ promptPayId: '0812345678' }, satang(10_000)));
  await userEvent.click(payButton());
  expect(pay).toHaveBeenCalledWith(
    [
      { type: 'Cash', amount: 45.25 },
      { type: 'Transfer', amount: 100, payment_channel_id: 'main', action_code: 'TR1' },
    ],
    null,
  );
});

test('CHAN-12 rows are added with a method not used yet, and removed', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add a method' }));
  expect(screen.getByRole('combobox', { name: 'Method 3' }).textContent).toBe('Transfer');
  await userEvent.click(screen.getByRole('button', { name: 'Remove method 1' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('combobox', { name: 'Method 1' }).textContent).toBe('Credit/Debit card');
});

test('the rest goes into the row whose button is pressed, and the tenders are sent as typed; an empty row does not count', async () => {
  await userEvent.type(amount(1), '45.25');
  await userEvent.click(screen.getByRole('button', { name: 'Add a method' }));
  await userEvent.click(screen.getByRole('button', { name: 'Put the rest into method 2' }));
  expect(screen.getByRole('status').textContent).toBe('Sum฿145.25Remaining฿0.00');
  await userEvent.type(amount(2), '{Enter}');
  expect(pay).toHaveBeenCalledWith(
    [
      { type: 'Cash', amount: 45.25 },
      { type: 'Credit-Debit', amount: 100 },
    ],
    null,
  );
});

test('N10 a row of 0 is no tender', async () => {
  await userEvent.type(amount(1), '145.25');
  await userEvent.type(amount(2), '0.00{Enter}');
  expect(pay).toHaveBeenCalledWith([{ type: 'Cash', amount: 145.25 }], null);
});

test('CHAN-08, CHAN-09 where the shop requires it, a transfer in a split bill takes the customer’s bank and the slip', async () => {
  cleanup();
  open('REQUIRED');
  await userEvent.type(amount(1), '45.25');
  await userEvent.type(amount(2), '100');
  expect(payButton().disabled).toBe(false);
  await userEvent.clear(amount(2));
  await userEvent.click(screen.getByRole('button', { name: 'Add a method' }));
  await userEvent.type(amount(3), '100');
  await screen.findByRole('img', { name: 'QR of main' });
  expect(payButton().disabled).toBe(true);
  await userEvent.click(screen.getByRole('combobox', { name: "Customer's bank" }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bank of Papaya' }));
  expect(payButton().disabled).toBe(true);
  const chooser = screen.getByLabelText<HTMLInputElement>('Transfer slip');
  fireEvent.change(chooser, { target: { files: [new File([new Uint8Array(9)], 'slip.png')] } });
  await waitFor(() => expect(payButton().disabled).toBe(false));
  await userEvent.click(payButton());
  const [channels, slip] = pay.mock.calls[0] ?? [];
  expect(channels).toMatchObject([
    { type: 'Cash' },
    { type: 'Transfer', institute_id: 'papaya', payment_channel_id: 'main' },
  ]);
  expect(slip).toMatchObject({ name: 'slip.png' });
});

test.each([
  [
    { sending_bank: '014', reference: 'REF1' },
    'Slip read: bank 014, reference REF1. Its QR tells neither day nor amount: look at both on the slip.',
  ],
  [null, /^No QR could be read on this picture/],
])(
  '34 what the QR of a slip says (%j) goes with the first transfer of a split bill, and waits until it is read',
  async (says, words) => {
    let read: (said: typeof says) => void = () => undefined;
    readSlip.mockReturnValue(new Promise((resolve) => (read = resolve)));
    await userEvent.click(screen.getByRole('button', { name: 'Add a method' }));
    await userEvent.type(amount(1), '45.25');
    await userEvent.type(amount(3), '100');
    await screen.findByRole('img', { name: 'QR of main' });
    const chooser = screen.getByLabelText<HTMLInputElement>('Transfer slip');
    fireEvent.change(chooser, { target: { files: [new File([new Uint8Array(9)], 'slip.png')] } });
    expect(await screen.findByText('Reading the QR on the slip')).toBeTruthy();
    expect(payButton().disabled).toBe(true);
    read(says);
    expect(await screen.findByText(words)).toBeTruthy();
    await userEvent.click(payButton());
    const [channels, picture] = pay.mock.calls[0] ?? [];
    expect(channels).toEqual([
      { type: 'Cash', amount: 45.25 },
      { type: 'Transfer', amount: 100, payment_channel_id: 'main', action_code: 'TR1', ...(says && { slip: says }) },
    ]);
    expect(picture).toMatchObject({ name: 'slip.png' });
  },
);
