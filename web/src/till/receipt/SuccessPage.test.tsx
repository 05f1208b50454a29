import type { CounterSetting } from '@taem/domain/merchant/counterSetting.ts';
import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeDevice } from '../../app/deviceSetting.ts';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { paidTransaction } from '../../sale/testing/paidTransaction.ts';
import { fullInvoice, taxDocument } from '../../sale/testing/taxDocument.ts';
import { boundedViewer } from '../../testing/boundedViewer.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { product } from '../testing/products.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { SuccessPage } from './SuccessPage.tsx';

const printed = vi.hoisted(() => vi.fn());
vi.mock('react-to-print', () => ({ useReactToPrint: (options: object) => () => printed(options) }));

beforeEach(async () => {
  printed.mockReset();
  changeDevice({ slips: [] });
  Element.prototype.scrollIntoView = () => undefined;
  basketStore.replace(EMPTY_BASKET);
  storeSession(cashier);
  await switchLanguage('en');
});

function open(state: unknown, counter: Partial<CounterSetting> = {}, more: Record<string, object> = {}) {
  const routes = [
    { path: '/payment/success', Component: SuccessPage },
    { path: '/payment', element: 'the next customer' },
    { path: '/payment/addproduct', element: 'the next bill' },
  ];
  const viewer = { ...boundedViewer, counter: { ...boundedViewer.counter, ...counter } };
  const pageOf = (typename: string, items: object[]) => ({ __typename: typename, items, total: items.length });
  const shop = {
    products: pageOf('ProductPage', [product()]),
    productCategories: pageOf('ProductCategoryPage', []),
    optionGroups: pageOf('OptionGroupPage', []),
    offers: pageOf('OfferPage', []),
    ...{ coupons: [], conditions: [], paymentMethods: [], viewer },
  };
  const answers = {
    Counter: { viewer },
    ReceiptLink: { transaction: null },
    PaperTexts: { merchantSetting: null },
    SalesPage: shop,
    ...more,
  };
  const initialEntries = [{ pathname: '/payment/success', search: '?from=till', state }];
  const router = createMemoryRouter(routes, { initialEntries });
  render(
    <WithAnswers answers={answers}>
      <RouterProvider router={router} />
    </WithAnswers>,
  );
  return router;
}

const GUEST_SALE = { receipt: { transaction: paidTransaction(), remainingPoints: null } };

test('issue 34 an exchange says what is handed back and how, and its paper names the return', async () => {
  const handedBack = [{ type: 'CASH', amount: -325.5, instituteName: null, cardName: null }];
  const exchange = { id: 'r1', transactionNo: 'SIAM-9', handedBack };
  open({ receipt: { transaction: paidTransaction(), remainingPoints: null, exchange } });
  const title = screen.getByRole('heading', { level: 1, name: 'The items are exchanged' });
  const result = title.closest('[role="status"]')?.textContent;
  expect(result).toContain('Receipt SIAM-1Return SIAM-9');
  expect(result).toContain('Hand back325.50Cash');
  expect(screen.getByRole('document').textContent).toMatch(/SIAM-1.*ReturnSIAM-9/);
});

test('CHAN-27, CHAN-29 the payment was successful: its number, the points left, a way home, and the receipt to print', async () => {
  open({ receipt: { transaction: paidTransaction({ earnPoints: 4 }), remainingPoints: 1108 } });
  // Announced when it appears, and also the heading of the page.
  const title = screen.getByRole('heading', { level: 1, name: 'Congratulations! Your payment was successful' });
  expect(title.closest('[role="status"]')?.textContent).toContain('Receipt SIAM-1');
  expect(screen.getByText('Remaining points').parentElement?.textContent).toBe('Remaining points1,1084 points earned');
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: /^Print receipt/ }));
  expect(await screen.findByRole('dialog', { name: /^Receipt/ })).toBeTruthy();
});

const abbreviated = { ...GUEST_SALE.receipt, transaction: paidTransaction({ taxDocuments: [taxDocument()] }) };
const saleWith = (...taxDocuments: object[]) => ({
  transaction: { __typename: 'Transaction', id: 't1', taxDocuments },
});

test('issue 36 once the full invoice of a sale is issued, the receipt beside it is no abbreviated one any more', async () => {
  const payload = { taxDocument: fullInvoice(), isCopy: false, userErrors: [] };
  open(
    { receipt: abbreviated, isJustPaid: true },
    {},
    {
      ReceiptLink: { transaction: { __typename: 'Transaction', id: 't1', receiptLink: null } },
      TaxInvoiceStart: {
        transaction: { ...saleWith(taxDocument()).transaction, cashRounding: 0 },
        lastTaxBuyer: fullInvoice().buyer,
      },
      TaxBuyerOfId: { lastTaxBuyer: null },
      IssueTaxInvoice: { issueTaxInvoice: { __typename: 'IssueTaxInvoicePayload', ...payload } },
    },
  );
  expect(screen.getByRole('document').textContent).toContain('Abbreviated tax invoice');
  await userEvent.click(screen.getByRole('button', { name: 'Full tax invoice' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use this' }));
  await userEvent.click(screen.getByRole('button', { name: 'Issue full tax invoice' }));
  await screen.findByText('Tax invoice A01-F-000001 is issued');
  const receipt = screen.getByRole('document', { name: 'Receipt', hidden: true }).textContent;
  expect(receipt).toContain('A01-F-000001');
  expect(receipt).not.toContain('Abbreviated tax invoice');
});

test('issue 36 a receipt that is loaded again is drawn with the documents that its sale has by now', async () => {
  const cancelled = taxDocument({ replacedBy: fullInvoice().replaces });
  open({ receipt: abbreviated }, {}, { SaleTaxDocuments: saleWith(cancelled, fullInvoice()) });
  await waitFor(() => expect(screen.getByRole('document').textContent).toContain('A01-F-000001'));
  expect(screen.getByRole('document').textContent).not.toContain('Abbreviated tax invoice');
});

test('E24 after payment the keyboard and the reader stand on the result, with the change; Enter goes on to the next customer', async () => {
  const cash = { ...paidTransaction().channels[0], type: 'CASH', receivedAmount: 500, changeAmount: 380 };
  open({ receipt: { transaction: { ...paidTransaction(), channels: [cash] }, remainingPoints: null } });
  const focused = document.activeElement;
  expect(focused?.getAttribute('role')).toBe('status');
  expect(focused?.textContent).toMatch(/Your payment was successful.*Change380.00THB/);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('the next customer')).toBeTruthy();
});

test('CHAN-27 a guest sees no points, and the change of a cash sale is shown', () => {
  const cash = { ...paidTransaction().channels[0], type: 'CASH', receivedAmount: 500, changeAmount: 380 };
  open({ receipt: { transaction: { ...paidTransaction(), channels: [cash] }, remainingPoints: null } });
  expect(screen.queryByText('Remaining points')).toBeNull();
  expect(screen.getAllByText('Change')[0]?.parentElement?.textContent).toBe('Change380.00THB');
});

test('where sales begin with the goods, a product that is pressed or typed after payment begins the next bill', async () => {
  const router = open(GUEST_SALE, { saleStart: 'GOODS' });
  const card = await waitFor(() => document.querySelector('[data-card]') ?? expect.fail('no card'));
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  expect(screen.getByRole('link', { name: /^New sale/ }).getAttribute('href')).toBe('/payment/addproduct');
  await userEvent.click(card);
  expect(await screen.findByText('the next bill')).toBeTruthy();
  expect(router.state.location.state).toEqual({ editBasket: true });
  expect(basketStore.get()).toMatchObject({ items: [{ productName: 'Latte', qty: 1 }], member: null });
});

test.each([
  ['ASK', true, 0, true],
  ['PRINT', true, 1, true],
  ['PRINT', false, 0, true],
  ['NONE', true, 0, false],
] as const)(
  'CHAN-27 with %s, just paid %s, the receipt is printed %i times by itself, and the button is there: %s',
  async (receiptAfterSale, isJustPaid, times, hasButton) => {
    open({ ...GUEST_SALE, isJustPaid }, { receiptAfterSale });
    const button = () => screen.queryByRole('button', { name: /^Print receipt/ }) !== null;
    await waitFor(() => expect([printed.mock.calls.length, button()]).toEqual([times, hasButton]));
  },
);

/** A latte for the bar, and a cake for a station that this device does not print for. */
const TO_PREPARE = {
  SaleToPrepare: {
    preparation: {
      __typename: 'Preparation',
      orders: [
        {
          ...{ __typename: 'PreparationOrder', id: 's1', transactionNo: 'SIAM-261129-000042' },
          ...{ paidAt: '2026-11-29T03:00:00Z', customerName: 'Mali', soldByName: 'Chai J' },
          lines: [
            { line: 0, station: 'Bar', name: 'Latte', quantity: 2, options: ['Less ice'], note: 'to go' },
            { line: 1, station: 'Kitchen', name: 'Cake', quantity: 1, options: [], note: null },
          ].map((line) => ({ __typename: 'PreparationLine', ...line })),
        },
      ],
    },
  },
};
const papers = () => printed.mock.calls.map(([{ contentRef }]) => contentRef.current?.textContent ?? '');

test('issue 34 the slip of each station of this device is printed once, after the receipt that is printed by itself', async () => {
  changeDevice({ slips: ['Bar', 'Grill'] });
  open({ ...GUEST_SALE, isJustPaid: true }, { receiptAfterSale: 'PRINT' }, TO_PREPARE);
  await waitFor(() => expect(papers()).toEqual([expect.stringContaining('SIAM-1')]));
  await act(async () => printed.mock.calls[0]?.[0].onAfterPrint());
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(2));
  expect(papers()[1]).toMatch(/^Bar42Mali.*Chai J2 × LatteLess ice“to go”$/);
  await act(async () => printed.mock.calls[1]?.[0].onAfterPrint());
  expect(printed).toHaveBeenCalledTimes(2);
});

test('issue 34 a user who goes on to the next sale before the receipt is printed has the slip printed all the same', async () => {
  changeDevice({ slips: ['Bar'] });
  const router = open({ ...GUEST_SALE, isJustPaid: true }, { receiptAfterSale: 'PRINT' }, TO_PREPARE);
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  await act(() => router.navigate('/payment'));
  await waitFor(() => expect(papers()[1]).toContain('Latte'));
  await act(async () => printed.mock.calls[1]?.[0].onAfterPrint());
});

test.each([
  [false, ['Bar']],
  [true, []],
] as const)('issue 34 paid just now: %s, with slips of %j: none is printed', async (isJustPaid, slips) => {
  changeDevice({ slips });
  const router = open({ ...GUEST_SALE, isJustPaid }, {}, TO_PREPARE);
  expect(await screen.findByRole('button', { name: /^Print receipt/ })).toBeTruthy();
  await act(() => router.navigate('/payment'));
  expect(printed).not.toHaveBeenCalled();
});

test('a sale of which parts could not be read is paid all the same: what is missing is said, nothing is made up', () => {
  const member = { __typename: 'Member' as const, id: 'm1', firstname: 'Mali', lastname: 'Rak', phone: null };
  open({
    receipt: { transaction: paidTransaction({ member, earnPoints: 4 }), remainingPoints: null, isIncomplete: true },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('successful');
  expect(screen.getByRole('alert').textContent).toContain('Do not charge again');
  const paper = screen.getByRole('document').textContent;
  expect(paper).toContain('Points balanceunknown');
});

test.each([null, {}, { receipt: {} }, { receipt: { transaction: {} } }])(
  'CHAN-28 with %j in place of a receipt it is an error page with its location',
  (state) => {
    open(state);
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain('Something went wrong');
    expect(alert).toContain('/payment/success?from=till');
    expect(screen.queryByRole('document')).toBeNull();
  },
);
