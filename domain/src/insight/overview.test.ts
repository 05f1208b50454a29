import { expect, it } from 'vitest';
import { averageBasket, rankTenders, redeemRate, topProducts } from './overview.ts';

const sold = (name: string, quantity: number) => ({ id: name, name, quantity });

it('BI-35 five products by pieces, then by name, none of those that were not sold', () => {
  const all = [sold('c', 2), sold('b', 9), sold('a', 2), sold('x', 0), sold('f', 1), sold('e', 1), sold('d', 1)];
  expect(topProducts(all).map(({ name }) => name)).toEqual(['b', 'a', 'c', 'd', 'e']);
  expect(topProducts([sold('b', 1), sold('x', 0)])).toEqual([sold('b', 1)]);
});

it('BI-35 where nothing was sold, five rows of a dash and 0', () => {
  expect(topProducts([sold('x', 0)]).map(({ name, quantity }) => [name, quantity])).toEqual(Array(5).fill(['-', 0]));
});

it('BI-37 cash, cards and transfers over all banks, largest first; others only where they paid', () => {
  const paid = (paymentMethod: 'CASH' | 'CREDIT_DEBIT' | 'TRANSFER' | 'OTHER', totalRevenue: number) => ({
    paymentMethod,
    totalRevenue,
  });
  expect(rankTenders([paid('CASH', 5), paid('TRANSFER', 4), paid('TRANSFER', 3)])).toMatchObject([
    paid('TRANSFER', 7),
    paid('CASH', 5),
    paid('CREDIT_DEBIT', 0),
  ]);
  expect(rankTenders([paid('OTHER', 9)]).map(({ paymentMethod }) => paymentMethod)).toEqual([
    'OTHER',
    'CASH',
    'CREDIT_DEBIT',
    'TRANSFER',
  ]);
  expect(rankTenders([paid('OTHER', 0)])).toHaveLength(3);
});

it('BI-31 without points earned there is no rate, without sales no average', () => {
  expect([
    redeemRate(300, 100)?.toFixed(2),
    redeemRate(0, 5),
    averageBasket(100, 3)?.toFixed(2),
    averageBasket(0, 0),
  ]).toEqual(['33.33', null, '33.33', null]);
});
