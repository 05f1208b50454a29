import { expect, it } from 'vitest';
import { MEMBERS, POTENTIALS } from './FindKind.ts';
import { findVariables, readFindAddress, writeFindAddress } from './findAddress.ts';

const read = (query: string, kind: typeof MEMBERS | typeof POTENTIALS = MEMBERS) =>
  readFindAddress(kind, new URLSearchParams(query));

it('CUST-03, CUST-11 members come ten at a time and potential customers a hundred, newest and latest first', () => {
  expect(findVariables(MEMBERS, read(''))).toEqual({
    ...{ page: 1, perPage: 10, keyword: null, filter: null },
    sort: { field: 'CREATED_AT', direction: 'DESC' },
  });
  expect(findVariables(POTENTIALS, read('', POTENTIALS))).toMatchObject({
    perPage: 100,
    sort: { field: 'LAST_ACTIVITY_TIME', direction: 'DESC' },
  });
});

it.each([
  'q=%E0%B8%A1%E0%B8%B0%E0%B8%A5%E0%B8%B4&activeMonths=3&sort=name.asc&page=2&chosen=a&segment=b',
  'tagsAny=vip%2Cnew&totalRevenue=100..500&perPage=50',
])('the address says all that is shown: %s', (query) => {
  expect(writeFindAddress(MEMBERS, read(query)).toString()).toBe(query);
});

it.each([
  ['an order that there is not', 'sort=phone.asc'],
  ['a page before the first', 'page=-2'],
  ['a page of its own size', 'perPage=7'],
  ['CUST-07 half a range', 'totalRevenue=100..'],
  ['a filter of the other list', 'lastActivity=TODAY'],
])('%s is as if it were not there', (_, query) => {
  expect(writeFindAddress(MEMBERS, read(query)).toString()).toBe('');
});

it('one typed filter is asked for', () => {
  const { filter } = findVariables(MEMBERS, read('tagsAny=a,b&totalTransactions=2..5'));
  expect(filter).toEqual({ tagsAny: ['a', 'b'], totalTransactions: { from: 2, to: 5 } });
});
