import { product } from '@taem/domain/catalogue/product.ts';
import { stockLevel } from '@taem/domain/stock/stockLevel.ts';
import { expect, test } from 'vitest';
import { exportAddress } from './exportAddress.ts';

test('the file of a list has the stock of the branch that the list is looked at for', () => {
  const filter = { stockAtMost: '5', branchId: 'b1' };
  const view = { ...state, sort: { field: 'stock', direction: 'asc' } as const, filter, columns: ['stock'] };
  const address = exportAddress(product, view, 'csv', 'en');
  expect(parametersOf(address)).toMatchObject({
    columns: [['stock', 'In stock']],
    sort: { stock: 1 },
    filter: { stock: { $lte: 5 } },
  });
  expect(new URL(address, 'http://shop').searchParams.get('branch_id')).toBe('b1');
});

const state = { keyword: '', sort: null, filter: {}, columns: ['code', 'retailPrice', 'categoryId', 'createdAt'] };

function parametersOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://shop');
  const read = (name: string) => JSON.parse(searchParams.get(name) ?? 'null');
  return { pathname, columns: read('columns'), sort: read('sort'), filter: read('filter') };
}

test('MGMT-28 a list is exported with its columns, filter and order in the words of the wire', () => {
  const sort = { field: 'retailPrice', direction: 'desc' } as const;
  const filter = { status: 'INACTIVE', categoryId: 'c1' };
  expect(parametersOf(exportAddress(product, { ...state, sort, filter }, 'csv', 'en'))).toEqual({
    pathname: '/export/products',
    columns: [
      ['code', 'Code'],
      ['retail_price', 'Price'],
      ['category.name', 'Category'],
      ['time', 'Created'],
    ],
    sort: { retail_price: -1 },
    filter: { status: 'Inactive', category_id: 'c1' },
  });
});

test('MGMT-28 without a separate order the file is in that of the list, and names what the wire nests', () => {
  expect(parametersOf(exportAddress(product, state, 'xlsx', 'th')).sort).toEqual({ name: 1 });
  const view = { ...state, columns: ['productName', 'quantity'] };
  expect(parametersOf(exportAddress(stockLevel, view, 'xlsx', 'en'))).toMatchObject({
    columns: [
      ['product.name', 'Product'],
      ['qty', 'In stock'],
    ],
    filter: null,
  });
});
