import { expect, it } from 'vitest';
import { readListAddress, writeListAddress } from '../../list/listAddress.ts';
import { MEMBERS, POTENTIALS, peopleVariables } from './people.ts';

const read = (query: string, { shape }: typeof MEMBERS | typeof POTENTIALS = MEMBERS) =>
  readListAddress(shape, new URLSearchParams(query));

it('CUST-03, CUST-11 members come ten at a time and potential customers a hundred, newest and latest first', () => {
  expect(peopleVariables(MEMBERS, read(''))).toEqual({
    ...{ page: 1, perPage: 10, keyword: null, filter: null },
    sort: { field: 'CREATED_AT', direction: 'DESC' },
  });
  expect(peopleVariables(POTENTIALS, read('', POTENTIALS))).toMatchObject({
    perPage: 100,
    sort: { field: 'LAST_ACTIVITY_TIME', direction: 'DESC' },
  });
});

it.each([
  'q=%E0%B8%A1%E0%B8%B0%E0%B8%A5%E0%B8%B4&activeMonths=3&sort=name.asc&page=2&chosen=a&segment=b',
  'tagsAny=vip%2Cnew&totalRevenue=100..500&perPage=50',
])('the address says all that is shown: %s', (query) => {
  expect(writeListAddress(MEMBERS.shape, read(query)).toString()).toBe(query);
});

it.each([
  ['an order that there is not', 'sort=phone.asc'],
  ['the usual order', 'sort=created.desc'],
  ['a page before the first', 'page=-2'],
  ['a page of its own size', 'perPage=7'],
  ['CUST-07 half a range', 'totalRevenue=100..'],
  ['a filter of the other list', 'lastActivity=TODAY'],
])('%s is as if it were not there', (_, query) => {
  expect(writeListAddress(MEMBERS.shape, read(query)).toString()).toBe('');
});

it.each(['sort=name', 'sort=name.sideways'])('%s is from the last letter to the first, as it always was', (query) => {
  expect(peopleVariables(MEMBERS, read(query)).sort).toEqual({ field: 'FIRSTNAME', direction: 'DESC' });
});

it('a filter goes to the server as the contract has it', () => {
  const { filter } = peopleVariables(MEMBERS, read('tagsAny=a,b&totalTransactions=2..5'));
  expect(filter).toEqual({ tagsAny: ['a', 'b'], totalTransactions: { from: 2, to: 5 } });
});
