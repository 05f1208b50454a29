import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { changeDevice } from '../../../app/deviceSetting.ts';
import { switchLanguage } from '../../../app/i18n.ts';
import { storeSession } from '../../../app/session.ts';
import { cashier } from '../../../testing/session.ts';
import { viewerRights } from '../../../testing/viewerRights.ts';
import { useShiftsQuery } from '../../gql/hooks.ts';
import { WithAnswers } from '../../testing/withAnswers.tsx';
import { OwnShift } from './OwnShift.tsx';
import { ShiftSums } from './ShiftSums.tsx';

const BRANCH = 'branch-1';
const TILL = { __typename: 'Till', id: 'till-1', code: 'T1', name: 'Counter' };
const SUMS = { expectedCash: 0, countedCash: 0, over: 0, short: 0, difference: 0, openingOver: 0, openingShort: 0 };

function Found() {
  const { data } = useShiftsQuery({ variables: { page: 1, perPage: 20 } });
  return <p>{`Rows of ${data?.shifts.total}`}</p>;
}

test('a shift that was opened from the list of shifts stands in its rows and in what they come to', async () => {
  storeSession({ ...cashier, branchId: BRANCH });
  await switchLanguage('en');
  changeDevice({ till: { ...TILL, branchId: BRANCH }, shift: '' });
  let shifts = 0;
  const rows = () => ({ shifts: { __typename: 'ShiftPage', items: [], total: shifts } });
  const totals = () => ({ shiftTotals: { __typename: 'ShiftTotals', shifts, open: shifts, ...SUMS } });
  const answers = {
    ViewerRights: viewerRights([{ objectCode: 'Page.Merchant.Payment.Shift', actionCodes: ['Read', 'Write'] }]),
    BranchTills: { tills: { __typename: 'TillPage', items: [TILL] } },
    Shifts: rows,
    ShiftTotals: totals,
    OpenTillShift: { tillShift: null },
    LastShift: { shifts: { __typename: 'ShiftPage', items: [] } },
  };
  const page = [<OwnShift key="own" />, <ShiftSums key="sums" filter={{}} keyword={null} />, <Found key="found" />];
  const router = createMemoryRouter([{ path: '/shifts', element: page }], { initialEntries: ['/shifts'] });
  render(
    <WithAnswers answers={answers}>
      <RouterProvider router={router} />
    </WithAnswers>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await screen.findByText('Rows of 0');
  await user.click(await screen.findByText('Open or close a shift'));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Open shift');
  // It is open over them.
  expect(dialog.queryByText('Earlier shifts')).toBeNull();
  shifts = 1;
  await user.click(dialog.getByText('Close'));
  await screen.findByText('Rows of 1');
  const sums = screen.getByLabelText('Total of all shifts found');
  await expect.poll(() => sums.textContent).toMatch(/^Shifts1Open shifts1/);
});
