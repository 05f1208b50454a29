import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { shopDateOf } from '../../app/shopDay.ts';
import { boundedViewer } from '../../testing/boundedViewer.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { EXACT_CASH } from '../counter/useExactCash.ts';
import { tillRoutes } from '../routes.tsx';
import { toNewLine } from '../sale/toNewLine.ts';
import { product } from '../testing/products.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { ChannelsPage } from './ChannelsPage.tsx';

const method = (name: string) => ({ __typename: 'PaymentMethod', id: name, name });

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  storeSession(cashier);
  await switchLanguage('en');
  basketStore.replace(EMPTY_BASKET);
});

function LocationState() {
  return <p data-testid="state">{JSON.stringify(useLocation().state)}</p>;
}

function open(methods: readonly string[] = ['Cash', 'Transfer'], state: object | null = null, viewer: object = {}) {
  const answers = {
    PaymentMethods: { paymentMethods: methods.map(method) },
    PricingRules: { viewer: { ...boundedViewer, ...viewer }, coupons: [], conditions: [] },
  };
  render(
    <MemoryRouter initialEntries={[{ pathname: '/payment/channels', state }]}>
      <WithAnswers answers={answers}>
        <ChannelsPage />
        <LocationState />
      </WithAnswers>
    </MemoryRouter>,
  );
}

const step = (title: string) => screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;

test('CHAN-01, CHAN-21 step 1 is Full Payment of a read-only total, Deposit is disabled; step 2 is the method', async () => {
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 65 }), 2) });
  basketStore.dispatch({ type: 'setDelivery', deliveryCost: 2050 as typeof EMPTY_BASKET.deliveryCost });
  open();
  const first = within(step('Payment option'));
  expect(
    first.getAllByRole<HTMLButtonElement>('button').map(({ textContent, disabled }) => [textContent, disabled]),
  ).toEqual([
    ['Full Payment', false],
    ['Deposit · Not available', true],
  ]);
  expect(first.getByRole('button', { pressed: true }).textContent).toBe('Full Payment');
  expect(step('Payment option').textContent).toContain('Total150.50THB');
  expect(first.queryByRole('textbox')).toBeNull();
  const second = within(step('Payment method'));
  await userEvent.click(await second.findByRole('button', { name: /^Other/ }));
  expect(basketStore.get().paymentChannels).toEqual([{ type: 'Other', amount: 150.5 }]);
  expect(screen.getByRole('button', { name: /^Proceed/ })).toHaveProperty('disabled', false);
});

test('CHAN-04 closing a dialog leaves no way to pay chosen', async () => {
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 65 }), 1) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Other/ }));
  expect(screen.getByRole('button', { name: /^Proceed/ })).toHaveProperty('disabled', false);
  await userEvent.click(screen.getByRole('button', { name: /^Split/ }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Choose how to pay' })).toHaveProperty('disabled', true);
  expect(basketStore.get().paymentChannels).toEqual([]);
});

test('CHAN-08 while the settings of the shop cannot be read, a transfer is taken with its proof', async () => {
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 65 }), 1) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Transfer/ }));
  expect(await screen.findByRole('dialog', { name: 'Transfer' })).toBeTruthy();
});

test('CHAN-01 the page is titled Payment Method', () => {
  expect(tillRoutes.find(({ path }) => path === '/payment/channels')?.title.en).toBe('Payment Method');
});

test('without a bill there is nothing to pay, and a way to a new sale', () => {
  open();
  expect(screen.getByText('No bill is waiting for payment')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New sale' }).getAttribute('href')).toBe('/payment');
});

test('issue 34 a bill that is led on to be paid exactly in cash shows its confirmation at once, and once', async () => {
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 65 }), 1) });
  open(['Cash', 'Transfer'], EXACT_CASH);
  await screen.findByRole('dialog');
  expect(basketStore.get().paymentChannels).toEqual([{ type: 'Cash', amount: 65, received_amount: 65 }]);
  await waitFor(() => expect(screen.getByTestId('state').textContent).toBe('null'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('where the shop takes no cash, a bill that is to be paid exactly waits for a way to pay', async () => {
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 65 }), 1) });
  open(['Transfer'], EXACT_CASH);
  await screen.findByRole('button', { name: /^Transfer/ });
  expect(basketStore.get().paymentChannels).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('issue 36 a sale that is dated back is priced by its time, such as with the rate of VAT of its day, and the way to pay is chosen again', async () => {
  const [today, yesterday] = [0, 1].map((days) => addDays(shopDateOf(new Date()), -days)) as [string, string];
  const addedVat = { id: 'self', vatPercent: 10, vatFrom: today, vatPercentBefore: 7 };
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 100 }), 1) });
  open(['Cash', 'Transfer'], EXACT_CASH, { addedVat: { __typename: 'VatRates', ...addedVat } });
  await screen.findByRole('dialog');
  expect(basketStore.get().paymentChannels).toMatchObject([{ type: 'Cash', amount: 110 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Set date and time of the sale' }));
  fireEvent.change(screen.getByLabelText('Date and time of the sale'), { target: { value: `${yesterday}T12:00` } });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [changed, dated] = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(changed).toContain('Amount due: told 110.00 → now 107.00');
  expect(dated).toMatch(/^This sale is dated .* 12:00/);
  expect(basketStore.get().paymentChannels).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Other/ }));
  expect(basketStore.get().paymentChannels).toEqual([{ type: 'Other', amount: 107 }]);
  await userEvent.click(screen.getByRole('button', { name: /^Proceed/ }));
  const time = await screen.findByLabelText<HTMLInputElement>('Date and time of the sale');
  expect(time.value).toBe(`${yesterday.split('-').reverse().join('-')} 12:00`);
});

test('a bill is still dated on the way back from its lines, and the next one is not', async () => {
  const ring = () => basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 65 }), 1) });
  const dated = () => screen.queryAllByText(/^This sale is dated/);
  ring();
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Other/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Proceed/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Set date and time of the sale' }));
  const yesterday = `${addDays(shopDateOf(new Date()), -1)}T12:00`;
  fireEvent.change(screen.getByLabelText('Date and time of the sale'), { target: { value: yesterday } });
  cleanup();
  ring();
  open();
  expect(dated()).toHaveLength(1);
  cleanup();
  basketStore.dispatch({ type: 'reset' });
  ring();
  open();
  expect(dated()).toEqual([]);
});
