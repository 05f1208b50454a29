import { MAX_PAGE, TABLE_PAGE_SIZE } from '@taem/domain/limits.ts';
import { supplier } from '@taem/domain/stock/supplier.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapeOf } from '../resources/recordShape.ts';
import { PAGE_SIZES, readListAddress, writeListAddress } from './listAddress.ts';

const state = fc.record({
  page: fc.integer({ min: 1, max: 5_000 }),
  perPage: fc.constantFrom(...PAGE_SIZES),
  keyword: fc.string({ maxLength: 20 }),
  sort: fc.option(
    fc.record({ field: fc.constantFrom('name', 'createdAt'), direction: fc.constantFrom('asc', 'desc') }),
  ),
  filter: fc.oneof(fc.constant({}), fc.record({ status: fc.constantFrom('ACTIVE', 'INACTIVE') })),
  columns: fc.option(fc.subarray(['name', 'phone', 'email', 'createdAt'], { minLength: 1 })),
  view: fc.option(fc.uuid()),
  chosen: fc.option(fc.uuid()),
});

test('MGMT-01 what a list shows stands in its address: reading it gives the same list again', () => {
  fc.assert(
    fc.property(state, (expected) => {
      const address = new URLSearchParams(writeListAddress(shapeOf(supplier), expected).toString());
      expect(readListAddress(shapeOf(supplier), address)).toEqual({ ...expected, filter: { ...expected.filter } });
    }),
  );
});

test.each([
  [
    'page=-1&perPage=7&sort=phone.asc&columns=x&status=',
    { page: 1, perPage: TABLE_PAGE_SIZE, sort: null, columns: null, filter: {} },
  ],
  [
    'page=abc&perPage=1e9&sort=__proto__.desc&columns=',
    { page: 1, perPage: TABLE_PAGE_SIZE, sort: null, columns: null },
  ],
  ['page=3000000000', { page: MAX_PAGE }],
  ['page=1e300', { page: MAX_PAGE }],
  ['page=Infinity', { page: MAX_PAGE }],
  ['q=%3Cscript%3E&sort=name.sideways', { keyword: '<script>', sort: { field: 'name', direction: 'asc' } }],
])('an address that makes no sense, %s, is a list as it is by itself', (address, expected) => {
  expect(readListAddress(shapeOf(supplier), new URLSearchParams(address))).toMatchObject(expected);
});
