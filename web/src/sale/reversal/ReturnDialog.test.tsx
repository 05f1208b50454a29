import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { ExchangeEntry } from '@taem/domain/till/basket.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { NoticeProvider } from '../../app/notice.tsx';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { ReturnDialog, type ReturnedSale } from './ReturnDialog.tsx';

const right = (objectCode: string) => ({ objectCode, actionCodes: ['Read', 'Write'] as ('Read' | 'Write')[] });
const SALE: ReturnedSale = {
  ...{ id: 's', transactionNo: 'T-1', status: 'COMPLETE', version: 3, branchId: 'branch-1', branchName: 'Siam' },
  ...{ memberId: 'm', earnPoints: 40, balance: 5, deliveryCost: 0, channels: [{ type: 'CASH' }] },
  member: { firstname: 'Somchai', lastname: 'Jaidee', phone: null, remainingPoints: 5 },
  returnable: [
    {
      ...{ __typename: 'ReturnableLine', position: 0, name: 'Shirt', options: ['M'], quantity: 3, left: 2 },
      chargeAmount: 390,
    },
  ],
};

interface Refused {
  code: string;
  path: string[];
  params?: { name: string; value: string }[];
}
const refusal = ({ params = [], ...error }: Refused) => ({
  ...{ __typename: 'UserError', message: 'no', ...error },
  params: params.map((param) => ({ __typename: 'UserErrorParam', ...param })),
});

const preview = (refusals: readonly Refused[] = []) => ({
  __typename: 'ReturnPreview',
  ...{ refusals: refusals.map(refusal), amount: -390, deliveryCost: 0, isLast: false, lost: [], stock: [] },
  rows: [{ __typename: 'ReturnRow', position: 0, name: 'Shirt', quantity: -1, amount: -390 }],
  // Of a sale that was partly paid with goods.
  tenders: [-380.25, -9.75].map((amount) => ({
    ...{ __typename: 'VoidTender', type: 'CASH', amount, instituteName: null, cardName: null },
  })),
  ...{ deductedPoints: 0, deductedAmount: 0, member: null },
});

let sent: Record<string, unknown>[];
let requested: unknown[];
const readAgain = vi.fn(async () => undefined);
const user = userEvent.setup();

beforeEach(async () => {
  sent = [];
  requested = [];
  readAgain.mockClear();
  await switchLanguage('en');
});

function Till() {
  return <pre data-testid="till">{JSON.stringify(useLocation().state)}</pre>;
}

function open({
  refusals = [],
  refused = [],
  rights = [PAGE.saleReturn, PAGE.payment],
  branchId = 'branch-1',
}: {
  refusals?: readonly Refused[];
  refused?: readonly Refused[];
  rights?: readonly string[];
  branchId?: string | null;
} = {}) {
  const authorizes = rights.map(right);
  storeSession({ ...cashier, authorizes, branchId });
  const answerTo = (name: string | undefined, { lines, input }: Record<string, unknown>): object => {
    if (name === 'ReturnPlan') {
      requested.push(lines);
      return { __typename: 'Query', previewReturn: preview(refusals) };
    }
    if (name !== 'ReturnSale') return { __typename: 'Query', ...viewerRights(authorizes) };
    sent.push(input as Record<string, unknown>);
    const userErrors = refused.map(refusal);
    return { returnSale: { __typename: 'ReturnSalePayload', transaction: null, sale: null, userErrors } };
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        setTimeout(() => {
          observer.next({ data: { ...answerTo(operationName, variables) } });
          observer.complete();
        });
      }),
  );
  const dialog = <ReturnDialog sale={SALE} onReadAgain={readAgain} onClose={() => undefined} />;
  const router = createMemoryRouter([
    { path: '/', element: dialog },
    { path: '/payment/addproduct', Component: Till },
  ]);
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <NoticeProvider>
        <RouterProvider router={router} />
      </NoticeProvider>
    </ApolloProvider>,
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const pieces = () => screen.getByRole('textbox', { name: /Shirt/ });
const code = () => screen.getByLabelText('Void code');

async function choose(qty = '1') {
  await user.clear(pieces());
  await user.type(pieces(), qty);
}

test('more pieces than are left, none, or no number are neither sent nor returned nor exchanged', async () => {
  open();
  await user.type(code(), '1111');
  for (const typed of ['3', 'x', '0']) {
    await choose(typed);
    expect([typed, button('Return items').disabled, button('Exchange').disabled]).toEqual([typed, true, true]);
  }
  expect(requested).toEqual([]);
  await choose('2');
  await waitFor(() => expect(button('Return items').disabled).toBe(false));
  expect(requested).toEqual([[{ position: 0, quantity: 2, restock: true }]]);
});

test('points that were spent already are said before anything is sent, and nothing is', async () => {
  open({ refusals: [{ code: 'INSUFFICIENT_POINTS', path: ['id'], params: [{ name: 'missing', value: '35' }] }] });
  await choose();
  await user.type(code(), '1111');
  expect(await screen.findByText(/35 points/)).toBeTruthy();
  expect([button('Return items').disabled, button('Exchange').disabled]).toEqual([true, true]);
  await user.type(code(), '{Enter}');
  expect(sent).toEqual([]);
});

test.each<[string, string, RegExp]>([
  ['changed elsewhere', 'STALE_VERSION', /Someone else/],
  ['of another worth by now', 'PAYMENT_MISMATCH', /no longer comes to the amount/],
])('a sale that is %s is read again, said, and the dialog keeps what was chosen', async (_what, refusedFor, words) => {
  open({ refused: [{ code: refusedFor, path: ['version'] }] });
  await choose();
  await user.type(code(), '1111');
  await waitFor(() => expect(button('Return items').disabled).toBe(false));
  await user.click(button('Return items'));
  const said = await screen.findByText(/reloaded/);
  expect(said.parentElement?.textContent).toMatch(words);
  expect(sent).toMatchObject([{ id: 's', version: 3, branchId: 'branch-1', authorizePin: '1111', amount: -390 }]);
  expect(readAgain).toHaveBeenCalledTimes(1);
  expect(pieces()).toMatchObject({ value: '1' });
});

test('issue 34 an exchange takes what was chosen into the till: pieces, reason, shelf and who brings them', async () => {
  open();
  await choose('2');
  await user.click(screen.getByRole('switch', { name: 'Back into stock' }));
  await user.click(screen.getByRole('combobox', { name: 'Reason (optional)' }));
  await user.click(await screen.findByRole('option', { name: 'Does not fit' }));
  await waitFor(() => expect(button('Exchange').disabled).toBe(false));
  await user.click(button('Exchange'));
  const entry = JSON.parse((await screen.findByTestId('till')).textContent ?? '') as ExchangeEntry;
  expect(entry.exchange).toMatchObject({ saleId: 's', transactionNo: 'T-1', memberId: 'm', branchId: 'branch-1' });
  expect(entry.exchange.lines).toEqual([
    { position: 0, name: 'Shirt', options: ['M'], qty: 2, restock: false, reason: 'Does Not Fit' },
  ]);
  expect(entry.buyer).toMatchObject({ id: 'm', firstname: 'Somchai', remainingPoints: 5 });
  expect(sent).toEqual([]);
});

test('only who may sell exchanges, and only while working in the branch of the sale', async () => {
  open({ rights: [PAGE.saleReturn] });
  await choose();
  await waitFor(() => expect(requested).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Exchange' })).toBeNull();
});

test('elsewhere the exchange says which branch it is done in', async () => {
  open({ branchId: 'branch-2' });
  await choose();
  expect(await screen.findByText(/Items are exchanged in Siam/)).toBeTruthy();
  expect(button('Exchange').disabled).toBe(true);
});
