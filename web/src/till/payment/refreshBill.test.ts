import type { ApolloClient } from '@apollo/client';
import { satang } from '@taem/domain/money/money.ts';
import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import type { ChosenOffer } from '@taem/domain/till/pricing.ts';
import { beforeEach, expect, test } from 'vitest';
import { currentSession, storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
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

let shop: { products: object[]; offers: object[]; points: number; earnPoint: number };
const client = {
  query: () =>
    Promise.resolve({
      data: {
        products: { items: shop.products, total: shop.products.length },
        offers: { items: shop.offers },
        coupons,
        conditions,
        viewer: { pointRates: { earnCash: 25, earnPoint: shop.earnPoint, redeemCash: 1, redeemPoint: 10 } },
        member: {
          ...somchai,
          totalRevenue: 0,
          totalTransactions: 0,
          remainingPoints: shop.points,
          tags: [],
          tier: null,
        },
      },
    }),
} as unknown as ApolloClient;

beforeEach(() => {
  storeSession(cashier);
  shop = { products: [product(), product({ id: 'tea', retailPrice: 40 })], offers: [], points: 1_000, earnPoint: 1 };
  basketStore.replace(EMPTY_BASKET);
  basketStore.dispatch({ type: 'selectMember', member: { ...somchai, remainingPoints: 1_000 }, tier: null });
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
  basketStore.dispatch({
    type: 'addProduct',
    product: toNewLine(product({ id: 'tea', name: 'Tea', retailPrice: 40 })),
  });
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

test('a price that the cashier typed stays, whatever the shelf says, and is a line of its own beside the shelf price', async () => {
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
    offer: { id: 'ten', name: 'ten', conditions: [], items: [{ couponId: 'percent', value: 10 }] },
    customValue: null,
  };
  basketStore.dispatch({ type: 'setDiscount', discount: chosen });
  shop.offers = [offer('ten', 500)];
  const { offers, unmet } = await refreshBill(client);
  expect(offers).toMatchObject([{ now: { conditions: [{ value: 500 }] } }]);
  expect(unmet).toMatchObject([{ refusal: { code: 'CONDITION_NOT_MET', source: 'discount' } }]);
  expect(basketStore.get().discount).toBeNull();
});

test('rates that changed since the sign-in are those of the session from now on', async () => {
  shop.earnPoint = 3;
  await refreshBill(client);
  expect(currentSession()?.earn_point).toBe(3);
});
