import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { NoticeProvider } from '../../app/notice.tsx';
import { storeSession } from '../../app/session.ts';
import { boundedViewer } from '../../testing/boundedViewer.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product, somchai } from '../testing/products.ts';
import { OfferDialog } from './OfferDialog.tsx';

const closed = vi.fn();
let verified: { offerId: string; authorizePin: string }[];
let refusals: string[];
let offersFail: boolean;

const coupon = (id: string, type: string) => ({
  __typename: 'Coupon',
  id,
  name: id,
  type,
  logic: '',
  variableName: 'value',
  value: 0,
  quantity: 1,
});
const total = {
  __typename: 'Condition',
  id: 'total',
  name: 'Least amount',
  type: 'total',
  logic: '[paid_amount] >= [value]',
};
const rules = {
  viewer: boundedViewer,
  coupons: [coupon('fixed', 'Discount'), coupon('percent', 'Discount Percent'), coupon('times', 'Multiplier')],
  conditions: [total],
};
const offer = (id: string, name: string, couponId: string, value: number, more: object = {}) => ({
  __typename: 'Offer',
  id,
  name,
  description: null,
  hasAuthorizePin: false,
  conditions: [],
  items: [{ __typename: 'CouponValue', couponId, value }],
  ...more,
});
const offers = [
  offer('ten', 'Ten percent', 'percent', 10),
  offer('open', 'Any amount', 'fixed', 0),
  offer('pin', 'Manager', 'percent', 20, { hasAuthorizePin: true }),
  offer('big', 'Big basket', 'fixed', 50, {
    conditions: [{ __typename: 'ConditionValue', conditionId: 'total', value: 200 }],
  }),
  offer('double', 'Double points', 'times', 2),
];

beforeEach(async () => {
  verified = [];
  refusals = [];
  offersFail = false;
  closed.mockReset();
  storeSession(cashier);
  await switchLanguage('en');
  basketStore.replace(EMPTY_BASKET);
  basketStore.dispatch({ type: 'selectMember', member: somchai, tier: null });
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 65 }), 2) });
});

function link() {
  return new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        setTimeout(() => {
          if (operationName === 'TillOffers' && offersFail) return observer.error(new TypeError('Failed to fetch'));
          observer.next({ data: answerTo(operationName ?? '', variables) });
          observer.complete();
        });
      }),
  );
}

function answerTo(operation: string, variables: Record<string, unknown>): Record<string, unknown> {
  if (operation === 'PricingRules') return { __typename: 'Query', ...rules };
  if (operation === 'TillOffers') return { __typename: 'Query', offers: { __typename: 'OfferPage', items: offers } };
  verified.push(variables.input as (typeof verified)[number]);
  const code = refusals.shift();
  const userErrors = code ? [{ __typename: 'UserError', code, message: 'no', path: ['authorizePin'], params: [] }] : [];
  return { __typename: 'Mutation', verifyOffer: { __typename: 'VerifyOfferPayload', verified: !code, userErrors } };
}

async function open(kind: 'discount' | 'offer') {
  const client = new ApolloClient({ link: link(), cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <NoticeProvider>
        <OfferDialog kind={kind} onClose={closed} />
      </NoticeProvider>
    </ApolloProvider>,
  );
  if (!offersFail) await screen.findByRole('button', { name: 'Apply' });
}

const names = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

test('DISC-07, OP-44 the discount dialog lists discounts, those that this bill takes first, says what is missing, and takes no code', async () => {
  await open('discount');
  expect(names()).toEqual(['No discount', 'Ten percent', 'Any amount', 'Manager', 'Big basket']);
  const big = screen.getByRole('radio', { name: 'Big basket' }).closest('label') as HTMLElement;
  expect(within(big).getByText('70.00 THB to go')).toBeTruthy();
  expect(screen.getByText('Only use 1 discount per bill')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Code' })).toHaveProperty('disabled', true);
});

test('DISC-08 the offers dialog lists only multipliers and rewards', async () => {
  await open('offer');
  expect(names()).toEqual(['No special offer', 'Double points']);
  expect(screen.getByText('Only use 1 offer per bill')).toBeTruthy();
  await choose('Double points');
  expect(basketStore.get().offer?.offer.id).toBe('double');
  expect(closed).toHaveBeenCalledOnce();
});

test('issue 34 a press puts a discount on the bill that needs neither value nor code, or takes all off; what the bill does not take yet waits for Apply', async () => {
  await open('discount');
  await choose('Big basket');
  expect(closed).not.toHaveBeenCalled();
  // The amount it takes off is announced before the press.
  await userEvent.click(screen.getByRole('radio', { name: 'Ten percent', description: /−13\.00$/ }));
  expect(basketStore.get().discount).toMatchObject({ offer: { id: 'ten' }, customValue: null });
  expect(closed).toHaveBeenCalledOnce();
  await choose('No discount');
  expect(basketStore.get().discount).toBeNull();
  expect(closed).toHaveBeenCalledTimes(2);
});

test('DISC-18 by keyboard what is chosen shows the new amount before it is applied, and Enter applies it', async () => {
  await open('discount');
  screen.getByRole('radio', { name: 'No discount' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByTestId('amount-due').textContent).toBe('117.00');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(basketStore.get().discount).toMatchObject({ offer: { id: 'ten' }, customValue: null });
});

test('DISC-02 Apply with nothing selected clears the discount; pressing the chosen one again selects nothing', async () => {
  basketStore.dispatch({
    type: 'setDiscount',
    discount: {
      offer: { id: 'ten', name: 'Ten percent', hasAuthorizePin: false, conditions: [], items: [] },
      customValue: null,
    },
  });
  await open('discount');
  expect(screen.getByRole('radio', { name: 'Ten percent' })).toHaveProperty('checked', true);
  await choose('Ten percent');
  expect(screen.getByRole('alert').textContent).toBe('Nothing is selected: Apply takes “Ten percent” off the bill');
  await apply();
  expect(basketStore.get().discount).toBeNull();
});

test('DISC-05 the value is enabled only where the offer leaves it open, and is made absolute', async () => {
  await open('discount');
  expect(screen.getByLabelText('Value')).toHaveProperty('disabled', true);
  await choose('Ten percent');
  expect(screen.getByLabelText('Value')).toHaveProperty('disabled', true);
  await choose('Any amount');
  const field = screen.getByLabelText('Amount (THB)');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Enter a value above 0')).toBeTruthy();
  await userEvent.type(field, '-30.50{Enter}');
  expect(basketStore.get().discount).toMatchObject({ offer: { id: 'open' }, customValue: 30.5 });
});

test('DISC-06, PERM-23 a wrong code is reported and cleared, nothing is applied; the right one, sent as text, applies', async () => {
  refusals = ['WRONG_AUTHORIZE_CODE'];
  await open('discount');
  await choose('Manager');
  const code = screen.getByLabelText('Authorization code');
  await userEvent.type(code, '0042{Enter}');
  await waitFor(() => expect(screen.getAllByText('wrong authorize code')).toHaveLength(2));
  expect(code).toHaveProperty('value', '');
  expect(basketStore.get().discount).toBeNull();
  await userEvent.type(code, '3333{Enter}');
  await waitFor(() => expect(basketStore.get().discount?.offer.id).toBe('pin'));
  expect(verified).toEqual([
    { offerId: 'pin', authorizePin: '0042' },
    { offerId: 'pin', authorizePin: '3333' },
  ]);
});

test('too many tries are worded, and nothing is applied', async () => {
  refusals = ['TOO_MANY_ATTEMPTS'];
  await open('discount');
  await choose('Manager');
  await userEvent.type(screen.getByLabelText('Authorization code'), '1{Enter}');
  expect((await screen.findAllByText('Too many attempts. Please wait a moment and try again')).length).toBeGreaterThan(
    0,
  );
  expect(basketStore.get().discount).toBeNull();
});

test('DISC-10 where offers cannot be loaded there is no dialog, only a word about it', async () => {
  offersFail = true;
  await open('offer');
  expect(await screen.findByText('Could not load the special offers. Please try again.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(closed).toHaveBeenCalled();
});

test('issue 34 an offer for certain products says for which, and how many this bill misses', async () => {
  const drinks = { __typename: 'ProductCategory', id: 'drinks', name: 'Drinks' };
  const goods = {
    __typename: 'OfferGoods',
    productIds: [],
    products: [],
    categoryIds: ['drinks'],
    categories: [drinks],
  };
  offers.push(
    offer('three', 'Buy 2 get 1', 'percent', 100, { goods: { ...goods, groupOf: 3, benefits: 1, otherParts: [] } }),
  );
  basketStore.replace(EMPTY_BASKET);
  const latte = product({ retailPrice: 65, categoryId: 'drinks' });
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(latte, 2) });
  await open('discount');
  const card = () => screen.getByRole('radio', { name: 'Buy 2 get 1' }).closest('label') as HTMLElement;
  expect(within(card()).getByText('The cheapest of every 3 items of Drinks')).toBeTruthy();
  expect(within(card()).getByText('1 more of Drinks')).toBeTruthy();
  offers.pop();
});
