import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { satang, ZERO } from '@taem/domain/money/money.ts';
import { EMPTY_BASKET, toPricingBasket } from '@taem/domain/till/basket.ts';
import type { BasketExchange, ExchangeWorth } from '@taem/domain/till/basketExchange.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricedBasket, PricingRules } from '@taem/domain/till/pricing.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import type { ExchangeSaleInput } from '../../gql/contract.ts';
import { boundedViewer } from '../../testing/boundedViewer.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product } from '../testing/products.ts';
import { ConfirmPaymentDialog } from './ConfirmPaymentDialog.tsx';
import { OpenPayment } from './OpenPayment.tsx';
import { useSaleTime } from './useSaleTime.ts';

const WORTH: ExchangeWorth = {
  ...{ version: 4, isLast: true, due: satang(-39_000), deliveryCost: ZERO, member: null, refusals: [] },
  cash: { held: satang(39_000), rounding: ZERO },
  rows: [{ position: 0, name: 'Shirt', qty: -1, amount: satang(-39_000) }],
  tenders: [{ type: 'Cash', amount: satang(-39_000), instituteName: null, cardName: null }],
};
const SHIRT: BasketExchange = {
  ...{ saleId: 's', transactionNo: 'T-1', memberId: null, branchId: 'branch-1', delivery: true, inCash: false },
  lines: [{ position: 0, name: 'Shirt', options: [], qty: 1, restock: false, reason: 'Damaged' }],
  worth: WORTH,
};

type Answer = { data: object } | Error;
const done = {
  transaction: { id: 't1', transactionNo: 'SIAM-2', channels: [] },
  returned: {
    ...{ id: 'r1', transactionNo: 'SIAM-3' },
    channels: [
      { type: 'EXCHANGE', amount: -65 },
      { type: 'CASH', amount: -325 },
    ],
  },
  ...{ remainingPoints: null, userErrors: [] },
};
const exchanged = { data: { exchangeSale: done } };
const refused = (code: string, path: string[], params: object[] = []) => {
  const nothing = { transaction: null, returned: null, remainingPoints: null };
  return { data: { exchangeSale: { ...nothing, userErrors: [{ code, message: 'no', path, params }] } } };
};
/** The gateway's answer to what the shirt is worth by now. */
const worthNow = (amount: number, refusals: object[] = []) => ({
  ...{ version: 5, isLast: true, refusals, amount, rows: [], deliveryCost: 0, addedVat: 0, tenders: [], member: null },
  ...{ cashHeld: 390, cashHeldRounding: 0 },
});

let sent: ExchangeSaleInput[];
let answers: Answer[];
let preview: object;
const billChanged = vi.fn();

beforeEach(async () => {
  sent = [];
  answers = [];
  preview = worthNow(-390);
  billChanged.mockClear();
  localStorage.clear();
  storeSession(cashier);
  await switchLanguage('en');
  basketStore.replace(EMPTY_BASKET);
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
  basketStore.dispatch({ type: 'setExchange', exchange: SHIRT });
  basketStore.dispatch({ type: 'setChannel', channel: { type: 'Other', amount: 0 } });
  basketStore.keep();
});

function link() {
  const pointRates = { earnCash: 25, earnPoint: 1, redeemCash: 1, redeemPoint: 10 };
  const reads = {
    ...{ coupons: [], conditions: [], offers: { items: [] }, products: { items: [product()], total: 1 } },
    viewer: { ...boundedViewer, pointRates, branches: [] },
  };
  return new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const isExchange = operationName === 'ExchangeSale';
        if (isExchange) sent.push(variables.input as ExchangeSaleInput);
        const answer = isExchange ? answers.shift() : { data: { ...reads, previewReturn: preview } };
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

const RATES = { earnCash: 0, earnPoint: 0, redeemCash: 0, redeemPoint: 0 } as never;
const NO_RULES: PricingRules = { rates: RATES, bounds: null, coupons: new Map(), conditions: new Map() };

function Confirmation({ priced }: { priced: PricedBasket }) {
  const time = useSaleTime('branch-1');
  const onClose = () => undefined;
  return <ConfirmPaymentDialog {...{ branchId: 'branch-1', priced, time, onClose, onBillChanged: billChanged }} />;
}

function open() {
  const priced = priceBasket(toPricingBasket(basketStore.get()), NO_RULES);
  const page = (
    <>
      <Confirmation priced={priced} />
      <OpenPayment />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/payment/success', Component: Success },
  ]);
  return render(
    <ApolloProvider client={new ApolloClient({ link: link(), cache: new InMemoryCache() })}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
}

const user = userEvent.setup();
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });
const code = () => screen.getByLabelText<HTMLInputElement>('Void code');
async function press(typed = '1111') {
  await user.type(code(), typed);
  await user.click(confirm());
}

test('issue 34 an exchange is confirmed with the void code: both halves go out once, and success says what is handed back', async () => {
  answers = [exchanged];
  open();
  expect(screen.getByText('To hand back').parentElement?.textContent).toContain('325.00');
  expect(confirm().disabled).toBe(true);
  expect(document.activeElement).toBe(code());
  await press();
  const success = await screen.findByText(/SIAM-2/);
  expect(JSON.parse(success.textContent ?? '').receipt.exchange).toEqual({
    ...{ id: 'r1', transactionNo: 'SIAM-3' },
    handedBack: [{ type: 'CASH', amount: -325 }],
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    returned: {
      ...{ id: 's', version: 4, branchId: 'branch-1', authorizePin: '1111', amount: -390 },
      lines: [{ position: 0, quantity: 1, restock: false, reason: 'Damaged' }],
    },
    sale: { expectedAmountDue: 65, channels: [], createLocalTime: null, lines: [{ quantity: 1 }] },
  });
  expect(basketStore.get()).toMatchObject({ items: [], exchange: null });
  expect(Object.keys(localStorage).filter((key) => /draft|payment/.test(key))).toEqual([]);
});

test('a wrong code is said at its field, which is emptied; nothing is lost, and the next one is sent with the same key', async () => {
  answers = [refused('WRONG_AUTHORIZE_CODE', ['returned', 'authorizePin']), exchanged];
  open();
  await press('9999');
  expect(await screen.findByText('Wrong authorization code')).toBeTruthy();
  await waitFor(() => expect(code().value).toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(code()));
  await press();
  expect(await screen.findByText(/SIAM-2/)).toBeTruthy();
  expect(new Set(sent.map(({ sale }) => sale.idempotencyKey)).size).toBe(1);
});

test.each<[string, string, string[], object, string]>([
  [
    'returned meanwhile',
    'VALIDATION',
    ['returned', 'lines'],
    worthNow(0, [
      { code: 'VALIDATION', message: '', path: ['lines'], params: [{ name: 'reason', value: 'MORE_THAN_LEFT' }] },
    ]),
    'Fewer of these items are left',
  ],
  [
    'of points that are spent',
    'INSUFFICIENT_POINTS',
    ['returned'],
    worthNow(-390, [
      { code: 'INSUFFICIENT_POINTS', message: '', path: ['id'], params: [{ name: 'missing', value: '7' }] },
    ]),
    '7 points',
  ],
  ['changed elsewhere', 'STALE_VERSION', ['returned', 'version'], worthNow(-390), 'Someone else changed this sale'],
  [
    'worth less by now',
    'PAYMENT_MISMATCH',
    ['returned', 'amount'],
    worthNow(-200),
    'are worth 200.00 THB now, not 390.00',
  ],
])('pieces %s are read again, which is said on the bill, and the bill stays', async (_what, code, path, now, words) => {
  answers = [refused(code, path)];
  preview = now;
  open();
  await press();
  await waitFor(() => expect(billChanged).toHaveBeenCalledTimes(1));
  expect(billChanged.mock.calls[0]?.[0].reasons.join()).toContain(words);
  expect(basketStore.get()).toMatchObject({ items: [{ productName: 'Latte' }], exchange: { worth: { version: 5 } } });
});

test('an exchange without an answer is requested again with its key; the code is typed again, as it is stored nowhere', async () => {
  answers = [new TypeError('Failed to fetch')];
  const { unmount } = open();
  await press('4711');
  expect(await screen.findByText('Payment outcome unknown')).toBeTruthy();
  expect(JSON.stringify({ ...localStorage })).not.toContain('4711');
  unmount();
  answers = [exchanged];
  open();
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Check again' });
  expect(again.disabled).toBe(true);
  const dialog = screen.getByRole('alertdialog');
  await user.type(dialog.querySelector('input') as HTMLInputElement, '4711');
  await user.click(again);
  expect(await screen.findByText(/SIAM-2/)).toBeTruthy();
  const [first, second] = sent;
  expect(second).toEqual(first);
});
