import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { choiceFilter } from './filterFields.tsx';
import type { ListFilter } from './ListDeclaration.ts';
import { ListFilters } from './ListFilters.tsx';
import type { ListShape } from './listAddress.ts';
import { useList } from './useList.ts';

const SHAPE = { filters: ['days', 'status'], sorts: {}, columns: [] } satisfies ListShape;
const choices = [{ id: 'TODAY', name: 'Today' }];
const filters = [choiceFilter('days', 'Days', choices), choiceFilter('status', 'Status', choices, { isBehind: true })];

beforeEach(() => switchLanguage('en'));

function Page({ drawn = filters }: { readonly drawn?: readonly ListFilter[] }) {
  const list = useList(SHAPE, { opened: (read) => ({ ...read, filter: { days: 'TODAY', ...read.filter } }) });
  return <ListFilters list={list} filters={drawn} columns={[]} />;
}

test.each([
  ['phone', '/', 'Filters', 'false'],
  ['phone', '/?days=TODAY', 'Filters (1)', 'false'],
  ['screen', '/', 'Filters', 'false'],
  ['screen', '/?status=TODAY', 'Filters (1)', 'true'],
])('on a %s, at %s, the button counts what was chosen: %s; open: %s', async (device, at, name, isOpen) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: device === 'phone' && query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }], { initialEntries: [at] })} />);
  const button = await screen.findByRole('button', { name });
  expect(button.getAttribute('aria-expanded')).toBe(isOpen);
});

test.each([
  ['cannot be loaded', null, ['Status']],
  ['has not come yet', undefined, ['Days', 'Status']],
  ['is there', choices, ['Days', 'Status']],
])('MGMT-38 where a list of choices %s', async (_when, given, drawn) => {
  const chosen = [choiceFilter('days', 'Days', given), choiceFilter('status', 'Status', choices)];
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page drawn={chosen} /> }])} />);
  await screen.findByRole('combobox', { name: 'Status' });
  for (const name of ['Days', 'Status'])
    expect(screen.queryAllByRole('combobox', { name })).toHaveLength(drawn.includes(name) ? 1 : 0);
  const isWaiting = screen.queryByRole('combobox', { name: 'Days' })?.getAttribute('aria-disabled') === 'true';
  expect(isWaiting).toBe(given === undefined);
});
