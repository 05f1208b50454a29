import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { clearSession, storeSession } from '../../app/session.ts';
import { answer } from '../../testing/answer.ts';
import { cashier } from '../../testing/session.ts';
import { ReceiptPage } from './ReceiptPage.tsx';

interface Sent {
  readonly input: Record<string, unknown>;
}

const form = {
  ...{
    shop: 'Good Dots',
    taxId: null,
    head: '',
    foot: 'See you',
    logoUrl: null,
    branch: 'Siam',
    branchAddress: null,
    branchPhone: null,
  },
  ...{ transactionNo: 'SIAM-1', createLocalTime: '2026-11-22T10:00:00', isVoid: false, isReturn: false },
  ...{ returnedQuantity: 0, exchangeNo: null, cashier: 'Nok', member: null, earnPoints: null, redeemPoints: null },
  items: [
    {
      ...{
        itemType: 'PRODUCT',
        name: 'Latte',
        quantity: 1,
        chargeAmount: 1084.5,
        paidAmount: 1084.5,
        discountAmount: 0,
      },
      ...{ redeemPoints: 0, options: [], note: null },
    },
  ],
  channels: [
    { type: 'CASH', amount: 1084.5, receivedAmount: null, changeAmount: null, instituteName: null, cardName: null },
  ],
  handedBack: [],
  ...{
    totalQuantity: 1,
    totalPayment: 1084.5,
    totalRevenue: 1084.5,
    deliveryCost: 0,
    amountDue: 1084.5,
    addedVat: 0,
    cashRounding: 0,
  },
  ...{ taxDocument: null, claim: { points: 10, lastDay: '2026-11-29', obstacle: null }, taxInvoice: null },
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
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body));
    if (query.includes('query ReceiptPage')) return answer({ receiptPage: found });
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
const open = (search = '') => {
  const router = createMemoryRouter([{ path: '/receipt/:token', Component: ReceiptPage }], {
    initialEntries: [`/receipt/receipt-1${search}`],
  });
  render(<RouterProvider router={router} />);
};
const pressOnceThere = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function askForCode(phone = '0812345678') {
  await userEvent.type(await screen.findByLabelText(/^Phone number/), phone);
  await press('Send the code');
}

test('an invalid phone is reported before anything is sent; a wrong code keeps what was typed', async () => {
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

test('a customer who is not a member answers the questions of the shop, without a second code', async () => {
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
  // The first key belongs to the first answer.
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test.each([
  ['CLAIMED', /a receipt gives its points once/],
  ['EXPIRED', /time to claim these points is over/],
  ['VOID', /sale was voided/],
])('%s is reported instead of a form, also when it comes between', async (obstacle, words) => {
  found = { ...form, isVoid: obstacle === 'VOID', claim: { ...form.claim, obstacle } };
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

test('a lost answer is reported as what may have been done, and a retry with the same key shows it', async () => {
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
])('a claim that %s says so', async (_, reply, words) => {
  open();
  await askForCode();
  await userEvent.type(await screen.findByLabelText(/^6-digit code/), '123456');
  vi.stubGlobal('fetch', async () => reply());
  await press('Claim the points');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
});

describe('issue 36 a tax invoice', () => {
  const REFERENCE = {
    id: 'a',
    kind: 'ABBREVIATED',
    documentNo: 'A01-A-000001',
    documentDate: '2026-11-22',
    value: 1013.55,
  };
  const document = {
    ...{ __typename: 'TaxDocument', id: 'f', kind: 'FULL', documentNo: 'A01-F-000001', prints: 1, notes: [] },
    ...{ issuedAt: '2026-11-22T03:00:00Z', documentDate: '2026-11-22', refersTo: REFERENCE, percent: 7, lines: [] },
    ...{ replaces: REFERENCE, replacedBy: null },
    seller: {
      name: 'Taem Co., Ltd.',
      taxId: '0105536000313',
      branchNo: '00000',
      branchName: 'Siam',
      address: '9',
      machineNo: null,
    },
    buyer: { name: 'Qz Trading', taxId: '0105536000313', branchNo: '00000', address: '1 Rama I Road' },
    ...{ total: 1084.5, exempt: 0, value: 1013.55, vat: 70.95, leftValue: null, reason: null, cause: null },
  };
  const invoice = { lastDay: '2026-12-22', obstacle: null, isIssued: false };
  const answerWith = (outcome: object) => {
    const before = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const { query, variables } = JSON.parse(String(init.body));
      if (!query.includes('mutation RequestTaxInvoice')) return before(url, init);
      sent(variables);
      return answer({ requestTaxInvoice: { taxDocument: null, isCopy: false, userErrors: [], ...outcome } });
    });
  };
  const fill = async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Head office' }));
    await userEvent.type(screen.getByLabelText(/^Tax ID/), '0-1055-36000-31-3');
    await userEvent.type(screen.getByLabelText(/^Name of the buyer/), 'Qz Trading');
    await userEvent.type(screen.getByLabelText(/^Address/), '1 Rama I Road');
  };

  beforeEach(() => {
    sessionStorage.clear();
    found = { ...form, claim: null, taxInvoice: invoice };
  });

  test('is requested with its buyer, by the rules of the till, and stands on the page; after a reload too', async () => {
    answerWith({ taxDocument: document });
    open();
    await pressOnceThere('Request a tax invoice');
    await press('Issue the tax invoice');
    expect(screen.getByText('Name is required')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    await fill();
    await press('Issue the tax invoice');
    expect(await screen.findByRole('heading', { name: 'Your full tax invoice' })).toBeTruthy();
    const buyer = { name: 'Qz Trading', address: '1 Rama I Road', taxId: '0105536000313', branchNo: '00000' };
    expect(sent).toHaveBeenCalledWith({ input: { token: 'receipt-1', buyer } });
    expect(screen.getAllByText('A01-F-000001').length).toBeGreaterThan(1);
    cleanup();
    found = { ...form, claim: null, taxInvoice: { ...invoice, isIssued: true } };
    open();
    expect(await screen.findByRole('heading', { name: 'Your full tax invoice' })).toBeTruthy();
  });

  test('keeps the focus of a keyboard user: in the form that opens, on what was issued, and where it was afterwards', async () => {
    answerWith({ taxDocument: document });
    open();
    await pressOnceThere('Request a tax invoice');
    expect(globalThis.document.activeElement).toBe(screen.getByRole('radio', { name: 'Person' }));
    await fill();
    await press('Issue the tax invoice');
    expect(globalThis.document.activeElement).toBe(
      await screen.findByRole('heading', { name: 'Your full tax invoice' }),
    );
    const print = screen.getByRole('button', { name: 'Print' });
    act(() => print.focus());
    act(() => switchLanguage('th'));
    expect(await screen.findByRole('heading', { name: 'ใบกำกับภาษีเต็มรูปของคุณ' })).toBeTruthy();
    expect(globalThis.document.activeElement).toBe(print);
    act(() => switchLanguage('en'));
  });

  test('that was issued to another buyer is refused in words, and what was typed stays', async () => {
    answerWith({ userErrors: [{ code: 'TAX_INVOICE_ISSUED', message: '', path: [] }] });
    open();
    await pressOnceThere('Request a tax invoice');
    await fill();
    await press('Issue the tax invoice');
    expect((await screen.findByRole('alert')).textContent).toMatch(/issued with other data/);
    expect(screen.getByLabelText<HTMLInputElement>(/^Name of the buyer/).value).toBe('Qz Trading');
  });

  test.each([
    ['too late', { ...invoice, obstacle: 'TAX_INVOICE_TOO_LATE' }, /too late to request/],
    ['issued', { ...invoice, isIssued: true }, /The full tax invoice is issued/],
  ])('is reported where it is %s', async (_case, taxInvoice, words) => {
    found = { ...form, claim: null, taxInvoice };
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Request a tax invoice' })).toBeNull();
  });
});

test.each([
  [{ isVoid: true }, 'This sale was voided'],
  [{ returnedQuantity: 2 }, '2 items of this sale were returned'],
  [{ isReturn: true }, 'Return SIAM-1'],
])('issue 36 a receipt with %o says so above its paper', async (more, words) => {
  found = { ...form, claim: null, ...more };
  open();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('document').textContent).toContain('Latte');
});

test('issue 36 the paper has the logo of the shop, and no cashier but its own', async () => {
  storeSession(cashier);
  found = { ...form, cashier: '', logoUrl: '/files/images/logo.webp' };
  open();
  expect((await screen.findByTestId('paper-logo')).getAttribute('src')).toBe('/files/images/logo.webp');
  const paper = screen.getByRole('document').textContent;
  expect(paper).not.toContain('Cashier');
  expect(paper).not.toContain(cashier.firstname);
  clearSession();
});

const turnedAway = new Response(
  JSON.stringify({ errors: [{ message: 'Slow down.', extensions: { code: 'RATE_LIMITED' } }] }),
);

test('issue 36 the PDF is a link, for apps that save no file of a page', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Save as PDF' });
  expect(link.getAttribute('href')).toBe('/export/receipt/receipt-1/pdf?language=en');
});

test.each([
  ['busy', /^It was saved many times/],
  ['failed', /^The file could not be made/],
])('issue 36 a PDF that did not come (%s) says why, until it is requested again', async (reason, words) => {
  open(`?pdf=${reason}`);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  await userEvent.click(screen.getByRole('link', { name: 'Save as PDF' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
