import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { satang } from '@taem/domain/money/money.ts';
import { EMPTY_BASKET, toPricingBasket } from '@taem/domain/till/basket.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricedBasket, PricingRules } from '@taem/domain/till/pricing.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { OperationFault } from '../../app/sendOperation.ts';
import { storeSession } from '../../app/session.ts';
import type { PayInput } from '../../gql/contract.ts';
import { boundedViewer } from '../../testing/boundedViewer.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { keepGuest } from '../basket/saleDrafts.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product, somchai } from '../testing/products.ts';
import { CardTender } from './CardTender.tsx';
import { ConfirmPaymentDialog } from './ConfirmPaymentDialog.tsx';
import { OpenPayment } from './OpenPayment.tsx';
import { useSaleTime } from './useSaleTime.ts';

type Answer = { data: object } | Error;

const RATES = { earnCash: 0, earnPoint: 0, redeemCash: 0, redeemPoint: 0 } as never;
const closed = vi.fn();
const billChanged = vi.fn();
let sent: PayInput[];
let answers: Answer[];

beforeEach(async () => {
  sent = [];
  answers = [];
  storeSession(cashier);
  await switchLanguage('en');
  basketStore.replace(EMPTY_BASKET);
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
  basketStore.dispatch({ type: 'setChannel', channel: { type: 'Cash', amount: 65, received_amount: 100 } });
  basketStore.keep();
});

const paid = {
  data: { pay: { transaction: { id: 't1', transactionNo: 'SIAM-1' }, remainingPoints: null, userErrors: [] } },
};
const refused = (code: string, path: string[], params: object[] = []) => ({
  data: { pay: { transaction: null, remainingPoints: null, userErrors: [{ code, message: 'no', path, params }] } },
});

/** Answers payments in the given order; every other read returns nothing new. */
function link() {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const pointRates = { earnCash: 25, earnPoint: 1, redeemCash: 1, redeemPoint: 10 };
        const shelf = [product({ retailPrice: 70 })];
        const reads = {
          institutes: [{ __typename: 'Institute', id: 'other', name: 'Other', imageUrl: null }],
          cards: [],
          products: { items: shelf, total: 1 },
          coupons: [],
          conditions: [],
          offers: { items: [] },
          viewer: { ...boundedViewer, pointRates, branches: [] },
        };
        if (operation.operationName === 'Pay') sent.push(operation.variables.input as PayInput);
        const answer = operation.operationName === 'Pay' ? answers.shift() : { data: reads };
        setTimeout(() => {
          if (answer instanceof Error) return observer.error(answer);
          observer.next(answer as { data: Record<string, unknown> });
          observer.complete();
        });
      }),
  );
}

function Success() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

const NO_RULES: PricingRules = { rates: RATES, bounds: null, coupons: new Map(), conditions: new Map() };

function Confirmation({ priced, children }: { priced: PricedBasket; children: ReactNode }) {
  const time = useSaleTime('branch-1');
  const bill = { branchId: 'branch-1', priced, time, onClose: closed, onBillChanged: billChanged };
  return <ConfirmPaymentDialog {...bill}>{children}</ConfirmPaymentDialog>;
}

function open(rules = NO_RULES, children: ReactNode = null) {
  const priced = priceBasket(toPricingBasket(basketStore.get()), rules);
  const page = (
    <>
      <Confirmation priced={priced}>{children}</Confirmation>
      <OpenPayment />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/payment/success', Component: Success },
  ]);
  const client = new ApolloClient({ link: link(), cache: new InMemoryCache() });
  return render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
}

const confirm = () => screen.getByRole('button', { name: 'Confirm' });

test('CHAN-16 two fingers that press at once send one payment', async () => {
  answers = [paid, paid];
  open();
  act(() => {
    confirm().click();
    confirm().click();
  });
  expect(await screen.findByText(/SIAM-1/)).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('E6 the chosen bank has the focus, and Enter pays', async () => {
  answers = [paid];
  basketStore.dispatch({ type: 'setChannels', channels: [] });
  const tender = (channels: readonly PaymentPayloadChannel[]) =>
    basketStore.dispatch({ type: 'setChannels', channels: [...channels] });
  open(NO_RULES, <CardTender total={satang(6_500)} onTender={tender} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Other' })));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/SIAM-1/)).toBeTruthy();
  expect(sent[0]?.channels).toMatchObject([{ type: 'CREDIT_DEBIT', instituteId: 'other', amount: 65 }]);
});

test('CHAN-15 two equal tenders of a split bill are both shown', () => {
  const complaints = vi.spyOn(console, 'error');
  const half = { type: 'Cash', amount: 32.5 } as const;
  basketStore.dispatch({ type: 'setChannels', channels: [half, half] });
  open();
  expect(screen.getAllByText('32.50')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('E8 the confirmation has every row of the receipt, and they add up to the total', () => {
  const coupon = (id: string, type: string) => ({ id, name: id, type });
  const rules = {
    rates: { earnCash: 2_500, earnPoint: 1, redeemCash: 100, redeemPoint: 10 },
    coupons: new Map([
      ['percent', coupon('percent', 'Discount Percent')],
      ['fixed', coupon('fixed', 'Discount')],
    ]),
    conditions: new Map(),
  } as never;
  const tier = {
    id: 'gold',
    name: 'Gold',
    privileges: [{ condition: null, item: { couponId: 'percent', value: 10 } }],
  };
  const happy = {
    id: 'happy',
    name: 'Happy hour',
    hasAuthorizePin: false,
    conditions: [],
    items: [{ couponId: 'fixed', value: 5 }],
  };
  basketStore.dispatch({ type: 'selectMember', member: { ...somchai, remainingPoints: 1_000 }, tier });
  basketStore.dispatch({ type: 'setDiscount', discount: { offer: happy, customValue: null } });
  basketStore.dispatch({ type: 'setPoints', points: 100 });
  basketStore.dispatch({ type: 'setDelivery', deliveryCost: satang(2_000) });
  open(rules);
  const rows = ['Subtotal', 'Gold privilege', 'Happy hour', 'Points used 100 points', 'Delivery', 'Total'];
  const figures = rows.map((label) => screen.getByText(label).parentElement?.textContent?.slice(label.length) ?? '');
  expect(figures).toEqual(['65.00', '−6.00', '−5.00', '−10.00', '20.00', expect.stringContaining('64.00')]);
});

test('CHAN-16, PAY-24 success carries the receipt to the success page and leaves no draft; a second press sends nothing', async () => {
  answers = [paid];
  keepGuest({ gender: 'Female', ageRange: '25-60', hashtags: [] });
  open();
  const button = confirm();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText(/SIAM-1/)).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    branchId: 'branch-1',
    lines: [{ productId: 'product-1', quantity: 1, customPrice: null }],
    channels: [{ type: 'CASH', amount: 65, receivedAmount: 100 }],
    expectedAmountDue: 65,
    createLocalTime: null,
  });
  expect(basketStore.get().items).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => /draft|payment/.test(key))).toEqual([]);
});

test('CHAN-17 a refusal is worded, names the field, keeps the bill and lets it be confirmed again with the key of its QR', async () => {
  answers = [refused('VALIDATION', ['lines', '0', 'qty']), paid];
  open();
  await userEvent.click(confirm());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe("Can't proceed payment.Line 1 Latte: Quantity is not valid");
  expect(basketStore.get().items).toHaveLength(1);
  await userEvent.click(confirm());
  expect(await screen.findByText(/SIAM-1/)).toBeTruthy();
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
});

test('PAYMENT_MISMATCH reads everything again, shows the old and the new price, and keeps the basket', async () => {
  const params = [
    { name: 'expected', value: '70.00' },
    { name: 'actual', value: '65.00' },
  ];
  answers = [refused('PAYMENT_MISMATCH', ['expectedAmountDue'], params)];
  open();
  await userEvent.click(confirm());
  await waitFor(() => expect(billChanged).toHaveBeenCalled());
  expect(billChanged.mock.calls[0]?.[0]).toEqual({
    stated: { amountDue: 6500, earnPoints: 0 },
    reasons: ['The price of “Latte” changed from 65.00 to 70.00 THB'],
  });
  expect(basketStore.get()).toMatchObject({
    items: [{ productId: 'product-1', chargeAmount: 7000 }],
    paymentChannels: [],
  });
});

test('without a network nothing is sent, and the cashier sees so; confirming again sells', async () => {
  answers = [paid];
  open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  await userEvent.click(confirm());
  expect((await screen.findByRole('alert')).textContent).toContain('nothing was recorded');
  expect(sent).toEqual([]);
  await userEvent.click(confirm());
  expect(await screen.findByText(/SIAM-1/)).toBeTruthy();
});

test('PAY-44 a device that is full by now sends nothing and says NoLocalStore', async () => {
  open();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(confirm());
  expect((await screen.findByRole('alert')).textContent).toContain('Need to login first');
  expect(sent).toEqual([]);
  expect(basketStore.get().items).toHaveLength(1);
  full.mockRestore();
});

test('asking again while signed out settles nothing: the very same payment can still be checked', async () => {
  answers = [new TypeError('Failed to fetch'), new OperationFault(401, 'UNAUTHENTICATED', 'Please sign in'), paid];
  open();
  fireEvent.click(screen.getByText('Confirm'));
  fireEvent.click(await screen.findByText('Check again'));
  expect(await screen.findByText('Please sign in')).toBeTruthy();
  fireEvent.click(screen.getByText('Check again'));
  expect(await screen.findByText(/SIAM-1/)).toBeTruthy();
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('issue 35 the till asks again by itself until it has an answer, at once when the network is back, and pays once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answers = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), paid];
  open();
  fireEvent.click(screen.getByText('Confirm'));
  expect(await screen.findByText('Payment outcome unknown')).toBeTruthy();
  expect(sent).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(sent).toHaveLength(2);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/SIAM-1/)).toBeTruthy();
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((input) => JSON.stringify(input))).size).toBe(1);
  vi.useRealTimers();
});

test('a network cut leaves the outcome open; checking again, also after a reload, sends the very same payment', async () => {
  answers = [new TypeError('Failed to fetch')];
  const { unmount } = open();
  await userEvent.click(confirm());
  expect(await screen.findByText('Payment outcome unknown')).toBeTruthy();
  unmount();
  answers = [new TypeError('Failed to fetch'), paid];
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/SIAM-1/)).toBeTruthy();
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((input) => JSON.stringify(input))).size).toBe(1);
});
