import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../../app/i18n.ts';
import { NoticeProvider } from '../../../app/notice.tsx';
import { currentSession, storeSession } from '../../../app/session.ts';
import { answer } from '../../../testing/answer.ts';
import { cashier } from '../../../testing/session.ts';
import { viewerRights } from '../../../testing/viewerRights.ts';
import { MemberProfilePage } from './MemberProfilePage.tsx';

const EMPTY = Object.fromEntries(
  [
    ...['nickname', 'phone', 'imageUrl', 'lastTransactionTime', 'tierId', 'tier', 'email', 'birthdate', 'gender'],
    ...[
      'nationality',
      'maritalStatus',
      'occupationId',
      'occupation',
      'address',
      'provinceId',
      'province',
      'districtId',
    ],
    ...['district', 'subDistrictId', 'subDistrict', 'postcodeId', 'postcode', 'lineId', 'instagramId', 'educations'],
    ...['works', 'socials', 'interests', 'merchantRemark', 'branchId', 'branch'],
  ].map((name) => [name, null]),
);
const category = (name: string) => ({ __typename: 'FavouriteCategory', id: name, name });
const badge = (id: string, name: string, threshold: number) => ({ __typename: 'MemberBadge', id, name, threshold });
const MALI = {
  ...EMPTY,
  ...{ __typename: 'Member', id: 'm', version: 4, code: 'M1', firstname: 'Mali', lastname: 'Jaidee', tags: [] },
  ...{ remainingPoints: 1234, totalRevenue: 1000, totalTransactions: 3, personalHidden: false, erasedAt: null },
  createdAt: '2024-01-01T00:00:00Z',
  badges: [
    badge('a', 'Big Spender', 8000),
    badge('b', 'Frequent Member', 10),
    badge('c', 'Big Spender', 9000),
    badge('d', 'Tea lover', 5),
  ],
  lifetime: {
    ...{ __typename: 'MemberLifetime', totalQuantity: 7, durationSeconds: 31_104_000 * 2.9 },
    topFrequentCategory: { ...category('Tea'), frequent: 2 },
    topExpenseCategory: { ...category('Cake'), price: 500 },
    lastExpenseCategory: category('Fruit'),
  },
};

let member: object | null | Error;
let sales: object | null;
/** Errors of parts of the answer. */
let errors: { message: string; path: string[] }[] | undefined;

beforeEach(async () => {
  member = MALI;
  sales = { __typename: 'TransactionPage', items: [] };
  errors = undefined;
  await switchLanguage('en');
});

function open(rights: ('Read' | 'Write')[] = ['Read', 'Write']) {
  const right = { objectCode: 'Page.Merchant.Customer_Insight', actionCodes: rights };
  storeSession({ ...cashier, authorizes: [right] });
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName !== 'ViewerRights' && member instanceof Error) return observer.error(member);
        observer.next({
          data: operationName === 'ViewerRights' ? viewerRights([right]) : { member, latestSales: sales },
          ...(operationName !== 'ViewerRights' && { errors }),
        });
        observer.complete();
      }),
  );
  const routes = [{ path: '/ci/member/profiles/:id', Component: MemberProfilePage }];
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <NoticeProvider>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/ci/member/profiles/m'] })} />
      </NoticeProvider>
    </ApolloProvider>,
  );
}

test('CUST-53, CUST-69..71 the summary has the figures, each badge once with its unit, and the time as a customer', async () => {
  open();
  const summary = within(await screen.findByRole('complementary', { name: 'Member summary' }));
  const ofFirst = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(['Phone', 'Tier', 'Points', 'Last sale'].map(ofFirst)).toEqual(['-', '-', '1,234', 'Never bought']);
  const badges = within(summary.getByRole('list', { name: 'Badges' })).getAllByRole('listitem');
  expect(badges.map(({ textContent }) => textContent)).toEqual([
    'Big Spender · 8,000 THB',
    'Frequent Member · 10 Trans',
    'Tea lover · 5 UNITS',
  ]);
  const figureOf = (term: string) => summary.getByText(term).nextElementSibling?.textContent;
  expect(['Lifetime value', 'Sales', 'Average sale', 'Items', 'Member for'].map(figureOf)).toEqual([
    ...['1,000.00 THB', '3 sales', '333.33 THB', '7', '2 years'],
  ]);
  expect(['Buys most often', 'Spends most on', 'Last bought'].map(figureOf)).toEqual(['Tea', 'Cake', 'Fruit']);
});

test('CUST-52, CUST-54 the profile leads on to its pages, and sales that cannot be read keep no one from it', async () => {
  sales = null;
  errors = [{ message: 'down', path: ['latestSales'] }];
  open();
  const link = await screen.findByRole('link', { name: /^General information/ });
  expect(link.getAttribute('href')).toBe('/ci/member/profiles/m/general');
  const toggles = within(screen.getByRole('group', { name: 'Parts of the profile' })).getAllByRole('button');
  expect(toggles.map(({ textContent, ariaPressed }) => [textContent, ariaPressed])).toEqual([
    ['Profile', 'true'],
    ['Wallet', 'false'],
    ['Transaction', 'false'],
  ]);
});

test('CUST-60 a member who cannot be loaded: the way leads to the sign-in, or to another try', async () => {
  member = new Error('down');
  open();
  const popup = within(await screen.findByRole('alertdialog', { name: 'Error' }));
  expect(popup.getByText('Please try to login again')).toBeDefined();
  member = MALI;
  fireEvent.click(popup.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('heading', { level: 1, name: 'Mali Jaidee' })).isConnected).toBe(true);
});

test('CUST-60 a user who goes to the sign-in has left their session', async () => {
  member = new Error('down');
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(currentSession()).toBeNull();
});

test('PERM-04 a user who may not read members is informed, and so is one whose member is not there', async () => {
  member = new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'No permission', extensions: { code: 'PERMISSION' } }],
  });
  open();
  expect((await screen.findByRole('dialog', { name: 'Sorry' })).isConnected).toBe(true);
  // The sales of a malformed id are refused as well.
  [member, sales, errors] = [null, null, [{ message: 'must be an id', path: ['latestSales'] }]];
  open();
  expect((await screen.findByText('Member not found')).isConnected).toBe(true);
});

const pick = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('Change picture', { selector: 'input' }), {
    target: { files: [file] },
  });
const uploads = vi.fn<typeof fetch>();
// The file system of the tests cannot be read.
const picture = (bytes: number, name = 'mali.png') =>
  Object.assign(new File([new Uint8Array(bytes)], name), { arrayBuffer: async () => new ArrayBuffer(1) });

test('CUST-66 what is larger than 10,000,000 bytes or no picture is not sent, without a popup and not without a word', async () => {
  vi.stubGlobal('fetch', uploads);
  open();
  await pick(picture(10_000_001));
  expect((await screen.findByText('Picture not used: it is over 10 MB')).isConnected).toBe(true);
  await pick(picture(10, 'mali.pdf'));
  expect((await screen.findByText('Picture not used: only JPG, GIF and PNG')).isConnected).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(uploads).not.toHaveBeenCalled();
});

test('CUST-67 without a version it is an error, and nothing is sent', async () => {
  vi.stubGlobal('fetch', uploads.mockClear());
  member = { ...MALI, version: null };
  open();
  await pick(picture(10));
  const popup = within(await screen.findByRole('alertdialog', { name: 'Error' }));
  expect(popup.getAllByText('Error')).toHaveLength(2);
  expect(uploads).not.toHaveBeenCalled();
});

test('CUST-67 a picture that is refused says why, and a good one is shown', async () => {
  vi.stubGlobal('fetch', uploads);
  const userErrors = [{ __typename: 'UserError', code: 'VALIDATION', message: 'is no picture', path: ['image'] }];
  uploads.mockImplementationOnce(async () => answer({ uploadMemberImage: { member: null, userErrors } }));
  uploads.mockImplementation(async () => answer({ uploadMemberImage: { member: MALI, userErrors: [] } }));
  open();
  await pick(picture(10));
  const popup = () => screen.findByRole('alertdialog', { name: 'Error' });
  expect(within(await popup()).getByText('is no picture')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await pick(picture(10));
  member = { ...MALI, imageUrl: '/files/mali.webp' };
  await waitFor(() => expect(screen.getByAltText('Mali Jaidee')).toBeDefined());
  expect(uploads).toHaveBeenCalledTimes(2);
});

test('PERM-08 without the right no one is offered another portrait', async () => {
  open(['Read']);
  expect((await screen.findByText('1,234')).isConnected).toBe(true);
  expect(screen.queryByLabelText('Change picture')).toBeNull();
});
