import { ApolloProvider } from '@apollo/client/react';
import { act, render as draw, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toBlob } from 'html-to-image';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApolloClient } from '../../app/apolloClient.ts';
import { switchLanguage } from '../../app/i18n.ts';
import { saveFile } from '../../app/saveFile.ts';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { payloadOf } from '../../till/testing/payloadOf.ts';
import { paidTransaction } from '../testing/paidTransaction.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

vi.mock('html-to-image', () => ({ toBlob: vi.fn() }));
vi.mock('../../app/saveFile.ts', () => ({ saveFile: vi.fn() }));

const transaction = paidTransaction();

beforeEach(async () => {
  vi.mocked(toBlob).mockReset();
  await switchLanguage('en');
});

afterEach(() => void vi.unstubAllGlobals());

/** Renders before the shop has answered: the rights are those from sign-in. */
const render = (dialog: ReactNode) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  draw(<ApolloProvider client={createApolloClient()}>{dialog}</ApolloProvider>);
};
const open = (isCopy = false, showVat = false, sale = transaction) => {
  storeSession({ ...cashier, showVat });
  render(
    <ReceiptDialog
      receipt={{ transaction: sale, remainingPoints: null, isIncomplete: false }}
      isCopy={isCopy}
      onClose={() => undefined}
    />,
  );
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const paper = () => screen.getByRole('document').textContent ?? '';

test('CHAN-30 zoom in, zoom out and back to its size', async () => {
  open();
  await press('Zoom in');
  expect(screen.getByText('125%')).toBeTruthy();
  await press('Zoom out');
  await press('Zoom out');
  expect(screen.getByText('80%')).toBeTruthy();
  await press('80% Reset zoom');
  expect(screen.getByText('100%')).toBeTruthy();
});

test('CU-13 a bank that is not listed is called so in the language of the receipt', async () => {
  const [tender] = transaction.channels;
  const channels = [{ ...tender, type: 'TRANSFER', instituteName: 'Other' }] as typeof transaction.channels;
  await switchLanguage('th');
  open(false, false, { ...transaction, channels });
  expect(paper()).toContain('· อื่น ๆ');
  expect(paper()).not.toContain('Other');
});

test('on a phone a sheet of A4 is seen whole until it is zoomed by hand, also when the phone is turned, and the roll as large as it is', async () => {
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(326);
  const resized: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class extends ResizeObserver {
      constructor(onChange: ResizeObserverCallback) {
        super(onChange);
        resized.push(() => onChange([], this));
      }
    },
  );
  const turn = (to: number) => {
    width.mockReturnValue(to);
    act(() => {
      for (const measure of resized) measure();
    });
  };
  open();
  await press('A4');
  expect(screen.getByText('44%')).toBeTruthy();
  turn(632);
  expect(screen.getByText('88%')).toBeTruthy();
  await press('Zoom out');
  turn(326);
  expect(screen.getByText('70%')).toBeTruthy();
  await press('80 mm');
  expect(screen.getByText('100%')).toBeTruthy();
  width.mockRestore();
});

test('CHAN-30, OP-19 the picture is a JPEG named file-name.jpeg', async () => {
  vi.mocked(toBlob).mockImplementation(async (_paper, options) => new Blob([], { type: options?.type ?? 'image/png' }));
  vi.mocked(saveFile).mockClear();
  open();
  await press('Save as image');
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(saveFile).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/jpeg' }), 'file-name.jpeg');
});

test('CHAN-32 a picture that cannot be made is reported', async () => {
  vi.mocked(toBlob).mockRejectedValue(new Event('error'));
  open();
  await press('Save as image');
  expect((await screen.findByRole('alertdialog')).textContent).toMatch('Ooops! Something went wrong. Try again.');
});

test('CHAN-31 date and time of the branch, delivery in the total, the tender with its bank, the closing words', () => {
  open();
  for (const part of ['05 Nov 26 09:07', 'Delivery20.00', 'Total120.00', 'Bank of Mango120.00', 'Thank you'])
    expect(paper()).toContain(part);
  expect(paper()).not.toContain('VAT');
});

test('OP-15 VAT is shown where the shop shows it: 7 percent of the price after discount, nothing added', () => {
  open(false, true);
  for (const part of ['Before VAT93.00', 'VAT 7%7.00', 'Total120.00']) expect(paper()).toContain(part);
});

test('two equal tenders, products and deductions are each printed', () => {
  const complaints = vi.spyOn(console, 'error');
  const [tender] = transaction.channels;
  if (!tender) throw new Error('The sale has no tender.');
  const item = {
    __typename: 'TransactionItem' as const,
    itemRef: 'AI',
    itemType: 'PRODUCT' as const,
    name: 'Latte',
    quantity: 1,
    chargeAmount: 60,
    paidAmount: 60,
    discountAmount: 0,
    earnPoints: 0,
    options: [],
    redeemPoints: 0,
  };
  const privilege = { ...item, itemType: 'PRIVILEGE' as const, name: 'Gold', paidAmount: 0, discountAmount: -5 };
  open(false, false, {
    ...transaction,
    items: [item, item, privilege, privilege],
    channels: [
      { ...tender, amount: 60 },
      { ...tender, amount: 60 },
    ],
  });
  const times = (part: string) => paper().split(part).length - 1;
  expect([times('Bank of Mango60.00'), times('Latte1 × 60.00'), times('Gold privilege−5.00')]).toEqual([2, 2, 2]);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('a reprint says that it is a copy, the first print does not', () => {
  open();
  expect(paper()).not.toContain('Copy');
  open(true);
  expect(screen.getAllByRole('document').at(-1)?.textContent).toContain('Copy');
});

test.each([
  [{ canClaim: true, canRequestTaxInvoice: false }, 'Scan to claim the points of this receipt'],
  [{ canClaim: false, canRequestTaxInvoice: true }, 'Scan for a full tax invoice'],
])(
  'a receipt with something to do on its page (%o) carries the address as a code that a phone reads',
  async (offered, label) => {
    storeSession(cashier);
    const url = `https://shop.example/receipt/${'aB3_'.repeat(16)}`;
    const receipt = { transaction, isIncomplete: false, link: { url, ...offered } };
    render(<ReceiptDialog receipt={receipt} onClose={() => undefined} />);
    expect(payloadOf(await screen.findByRole('img', { name: label }))).toBe(url);
  },
);

test('a receipt with nothing to do on its page carries no code', async () => {
  storeSession(cashier);
  const link = { url: 'https://shop.example/receipt/x', canClaim: false, canRequestTaxInvoice: false };
  render(<ReceiptDialog receipt={{ transaction, isIncomplete: false, link }} onClose={() => undefined} />);
  await import('./ReceiptCode.tsx');
  expect(screen.queryByRole('img', { name: /^Scan/ })).toBeNull();
});
