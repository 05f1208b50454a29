import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { SearchedChoice } from './SearchedChoice.tsx';

const SOLD = [
  { id: 'p1', name: 'Latte' },
  { id: 'p2', name: 'Mocha' },
];
const onChoose = vi.fn();
const requested = vi.fn();

beforeEach(async () => {
  await switchLanguage('en');
  onChoose.mockReset();
  requested.mockReset();
});

function show(value: string, chosen: { id: string; name: string } | null) {
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        requested(variables);
        const items = [{ __typename: 'Product', id: 'p900', name: 'Zebra cake' }];
        observer.next({ data: { __typename: 'Query', products: { __typename: 'ProductPage', items } } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <SearchedChoice filter="product" {...{ value, chosen, offered: SOLD, onChoose }} />
    </ApolloProvider>,
  );
  return screen.getByRole('combobox', { name: 'Product' });
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('BI-40 a report offers what sold most, and finds any other by its name', async () => {
  await userEvent.click(show('p1', SOLD[0] ?? null));
  expect(options()).toEqual(['All products', 'Latte', 'Mocha']);
  expect(requested).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('combobox'), '{Control>}a{/Control}{Backspace}zebra');
  await userEvent.click(await screen.findByRole('option', { name: 'Zebra cake' }));
  expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ keyword: 'zebra', products: true }));
  expect(onChoose).toHaveBeenLastCalledWith('p900');
});

test('BI-40 what a report is narrowed to stands among what it offers, wherever it was found; cleared, it is all of them', async () => {
  const field = show('p900', { id: 'p900', name: 'Zebra cake' });
  expect((field as HTMLInputElement).value).toBe('Zebra cake');
  await userEvent.click(field);
  expect(options()).toEqual(['All products', 'Zebra cake', 'Latte', 'Mocha']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChoose).toHaveBeenLastCalledWith('all');
});
