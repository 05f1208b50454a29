import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { WalletTab } from './WalletTab.tsx';

const entry = (id: string, kind: string, points: number, balance: number, why: object[] = []) => ({
  __typename: 'PointEntry',
  id,
  kind,
  points,
  balance,
  time: '2026-11-20T03:00:00.000Z',
  transaction: { __typename: 'Transaction', id: `sale-${id}`, transactionNo: `SIAM-${id}` },
  remark: null,
  why,
});

let requests: Record<string, unknown>[];
let items: object[];
let total: number;

beforeEach(async () => {
  requests = [];
  items = [];
  total = 0;
  storeSession(cashier);
  await switchLanguage('en');
});

function open(search = '') {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName !== 'PointEntries') return;
        requests.push(variables);
        observer.next({
          data: { __typename: 'Query', pointEntries: { __typename: 'PointEntryPage', items, total } },
        });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const router = createMemoryRouter([{ path: '/member', element: <WalletTab memberId="m1" /> }], {
    initialEntries: [`/member${search}`],
  });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return router;
}

test('WALL-01 each movement has its kind in words, its sign, the balance after it, its sale and why', async () => {
  const params = [
    { __typename: 'UserErrorParam', name: 'amount', value: '600' },
    { __typename: 'UserErrorParam', name: 'earnCash', value: '25' },
    { __typename: 'UserErrorParam', name: 'earnPoint', value: '1' },
    { __typename: 'UserErrorParam', name: 'points', value: '24' },
  ];
  const why = [{ __typename: 'TraceEntry', code: 'EARN_BASE', params }];
  items = [entry('2', 'REDEEM', -100, 924), entry('1', 'EARN', 24, 1024, why)];
  total = 2;
  open();
  const [, used, earned] = await screen.findAllByRole('row');
  expect(used?.textContent).toMatch(/Used as cash.*Receipt SIAM-2.*−100924$/);
  expect(earned?.textContent).toMatch(/Earned from a sale.*SIAM-1/);
  await userEvent.click(within(earned as HTMLElement).getByText('Why'));
  expect(within(earned as HTMLElement).getByText(/600/)).toBeTruthy();
  expect(requests[0]).toMatchObject({ memberId: 'm1', page: 1, perPage: 100 });
});

test('CU-5 the reason of a void is reported in the language of the reader', async () => {
  await switchLanguage('th');
  items = [{ ...entry('3', 'VOID', -24, 900), remark: 'Wrong Payment: สลิปซ้ำ' }];
  total = 1;
  open();
  expect((await screen.findAllByRole('row')).at(-1)?.textContent).toContain('รับชำระผิด · สลิปซ้ำ');
});

test('WALL-15 a member without movements finds "No transactions", a filter that nothing passes a way back', async () => {
  open();
  expect(await screen.findByText('No transactions')).toBeTruthy();
});

test('WALL-03 what the address says is requested, meaningless parts are not, and another page is one press away', async () => {
  items = [entry('1', 'EARN', 24, 24)];
  total = 250;
  const router = open('?tab=wallet&kinds=EARN,NONSENSE&from=2026-01-01&to=soon&page=2');
  await screen.findByText('Earned from a sale', { selector: 'p' });
  expect(requests.at(-1)).toMatchObject({
    page: 2,
    filter: { kinds: ['EARN'], range: { from: '2026-01-01' } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(requests.at(-1)).toMatchObject({ page: 3 });
  expect(router.state.location.search).toContain('tab=wallet');
});

test('a page that no list has leads to the last one', async () => {
  items = [entry('1', 'EARN', 24, 24)];
  total = 250;
  const router = open('?tab=wallet&page=3000000000');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=wallet&page=3'));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ page: 3 }));
});
