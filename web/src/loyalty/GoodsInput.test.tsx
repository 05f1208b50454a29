import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { offerGoodsForm } from '@taem/domain/loyalty/offerForm.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { offerGoodsField } from './GoodsInput.tsx';
import type { GoodsEntry } from './goodsEntry.ts';

const drinks = { __typename: 'ProductCategory', id: 'drinks', name: 'Drinks' };
const link = new ApolloLink(
  ({ operationName }) =>
    new Observable((observer) => {
      const list =
        operationName === 'Choices' ? { productCategories: { items: [drinks] } } : { products: { items: [] } };
      observer.next({ data: { __typename: 'Query', ...list } });
      observer.complete();
    }),
);
let entry: GoodsEntry;

function Form({ first }: { first: GoodsEntry }) {
  const [value, setValue] = useState(first);
  entry = value;
  const { Input } = offerGoodsField;
  const field = { name: 'goods', error: undefined, disabled: false, values: {}, row: null, onBlur: () => undefined };
  return <Input {...field} label="For which products" value={value} onChange={setValue} />;
}

function show(first = offerGoodsField.empty) {
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Form first={first} />
    </ApolloProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const read = () => offerGoodsForm.safeParse(entry).data;

beforeEach(() => switchLanguage('en'));

test('an offer is for the whole bill until products are chosen, and again when that is taken back', async () => {
  show();
  expect(read()).toBeNull();
  await press('Choose products or categories');
  expect(read()).toBeUndefined();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Drinks' }));
  expect(read()).toEqual({
    productIds: [],
    categoryIds: ['drinks'],
    subCategoryIds: [],
    groupOf: null,
    benefits: null,
  });
  await press('For the whole bill instead');
  expect(read()).toBeNull();
});

test('every n-th and buy some, get some are the same two numbers, and anything that is not a number is refused', async () => {
  const stored = { categoryIds: ['drinks'], subCategoryIds: [], productIds: [], groupOf: 3, benefits: 1 };
  show(offerGoodsField.of({ goods: stored } as never));
  expect(read()).toEqual(stored);
  expect(screen.getByLabelText('Buy (items)')).toHaveProperty('value', '2');
  await userEvent.clear(screen.getByLabelText('Buy (items)'));
  expect(read()).toBeUndefined();
  await userEvent.type(screen.getByLabelText('Buy (items)'), '4');
  expect(read()).toMatchObject({ groupOf: 5, benefits: 1 });
  await choose(/2nd at half price/);
  expect(read()).toMatchObject({ groupOf: 2, benefits: 1 });
  await choose(/^Every item$/);
  expect(read()).toMatchObject({ groupOf: null, benefits: null });
});

test('a set is a number of the products, or has separate parts', async () => {
  show();
  await press('Choose products or categories');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Drinks' }));
  await choose(/any 3 for 100/);
  expect(read()).toEqual({ productIds: [], categoryIds: ['drinks'], subCategoryIds: [], groupOf: 3, benefits: 3 });
  expect(screen.getByText(/the benefit above is a price for a set/)).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Items in a set'));
  expect(read()).toBeUndefined();
  await choose(/a drink and a cake/);
  expect(read()).toBeUndefined();
  const part = within(screen.getByRole('group', { name: 'Part 2 of the set' }));
  await userEvent.click(await part.findByRole('checkbox', { name: 'Drinks' }));
  const drinks = { productIds: [], categoryIds: ['drinks'], subCategoryIds: [] };
  expect(read()).toEqual({ ...drinks, groupOf: 1, benefits: 1, otherParts: [{ ...drinks, pieces: 1 }] });
  await userEvent.clear(part.getByLabelText('Items of these'));
  expect(read()).toBeUndefined();
  expect(
    offerGoodsField.of({
      goods: { ...drinks, groupOf: 1, benefits: 1, otherParts: [{ ...drinks, pieces: 2 }] },
    } as never),
  ).toEqual({
    ...{ ...drinks, isNarrowed: true, groupOf: '1', benefits: '1' },
    otherParts: [{ ...drinks, pieces: '2' }],
  });
});
