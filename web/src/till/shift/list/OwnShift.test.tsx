import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { changeDevice, deviceSetting, NO_TILL } from '../../../app/deviceSetting.ts';
import { switchLanguage } from '../../../app/i18n.ts';
import { NoticeProvider } from '../../../app/notice.tsx';
import { currentSession, storeSession } from '../../../app/session.ts';
import { cashier } from '../../../testing/session.ts';
import { viewerRights } from '../../../testing/viewerRights.ts';
import { useShiftsQuery } from '../../gql/hooks.ts';
import { WithAnswers } from '../../testing/withAnswers.tsx';
import { OwnShift } from './OwnShift.tsx';
import { ShiftSums } from './ShiftSums.tsx';

const BRANCH = 'branch-1';
const tillOf = (id: string, code: string) => ({ __typename: 'Till', id, code, name: 'Counter' });
const TILL = tillOf('till-1', 'T1');
const OTHER = tillOf('till-2', 'T2');
const SUMS = { expectedCash: 0, countedCash: 0, over: 0, short: 0, difference: 0, openingOver: 0, openingShort: 0 };

function Found() {
  const { data } = useShiftsQuery({ variables: { page: 1, perPage: 20 } });
  return <p>{`Rows of ${data?.shifts.total}`}</p>;
}

/** The shift as a user who counts blind sees it. */
const OPENED = {
  ...{ __typename: 'TillShift', id: 'shift-1', tillId: OTHER.id, number: null, openedAt: '2026-03-14T09:00:00Z' },
  ...{ openedByName: 'Somying', isOfEarlierDay: false, closedAt: null, closedByName: null, countedCash: null },
  ...{ difference: null, reason: null, approvedByName: null, leftCash: null, expectedOpening: null },
  ...{ openingDifference: null, openingReason: null, report: null },
};
let shifts: number;
let opened: number;
let tills: object[];
const answers = {
  ViewerRights: viewerRights([{ objectCode: 'Page.Merchant.Payment.Shift', actionCodes: ['Read', 'Write'] }]),
  BranchTills: () => ({ tills: { __typename: 'TillPage', items: tills } }),
  Shifts: () => ({ shifts: { __typename: 'ShiftPage', items: [], total: shifts } }),
  ShiftTotals: () => ({ shiftTotals: { __typename: 'ShiftTotals', shifts, open: shifts, ...SUMS } }),
  OpenTillShift: () => ({ tillShift: opened ? OPENED : null }),
  LastShift: { shifts: { __typename: 'ShiftPage', items: [] } },
  OpenShift: () => {
    opened += 1;
    return { openShift: { __typename: 'OpenShiftPayload', tillShift: OPENED, userErrors: [] } };
  },
};
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(async () => {
  shifts = 0;
  opened = 0;
  tills = [TILL, OTHER];
  storeSession({ ...cashier, branchId: BRANCH });
  changeDevice({ till: { ...TILL, branchId: BRANCH }, shift: '' });
  await switchLanguage('en');
});

async function open() {
  const page = [<OwnShift key="own" />, <ShiftSums key="sums" filter={{}} keyword={null} />, <Found key="found" />];
  const router = createMemoryRouter([{ path: '/shifts', element: page }], { initialEntries: ['/shifts'] });
  render(
    <NoticeProvider>
      <WithAnswers answers={answers}>
        <RouterProvider router={router} />
      </WithAnswers>
    </NoticeProvider>,
  );
  await screen.findByText('Rows of 0');
  await user.click(await screen.findByText('Open or close a shift'));
  return within(await screen.findByRole('dialog', { name: 'Open or close a shift' }));
}

test('a shift that was opened from the list of shifts stands in its rows and in what they come to', async () => {
  const dialog = await open();
  await dialog.findByText('Open shift');
  // The dialog covers the list.
  expect(dialog.queryByText('Earlier shifts')).toBeNull();
  shifts = 1;
  await user.click(dialog.getByText('Close'));
  await screen.findByText('Rows of 1');
  const sums = screen.getByLabelText('Total of all shifts found');
  await expect.poll(() => sums.textContent).toMatch(/^Shifts1Open shifts1/);
});

test('issue 34 the shift of another till is looked into without this device becoming that till', async () => {
  const dialog = await open();
  await user.click(await dialog.findByText('Shift of another till'));
  await user.click(await dialog.findByRole('radio', { name: 'T2 · Counter' }));
  await dialog.findByText('Open shift');
  await openShift(dialog);
  expect(deviceSetting()).toMatchObject({ till: { id: 'till-1' }, shift: '' });
});

test('issue 34 a device that is no till yet is the one whose shift is opened at it', async () => {
  changeDevice({ till: NO_TILL });
  const dialog = await open();
  await user.click(await dialog.findByRole('radio', { name: 'T2 · Counter' }));
  await dialog.findByText('Open shift');
  expect(deviceSetting().till).toEqual(NO_TILL);
  await openShift(dialog);
  await expect.poll(deviceSetting).toMatchObject({ till: { id: 'till-2', branchId: BRANCH }, shift: OPENED.id });
});

test('issue 34 a device that is a till of another branch stays that till when the shift of this one is opened', async () => {
  changeDevice({ till: { ...TILL, branchId: 'branch-2' }, shift: 'shift-9' });
  const dialog = await open();
  await user.click(await dialog.findByRole('radio', { name: 'T2 · Counter' }));
  await dialog.findByText('Open shift');
  await openShift(dialog);
  await expect.poll(() => dialog.queryByText('Open shift')).toBeNull();
  expect(deviceSetting()).toMatchObject({ till: { id: 'till-1', branchId: 'branch-2' }, shift: 'shift-9' });
});

test('issue 34 where a branch has one till its shift stands in the dialog, with no till to choose', async () => {
  changeDevice({ till: NO_TILL });
  tills = [TILL];
  const dialog = await open();
  await dialog.findByText('Open shift');
  expect(dialog.getByText('T1 · Counter')).toBeTruthy();
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.queryByText('Shift of another till')).toBeNull();
});

async function openShift(dialog: Awaited<ReturnType<typeof open>>) {
  await user.type(dialog.getByLabelText('Counted cash'), '500');
  await user.click(dialog.getByText('Open shift'));
  await expect.poll(() => opened).toBe(1);
}

test('who looks at all branches chooses one for the dialog alone, which goes on with its tills', async () => {
  storeSession({ ...cashier, branchId: null });
  const dialog = await open();
  await dialog.findByText(/^Each shift belongs to a till of one branch/);
  await user.click(dialog.getByText(cashier.branches[0]?.name ?? ''));
  const named = within(
    await screen.findByRole('dialog', { name: `Open or close a shift · ${cashier.branches[0]?.name}` }),
  );
  await user.click(await named.findByText('T1 · Counter'));
  await named.findByText('Open shift');
  await openShift(named);
  expect(currentSession()?.branchId).toBeNull();
});

test('issue 34 who is in no branch, and may choose none, closes the dialog', async () => {
  storeSession({ ...cashier, branchId: null, branches: [] });
  const dialog = await open();
  await user.click(dialog.getByText('Close'));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
