import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { ListCards } from './ListCards.tsx';
import type { ListColumn } from './ListDeclaration.ts';
import type { ListShape } from './listAddress.ts';
import { useList } from './useList.ts';

interface Item {
  readonly id: string;
  readonly pieces: number;
}
const SHAPE = { filters: [], sorts: {}, columns: [] } satisfies ListShape;
const name: ListColumn<Item> = { name: 'name', label: 'Product', value: () => 'Green tea of a very long name' };
const lot: ListColumn<Item> = { name: 'lot', label: 'Lot', kind: 'figure', value: () => 4 };
const pieces: ListColumn<Item> = { name: 'pieces', label: 'Pieces', kind: 'figure', value: (row) => row.pieces };
const price: ListColumn<Item> = { name: 'price', label: 'Price', kind: 'money', value: () => 45 };

beforeEach(() => switchLanguage('en'));

const Cards = ({ columns }: { columns: readonly ListColumn<Item>[] }) => (
  <ListCards
    list={useList(SHAPE)}
    label="Products"
    nameOf={({ id }) => id}
    rows={[{ id: '1', pieces: 12 }]}
    columns={columns}
  />
);

test.each([
  ['its last figure, named below it', [name, lot, pieces], '12Lot: 4Pieces'],
  ['its money, and figures in the line', [name, pieces, price], '45.00Pieces: 12'],
])('a card has at the right %s', async (_what, columns, right) => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Cards columns={columns} /> }])} />);
  const card = await screen.findByRole('listitem');
  expect(card.textContent?.endsWith(right)).toBe(true);
});
