import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApolloClient } from '../../app/apolloClient.ts';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { answer } from '../../testing/answer.ts';
import { cashier } from '../../testing/session.ts';
import { SecurityPage } from './SecurityPage.tsx';

const row = (index: number, facts: object) => ({
  __typename: 'SecurityEvent',
  id: `event-${index}`,
  time: '2026-11-22T03:00:00.000Z',
  account: null,
  subject: null,
  byUsername: null,
  address: '203.0.113.7',
  branch: null,
  exported: null,
  ...facts,
});
const items = [
  row(0, { kind: 'SIGN_IN_FAILED', account: 'owner' }),
  row(1, { kind: 'SIGN_IN_FAILED' }),
  row(2, {
    kind: 'OFFER_PIN_FAILED',
    subject: 'Staff',
    byUsername: 'cashier',
    branch: { __typename: 'MerchantBranch', id: 'b', name: 'Siam' },
  }),
  row(3, {
    kind: 'PEOPLE_EXPORTED',
    subject: 'members',
    byUsername: 'manager',
    exported: {
      __typename: 'ExportedList',
      list: 'members',
      format: 'csv',
      filter: '{"tier_id":"t1"}',
      columns: ['code', 'phone'],
      rows: 2005,
    },
  }),
  row(4, { kind: 'APPROVAL_GIVEN', account: 'manager', subject: 'VOID, LATER_ACTION · 0042', byUsername: 'cashier' }),
  row(5, { kind: 'PARKED_BILL_DISCARDED', subject: '1245.00', byUsername: 'cashier' }),
  row(6, { kind: 'PARKED_BILL_REDUCED', subject: '1245.00 → 45.00 · SIAM-20261130-0042', byUsername: 'cashier' }),
];
const ask = vi.fn<typeof fetch>();
const variables = () => JSON.parse(String(ask.mock.lastCall?.[1]?.body)).variables;

beforeEach(async () => {
  ask.mockReset();
  ask.mockImplementation(async () => answer({ securityEvents: { __typename: 'SecurityEventPage', items, total: 45 } }));
  vi.stubGlobal('fetch', ask);
  storeSession({ ...cashier, roleName: 'Administrator' });
  await switchLanguage('en');
  render(
    <ApolloProvider client={createApolloClient()}>
      <MemoryRouter>
        <SecurityPage />
      </MemoryRouter>
    </ApolloProvider>,
  );
});

test('S12 the owner reads what happened, to whom, by whom and from where', async () => {
  await screen.findByRole('gridcell', { name: 'owner' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((each) =>
      within(each)
        .getAllByRole('gridcell')
        .slice(1)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Wrong password', 'owner', 'Not signed in', '-', '203.0.113.7'],
    ['Wrong password', 'Unknown username', 'Not signed in', '-', '203.0.113.7'],
    ['Wrong offer PINStaff', '-', 'cashier', 'Siam', '203.0.113.7'],
    [
      'Customer list exportedmembers2,005 rows (csv)Filter: {"tier_id":"t1"}Columns: Member code, Phone',
      ...['-', 'manager', '-', '203.0.113.7'],
    ],
    ['Approval given at a tillA void, LATER_ACTION · 0042', 'manager', 'cashier', '-', '203.0.113.7'],
    ['Parked bill discarded unpaid฿1,245.00', '-', 'cashier', '-', '203.0.113.7'],
    ['Parked bill was reduced฿1,245.00 → ฿45.00 · SIAM-20261130-0042', '-', 'cashier', '-', '203.0.113.7'],
  ]);
});

test('pages and filters stand in the address and are requested; a new filter begins at its first page', async () => {
  await screen.findByRole('gridcell', { name: 'owner' });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await vi.waitFor(() => expect(variables()).toMatchObject({ page: 2, perPage: 25, filter: { kind: null } }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Event' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Void code locked for a while' }));
  await vi.waitFor(() => expect(variables()).toMatchObject({ page: 1, filter: { kind: 'VOID_CODE_LOCKED' } }));
});
