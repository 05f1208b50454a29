import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { product } from '@taem/domain/catalogue/product.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { type BulkChange, BulkFields, toAction } from './BulkFields.tsx';

const PRICE = { field: 'retailPrice', roundTo: 0.01, rounding: 'NEAREST' } as const;

test.each([
  ['SET', '1,200.50', { value: '1200.5' }],
  ['SET', '฿120', { value: '120' }],
  ['SET', '12,50', null],
  ['AMOUNT', '−5', { amount: -5 }],
  ['AMOUNT', '120.-', { amount: 120 }],
  ['PERCENT', '10.5', { percent: 10.5 }],
  ['PERCENT', '10.555', null],
  ['PERCENT', '0', null],
] as const)('a change of many reads numbers as every form does: %s %s', (kind, value, action) => {
  const read = toAction(product, { ...PRICE, kind, value });
  if (action) expect(read).toMatchObject(action);
  else expect(read).toBeNull();
});

function Fields() {
  const [change, setChange] = useState<BulkChange>({ ...PRICE, kind: 'SET', value: '' });
  return <BulkFields record={product} change={change} onChange={setChange} />;
}

test('a change of many says what is wrong with a number once its field is left, and no longer while it is typed', async () => {
  await switchLanguage('en');
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <Fields />
    </ApolloProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'New value' });
  const fault = () => screen.queryByText(/has a comma that does not part thousands/);
  await userEvent.type(field, '12,50');
  expect(fault()).toBeNull();
  await userEvent.tab();
  expect(fault()).toBeTruthy();
  await userEvent.type(field, '{Backspace}');
  expect(fault()).toBeNull();
});
