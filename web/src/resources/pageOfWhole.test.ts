import { institute } from '@taem/domain/till/institute.ts';
import { expect, test } from 'vitest';
import type { ListState } from '../list/listAddress.ts';
import { pageOfWhole } from './pageOfWhole.ts';

const rows = ['ธนาคารกรุงเทพ', 'ธนาคารกสิกรไทย', 'ธนาคารออมสิน'].map((name, index) => ({
  id: String(index),
  name,
  status: index === 2 ? 'INACTIVE' : 'ACTIVE',
}));
const all: ListState = {
  ...{ page: 1, perPage: 10, keyword: '', sort: null, filter: {} },
  ...{ columns: null, view: null, chosen: null },
};

test.each<[string, Partial<ListState>, string[], number]>([
  ['as it came', {}, ['0', '1', '2'], 3],
  ['searched', { keyword: ' กสิกร ' }, ['1'], 1],
  ['narrowed', { filter: { status: 'ACTIVE' } }, ['0', '1'], 2],
  ['in an order', { sort: { field: 'name', direction: 'desc' } }, ['2', '1', '0'], 3],
  ['by pages', { perPage: 2, page: 2 }, ['2'], 3],
  ['past its end', { page: 9 }, [], 3],
])('MGMT-01 a short list that is read as a whole is shown %s', (_how, state, ids, total) => {
  const page = pageOfWhole(institute, rows, { ...all, ...state });
  expect({ ids: page.items.map(({ id }) => id), total: page.total }).toEqual({ ids, total });
});
