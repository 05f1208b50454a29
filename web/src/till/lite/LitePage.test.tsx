import { satang } from '@taem/domain/money/money.ts';
import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { details, product, somchai } from '../testing/products.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { LitePage } from './LitePage.tsx';

const method = (name: string) => ({ __typename: 'PaymentMethod', id: name, name });
const RULES = { coupons: [], conditions: [] };

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  basketStore.replace(EMPTY_BASKET);
  await switchLanguage('en');
});

function open(products: object[], { branchId = 'branch-1', methods = ['Cash', 'Transfer'] } = {}) {
  storeSession({ ...cashier, branchId: branchId || null });
  const answers = {
    FirstProduct: {
      products: {
        __typename: 'ProductPage',
        items: products.map((item) => ({ ...details, ...item })),
        total: products.length,
      },
    },
    PaymentMethods: { paymentMethods: methods.map(method) },
    PricingRules: RULES,
    TillOffers: { offers: { __typename: 'OfferPage', items: [] } },
  };
  render(
    <MemoryRouter>
      <WithAnswers answers={answers}>
        <LitePage />
      </WithAnswers>
    </MemoryRouter>,
  );
}

test('LITE-02 without a branch nothing can be sold', () => {
  open([product()], { branchId: '' });
  expect(screen.getByRole('alert').textContent).toMatch('Please select branch');
});

test('LITE-03 without a product there is nothing to sell', async () => {
  open([]);
  expect((await screen.findByRole('alert')).textContent).toMatch('Please create one product first');
});

test('LITE-04, LITE-05 an empty bill gets the first product, and the amount is its price', async () => {
  open([product()]);
  const amount = await screen.findByLabelText('Amount (THB)');
  expect(basketStore.get().items).toMatchObject([{ productId: 'product-1', qty: 1, customPrice: null }]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '123.45');
  expect(basketStore.get().items).toMatchObject([{ chargeAmount: 12_345, customPrice: 12_345 }]);
});

test.each(['0', '-1', 'abc', '', '1.234', '10000000'])(
  'LITE-05 "%s" is no amount and leaves the price as it was',
  async (typed) => {
    open([product()]);
    const amount = await screen.findByLabelText('Amount (THB)');
    const before = basketStore.get().items;
    fireEvent.change(amount, { target: { value: typed } });
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(basketStore.get().items).toEqual(before);
  },
);

test('LITE-05 without a good amount nothing is taken, whatever was chosen before; with one it is', async () => {
  open([product()]);
  const amount = await screen.findByLabelText('Amount (THB)');
  const other = await screen.findByRole('button', { name: /^Other/ });
  await userEvent.click(other);
  const proceed = () => screen.getByRole('button', { name: /^Proceed/ });
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

test('LITE-05 a price that the shop changes meanwhile is the amount', async () => {
  open([product()]);
  const amount = await screen.findByLabelText('Amount (THB)');
  act(() => basketStore.dispatch({ type: 'setPrice', line: 0, price: satang(7000) }));
  expect(amount).toHaveProperty('value', '70.00');
});

test('LITE-05 a first product without a price waits for the amount', async () => {
  open([product({ retailPrice: 0 })]);
  const amount = await screen.findByLabelText('Amount (THB)');
  expect(amount).toHaveProperty('value', '0.00');
  expect(await screen.findByRole('button', { name: /^Proceed/ })).toHaveProperty('disabled', true);
  fireEvent.change(amount, { target: { value: '20' } });
  await userEvent.click(await screen.findByRole('button', { name: /^Other/ }));
  expect(screen.getByRole('button', { name: /^Proceed/ })).toHaveProperty('disabled', false);
});

test('LITE-05 the highest price is one satang below 10,000,000 THB', async () => {
  open([product()]);
  fireEvent.change(await screen.findByLabelText('Amount (THB)'), { target: { value: '9999999.99' } });
  expect(basketStore.get().items).toMatchObject([{ chargeAmount: 999_999_999 }]);
});

test('LITE-01 an amount, the offers and a tile for every way to pay: chosen, the bill can be confirmed', async () => {
  open([product()]);
  await userEvent.clear(await screen.findByLabelText('Amount (THB)'));
  await userEvent.type(screen.getByLabelText('Amount (THB)'), '50');
  for (const name of [/^Discount/, /^Special offers/]) expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose a payment method first' })).toHaveProperty('disabled', true);
  await userEvent.click(await screen.findByRole('button', { name: /^Other/ }));
  expect(basketStore.get().paymentChannels).toEqual([{ type: 'Other', amount: 50 }]);
  expect(screen.getByRole('button', { name: /^Proceed/ })).toHaveProperty('disabled', false);
});

test('LITE-01 the offers are for members: a member takes one here', async () => {
  basketStore.dispatch({ type: 'selectMember', member: somchai, tier: null });
  open([product()]);
  await userEvent.click(await screen.findByRole('button', { name: /^Special offers/ }));
  expect(await screen.findByRole('dialog', { name: 'Special offers' })).toBeTruthy();
});

test('LITE-06, CHAN-02 its basket is read only: no quantity, nothing to remove or clear, no delivery cost', async () => {
  open([product()]);
  await screen.findByLabelText('Amount (THB)');
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
