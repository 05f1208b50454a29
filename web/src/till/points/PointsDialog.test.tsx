import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { EMPTY_GUEST } from '@taem/domain/till/guest.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { boundedViewer } from '../../testing/boundedViewer.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { BenefitButtons } from '../offers/BenefitButtons.tsx';
import { toNewLine } from '../sale/toNewLine.ts';
import { product, somchai } from '../testing/products.ts';
import { WalletPanel } from '../wallet/WalletPanel.tsx';
import { PointsDialog } from './PointsDialog.tsx';

let entries: object[];

beforeEach(async () => {
  entries = [];
  storeSession(cashier);
  await switchLanguage('en');
  basketStore.replace(EMPTY_BASKET);
  basketStore.dispatch({ type: 'selectMember', member: somchai, tier: null });
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 65 })) });
});

function show(page: React.ReactNode) {
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const rules = { viewer: boundedViewer, coupons: [], conditions: [], offers: { items: [] } };
        const pointEntries = { __typename: 'PointEntryPage', items: entries, total: entries.length };
        setTimeout(() => {
          const data = operationName === 'PointEntries' ? { pointEntries } : rules;
          observer.next({ data: { __typename: 'Query', ...data } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(<ApolloProvider client={client}>{page}</ApolloProvider>);
}

const field = () => screen.findByLabelText('Points to use');
const canApply = () => !screen.getByRole('button', { name: 'Apply' }).hasAttribute('disabled');

test.each([
  ['', false],
  ['0', true],
  ['-10', false],
  ['9', false],
  ['10', true],
  ['924', true],
  ['925', false],
  ['10.5', false],
])('DISC-13 of 924 points, 10 worth 1 THB, "%s" can be applied: %s', async (typed, can) => {
  show(<PointsDialog onClose={() => undefined} />);
  const points = await field();
  if (typed) await userEvent.type(points, typed);
  expect(canApply()).toBe(can);
});

test('CONST-03, DISC-14, DISC-15 the worth in THB is shown as it is typed, rounded to the rate, and Enter applies', async () => {
  show(<PointsDialog onClose={() => undefined} />);
  const points = await field();
  expect(document.activeElement).toBe(points);
  await userEvent.keyboard('105');
  expect(screen.getByText('100 points are used, by the redeem rate')).toBeTruthy();
  expect(screen.getByText('10.00 THB')).toBeTruthy();
  expect(screen.getByTestId('amount-due').textContent).toBe('55.00');
  await userEvent.keyboard('{Enter}');
  expect(basketStore.get().pointsAsCash).toBe(105);
});

test('the most that makes sense is one press away: what covers the bill, not the whole balance', async () => {
  show(<PointsDialog onClose={() => undefined} />);
  await field();
  await userEvent.click(screen.getByRole('button', { name: 'Max 650' }));
  expect(screen.getByTestId('amount-due').textContent).toBe('0.00');
  await userEvent.clear(await field());
  await userEvent.type(await field(), '900');
  expect(screen.getByText(/only 65\.00 THB can be taken off/)).toBeTruthy();
});

test('DISC-11 points are removed through the same dialog', async () => {
  basketStore.dispatch({ type: 'setPoints', points: 100 });
  show(<PointsDialog onClose={() => undefined} />);
  await field();
  await userEvent.click(screen.getByRole('button', { name: 'Use no points' }));
  expect(basketStore.get().pointsAsCash).toBe(0);
});

test('DISC-03 DISC-04 PERM-24 what cannot be used now is closed and says why', () => {
  show(<BenefitButtons />);
  const button = (name: string) => screen.getByRole('button', { name });
  const closed = () =>
    ['Discount', 'Special offers', 'Use points'].map((name) => button(name).getAttribute('aria-description'));
  expect(closed()).toEqual([null, null, null]);
  act(() => basketStore.dispatch({ type: 'selectGuest', guest: EMPTY_GUEST }));
  expect(closed()).toEqual([null, 'For members only', 'For members only']);
  act(() => basketStore.dispatch({ type: 'clearAll' }));
  expect(closed()[0]).toBe('Add a product to the basket first');
  expect(button('Discount')).toHaveProperty('disabled', true);
});

const entry = (id: string, kind: string, points: number, balance: number) => ({
  __typename: 'PointEntry',
  id,
  kind,
  points,
  balance,
  time: '2026-11-20T03:00:00Z',
  transaction: { __typename: 'Transaction', id, transactionNo: id },
  remark: null,
  why: [],
});

test('WALL-01, WALL-02, OP-48 the wallet shows what moved points and what was left, and no number leads away from the open bill', async () => {
  entries = [entry('SIAM-3', 'EARN', 4, 84), entry('SIAM-1', 'REDEEM', -20, 80)];
  show(<WalletPanel member={somchai} onClose={() => undefined} />);
  await screen.findByText('Receipt SIAM-3');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Earned from a sale.*SIAM-3\+484$/),
    expect.stringMatching(/^Used as cash.*SIAM-1−2080$/),
  ]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a member without points movements finds "No transactions"', async () => {
  show(<WalletPanel member={somchai} onClose={() => undefined} />);
  expect(await screen.findByText('No transactions')).toBeTruthy();
});
