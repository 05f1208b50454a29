import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { NO_APPROVALS } from '@taem/domain/merchant/approvalSetting.ts';
import { NO_TAX } from '@taem/domain/merchant/taxSetting.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import * as page from '../../app/reloadPage.ts';
import { storeSession } from '../../app/session.ts';
import { boundedViewer } from '../../testing/boundedViewer.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { SettingPage } from './SettingPage.tsx';

const SETTING = {
  shopName: 'Good Dots',
  ...{ __typename: 'MerchantSetting', id: 's', backdatingDays: 0, dayEndsAt: 0, dayEnds: [], claimDays: 7, version: 4 },
  ...{ hasAdjustCode: true, hasVoidCode: false },
  billBounds: boundedViewer.billBounds,
  counter: boundedViewer.counter,
  approval: { __typename: 'ApprovalSetting', id: 'self', ...NO_APPROVALS },
  tax: { __typename: 'TaxSetting', id: 'self', ...NO_TAX },
  pointRates: { __typename: 'PointRates', id: 's', earnCash: 25, earnPoint: 1, redeemCash: 1, redeemPoint: 10 },
};
const badge = (id: string, name: string, threshold: number) => ({
  ...{ __typename: 'MemberBadge', id, name, threshold, version: 2 },
  conditions: [{ __typename: 'BadgeCondition', conditionId: `of ${id}` }],
});
const BADGES = [badge('b1', 'Big Spender', 50_000), badge('b2', 'Frequent Member', 20)];
const right = { objectCode: PAGE.setting, actionCodes: ['Read', 'Write'] as ('Read' | 'Write')[] };

const changedBadges = (input: { badges?: { id: string; threshold: number }[] }) =>
  BADGES.filter(({ id }) => input.badges?.some((each) => each.id === id)).map((each) => ({
    ...each,
    threshold: input.badges?.find(({ id }) => id === each.id)?.threshold,
    version: each.version + 1,
  }));

/** The setting in force. */
let there: Omit<typeof SETTING, 'shopName'> & { shopName: string | null };
/** The sent input, and the answer to it. */
const sent = vi.fn<(input: object) => { code: string; message: string; path: string[] }[]>();

beforeEach(async () => {
  there = SETTING;
  sent.mockReset().mockReturnValue([]);
  vi.spyOn(page, 'reloadPage').mockReturnValue();
  await switchLanguage('en');
});

function answerTo(operation: string, input: object): object {
  if (operation === 'Setting') return { merchantSetting: there, memberBadges: BADGES };
  if (operation === 'SubDistrictOfAddress') return { subDistrict: null };
  if (!operation.startsWith('Update')) return viewerRights([right]);
  const payload = {
    __typename: 'Payload',
    userErrors: sent(input).map((error) => ({ __typename: 'UserError', ...error })),
  };
  return operation === 'UpdateSetting'
    ? { updateMerchantSetting: { ...payload, merchantSetting: null } }
    : { updateMemberBadges: { ...payload, memberBadges: payload.userErrors.length > 0 ? [] : changedBadges(input) } };
}

async function open(tab: string) {
  storeSession({ ...cashier, authorizes: [right] });
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        observer.next({ data: answerTo(operationName, variables.input) });
        observer.complete();
      }),
  );
  const routes = [{ path: '/management/setting', Component: SettingPage }];
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/management/setting'] })} />
    </ApolloProvider>,
  );
  await userEvent.click(await screen.findByRole('tab', { name: tab }));
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

test('CONF-01, CU-16 there are the three tabs of the documents, one of sales and one of receipts, each with its fields and a Save button', async () => {
  await open('POINT VALUE');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'POINT VALUE',
    'AUTHORIZATION CODE',
    'SALES',
    'RECEIPTS',
    'THRESHOLD',
  ]);
  const fields = async (tab: string) => {
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    await screen.findByRole('button', { name: 'Save' });
    return [...document.querySelectorAll<HTMLInputElement>('form input:not([aria-hidden])')].map(
      ({ labels }) => labels?.[0]?.textContent,
    );
  };
  expect(await fields('POINT VALUE')).toEqual(['For every', 'Gives', 'Using', 'Is worth']);
  expect(await fields('AUTHORIZATION CODE')).toEqual(['Adjust code', 'Void code']);
  expect(await fields('SALES')).toEqual([
    ...[
      'A typed discount, or points, above',
      'Points used, or added by adjusting, above',
      'Money handed back above',
      'Cash in or out above',
      'Shifts over or short by more than',
    ],
    ...['Sales can be backdated by', 'Points can be claimed from a receipt for'],
    ...['Highest price per item', 'Most items per line', 'Highest amount per bill'],
    'Highest discount or points staff can type',
  ]);
  expect(await fields('THRESHOLD')).toEqual(['Big Spender', 'Frequent Member']);
});

test('CONF-07, CONF-09 numbers are sent as numbers, an empty field as null; the popup says that it is in force, and confirming it loads the page again', async () => {
  await open('POINT VALUE');
  await userEvent.clear(await field('For every'));
  await userEvent.type(await field('For every'), '50.5');
  await userEvent.clear(await field('Is worth'));
  await save();
  const popup = within(await screen.findByRole('alertdialog', { name: 'Success' }));
  popup.getByText('Update successfully');
  // CONF-10, ADR 0096: it takes effect without signing in again.
  popup.getByText('It takes effect on every till at once: no one needs to sign in again.');
  expect(sent.mock.lastCall).toEqual([{ version: 4, earnCash: 50.5, earnPoint: 1, redeemCash: null, redeemPoint: 10 }]);
  expect(page.reloadPage).not.toHaveBeenCalled();
  await userEvent.click(popup.getByRole('button', { name: 'OK' }));
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});

test('how a shop works at its counter is chosen by words and sent by the values of the contract', async () => {
  await open('SALES');
  const choose = async (name: string, option: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  expect((await screen.findByRole('combobox', { name: 'Bank and slip of a transfer' })).textContent).toBe('Required');
  await choose('A sale begins with', 'The products, for a walk-in until a customer is named');
  await choose('Bank and slip of a transfer', 'Optional');
  await choose('Receipt after payment', 'Printed at once');
  await save();
  await screen.findByRole('alertdialog', { name: 'Success' });
  const chosen = { saleStart: 'GOODS', transferProof: 'OPTIONAL', receiptAfterSale: 'PRINT' };
  expect(sent.mock.lastCall?.[0]).toMatchObject({ version: 4, maxLineQuantity: 1_000, ...chosen });
});

test('a shop of a gateway that cannot change its name has no field for it, and saves the others', async () => {
  there = { ...SETTING, shopName: null };
  await open('RECEIPTS');
  await userEvent.type(await field('At the foot'), 'Thank you');
  await save();
  await screen.findByRole('alertdialog', { name: 'Success' });
  expect(sent.mock.lastCall?.[0]).toMatchObject({ receiptFoot: 'Thank you' });
  expect(sent.mock.lastCall?.[0]).not.toHaveProperty('shopName');
});

test('CONF-03 a code that is typed is sent, and one that is left empty stays as it is', async () => {
  await open('AUTHORIZATION CODE');
  await userEvent.type(await screen.findByLabelText('Void code'), '0042');
  await save();
  await screen.findByRole('alertdialog', { name: 'Success' });
  expect(sent.mock.lastCall?.[0]).toMatchObject({ adjustAuthorizeCode: null, voidAuthorizeCode: '0042' });
});

test('CONF-08 what is refused is said in a popup, and stays in the form', async () => {
  sent.mockReturnValue([{ code: 'VALIDATION', message: 'Must be at most 99', path: ['badges', '0', 'threshold'] }]);
  await open('THRESHOLD');
  await userEvent.clear(await field('Frequent Member'));
  await userEvent.type(await field('Frequent Member'), '100');
  await save();
  const popup = within(await screen.findByRole('alertdialog', { name: 'Error' }));
  popup.getByText('Must be at most 99');
  expect(sent.mock.lastCall).toEqual([{ badges: [{ id: 'b2', version: 2, conditionId: 'of b2', threshold: 100 }] }]);
  await userEvent.click(popup.getByRole('button'));
  expect(await field('Frequent Member')).toHaveProperty('value', '100');
});

test('CU-1 what a user has just saved is not called another user’s change', async () => {
  await open('THRESHOLD');
  await userEvent.clear(await field('Big Spender'));
  await userEvent.type(await field('Big Spender'), '8003');
  await save();
  await screen.findByRole('alertdialog', { name: 'Success' });
  expect(screen.queryByText(/Somebody else/)).toBeNull();
});

test('CU-17 a field that is emptied keeps its value: there is nothing to save', async () => {
  await open('THRESHOLD');
  await userEvent.clear(await field('Big Spender'));
  expect(await screen.findByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await userEvent.type(await field('Big Spender'), '8003');
  expect(await screen.findByRole('button', { name: 'Save' })).toHaveProperty('disabled', false);
});

test.each([
  ['the same setting', { claimDays: 30 }, /Below a field is the value someone else just saved/, 1],
  ['another setting', { backdatingDays: 2 }, /^Someone else has just saved settings\. What you typed is kept/, 0],
])(
  'of two who change %s at once the second is informed, keeps what they typed, and saves over what is there',
  async (_, theirs, words, named) => {
    await open('SALES');
    await userEvent.clear(await field('Points can be claimed from a receipt for'));
    await userEvent.type(await field('Points can be claimed from a receipt for'), '14');
    there = { ...SETTING, ...theirs, version: 5 };
    sent.mockReturnValueOnce([{ code: 'STALE_VERSION', message: 'stale', path: ['version'] }]);
    await save();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Could not save changes: concurrent edition in progress');
    expect(screen.getByText(words).isConnected).toBe(true);
    expect(screen.queryAllByText('Someone else just changed it to 30')).toHaveLength(named);
    await save();
    await screen.findByRole('alertdialog', { name: 'Success' });
    const { backdatingDays } = there;
    expect(sent.mock.lastCall?.[0]).toMatchObject({ version: 5, claimDays: 14, backdatingDays });
  },
);

test('numbers have commas while they are not being typed in, and are sent without', async () => {
  await open('SALES');
  const bill = await field('Highest amount per bill');
  expect(bill.value).toBe('1,000,000');
  await userEvent.click(bill);
  expect(bill.value).toBe('1000000');
  await userEvent.clear(bill);
  await userEvent.type(bill, '350000');
  await userEvent.tab();
  expect(bill.value).toBe('350,000');
  // The Tab key selects the whole number, and typing replaces it.
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('250000');
  await userEvent.tab();
  expect(bill.value).toBe('250,000');
  await save();
  await screen.findByRole('alertdialog', { name: 'Success' });
  expect(sent.mock.lastCall?.[0]).toMatchObject({ maxBillAmount: 250_000 });
});

test('a limit of approvals that holds nothing back is an empty field, and an emptied one holds nothing back', async () => {
  there = { ...SETTING, approval: { ...SETTING.approval, approveDiscountAbove: 10 } };
  await open('SALES');
  expect((await field('Money handed back above')).value).toBe('');
  const discount = await field('A typed discount, or points, above');
  expect(discount.value).toBe('10');
  await userEvent.clear(discount);
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const { approveOwnPrice: _, approveBackDating: __, approveVoid: ___, ...limits } = NO_APPROVALS;
  expect(sent.mock.calls[0]?.[0]).toMatchObject(limits);
});

test.each([
  ['place', true],
  ['', false],
])('issue 36 the address in one line is typed unless parts make it (%j)', async (taxSubDistrictId, isComposed) => {
  there = { ...SETTING, tax: { ...SETTING.tax, taxSubDistrictId, taxAddress: 'One line' } };
  await open('RECEIPTS');
  expect((await field('Registered address')).disabled).toBe(isComposed);
});
