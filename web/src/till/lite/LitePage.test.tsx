import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { boundedViewer } from '../../testing/boundedViewer.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore, emptyBill, showBill } from '../basket/basketStore.ts';
import { BILLS, readBasket } from '../basket/saleDrafts.ts';
import type { SalesProductFragment } from '../gql/graphql.ts';
import { billWithKey, paymentKey } from '../payment/paymentAttempt.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product } from '../testing/products.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { LitePage } from './LitePage.tsx';

const method = (name: string) => ({ __typename: 'PaymentMethod', id: name, name });
const RULES = { viewer: boundedViewer, coupons: [], conditions: [] };

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  for (const bill of BILLS) emptyBill(bill);
  showBill('sale');
  await switchLanguage('en');
});

const page = (items: SalesProductFragment[]) => ({ __typename: 'ProductPage', items, total: items.length });

const toSellIn =
  (products: SalesProductFragment[]) =>
  ({ ids, isRemembered }: Record<string, unknown>) => ({
    products: { ...page(products), items: products.slice(0, 1) },
    ...(isRemembered === true && { remembered: page(products.filter(({ id }) => [ids].flat().includes(id))) }),
  });

function open(products: SalesProductFragment[], { branchId = 'branch-1', methods = ['Cash', 'Transfer'] } = {}) {
  storeSession({ ...cashier, branchId: branchId || null });
  const answers = {
    QuickSaleProduct: toSellIn(products),
    SalesProducts: { products: page(products) },
    PaymentMethods: { paymentMethods: methods.map(method) },
    PricingRules: RULES,
    TillOffers: { offers: { __typename: 'OfferPage', items: [] } },
  };
  return render(
    <MemoryRouter>
      <WithAnswers answers={answers}>
        <LitePage />
      </WithAnswers>
    </MemoryRouter>,
  );
}

const MANY = [product({ id: 'hamper', code: 'A', name: 'A hamper', retailPrice: 1290 }), product()];
const amountField = () => screen.findByLabelText('Amount (THB)');
const recordedAs = () => screen.findByRole('combobox', { name: 'Recorded as' });
const proceed = () => screen.getByRole('button', { name: /^(Proceed|Choose how)/ });

async function choose(name: string) {
  await userEvent.click(await recordedAs());
  await userEvent.click(await screen.findByRole('option', { name }));
}

test('LITE-02 without a branch nothing can be sold', () => {
  open([product()], { branchId: '' });
  expect(screen.getByRole('alert').textContent).toMatch('Please select branch');
});

test('LITE-03 without a product there is nothing to sell', async () => {
  open([]);
  expect((await screen.findByRole('alert')).textContent).toMatch('Please create one product first');
});

test('LITE-04, LITE-05 in a shop with one product an empty bill gets it, and the amount that is typed is its price', async () => {
  open([product()]);
  const amount = await amountField();
  expect(amount).toHaveProperty('value', '');
  await waitFor(() => expect(basketStore.get().items).toMatchObject([{ productId: 'product-1', qty: 1 }]));
  await userEvent.type(amount, '123.45');
  expect(basketStore.get().items).toMatchObject([{ chargeAmount: 12_345, customPrice: 12_345 }]);
});

test('LITE-04 of many products none is guessed: a cashier chooses once for the branch, also after the amount', async () => {
  const first = open(MANY);
  await userEvent.type(await amountField(), '40');
  expect(basketStore.get().items).toEqual([]);
  expect(await screen.findByRole('button', { name: /^Other/ })).toHaveProperty('disabled', true);
  await choose('Latte');
  expect(basketStore.get().items).toMatchObject([{ productId: 'product-1', chargeAmount: 4000 }]);
  first.unmount();

  const next = open(MANY);
  await waitFor(async () => expect(await recordedAs()).toHaveProperty('value', 'Latte'));
  expect(await amountField()).toHaveProperty('value', '');
  expect(basketStore.get().items).toMatchObject([{ productId: 'product-1', chargeAmount: 0 }]);
  next.unmount();

  open(MANY, { branchId: 'branch-2' });
  expect(await recordedAs()).toHaveProperty('value', '');
});

test('LITE-04 what is sold no longer is not remembered', async () => {
  open(MANY).unmount();
  const first = open(MANY);
  await choose('Latte');
  first.unmount();
  open([product({ id: 'hamper', name: 'A hamper' }), product({ id: 'tea', code: 'T', name: 'Tea' })]);
  expect(await recordedAs()).toHaveProperty('value', '');
});

test('LITE-04 the basket of the sales screen is left as it is, whatever becomes of the quick sale', async () => {
  storeSession(cashier);
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ id: 'tea', name: 'Tea' })) });
  const waiting = basketStore.get();
  const { unmount } = open([product()]);
  await userEvent.type(await amountField(), '40');
  expect(basketStore.get().items).toMatchObject([{ productId: 'product-1', chargeAmount: 4000 }]);
  const key = paymentKey('quickSale');
  expect([billWithKey(key), billWithKey(paymentKey('sale'))]).toEqual(['quickSale', 'sale']);
  await waitFor(() => expect(readBasket('quickSale')?.items).toHaveLength(1));
  expect(readBasket('sale')?.items).toMatchObject([{ productId: 'tea' }]);
  unmount();
  act(() => showBill('sale'));
  expect(basketStore.get()).toBe(waiting);
});

test('LITE-05 an amount that was left on the page is not that of the next quick sale', async () => {
  const first = open([product()]);
  await userEvent.type(await amountField(), '1290');
  first.unmount();
  open([product()]);
  expect(await amountField()).toHaveProperty('value', '');
  await waitFor(() => expect(basketStore.get().items).toMatchObject([{ chargeAmount: 0 }]));
});

test.each(['0', '-1', 'abc', '1.234', '10000000'])(
  'LITE-05, PR-29 "%s" is no amount: nothing of it is sold, nor of what stood there before',
  async (typed) => {
    open([product()]);
    const amount = await amountField();
    fireEvent.change(amount, { target: { value: '65' } });
    fireEvent.change(amount, { target: { value: typed } });
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(basketStore.get().items).toMatchObject([{ chargeAmount: 0 }]);
    expect(proceed()).toHaveProperty('disabled', true);
  },
);

test('LITE-05 without a good amount nothing is taken, whatever was chosen before; with one it is', async () => {
  open([product()]);
  const amount = await amountField();
  const other = await screen.findByRole('button', { name: /^Other/ });
  expect(other).toHaveProperty('disabled', true);
  expect(basketStore.get().paymentChannels).toEqual([]);
  fireEvent.change(amount, { target: { value: '65' } });
  await userEvent.click(other);
  expect(proceed()).toHaveProperty('disabled', false);
  fireEvent.change(amount, { target: { value: '' } });
  expect(proceed()).toHaveProperty('disabled', true);
  expect(other).toHaveProperty('disabled', true);
  expect(proceed().getAttribute('aria-describedby')).toBeTruthy();
  fireEvent.change(amount, { target: { value: '80' } });
  await userEvent.click(other);
  expect(proceed()).toHaveProperty('disabled', false);
  expect(basketStore.get()).toMatchObject({ items: [{ chargeAmount: 8000 }], paymentChannels: [{ amount: 80 }] });
});

test('LITE-05 the highest price is one satang below 10,000,000 THB', async () => {
  open([product()]);
  fireEvent.change(await amountField(), { target: { value: '9999999.99' } });
  expect(basketStore.get().items).toMatchObject([{ chargeAmount: 999_999_999 }]);
});

test('LITE-01 an amount, the offers and a tile for every way to pay: chosen, the bill can be confirmed', async () => {
  open([product()]);
  await userEvent.type(await amountField(), '50');
  for (const name of [/^Discount/, /^Special offers/]) expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose how to pay' })).toHaveProperty('disabled', true);
  await userEvent.click(await screen.findByRole('button', { name: /^Other/ }));
  expect(basketStore.get().paymentChannels).toEqual([{ type: 'Other', amount: 50 }]);
  expect(screen.getByRole('button', { name: /^Proceed/ })).toHaveProperty('disabled', false);
});

test('LITE-01 a discount is taken here too', async () => {
  open([product()]);
  await userEvent.type(await amountField(), '50');
  await userEvent.click(await screen.findByRole('button', { name: /^Discount/ }));
  expect(await screen.findByRole('dialog', { name: 'Discount' })).toBeTruthy();
});

test('LITE-06, CHAN-02 its basket is read only: no quantity, nothing to remove or clear, no delivery cost', async () => {
  open([product()]);
  await userEvent.type(await amountField(), '65');
  const basket = screen.getByRole('list', { name: 'Lines of the basket' });
  expect(basket.textContent).toContain('1 × 65.00');
  expect(within(basket).queryByRole('button')).toBeNull();
  expect(within(basket).queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  expect(screen.getByLabelText('Delivery')).toHaveProperty('disabled', true);
});

test('CHAN-03 with one method there is neither Split nor Other', async () => {
  open([product()], { methods: ['Cash'] });
  expect(await screen.findByRole('button', { name: /^Cash/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Split|Other)/ })).toBeNull();
});

test('CHAN-03 with several there are both', async () => {
  open([product()]);
  expect(await screen.findByRole('button', { name: /^Split/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Other/ })).toBeTruthy();
});
