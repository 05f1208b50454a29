import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { paidTransaction } from '../../sale/testing/paidTransaction.ts';
import { cashier } from '../../testing/session.ts';
import { SuccessPage } from './SuccessPage.tsx';

beforeEach(async () => {
  storeSession(cashier);
  await switchLanguage('en');
});

function open(state: unknown) {
  const routes = [
    { path: '/payment/success', Component: SuccessPage },
    { path: '/payment', element: 'the next customer' },
  ];
  const initialEntries = [{ pathname: '/payment/success', search: '?from=till', state }];
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries })} />
    </ApolloProvider>,
  );
}

test('CHAN-27, CHAN-29 the payment was successful: its number, the points left, a way home, and the receipt to print', async () => {
  open({ receipt: { transaction: paidTransaction({ earnPoints: 4 }), remainingPoints: 1108 } });
  // Read out when it comes, and still the heading of the page.
  const title = screen.getByRole('heading', { level: 1, name: 'Congratulations! Your payment was successful' });
  expect(title.closest('[role="status"]')).toBeTruthy();
  expect(screen.getByText('Receipt SIAM-1')).toBeTruthy();
  expect(screen.getByText('Remaining points').parentElement?.textContent).toBe('Remaining points1,1084 points earned');
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: /^Print receipt/ }));
  expect(await screen.findByRole('dialog', { name: /^Receipt/ })).toBeTruthy();
});

test('E24 after payment the keyboard and the reader stand on the result, with the change; Enter goes on to the next customer', async () => {
  const cash = { ...paidTransaction().channels[0], type: 'CASH', receivedAmount: 500, changeAmount: 380 };
  open({ receipt: { transaction: { ...paidTransaction(), channels: [cash] }, remainingPoints: null } });
  const focused = document.activeElement;
  expect(focused?.getAttribute('role')).toBe('status');
  expect(focused?.textContent).toMatch(/Your payment was successful.*Change380.00THB/);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('the next customer')).toBeTruthy();
});

test('CHAN-27 a guest is told no points, and the change of a cash sale is told', () => {
  const cash = { ...paidTransaction().channels[0], type: 'CASH', receivedAmount: 500, changeAmount: 380 };
  open({ receipt: { transaction: { ...paidTransaction(), channels: [cash] }, remainingPoints: null } });
  expect(screen.queryByText('Remaining points')).toBeNull();
  expect(screen.getAllByText('Change')[0]?.parentElement?.textContent).toBe('Change380.00THB');
});

test('a sale of which parts could not be read is paid all the same: what is missing is said, nothing is made up', () => {
  const member = { __typename: 'Member' as const, id: 'm1', firstname: 'Mali', lastname: 'Rak', phone: null };
  open({
    receipt: { transaction: paidTransaction({ member, earnPoints: 4 }), remainingPoints: null, isIncomplete: true },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('successful');
  expect(screen.getByRole('alert').textContent).toContain('Do not charge again');
  const paper = screen.getByRole('document').textContent;
  expect(paper).toContain('Points balanceunknown');
});

test.each([null, {}, { receipt: {} }, { receipt: { transaction: {} } }])(
  'CHAN-28 with %j in place of a receipt it is an error page with its location',
  (state) => {
    open(state);
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain('Something went wrong');
    expect(alert).toContain('/payment/success?from=till');
    expect(screen.queryByRole('document')).toBeNull();
  },
);
