import { product } from '@taem/domain/catalogue/product.ts';
import { productSubCategory } from '@taem/domain/catalogue/productCategory.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { expect, test } from 'vitest';
import { readListAddress } from '../list/listAddress.ts';
import { forViewer } from './forViewer.ts';
import { listVariables, shapeOf } from './recordShape.ts';

test('MGMT-01 the list of a record is requested in the words of the contract', () => {
  const address = new URLSearchParams('q=ชา&categoryId=c1&sort=createdAt.desc&page=3');
  expect(listVariables(productSubCategory, readListAddress(shapeOf(productSubCategory), address), 'b1')).toEqual({
    page: 3,
    perPage: 10,
    keyword: 'ชา',
    filter: { categoryId: 'c1' },
    sort: { field: 'CREATED_AT', direction: 'DESC' },
  });
});

test('a list with figures of a branch is of the branch in force, and a number of its address is a number', () => {
  const read = readListAddress(shapeOf(product), new URLSearchParams('stockAtMost=5&sort=stock.asc'));
  expect(listVariables(product, read, 'b1')).toMatchObject({
    filter: { stockAtMost: 5, branchId: 'b1' },
    sort: { field: 'STOCK', direction: 'ASC' },
  });
  expect(listVariables(product, read, null).filter).toEqual({ stockAtMost: 5 });
});

test('users who may not read stock have no such column, order or filter', () => {
  const viewer = { id: 'u', canWrite: () => false, mayRead: ({ readableBy }: RecordField) => readableBy === undefined };
  const { columns, sorts, filters } = shapeOf(forViewer(product, viewer));
  expect([...columns, ...Object.keys(sorts), ...filters].filter((name) => name.startsWith('stock'))).toEqual([]);
});
