import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CountHeadFragment, CountLineFragment } from '../gql/graphql.ts';
import { CountPaper } from './CountPaper.tsx';

afterEach(cleanup);

const COUNT = { id: 'c', name: 'ชั้นหน้าร้าน', branch: { id: 'b', name: 'อารีย์' }, lines: 2, differences: 1 };
const LINES = [
  { id: '1', code: 'A1', name: 'ชา', counted: 8, expected: 10, difference: -2, reason: 'แตก' },
  { id: '2', code: 'A2', name: 'กาแฟ', counted: null, expected: 1234, difference: null, reason: null },
];

const cellsOf = (more: object) => {
  const count = { ...COUNT, ...more } as unknown as CountHeadFragment;
  render(<CountPaper count={count} lines={LINES as unknown as readonly CountLineFragment[]} />);
  return screen.getAllByRole('row').map((row) => Array.from(row.children, ({ textContent }) => textContent));
};

test('issue 36 an open count on paper has room for what was not counted, and nothing that is expected', () => {
  expect(cellsOf({ isClosed: false, closedAt: null })).toEqual([
    ['#', 'รหัสสินค้า', 'สินค้า', 'นับได้', 'เหตุผล'],
    ['1', 'A1', 'ชา', '8', 'แตก'],
    ['2', 'A2', 'กาแฟ', '', ''],
  ]);
});

test('issue 36 a closed count on paper says how each line differs, to users who may see that', () => {
  const closed = { isClosed: true, closedAt: '2026-11-29T10:00:00Z' };
  expect(cellsOf(closed)).toContainEqual(['1', 'A1', 'ชา', '10', '8', '−2', 'แตก']);
  cleanup();
  expect(cellsOf({ ...closed, differences: null })).toContainEqual(['1', 'A1', 'ชา', '8', 'แตก']);
});
