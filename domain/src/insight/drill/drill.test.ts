import { describe, expect, it, test } from 'vitest';
import { SALES_FILTER } from '../../transactions/salesFilter.ts';
import { drillAddress, readDrill } from './drillAddress.ts';
import { filterOfKey, type MarkKeys, type SalesScope } from './filterOfKey.ts';
import { agree, sumOf, sumOfMeasure } from './markFigure.ts';

const product = '00000000-0000-4000-8000-000000000001';
const page: SalesScope = {
  range: { from: '2026-02-03', to: '2026-03-20' },
  branchId: null,
  filter: { customerType: 'MEMBER', productIds: [product] },
};

describe('the sales behind a mark', () => {
  it.each<[string, MarkKeys, Partial<SalesScope['filter']>, Partial<SalesScope>]>([
    ['an hour of a weekday', { hour: 0, weekday: 'MONDAY' }, { hours: [0], weekdays: ['MONDAY'] }, {}],
    ['a day', { day: '2026-02-10' }, {}, { range: { from: '2026-02-10', to: '2026-02-10' } }],
    ['a month that begins before', { month: '2026-02-01' }, {}, { range: { from: '2026-02-03', to: '2026-02-28' } }],
    ['a quarter around it all', { quarter: '2026-01-01' }, {}, {}],
    ['a week that ends after', { week: '2026-03-16' }, {}, { range: { from: '2026-03-16', to: '2026-03-20' } }],
    ['a branch', { branchId: 'b' }, {}, { branchId: 'b' }],
    ['no tier', { tierId: null }, { tierIds: [null] }, {}],
    ['no category', { categoryId: null, subCategoryId: 's' }, { categoryIds: [null], subCategoryIds: ['s'] }, {}],
    ['a product that the page asks for too', { productId: product }, {}, {}],
    ['a bank', { paymentMethod: 'TRANSFER', instituteId: 'i' }, { paymentMethod: 'TRANSFER', instituteIds: ['i'] }, {}],
    ['neither new nor returning', { newOrReturning: null }, { customerType: 'GUEST' }, {}],
  ])('are those of the page and of %s', (_, keys, filter, more) => {
    const sales = filterOfKey(page, keys);
    expect(sales).toEqual({ ...page, ...more, filter: { ...page.filter, status: 'COMPLETE', ...filter } });
  });

  it('stand in an address with the figure, and are read from it again', () => {
    const sales = filterOfKey(page, { tierId: null, hour: 9 });
    const path = '/bi?period=month&compare=year';
    const address = drillAddress(sales, { figure: { sum: 'totalRevenue', value: 1234.5 }, back: path });
    const read = new URL(address, 'https://shop').searchParams;
    expect(SALES_FILTER.read(read)).toEqual(sales.filter);
    expect([read.get('from'), read.get('to'), read.get('branchId')]).toEqual(['2026-02-03', '2026-03-20', 'all']);
    expect(readDrill(read)).toEqual({ figure: { sum: 'totalRevenue', value: 1234.5 }, back: path });
  });

  it.each([
    ['mark=profit&figure=1'],
    ['mark=totalRevenue'],
    ['mark=totalRevenue&figure=1e9'],
    ['mark=totalRevenue&figure=<b>'],
    ['figure=5'],
  ])('are a list like any other with `%s`', (query) => {
    expect(readDrill(new URLSearchParams(query))).toBeNull();
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/api/x', 'bi'])(
    'leave %s where it is: the way back is a dashboard',
    (back) => {
      expect(readDrill(new URLSearchParams({ mark: 'complete', figure: '1', back }))?.back).toBeNull();
    },
  );
});

test('a measure of lines or of an offer is compared with theirs, any other with that of the sales', () => {
  expect(sumOfMeasure('totalQuantity', { categoryId: null })).toBe('itemQuantity');
  expect(sumOfMeasure('totalQuantity', { hour: 9 })).toBe('totalQuantity');
  expect(sumOfMeasure('totalDiscount', { offerId: 'o' })).toBe('offerDiscount');
  expect(sumOfMeasure('totalTransactions', {})).toBe('complete');
});

test('figures agree to the satang, averages to within one, and of no sale there is none', () => {
  expect(agree('totalRevenue', 0.1 + 0.2, 0.3)).toBe(true);
  expect(agree('totalRevenue', 100, 100.01)).toBe(false);
  expect(agree('averageBasket', 33.333, 33.34)).toBe(true);
  expect(sumOf('averageBasket', { totalRevenue: 100, complete: 3 })).toBeCloseTo(33.33);
  expect(sumOf('averageBasket', { totalRevenue: 0, complete: 0 })).toBeNull();
});
