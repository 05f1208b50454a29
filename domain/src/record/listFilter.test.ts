import { expect, test } from 'vitest';
import { merchantUser } from '../accounts/merchantUser.ts';
import { product } from '../catalogue/product.ts';
import { stockLevel } from '../stock/stockLevel.ts';
import { listFilter } from './listFilter.ts';

test.each([
  [
    'values by the names of the wire',
    product,
    { categoryId: 'c1', status: 'Active' },
    { category_id: 'c1', status: 'Active' },
  ],
  ['several records at once', product, { ids: ['a', 'b'] }, { id: { $in: ['a', 'b'] } }],
  ['at most a number, also as an address has it', product, { stockAtMost: '5' }, { stock: { $lte: 5 } }],
  ['one of a list of ids', merchantUser, { branchId: 'b1' }, { branches: 'b1' }],
  ['nothing of what is not given', product, { status: null, stockAtMost: undefined }, {}],
] as const)('a filter of a list says %s', (_what, record, criteria, filter) => {
  expect(listFilter(record, criteria)).toEqual({ filter });
});

test('a branch narrows a record that has one, and else says whose figures it shows', () => {
  expect(listFilter(stockLevel, { branchId: 'b1' })).toEqual({ filter: { branch_id: 'b1' } });
  expect(listFilter(product, { branchId: 'b1', stockAtMost: 0 })).toEqual({
    filter: { stock: { $lte: 0 } },
    branchId: 'b1',
  });
});
