import { satang } from '@taem/domain/money/money.ts';
import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import type { BasketExchange } from '@taem/domain/till/basketExchange.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { localKeys } from '../../app/localStore.ts';
import { storeSession } from '../../app/session.ts';
import { boundedViewer } from '../../testing/boundedViewer.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { basketStore, restoreBasket } from '../basket/basketStore.ts';
import { enterSale } from '../basket/enterSale.ts';
import { readPreviousBasket } from '../basket/saleDrafts.ts';
import { BasketPanel } from '../bill/BasketPanel.tsx';
import { toNewLine } from '../sale/toNewLine.ts';
import { product, somchai } from '../testing/products.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';

const line = (position: number, name: string) => ({
  ...{ position, name, options: [], qty: 1, restock: true, reason: 'Damaged: torn' },
});
const SHIRT: BasketExchange = {
  ...{ saleId: 's', transactionNo: 'T-1', memberId: 'member-1', branchId: 'branch-1', worth: null },
  ...{ lines: [line(0, 'Shirt'), line(2, 'Cap')], delivery: true, inCash: false },
};

const PRICE: Record<number, number> = { 0: 390, 2: 100 };
interface Requested {
  position: number;
}

let requested: unknown[];
let refusals: object[];

beforeEach(async () => {
  localStorage.clear();
  storeSession(cashier);
  await switchLanguage('en');
  basketStore.replace(EMPTY_BASKET);
  requested = [];
  refusals = [];
});

/** Answers that the goods are worth their price, and that the member has 20 points after the return. */
function worthOf(lines: readonly Requested[]) {
  requested.push(lines.map(({ position }) => position));
  const amount = -lines.reduce((sum, { position }) => sum + (PRICE[position] ?? 0), 0);
  return {
    __typename: 'ReturnPreview',
    ...{
      version: 4,
      isLast: false,
      refusals,
      amount,
      deliveryCost: 0,
      addedVat: 0,
      cashHeld: -amount,
      cashHeldRounding: 0,
    },
    rows: lines.map(({ position }) => ({
      ...{ __typename: 'ReturnRow', position, name: 'as sold', quantity: -1, amount: -(PRICE[position] ?? 0) },
    })),
    tenders: [{ __typename: 'VoidTender', type: 'CASH', amount, instituteName: null, cardName: null }],
    member: {
      ...{ __typename: 'ReturnMember', pointsAfter: 20, tierAfter: null },
      lifetimeAfter: { __typename: 'LifetimeFigures', totalRevenue: 0, totalTransactions: 1 },
    },
  };
}

const worthAnswer = ({ lines }: Record<string, unknown>) => ({ previewReturn: worthOf(lines as Requested[]) });

function open() {
  const rates = { earnCash: 25, earnPoint: 1, redeemCash: 1, redeemPoint: 10 };
  const rights = viewerRights(cashier.authorizes) as { viewer: object };
  const member = { __typename: 'Member', ...somchai, code: 'M1', nickname: null, tierId: null, tier: null };
  const answers = {
    ExchangeWorth: worthAnswer,
    PricingRules: { coupons: [], conditions: [], viewer: { ...rights.viewer, ...boundedViewer, pointRates: rates } },
    ViewerRights: rights,
    MemberInSale: { member: { ...member, totalRevenue: 10_000, totalTransactions: 12 } },
  };
  return render(
    <MemoryRouter>
      <WithAnswers answers={answers}>
        <BasketPanel onEditGuest={() => undefined} />
      </WithAnswers>
    </MemoryRouter>,
  );
}

const due = () => screen.getByTestId('amount-due').textContent;
const proceed = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Proceed/ });
const user = userEvent.setup();

function begin() {
  enterSale({ exchange: SHIRT, buyer: somchai });
}

test('issue 34 what comes back stands above the goods with what it is worth, and the difference is what is to be paid', async () => {
  begin();
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 500 })) });
  open();
  const block = await screen.findByRole('region', { name: 'Items brought back' });
  await waitFor(() => expect(block.textContent).toContain('−390.00'));
  expect(block.textContent).toMatch(/of sale T-1.*−1 × Shirt.*Damaged · torn/);
  expect(due()).toBe('10.00');
  await waitFor(() => expect(proceed().disabled).toBe(false));
  // The points are those after the return, for this bill alone.
  expect(basketStore.get().exchange?.worth).toMatchObject({
    version: 4,
    isLast: false,
    due: -49_000,
    member: { remainingPoints: 20 },
  });
});

test('less than what comes back is handed back; a line taken off is read again, and with the last one the goods stay', async () => {
  begin();
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 90 })) });
  open();
  await waitFor(() => expect(due()).toBe('400.00'));
  expect(screen.getByText('To hand back')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep Shirt' }));
  await waitFor(() => expect(due()).toBe('10.00'));
  expect(requested).toEqual([[0, 2], [2]]);
  await user.click(screen.getByRole('button', { name: 'Keep Cap' }));
  await waitFor(() => expect(due()).toBe('90.00'));
  expect(basketStore.get()).toMatchObject({ exchange: null, items: [{ productName: 'Latte' }] });
});

test('what cannot come back any more is said, and the bill is not paid', async () => {
  refusals = [
    {
      ...{ __typename: 'UserError', code: 'VALIDATION', message: 'more', path: ['lines'] },
      params: [{ __typename: 'UserErrorParam', name: 'reason', value: 'MORE_THAN_LEFT' }],
    },
  ];
  begin();
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
  open();
  expect(await screen.findByText(/Fewer of these items are left/)).toBeTruthy();
  expect(proceed().disabled).toBe(true);
});

test('goods that are taken off leave what comes back; clearing takes both', async () => {
  begin();
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
  basketStore.dispatch({ type: 'removeLine', line: 0 });
  expect(basketStore.get()).toMatchObject({ items: [], exchange: SHIRT });
  basketStore.dispatch({ type: 'clearAll' });
  expect(basketStore.get().exchange).toBeNull();
});

test('what comes back is kept on the device like the goods, without any; a basket from before there were exchanges is read too', () => {
  begin();
  basketStore.keep();
  basketStore.forget();
  expect(restoreBasket()).toMatchObject({ items: [], exchange: SHIRT });
  enterSale(null);
  expect(basketStore.get().exchange).toBeNull();
  expect(readPreviousBasket()?.exchange).toEqual(SHIRT);
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
  basketStore.keep();
  const [place = ''] = localKeys('taem.draft.basket@');
  const kept = JSON.parse(localStorage.getItem(place) ?? '{}');
  delete kept.draft.exchange;
  localStorage.setItem(place, JSON.stringify(kept));
  basketStore.forget();
  expect(restoreBasket()).toMatchObject({ items: [{ productName: 'Latte' }], exchange: null });
});

test('an exchange is not parked, and says why', async () => {
  begin();
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: satang(500) })) });
  open();
  await waitFor(() => expect(proceed().disabled).toBe(false));
  await user.click(screen.getByRole('button', { name: /^Park/ }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('are in hand');
});
