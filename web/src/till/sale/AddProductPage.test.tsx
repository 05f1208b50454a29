import type { Satang } from '@taem/domain/money/money.ts';
import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import type { BasketAction } from '@taem/domain/till/basketReducer.ts';
import type { ChosenOffer } from '@taem/domain/till/pricing.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { shopDate } from '../../app/shopDay.ts';
import { boundedViewer } from '../../testing/boundedViewer.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { basketStore } from '../basket/basketStore.ts';
import { readBasket } from '../basket/saleDrafts.ts';
import type { SalesProductsQueryVariables } from '../gql/graphql.ts';
import { tillMember } from '../testing/members.ts';
import { details, product } from '../testing/products.ts';
import { type Answer, WithAnswers } from '../testing/withAnswers.tsx';
import { AddProductPage } from './AddProductPage.tsx';
import { toNewLine } from './toNewLine.ts';

const LATTE = product();
const COCOA = product({
  id: 'product-2',
  code: 'COCOA',
  name: 'Cocoa',
  categoryId: 'category-1',
  retailPrice: 70,
  skipStock: false,
  isVatExempt: false,
});
const DRINKS = { __typename: 'ProductCategory', id: 'category-1', name: 'Drinks and more' };
const tier = {
  __typename: 'MemberTier',
  id: 'tier-1',
  name: 'Gold',
  imageUrl: null,
  level: 4,
  description: null,
  privileges: [],
};
const member = { ...tillMember({ remainingPoints: 924 }), tier };
const coupon = (id: string, type: string) => {
  return { __typename: 'Coupon', id, name: id, type, logic: '', variableName: 'value', value: 0, quantity: 1 };
};
const rules = {
  viewer: boundedViewer,
  coupons: [coupon('fixed', 'Discount'), coupon('times', 'Multiplier')],
  conditions: [
    { __typename: 'Condition', id: 'total', name: 'Least amount', type: 'total', logic: '[paid_amount] >= [value]' },
  ],
};
/** Returns an offer that applies from 500 THB. */
const chosen = (name: string, couponId: string): ChosenOffer => {
  const conditions = [{ conditionId: 'total', value: 500 }];
  return {
    offer: { id: name, name, hasAuthorizePin: false, conditions, items: [{ couponId, value: 2 }] },
    customValue: null,
  };
};

let requests: SalesProductsQueryVariables[];

beforeEach(async () => {
  requests = [];
  Element.prototype.scrollIntoView = () => undefined;
  storeSession(cashier);
  await switchLanguage('en');
  basketStore.replace(EMPTY_BASKET);
});

const pageOf = (typename: string, items: object[]) => ({ __typename: typename, items, total: items.length });

function answers(viewer: object = boundedViewer): Record<string, Answer> {
  const shop = {
    products: pageOf('ProductPage', [LATTE, COCOA]),
    productCategories: pageOf('ProductCategoryPage', [DRINKS]),
    optionGroups: pageOf('OptionGroupPage', []),
    offers: pageOf('OfferPage', []),
    paymentMethods: [],
    ...{ ...rules, viewer },
  };
  const salesPage = (asks: Record<string, unknown>) => ({
    ...(asks.shop ? shop : {}),
    ...(asks.member ? { member } : {}),
  });
  const salesProducts = (variables: Record<string, unknown>) => {
    requests.push(variables as SalesProductsQueryVariables);
    return { products: pageOf('ProductPage', variables.keyword === 'nothing' ? [] : [COCOA]) };
  };
  return {
    ViewerRights: viewerRights(cashier.authorizes),
    ParkedBills: { parkedBills: null },
    SalesPage: salesPage,
    SalesProducts: salesProducts,
    TillOptionGroups: { optionGroups: pageOf('OptionGroupPage', []) },
    TillOffers: { offers: pageOf('OfferPage', []) },
    PricingRules: { ...rules, viewer },
    ProductDetails: { product: details },
    MemberWallet: { transactions: pageOf('TransactionPage', []) },
  };
}

function open(state: object | null = { member }, more: Record<string, Answer> = {}) {
  const router = createMemoryRouter(
    [
      { path: '/payment/addproduct', Component: AddProductPage },
      { path: '*', element: null },
    ],
    { initialEntries: [{ pathname: '/payment/addproduct', state }] },
  );
  render(
    <WithAnswers answers={{ ...answers(), ...more }}>
      <RouterProvider router={router} />
    </WithAnswers>,
  );
  return router;
}

const user = userEvent.setup({ pointerEventsCheck: 0 });
/** Finds the last button of that name, as a dialog is after the page. A query by role would visit hundreds of elements. */
const findButton = (name: string) =>
  Array.from(document.querySelectorAll('button')).findLast((each) =>
    (each.ariaLabel ?? each.textContent ?? '').startsWith(name),
  );
const button = (name: string) => findButton(name) ?? expect.fail(`no button ${name}`);
const press = async (name: string) => user.click(await waitFor(() => button(name)));
const findCard = (name: string) =>
  Array.from(document.querySelectorAll<HTMLButtonElement>('[data-card]')).find(({ textContent }) =>
    textContent?.includes(name),
  );
const cardOf = (name: string) => waitFor(() => findCard(name) ?? expect.fail(`no card ${name}`));
const search = () => screen.getByLabelText<HTMLInputElement>(/^Search products/);
let clock = 1e6;
/** Presses the keys of a scanner at its pace, however busy the machine is. */
function scan(text: string): void {
  clock += 5000;
  for (const key of [...text, 'Enter']) {
    const code = key === 'Enter' ? key : `${/\d/.test(key) ? 'Digit' : 'Key'}${key.toUpperCase()}`;
    const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
    clock += 5;
    Object.defineProperty(event, 'timeStamp', { value: clock });
    fireEvent(document.activeElement ?? document.body, event);
  }
}
const dialogs = () =>
  Array.from(document.querySelectorAll('[role=dialog]'), (dialog) => {
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    return title?.textContent;
  });
const isVisible = (text: string) => screen.queryByText(text) !== null;

test('PAY-08 product types, then search, categories and cards, then the basket', async () => {
  open();
  await cardOf('Latte');
  const parts = [
    screen.getByRole('navigation', { name: 'Product types' }),
    search(),
    screen.getByRole('group', { name: 'Categories' }),
    screen.getByRole('group', { name: /^Products/ }),
    screen.getByRole('heading', { name: 'Basket' }),
  ];
  expect(parts.toSorted((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1))).toEqual(parts);
  expect(screen.getByText('Drinks and…').closest('[title]')?.getAttribute('title')).toBe('Drinks and more');
});

test('PAY-10, PAY-47 every dialog of the sales screen opens from it, alone, and closes again', async () => {
  open();
  await user.click(await cardOf('Latte'));
  const ways: [opens: string, name: string][] = [
    ['Details of Latte', 'Latte'],
    ['Discount', 'Discount'],
    ['Special offers', 'Special offers'],
    ['Use points', 'Points as cash'],
    ['Points wallet of Somchai Jaidee', 'Points wallet'],
    ['Clear all', 'Clear the whole basket?'],
    ['Remove Latte', 'Remove product?'],
  ];
  for (const [opens, name] of ways) {
    await press(opens);
    await waitFor(() => expect(dialogs()).toEqual([name]));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toEqual([]));
  }
  expect(basketStore.get().items).toHaveLength(1);
});

test('PAY-27, PAY-28 a line leaves at less than one, and the basket is cleared, only after a question', async () => {
  open();
  await user.click(await cardOf('Latte'));
  await user.click(await cardOf('Cocoa'));
  await press('Decrease Latte');
  expect(basketStore.get().items).toHaveLength(2);
  await press('Remove');
  expect(basketStore.get().items).toMatchObject([{ productName: 'Cocoa' }]);
  await press('Clear all');
  expect(basketStore.get().items).toHaveLength(1);
  await press('Clear all');
  expect(basketStore.get().items).toEqual([]);
});

test('PAY-12, PAY-14, PAY-15, PERM-24 a guest starts with an empty basket, without tier, wallet or special offers', async () => {
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(LATTE) });
  basketStore.dispatch({ type: 'setProductType', productType: 'Stocked' });
  basketStore.keep();
  open({});
  await screen.findByRole('dialog', { name: 'Walk-in customer' });
  expect(basketStore.get()).toMatchObject({ items: [], productType: 'Product' });
  await waitFor(() => expect(readBasket('sale')).toBeNull());
  await press('Skip');
  await user.click(await cardOf('Latte'));
  expect(isVisible('Gold tier')).toBe(false);
  expect(findButton('Points wallet')).toBeUndefined();
  expect(button('Special offers').disabled).toBe(true);
  expect(button('Discount').disabled).toBe(false);
});

const none = { products: pageOf('ProductPage', []) };
function shopWith(counter: object): Record<string, Answer> {
  const viewer = { ...boundedViewer, counter: { ...boundedViewer.counter, ...counter } };
  const page = (asks: Record<string, unknown>) => {
    const shop = (answers().SalesPage as (asks: Record<string, unknown>) => object)(asks);
    return { ...shop, ...(asks.shop ? { viewer } : {}) };
  };
  return { SalesPage: page, Counter: { viewer } };
}
const goodsFirstShop = shopWith({ saleStart: 'GOODS' });

test('where sales begin with the goods nothing stands before them, and details of the guest are given on demand', async () => {
  open({}, goodsFirstShop);
  await user.click(await cardOf('Latte'));
  expect(dialogs()).toEqual([]);
  await press('Customer details');
  expect(dialogs()).toEqual(['Walk-in customer']);
});

test('the scan field names the customer by phone or code, products first, and the bill stays', async () => {
  const keywords: unknown[] = [];
  const search_ = ({ keyword }: Record<string, unknown>) => {
    keywords.push(keyword);
    const items = [member, { ...member, id: 'member-2', code: 'OTHER', phone: '0999999999|TH|+66' }];
    return { members: pageOf('MemberPage', items) };
  };
  open({}, { ...goodsFirstShop, SalesProducts: none, SearchMembers: search_, MemberInSale: { member } });
  await user.click(await cardOf('Latte'));
  scan('LATTE');
  scan(member.code);
  await waitFor(() => expect(basketStore.get().member?.id).toBe('member-1'));
  expect(basketStore.get().items).toMatchObject([{ productName: 'Latte', qty: 2 }]);
  expect(search().value).toBe('');
  expect(keywords).toEqual([member.code.toLowerCase()]);
  await press('Sell to a walk-in');
  expect(basketStore.get()).toMatchObject({ member: null, items: [{ qty: 2 }] });
});

test('the label of a scale sells one piece at its weight or its price; the next one of another weight is another line', async () => {
  const scales = shopWith({ saleStart: 'GOODS', weightLabels: '21', priceLabels: '22' });
  const fish = product({ id: 'product-9', code: '42', name: 'Fish', retailPrice: 120 });
  const lookedUp: unknown[] = [];
  const byCode = ({ code }: Record<string, unknown>) => {
    lookedUp.push(code);
    return { products: pageOf('ProductPage', code === '42' ? [fish] : []) };
  };
  open({}, { ...scales, ProductByCode: byCode, SalesProducts: none });
  await cardOf('Latte');
  for (const [at, label] of ['2100042003453', '2100042002005', '2200042009995'].entries()) {
    scan(label);
    await waitFor(() => expect(basketStore.get().items).toHaveLength(at + 1));
  }
  await waitFor(() =>
    expect(basketStore.get().items).toMatchObject([
      { productName: 'Fish', qty: 1, chargeAmount: 4140, customPrice: 4140, note: '0.345 kg × 120.00' },
      { productName: 'Fish', qty: 1, chargeAmount: 2400, customPrice: 2400, note: '0.200 kg × 120.00' },
      { productName: 'Fish', qty: 1, chargeAmount: 999, customPrice: 999 },
    ]),
  );
  expect(lookedUp).toEqual(['2100042003453', '00042', '42']);
});

test('PAY-15, PAY-40, PAY-43 a member has a tier block until the first product, wallet and offers; Proceed keeps the bill', async () => {
  const router = open();
  expect(await screen.findByText('Gold tier')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Points wallet of Somchai Jaidee Gold ?924 points$/ })).toBeTruthy();
  expect(button('Proceed').disabled).toBe(true);
  await user.click(await cardOf('Latte'));
  expect(isVisible('Gold tier')).toBe(false);
  expect(button('Special offers').disabled).toBe(false);
  await waitFor(() => expect(button('Proceed').disabled).toBe(false));
  const qty = screen.getByLabelText('Quantity of Latte');
  for (const typed of ['0', '']) {
    await user.clear(qty);
    if (typed) await user.type(qty, typed);
    expect(button('Proceed').disabled).toBe(true);
  }
  await user.type(qty, '3');
  await press('Proceed');
  expect(readBasket('sale')).toMatchObject({ items: [{ productId: 'product-1', qty: 3 }], member: { id: 'member-1' } });
  expect(router.state.location.pathname).toBe('/payment/channels');
});

test('N3 more than the shop sells at once is marked and reported, and payment is held until it is less', async () => {
  open();
  await user.click(await cardOf('Latte'));
  const qty = screen.getByLabelText('Quantity of Latte');
  await user.clear(qty);
  await user.type(qty, '1001');
  await screen.findByText('Line 1: 1,001 items are above the shop’s limit for one line (1,000)');
  expect([qty.getAttribute('aria-invalid'), button('Proceed').disabled]).toEqual(['true', true]);
  await user.clear(qty);
  await user.type(qty, '1000');
  await waitFor(() => expect(button('Proceed').disabled).toBe(false));
  act(() => basketStore.dispatch({ type: 'setDelivery', deliveryCost: 99_999_900 as Satang }));
  await screen.findByText(/^A bill of [\d,.]+ THB is above the shop’s limit \(1,000,000.00 THB\)/);
  expect(button('Proceed').disabled).toBe(true);
});

test('PAY-10, PAY-42 what is applied and not met stops Proceed with an alert that names it and its condition', async () => {
  const router = open();
  await user.click(await cardOf('Latte'));
  const actions: BasketAction[] = [
    { type: 'setDiscount', discount: chosen('Big basket', 'fixed') },
    { type: 'setOffer', offer: chosen('Double points', 'times') },
  ];
  for (const [at, name] of ['Big basket', 'Double points'].entries()) {
    act(() => basketStore.dispatch({ type: 'setDiscount', discount: null }));
    act(() => basketStore.dispatch(actions[at] ?? expect.fail()));
    await waitFor(() => expect(button('Proceed').disabled).toBe(false));
    await press('Proceed');
    const alert = await screen.findByRole('alertdialog', { name: 'Cannot be used yet' });
    expect(alert.textContent).toContain(
      `The basket does not meet the condition of “${name}”: products come to at least 500 THB`,
    );
    await press('OK');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  expect(router.state.location.pathname).toBe('/payment/addproduct');
});

test('PAY-46 where member and tier cannot be read there is no tier block, and no one proceeds', async () => {
  open({ member }, { SalesPage: new TypeError('Failed to fetch'), MemberInSale: new TypeError('Failed to fetch') });
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load the member');
  await user.click(await cardOf('Cocoa'));
  expect(isVisible('Gold tier')).toBe(false);
  expect(button('Proceed').disabled).toBe(true);
});

test('PAY-16, PAY-18 words or a category narrow the list, a search that finds nothing says so, and an empty one shows everything again', async () => {
  open();
  await cardOf('Latte');
  const chip = async (name: string) => user.click(await screen.findByText(name));
  await chip('Drinks and…');
  await waitFor(() =>
    expect(requests).toEqual([{ page: 1, keyword: null, categoryId: 'category-1', isPopular: null }]),
  );
  expect(basketStore.get().categories).toEqual(['category-1']);
  await waitFor(() => expect(findCard('Latte')).toBeUndefined());
  await user.type(search(), '{Enter}');
  expect(await cardOf('Latte')).toBeTruthy();

  await chip('Drinks and…');
  await user.type(search(), 'nothing');
  expect((await screen.findByText('No products')).closest('[role=status]')?.textContent).toContain(
    'Try another search or category.',
  );
  expect(requests.at(-1)).toEqual({ page: 1, keyword: 'nothing', categoryId: null, isPopular: null });
  await user.clear(search());
  expect(await cardOf('Latte')).toBeTruthy();
  expect(basketStore.get().categories).toEqual([]);
});

test('E19 without a connection a category or words show what is loaded of them, and never the cards of another choice', async () => {
  open({ member }, { SalesProducts: new TypeError('Failed to fetch') });
  const cards = () => Array.from(document.querySelectorAll('[data-card]'), ({ textContent }) => textContent);
  await cardOf('Latte');
  await user.click(await screen.findByText('Drinks and…'));
  await waitFor(() => expect(cards()).toEqual([expect.stringMatching(/Cocoa/)]));
  expect(isVisible('Cannot reach the server: only products already loaded are shown')).toBe(true);
  await user.type(search(), 'LAT');
  await waitFor(() => expect(cards()).toEqual([expect.stringMatching(/Latte/)]));
  await user.clear(search());
  await user.type(search(), 'tea');
  expect(await screen.findByText('Could not load')).toBeTruthy();
  expect(cards()).toEqual([]);
});

test('PAY-08, PAY-23 the type that is chosen shows its products and stays with the bill', async () => {
  open();
  await cardOf('Latte');
  await press('Stocked');
  await waitFor(() => expect(findCard('Latte')).toBeUndefined());
  await user.click(await cardOf('Cocoa'));
  basketStore.keep();
  expect(readBasket('sale')).toMatchObject({ productType: 'Stocked', items: [{ productName: 'Cocoa' }] });
});

test('popular products are a separate list, which words and categories leave', async () => {
  open();
  await cardOf('Latte');
  await user.type(search(), 'Cocoa');
  await waitFor(() => expect(requests.at(-1)?.keyword).toBe('Cocoa'));
  await press('Popular');
  await waitFor(() => expect(requests.at(-1)).toEqual({ page: 1, keyword: null, categoryId: null, isPopular: true }));
  expect(search().value).toBe('');
  await user.click(await screen.findByText('Drinks and…'));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ categoryId: 'category-1', isPopular: null }));
  expect(basketStore.get().productType).toBe('Product');
  await press('Popular');
  expect(basketStore.get().categories).toEqual([]);
  await user.type(search(), 'Latte');
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ keyword: 'Latte', isPopular: null }));
  expect(search().value).toBe('Latte');
});

test('issue 36 a bill that is dated is priced by its time among its lines too, says so, and is sold now by one press', async () => {
  const today = shopDate();
  const addedVat = { __typename: 'VatRates', id: 'self', vatPercent: 10, vatFrom: today, vatPercentBefore: 7 };
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 100 }), 1) });
  basketStore.dispatch({ type: 'setSoldAt', soldAt: `${addDays(today, -1)}T12:00` });
  open({ editBasket: true }, answers({ ...boundedViewer, addedVat }));
  const due = await screen.findByTestId('amount-due');
  await waitFor(() => expect(due.textContent).toContain('107.00'));
  await screen.findByText(/^This sale is dated .* 12:00/);
  await press('Use current time');
  await waitFor(() => expect(due.textContent).toContain('110.00'));
  expect(isVisible('Use current time')).toBe(false);
});

test.each([
  ['GOODS', 1],
  ['CUSTOMER', 0],
])(
  'issue 34 on the way back from the payment page a shop that begins with %s has %i lines on its bill',
  async (saleStart, left) => {
    const router = open(null, answers({ ...boundedViewer, counter: { ...boundedViewer.counter, saleStart } }));
    await user.click(await cardOf('Latte'));
    await act(() => router.navigate('/payment/channels'));
    await act(() => router.navigate(-1));
    await cardOf('Latte');
    expect(basketStore.get().items).toHaveLength(left);
  },
);
