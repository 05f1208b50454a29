import { productSubCategory } from '@taem/domain/catalogue/productCategory.ts';
import { expect, test } from 'vitest';
import { readListAddress } from '../list/listAddress.ts';
import { listVariables, shapeOf } from './recordShape.ts';

test('MGMT-01 the list of a record is requested in the words of the contract', () => {
  const address = new URLSearchParams('q=ชา&categoryId=c1&sort=createdAt.desc&page=3');
  expect(listVariables(readListAddress(shapeOf(productSubCategory), address))).toEqual({
    page: 3,
    perPage: 10,
    keyword: 'ชา',
    filter: { categoryId: 'c1' },
    sort: { field: 'CREATED_AT', direction: 'DESC' },
  });
});
