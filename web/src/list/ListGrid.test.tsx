import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ListColumn } from './ListDeclaration.ts';
import { ListGrid } from './ListGrid.tsx';
import type { ListShape } from './listAddress.ts';
import { useList } from './useList.ts';

interface Item {
  readonly id: string;
}
const SHAPE = { filters: [], sorts: {}, columns: [] } satisfies ListShape;
const picture: ListColumn<Item> = {
  ...{ name: 'picture', label: 'Picture', kind: 'picture' },
  draw: ({ id }, tabIndex) => (
    <button type="button" tabIndex={tabIndex}>
      Change {id}
    </button>
  ),
};
const name: ListColumn<Item> = { name: 'name', label: 'Name', value: ({ id }) => `Tea ${id}` };

const Grid = () => (
  <ListGrid
    list={useList(SHAPE)}
    label="Products"
    nameOf={({ id }) => id}
    linkOf={({ id }) => ({ to: `/products/${id}` })}
    rows={[{ id: '1' }, { id: '2' }, { id: '3' }]}
    columns={[picture, name]}
  />
);

test('Tab leads through a list row by row, each a link of the name, past what else can be pressed in it', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Grid /> }])} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/products/1', '/products/2', '/products/3']);
  links[0]?.focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(links[1]);
  await userEvent.tab();
  expect(document.activeElement).toBe(links[2]);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(links[1]);
});
