import { MEMBER_FILTER } from '@taem/domain/customers/find/memberFilter.ts';
import { expect, it } from 'vitest';
import { draftOf, readDraft } from './filterDraft.ts';

const read = (draft: Record<string, string>) => readDraft(MEMBER_FILTER, draft);

it('what stands in the address stands in the fields, and goes back as it was', () => {
  const filter = {
    ...{ activeMonths: '6', nonActiveMonths: '3', totalTransactions: '2..5', totalRevenue: '10.50..200' },
    ...{ lastTransaction: '2026-01-01..', created: 'THIS_MONTH', tagsAny: 'vip,ชา%2C เย็น', birthdayWithinDays: '6' },
  };
  expect(read(draftOf(filter))).toEqual({ filter: { ...filter, totalRevenue: '10.5..200' }, problems: {} });
});

it.each([
  [
    'CUST-07 a repeat range without its end',
    { 'totalTransactions.from': '2' },
    'totalTransactions',
    'Please complete from and to',
  ],
  [
    'CUST-07 a lifetime value without its start',
    { 'totalRevenue.to': '500' },
    'totalRevenue',
    'Please complete from and to',
  ],
  ['no number', { 'totalRevenue.from': 'many', 'totalRevenue.to': '5' }, 'totalRevenue', 'Must be a number'],
  [
    'part of a sale',
    { 'totalTransactions.from': '1.5', 'totalTransactions.to': '2' },
    'totalTransactions',
    'Must be a whole number',
  ],
  ['the wrong way round', { 'age.from': '30', 'age.to': '20' }, 'age', 'From must not be more than to'],
  [
    'days the wrong way round',
    { 'created.from': '2026-02-01', 'created.to': '2026-01-01' },
    'created',
    'From must not be more than to',
  ],
  ['no months', { activeMonths: 'x' }, 'activeMonths', 'Must be a whole number'],
  ['months of never', { activeMonths: '0' }, 'activeMonths', 'Must be a whole number'],
])('%s is said at its field', (_, draft, name, message) => {
  expect(read(draft as Record<string, string>).problems).toEqual({ [name]: message });
});

it('periods that exclude each other are said', () => {
  const { problems } = read({ activeMonths: '3', nonActiveMonths: '3' });
  expect(problems.nonActiveMonths).toMatch(/non-active period must be shorter/);
});

it('a thousand is typed as people write it', () => {
  expect(read({ 'totalRevenue.from': '1,000', 'totalRevenue.to': '2,500.50' })).toEqual({
    filter: { totalRevenue: '1000..2500.5' },
    problems: {},
  });
});
