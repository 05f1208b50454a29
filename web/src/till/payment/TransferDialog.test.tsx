import { satang } from '@taem/domain/money/money.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { TransferDialog } from './TransferDialog.tsx';

const bank = (id: string, name: string) => ({ __typename: 'Institute', id, name, imageUrl: null });
const account = (id: string, method: string, accountNo: string) => ({
  __typename: 'PaymentChannel',
  id,
  name: id,
  paymentMethod: { __typename: 'PaymentMethod', id: method, name: method },
  institute: bank('mango', 'Bank of Mango'),
  accountName: 'Taem Co.',
  accountNo,
  actionCode: 'TR1',
  imageUrl: null,
});
const CHOICES = {
  paymentChannels: { items: [account('cash', 'Cash', ''), account('main', 'Transfer', '111-1-11111-1')] },
  institutes: [bank('mango', 'Bank of Mango'), bank('papaya', 'Bank of Papaya')],
};
const pay = vi.fn();

beforeEach(async () => {
  pay.mockReset();
  // The test's browser has files that cannot be read.
  File.prototype.arrayBuffer = async function (this: File) {
    return new ArrayBuffer(this.size);
  };
  URL.createObjectURL = () => 'blob:slip';
  URL.revokeObjectURL = () => undefined;
  await switchLanguage('en');
  render(
    <WithAnswers answers={{ TransferChoices: CHOICES }}>
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
  ['slip.pdf', 10, 'This file cannot be used', /slip\.pdf is no jpg, gif, jpeg or png/],
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
