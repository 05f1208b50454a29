import { expect, it } from 'vitest';
import { type ListShape, readListAddress } from '../../list/listAddress.ts';
import { isChanged, queryOf, readView } from './readView.ts';

const SHAPE: ListShape = {
  filters: ['status', 'categoryId'],
  sorts: { name: ['asc', 'desc'] },
  columns: ['name', 'code'],
};
const choicesOf = async (name: string) => (name === 'categoryId' ? new Set(['tea']) : new Set(['ACTIVE', 'INACTIVE']));
const read = (query: string) => readView(SHAPE, query, choicesOf);

it('a view is what stood in the address, without its page', async () => {
  const query = 'q=%E0%B8%8A%E0%B8%B2&status=ACTIVE&categoryId=tea&sort=name.desc&columns=code&perPage=50';
  const { state, dropped } = await read(query);
  expect(dropped).toEqual([]);
  expect(queryOf(SHAPE, state)).toBe(query);
  expect(queryOf(SHAPE, { ...state, page: 7, view: 'v' })).toBe(query);
});

it.each([
  [
    'a record that was deleted',
    'categoryId=gone&status=ACTIVE',
    'status=ACTIVE',
    [{ kind: 'filter', name: 'categoryId' }],
  ],
  ['a value that is none', 'status=SOLD&q=a', 'q=a', [{ kind: 'filter', name: 'status' }]],
  ['a filter that no longer exists', 'colour=red&q=a', 'q=a', [{ kind: 'other' }]],
  ['an order that no longer exists', 'sort=weight.asc&q=a', 'q=a', [{ kind: 'other' }]],
  ['a column that no longer exists', 'columns=code,weight', 'columns=code', [{ kind: 'other' }]],
])('%s is left out, reported, and the rest holds', async (_, query, left, reported) => {
  const { state, dropped } = await read(query);
  expect(queryOf(SHAPE, state)).toBe(left);
  expect(dropped).toEqual(reported);
});

it.each([
  ['status=ACTIVE&q=a', 'q=a&status=ACTIVE', false],
  ['status=ACTIVE', 'status=ACTIVE&page=3&view=v', false],
  ['status=ACTIVE', 'status=INACTIVE&view=v', true],
  ['', 'view=v', false],
])('a list that was opened with %s and stands at %s is changed: %s', (query, address, changed) => {
  expect(isChanged(SHAPE, readListAddress(SHAPE, new URLSearchParams(address)), query)).toBe(changed);
});
