import { ApolloProvider } from '@apollo/client/react';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApolloClient } from '../../app/apolloClient.ts';
import { switchLanguage } from '../../app/i18n.ts';
import { type SessionAuthorize, storeSession } from '../../app/session.ts';
import { answer } from '../../testing/answer.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { RightsMatrix } from './RightsMatrix.tsx';
import type { Rights } from './rights.ts';

const menu = (code: string, en: string, subMenus: object[] = []) => ({
  __typename: 'Menu',
  id: code,
  code,
  name: `${en} ไทย`,
  names: { __typename: 'Names', th: `${en} ไทย`, en },
  subMenus,
});
const menus = [
  menu(PAGE.payment, 'Payment'),
  menu('Page.Merchant.Calendar', 'Calendar'),
  menu(PAGE.management, 'Management', [menu(PAGE.supplier, 'Suppliers'), menu('Page.Merchant.Location', 'Places')]),
];

const own: SessionAuthorize[] = [
  { objectCode: PAGE.role, actionCodes: ['Read', 'Write'] },
  { objectCode: PAGE.supplier, actionCodes: ['Read', 'Write'] },
  { objectCode: PAGE.payment, actionCodes: ['Read'] },
];

beforeEach(() => switchLanguage('en'));

function Form({ start, name, onValue }: { start: Rights; name: string; onValue: (value: Rights) => void }) {
  const [value, setValue] = useState(start);
  const change = (next: Rights) => {
    setValue(next);
    onValue(next);
  };
  return (
    <RightsMatrix
      name="authorizes"
      label="Rights"
      value={value}
      onChange={change}
      onBlur={() => undefined}
      error={undefined}
      disabled={false}
      values={{ name }}
      row={null}
    />
  );
}

/** Opens the matrix as a user with the rights above; returns the value of its form. */
function open({
  start = [],
  name = 'Clerk',
  menusFail = false,
}: {
  start?: Rights;
  name?: string;
  menusFail?: boolean;
}) {
  const held: { now: Rights } = { now: start };
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (!body.includes('Menus')) return answer({ __typename: 'Query', ...viewerRights(own) });
    return menusFail ? new Response('<html></html>', { status: 500 }) : answer({ __typename: 'Query', menus });
  });
  storeSession({ ...cashier, authorizes: own });
  render(
    <ApolloProvider client={createApolloClient()}>
      <Form
        start={start}
        name={name}
        onValue={(value) => {
          held.now = value;
        }}
      />
    </ApolloProvider>,
  );
  return held;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('PERM-18 the menus named there have no row, whatever they are called; every other has, each below its own', async () => {
  open({});
  const grid = await screen.findByRole('grid', { name: 'Rights' });
  const names = within(grid)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['All pages', 'Payment', 'Management', 'Suppliers']);
});

test('ADR 0029 what a person does not hold stays as it is, also when a whole column is given', async () => {
  const held = open({ start: [{ objectCode: 'Page.Merchant.Elsewhere', actionCodes: ['Write'] }] });
  await screen.findByRole('grid');
  await userEvent.click(box('All pages: Both'));
  expect(held.now).toEqual([
    { objectCode: 'Page.Merchant.Elsewhere', actionCodes: ['Write'] },
    { objectCode: PAGE.payment, actionCodes: ['Read'] },
    { objectCode: PAGE.supplier, actionCodes: ['Read', 'Write'] },
  ]);
  await userEvent.click(box('Payment: Write'));
  expect(box('Payment: Write').checked).toBe(false);
  await userEvent.click(box('All pages: Both'));
  expect(held.now).toEqual([{ objectCode: 'Page.Merchant.Elsewhere', actionCodes: ['Write'] }]);
});

test('PERM-17 the grid is one stop for Tab, arrows walk it to its ends, and Space toggles', async () => {
  const held = open({});
  await screen.findByRole('grid');
  await userEvent.tab();
  expect(document.activeElement).toBe(box('All pages: Read'));
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(document.activeElement).toBe(box('All pages: Read'));
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowRight}{ArrowDown}{Home} ');
  expect(held.now).toEqual([{ objectCode: PAGE.supplier, actionCodes: ['Read'] }]);
  await userEvent.tab();
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false);
});

test('PERM-01 a role named administrator has every box, and none can be changed', async () => {
  const held = open({ name: ' ADMINISTRATOR ' });
  await screen.findByRole('grid');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
  await userEvent.click(box('Suppliers: Read'));
  expect(held.now).toEqual([]);
});

test("MGMT-22 the matrix shows 'Error' when its menus cannot be loaded", async () => {
  open({ menusFail: true });
  expect((await screen.findByRole('alert')).textContent).toContain('Error');
  expect(screen.queryByRole('grid')).toBeNull();
});
