import type { ApolloClient } from '@apollo/client';
import { satang } from '@taem/domain/money/money.ts';
import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { EMPTY_GUEST } from '@taem/domain/till/guest.ts';
import type { ChosenOffer } from '@taem/domain/till/pricing.ts';
import { beforeEach, expect, test } from 'vitest';
import { clearSession, currentSession, storeSession } from '../../app/session.ts';
import { boundedViewer } from '../../testing/boundedViewer.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { FreshRulesDocument, MemberInSaleDocument, ProductsByIdsDocument } from '../gql/graphql.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product, somchai } from '../testing/products.ts';
import { refreshBill } from './refreshBill.ts';

const conditions = [{ id: 'total', name: 'total', type: 'total', logic: '[paid_amount] >= [value]' }];
const coupons = [
  { id: 'percent', name: 'percent', type: 'Discount Percent', logic: '', variableName: '', value: 0, quantity: 1 },
];
const offer = (id: string, from: number) => ({
  id,
  name: id,
  description: null,
  hasAuthorizePin: false,
  conditions: [{ conditionId: 'total', value: from }],
  items: [{ couponId: 'percent', value: 10 }],
});

let shop: { products: object[]; offers: object[]; points: number; earnPoint: number; isMember: boolean };
let requests: { query: unknown; variables?: object; fetchPolicy: string }[];
/** The document that gets no answer. */
let unanswered: unknown;
const client = {
  query: (options: (typeof requests)[number]) => {
    requests.push(options);
    if (options.query === unanswered) return Promise.resolve({ data: undefined });
    return Promise.resolve({
      data: {
        products: { items: shop.products, total: shop.products.length },
        offers: { items: shop.offers },
        coupons,
        conditions,
        viewer: {
          ...boundedViewer,
          pointRates: { earnCash: 25, earnPoint: shop.earnPoint, redeemCash: 1, redeemPoint: 10 },
        },
        member: shop.isMember
          ? {
              ...somchai,
              totalRevenue: 0,
              totalTransactions: 0,
              remainingPoints: shop.points,
              tags: [],
              tier: null,
            }
          : null,
      },
    });
  },
} as ApolloClient;

beforeEach(() => {
  storeSession(cashier);
  const products = [product(), product({ id: 'tea', retailPrice: 40 })];
  shop = { products, offers: [], points: 1_000, earnPoint: 1, isMember: true };
  requests = [];
  unanswered = null;
  basketStore.replace(EMPTY_BASKET);
  basketStore.dispatch({ type: 'selectMember', member: { ...somchai, remainingPoints: 1_000 }, tier: null });
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
  basketStore.dispatch({
    type: 'addProduct',
    product: toNewLine(product({ id: 'tea', name: 'Tea', retailPrice: 40 })),
  });
});

test('products of the bill, its member and the rules are read from the server, not from what is known', async () => {
  await refreshBill(client);
  expect(requests.slice(0, 3)).toEqual([
    { query: ProductsByIdsDocument, variables: { ids: ['product-1', 'tea'] }, fetchPolicy: 'network-only' },
    { query: MemberInSaleDocument, variables: { id: somchai.id }, fetchPolicy: 'network-only' },
    { query: FreshRulesDocument, fetchPolicy: 'network-only' },
  ]);
});

test.each([
  ['products', ProductsByIdsDocument],
  ['rules', FreshRulesDocument],
])('a bill whose %s cannot be read stays as it is', async (_, query) => {
  const before = basketStore.get();
  unanswered = query;
  await expect(refreshBill(client)).rejects.toThrow();
  expect(basketStore.get()).toEqual(before);
});

test('a bill keeps its member when the record cannot be read, or is gone', async () => {
  unanswered = MemberInSaleDocument;
  await refreshBill(client);
  expect(basketStore.get().member).toMatchObject({ remainingPoints: 1_000 });
  unanswered = null;
  shop = { ...shop, isMember: false, points: 5 };
  await refreshBill(client);
  expect(basketStore.get().member).toMatchObject({ id: somchai.id, remainingPoints: 1_000 });
});

test('a bill of a guest is read again without a member, and no one need be signed in to look at it', async () => {
  basketStore.dispatch({ type: 'selectGuest', guest: EMPTY_GUEST });
  clearSession();
  expect(await refreshBill(client)).toMatchObject({ points: null, gone: [], prices: [] });
  expect(requests.map(({ query }) => query)).not.toContain(MemberInSaleDocument);
  expect(currentSession()).toBeNull();
});

test('what was tendered is taken back, since the amount due may be another', async () => {
  basketStore.dispatch({ type: 'setChannel', channel: { type: 'Other', amount: 105 } });
  await refreshBill(client);
  expect(basketStore.get().paymentChannels).toEqual([]);
});

test('points within the balance stay, to the last one', async () => {
  basketStore.dispatch({ type: 'setPoints', points: 500 });
  shop.points = 500;
  expect((await refreshBill(client)).points).toBeNull();
  expect(basketStore.get().pointsAsCash).toBe(500);
});

test('a product that is no longer sold leaves the bill and is named; the rest stays', async () => {
  shop.products = [product()];
  const { gone, isEmptied } = await refreshBill(client);
  expect(gone).toMatchObject([{ productName: 'Tea', qty: 1 }]);
  expect(isEmptied).toBe(false);
  expect(basketStore.get().items).toMatchObject([{ productId: 'product-1', itemRef: '1' }]);
});

test('where nothing is sold any more the lines stay to be looked at', async () => {
  shop.products = [];
  expect(await refreshBill(client)).toMatchObject({ isEmptied: true, gone: [{}, {}] });
  expect(basketStore.get().items).toHaveLength(2);
});

test('a shelf price that becomes that of another line of the product makes them one line', async () => {
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 80 }), 2) });
  expect(basketStore.get().items).toHaveLength(3);
  shop.products = [product({ retailPrice: 80 }), product({ id: 'tea', retailPrice: 40 })];
  await refreshBill(client);
  expect(basketStore.get().items).toMatchObject([
    { productId: 'product-1', qty: 3, chargeAmount: 8_000, itemRef: '1' },
    { productId: 'tea', itemRef: '2' },
  ]);
});

test('a price that the cashier typed stays, whatever the shelf says, and is a separate line beside the shelf price', async () => {
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
  basketStore.dispatch({ type: 'setPrice', line: 0, price: satang(5_000) });
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product(), 3) });
  shop.products = [product({ retailPrice: 80 }), product({ id: 'tea', retailPrice: 40 })];
  const { prices } = await refreshBill(client);
  expect(prices).toEqual([{ name: 'Latte', before: 6_500, now: 8_000 }]);
  expect(basketStore.get().items).toMatchObject([
    { productId: 'product-1', qty: 2, chargeAmount: 5_000, customPrice: 5_000 },
    { productId: 'tea', qty: 1 },
    { productId: 'product-1', qty: 3, chargeAmount: 8_000, customPrice: null },
  ]);
});

test('points spent elsewhere: what is left is used by the redeem rate, below the least nothing', async () => {
  basketStore.dispatch({ type: 'setPoints', points: 500 });
  shop.points = 127;
  expect((await refreshBill(client)).points).toEqual({ before: 500, now: 120, balance: 127 });
  expect(basketStore.get().pointsAsCash).toBe(120);
  shop.points = 9;
  expect((await refreshBill(client)).points).toEqual({ before: 120, now: 0, balance: 9 });
  expect(basketStore.get().pointsAsCash).toBe(0);
});

test('a discount whose condition was raised above the bill leaves it with the reason', async () => {
  const chosen: ChosenOffer = {
    offer: {
      id: 'ten',
      name: 'ten',
      hasAuthorizePin: false,
      conditions: [],
      items: [{ couponId: 'percent', value: 10 }],
    },
    customValue: null,
  };
  basketStore.dispatch({ type: 'setDiscount', discount: chosen });
  shop.offers = [offer('ten', 500)];
  const { offers, unmet } = await refreshBill(client);
  expect(offers).toMatchObject([{ now: { conditions: [{ value: 500 }] } }]);
  expect(unmet).toMatchObject([{ refusal: { code: 'CONDITION_NOT_MET', source: 'discount' } }]);
  expect(basketStore.get().discount).toBeNull();
});

test('an offer that the fresh rules refuse leaves the bill; the discount stays', async () => {
  const chosen = (id: string): ChosenOffer => ({
    offer: { id, name: id, hasAuthorizePin: false, conditions: [], items: [{ couponId: 'percent', value: 10 }] },
    customValue: null,
  });
  basketStore.dispatch({ type: 'setDiscount', discount: chosen('five') });
  basketStore.dispatch({ type: 'setOffer', offer: chosen('ten') });
  shop.offers = [offer('ten', 500), offer('five', 5)];
  const { unmet } = await refreshBill(client);
  expect(unmet).toMatchObject([{ refusal: { source: 'offer' } }]);
  expect(basketStore.get()).toMatchObject({ offer: null, discount: { offer: { id: 'five' } } });
});

test('rates that changed since the sign-in are those of the session from now on', async () => {
  shop.earnPoint = 3;
  await refreshBill(client);
  expect(currentSession()?.earn_point).toBe(3);
});

test('CONF-03 a bill above what the shop now sells at once keeps its lines, and says what is above', async () => {
  const lowered = { billBounds: { ...boundedViewer.billBounds, maxBillAmount: 50 } };
  const narrow = {
    query: async (options: (typeof requests)[number]) => {
      const { data } = await client.query(options as never);
      return { data: { ...(data as object), viewer: { ...(data as { viewer: object }).viewer, ...lowered } } };
    },
  } as ApolloClient;
  const before = basketStore.get().items;
  const { beyond } = await refreshBill(narrow);
  expect(beyond.map(({ refusal }) => refusal)).toMatchObject([{ source: 'bill', params: { amount: 105, most: 50 } }]);
  expect(basketStore.get().items).toEqual(before);
  expect((await refreshBill(client)).beyond).toEqual([]);
});
