import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { SaleMargin } from './SaleMargin.tsx';

const right = { objectCode: PAGE.cost, actionCodes: ['Read'] as 'Read'[] };
const line = (position: number, netAmount: number, cost: number | null) => ({
  __typename: 'SaleLineCost',
  ...{ position, name: `Item ${position}`, quantity: 1, netAmount, cost },
  margin: cost === null ? null : netAmount - cost,
});

async function totals(lineCosts: readonly object[], sums: object): Promise<(string | null)[]> {
  await switchLanguage('en');
  storeSession({ ...cashier, authorizes: [right] });
  const transaction = { __typename: 'Transaction', id: 's', lineCosts, ...sums };
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        observer.next({ data: { ...(operationName === 'SaleMargin' ? { transaction } : viewerRights([right])) } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <SaleMargin sale={{ id: 's', version: 0, status: 'COMPLETE' } as SaleDetailFragment} />
    </ApolloProvider>,
  );
  const rows = await screen.findAllByRole('row');
  return within(rows.at(-1) ?? expect.fail('no rows'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

test('the net amounts of all lines add up to that of the last row, also of those whose cost is unknown, which it says', async () => {
  expect(
    await totals([line(0, 100.1, 60), line(1, 45.2, null)], { cost: 60, margin: 40.1, uncostedQuantity: 1 }),
  ).toEqual(['Total (cost and margin where known)', '145.30', '60.00', '40.10', '40.06%']);
  expect(screen.getByText(/^Cost of 1 item is unknown/)).toBeTruthy();
});

test('where the cost of every line is known, the last row is the sum of each column', async () => {
  expect(
    await totals([line(0, 100.1, 60), line(1, 45.2, 50)], { cost: 110, margin: 35.3, uncostedQuantity: 0 }),
  ).toEqual(['Total', '145.30', '110.00', '35.30', '24.29%']);
});
