import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { AreaRoutesContext } from '../../app/areaRoute.ts';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { tillMember } from '../testing/members.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { SearchMemberPage } from './SearchMemberPage.tsx';

const SOMCHAI = tillMember();
const MALI = tillMember({
  id: 'member-2',
  firstname: 'Mali',
  phone: null,
  tags: [],
  lastTransactionTime: null,
  tier: null,
});
const register = { path: '/customers/register', title: { th: '', en: '' }, page: async () => () => null };

let requests: Record<string, unknown>[];

const NOT_FOUND = 'We cannot find this name. Please try again with phone number or register for new member';

beforeEach(async () => {
  requests = [];
  Element.prototype.scrollIntoView = () => undefined;
  await switchLanguage('en');
});

const FOUND: Record<string, object[]> = { nobody: [], mali: [MALI] };

function open({ actionCodes = ['Read', 'Write'], total = 2 } = {}) {
  const authorizes = [
    { objectCode: 'Page.Merchant.Payment', actionCodes },
    { objectCode: 'Page.Merchant.Payment.Subscribe', actionCodes: ['Read', 'Write'] },
  ] as typeof cashier.authorizes;
  storeSession({ ...cashier, authorizes });
  const router = createMemoryRouter(
    [
      { path: '/payment/search-member', Component: SearchMemberPage },
      { path: '*', element: null },
    ],
    { initialEntries: ['/payment/search-member'] },
  );
  const searchMembers = (variables: Record<string, unknown>) => {
    requests.push(variables);
    const items = FOUND[String(variables.keyword)] ?? [SOMCHAI, MALI];
    return { members: { __typename: 'MemberPage', items, total: items.length && total } };
  };
  render(
    <WithAnswers answers={{ ViewerRights: viewerRights(authorizes), SearchMembers: searchMembers }}>
      <AreaRoutesContext value={[register]}>
        <RouterProvider router={router} />
      </AreaRoutesContext>
    </WithAnswers>,
  );
  return router;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const proceed = () => button('Proceed');

test('PAY-03 members by keyword, 20 a page, each with tier, name, phone, tags, last purchase, points and a button', async () => {
  open({ total: 45 });
  const row = (await screen.findByText('Somchai Jaidee')).closest('tr') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Gold', 'Somchai Jaidee', '081-234-5678', 'vip+1', '20-11-202616:15', '1,924', 'Select']);
  expect(row.querySelector('img')?.getAttribute('src')).toBe('/gold.png');
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Tier', 'Name', 'Phone', 'Tags', 'Last purchase', 'Points', 'Select']);
  expect(screen.getByText('1–20 of 45')).toBeTruthy();
  await userEvent.click(button('Next page'));
  expect(await screen.findByText('21–40 of 45')).toBeTruthy();
  await userEvent.type(screen.getByRole('combobox'), ' mali {Enter}');
  await waitFor(() => expect(requests.at(-1)).toEqual({ keyword: 'mali', page: 1 }));
  expect(requests[1]).toEqual({ keyword: null, page: 2 });
});

test('PAY-04, PAY-05 a selected row shows the member beside it, and Proceed takes the member along', async () => {
  const router = open();
  const name = await screen.findByText('Somchai Jaidee');
  expect(proceed().disabled).toBe(true);
  const detail = screen.getByRole('region', { name: 'Member details' });
  expect(detail.textContent).toContain('Select a member from the list');
  await userEvent.click(name);
  expect(detail.textContent).toMatch(
    /Somchai Jaidee.*Gold.*Points1,924.*M0001.*081-234-5678.*10,000\.50 THB.*12.*vip.*coffee/,
  );
  await userEvent.click(button('Select Mali Jaidee'));
  expect(detail.textContent).toContain('Never bought');
  await userEvent.click(proceed());
  expect(router.state.location).toMatchObject({
    pathname: '/payment/addproduct',
    state: { member: { id: 'member-2' } },
  });
});

test('PAY-04 a member whom a search finds alone is selected, and Enter proceeds', async () => {
  const router = open();
  await userEvent.type(await screen.findByRole('combobox'), 'mali{Enter}');
  await waitFor(() => expect(button('Selected Mali Jaidee').textContent).toBe('Selected'));
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.state).toMatchObject({ member: { id: 'member-2' } });
});

test('PAY-05, PERM-06 without write on the payment page no one proceeds, with a member or without', async () => {
  const router = open({ actionCodes: ['Read'] });
  await userEvent.click(await screen.findByText('Somchai Jaidee'));
  expect(await screen.findByText('Your role cannot take payments.')).toBeTruthy();
  expect(proceed().disabled).toBe(true);
  await userEvent.keyboard('{F9}');
  await userEvent.type(screen.getByRole('combobox'), 'nobody{Enter}');
  await screen.findByText(NOT_FOUND);
  expect(button('Add Payment as non-member').disabled).toBe(true);
  expect(button('Register').disabled).toBe(false);
  expect(router.state.location.pathname).toBe('/payment/search-member');
});

test.each([
  ['Register', '/customers/register', null],
  ['Add Payment as non-member', '/payment/addproduct', {}],
])('PAY-06 for a name that is not found, %s goes to %s', async (name, path, state) => {
  const router = open();
  await userEvent.type(await screen.findByRole('combobox'), 'nobody{Enter}');
  expect((await screen.findByText(NOT_FOUND)).closest('[role=status]')).not.toBeNull();
  await userEvent.click(button(name));
  expect(router.state.location).toMatchObject({ pathname: path, state });
});
