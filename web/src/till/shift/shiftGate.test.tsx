import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { changeDevice, deviceSetting, NO_TILL } from '../../app/deviceSetting.ts';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { boundedViewer } from '../../testing/boundedViewer.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { basketStore } from '../basket/basketStore.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product } from '../testing/products.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
// Loads the dialogs ahead, so that the tests wait for what they do and not for their files.
import '../device/TillDialog.tsx';
import './ShiftPanel.tsx';
import { useCounter } from '../counter/useCounter.ts';
import { ShiftGate } from './ShiftGate.tsx';

const BRANCH = 'branch-1';
const T1 = { id: 'till-1', branchId: BRANCH, code: 'T1', name: 'Counter' };
const ELSEWHERE = { ...T1, id: 'till-9', code: 'A9', branchId: 'branch-2' };
const right = (page: string) => ({ objectCode: page, actionCodes: ['Read', 'Write'] as ('Read' | 'Write')[] });
const SELLS = [right('Page.Merchant.Payment')];
const OPENS = [...SELLS, right('Page.Merchant.Payment.Shift')];
const openShift = (isOfEarlierDay: boolean) => ({
  ...{ __typename: 'TillShift', id: 'shift-1', tillId: T1.id, number: null, closedAt: null, closedByName: null },
  ...{ openedAt: '2026-03-05T02:00:00Z', openedByName: 'Nok T', isOfEarlierDay },
  ...{ countedCash: null, difference: null, reason: null, report: null, approvedByName: null, leftCash: null },
  ...{ expectedOpening: null, openingDifference: null, openingReason: null },
});

beforeEach(async () => {
  storeSession({ ...cashier, branchId: BRANCH });
  await switchLanguage('en');
  basketStore.replace(EMPTY_BASKET);
  changeDevice({ till: NO_TILL, shift: '' });
  requested = [];
});

interface Shop {
  saleShift?: 'OPTIONAL' | 'REQUIRED';
  rights?: typeof OPENS;
  shift?: object | null;
  /** The cash that the last shift left. */
  left?: number;
  /** The tills of the branch. */
  tills?: readonly object[];
  /** Someone else opens it at another device first. */
  isTaken?: boolean;
}

const sent: unknown[] = [];
let requested: string[] = [];

/** Drawn from the setting by which the gate decides. */
const SaleShift = () => <p>{`Selling in shifts: ${useCounter()?.saleShift}`}</p>;

function open({ saleShift = 'REQUIRED', rights = OPENS, shift = null, left, tills = [T1], isTaken = false }: Shop) {
  const viewer = { ...boundedViewer, counter: { ...boundedViewer.counter, saleShift } };
  let now = shift;
  const read = () => ({ tillShift: now });
  const readTills = () => {
    requested.push('BranchTills');
    return { tills: { __typename: 'TillPage', items: tills.map((till) => ({ __typename: 'Till', ...till })) } };
  };
  const write = (variables: object) => {
    sent.push(variables);
    now = openShift(false);
    const taken = { __typename: 'UserError', code: 'SHIFT_OPEN', message: '', path: [], params: [] };
    const outcome = isTaken ? { tillShift: null, userErrors: [taken] } : { tillShift: now, userErrors: [] };
    return { openShift: { __typename: 'OpenShiftPayload', ...outcome } };
  };
  const refuseCash = () => {
    now = null;
    const params = [
      { __typename: 'UserErrorParam', name: 'by', value: 'Nok T' },
      { __typename: 'UserErrorParam', name: 'at', value: '2026-03-05T09:00:00Z' },
    ];
    const closed = { __typename: 'UserError', code: 'SHIFT_CLOSED', message: '', path: [], params };
    return { moveCash: { __typename: 'MoveCashPayload', tillShift: null, userErrors: [closed] } };
  };
  const answers = {
    ViewerRights: viewerRights(rights),
    Counter: { viewer },
    BranchTills: readTills,
    ShiftOfDevice: read,
    OpenTillShift: read,
    LastShift: {
      shifts: {
        __typename: 'ShiftPage',
        items:
          left === undefined
            ? []
            : [{ __typename: 'Shift', id: 'shift-0', number: 7, closedAt: '2026-03-04T14:00:00Z', leftCash: left }],
      },
    },
    OpenShift: write,
    MoveCash: refuseCash,
  };
  const router = createMemoryRouter([
    { path: '*', element: [<ShiftGate key="gate" branchId={BRANCH} />, <SaleShift key="rule" />] },
  ]);
  render(
    <WithAnswers answers={answers}>
      <RouterProvider router={router} />
    </WithAnswers>,
  );
}

const user = userEvent.setup({ pointerEventsCheck: 0 });
/** Finds buttons by text: determining the roles of each part of the dialog takes a second on a busy machine. */
const button = (name: string) => screen.findByText(name, { selector: 'button' });
const dialog = async () => {
  const found = (await screen.findByText('Till', { selector: 'h2' })).closest('[role="dialog"]');
  if (!found) throw new Error('Its title stands in no dialog');
  return found;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('where nothing is sold without a shift the till is chosen and its shift opened first, and the bill under way stays', async () => {
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
  open({});
  expect((await dialog()).textContent).toContain('Choose first which till this device is.');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByLabelText('T1 · Counter'));
  const note = screen.getByRole('alert');
  await waitFor(() => expect(note.textContent).toMatch(/this till has none open.*The bill under way stays.*: 1 line/));
  await user.type(await screen.findByLabelText('Counted cash'), '500');
  await user.click(await button('Open shift'));
  await gone();
  expect(basketStore.get().items).toHaveLength(1);
  expect(deviceSetting().shift).toBe('shift-1');
});

test('a shift that someone else opened in the meantime is gone on in by one press', async () => {
  changeDevice({ till: T1 });
  open({ isTaken: true });
  await user.type(await screen.findByLabelText('Counted cash'), '500');
  await user.click(await button('Open shift'));
  await user.click(await button('Go on in this shift'));
  await gone();
  expect(deviceSetting().shift).toBe('shift-1');
});

test('where cash is refused as someone else closed the shift, the way back leads to the next one', async () => {
  changeDevice({ till: T1 });
  open({ shift: openShift(false) });
  await user.click(await button('Cash in or out'));
  await user.type(screen.getByLabelText(/^Amount/), '100');
  await user.type(screen.getByLabelText(/^Reason/), 'bank');
  await user.click(await button('Cash out'));
  await screen.findByText(/^This shift was closed by Nok T/);
  await user.click(await button('Back'));
  expect(await button('Open shift')).toBeTruthy();
});

test('a user who may not open shifts sees whom to ask, and can only leave or choose another till', async () => {
  changeDevice({ till: T1 });
  open({ rights: SELLS });
  expect((await dialog()).textContent).toContain('Ask a person who opens and closes shifts');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Change till']);
  expect(screen.getByRole('link', { name: 'Leave the sales screen' })).toBeTruthy();
});

test('a shift of an earlier day, or of another device, is said unasked with since when and by whom, and can be gone on in', async () => {
  changeDevice({ till: T1 });
  open({ saleShift: 'OPTIONAL', shift: openShift(false) });
  expect((await dialog()).textContent).toMatch(/has an open shift already, opened .*2026.* by Nok T/);
  await user.click(await button('Go on in this shift'));
  await gone();
  expect(deviceSetting().shift).toBe('shift-1');
});

test('one that this device has seen is said again on a later day', async () => {
  changeDevice({ till: T1, shift: 'shift-1' });
  open({ saleShift: 'OPTIONAL', shift: openShift(true) });
  expect((await dialog()).textContent).toMatch(/left open on an earlier day, opened .* by Nok T. Count and close it/);
  expect(await button('Close shift')).toBeTruthy();
});

test('a device without a till gets no question where shifts are optional', async () => {
  open({ saleShift: 'OPTIONAL' });
  await screen.findByText('Selling in shifts: OPTIONAL');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a device that is a till of another branch is said to become one of this branch before it does', async () => {
  changeDevice({ till: ELSEWHERE });
  open({});
  const panel = await dialog();
  await waitFor(() => expect(panel.textContent).toContain('This device is the till A9 · Counter of Ari.'));
  expect(deviceSetting().till.id).toBe('till-9');
  await user.click(await screen.findByLabelText('T1 · Counter'));
  expect(deviceSetting().till).toEqual(T1);
  expect(panel.textContent).not.toContain('A9');
});

test('where shifts are optional, a device that is a till of another branch says so before it sells in no shift, and opens one here', async () => {
  changeDevice({ till: ELSEWHERE });
  open({ saleShift: 'OPTIONAL' });
  const panel = await dialog();
  await waitFor(() => expect(panel.textContent).toContain('What is sold here is in no shift until'));
  expect(panel.textContent).toContain('Counter of Ari.');
  expect(await button('Sell outside of shifts')).toBeTruthy();
  await user.click(await screen.findByLabelText('T1 · Counter'));
  await user.type(await screen.findByLabelText('Counted cash'), '500');
  await user.click(await button('Open shift'));
  await gone();
  expect(deviceSetting()).toMatchObject({ till: T1, shift: 'shift-1' });
});

test('it sells in no shift after one press, and stays the till that it is', async () => {
  changeDevice({ till: ELSEWHERE });
  open({ saleShift: 'OPTIONAL' });
  await user.click(await button('Sell outside of shifts'));
  await gone();
  expect(deviceSetting().till).toEqual(ELSEWHERE);
});

test('where its branch has no tills, a device that is one elsewhere sells without a question', async () => {
  changeDevice({ till: ELSEWHERE });
  open({ saleShift: 'OPTIONAL', tills: [] });
  await screen.findByText('Selling in shifts: OPTIONAL');
  await expect.poll(() => requested).toContain('BranchTills');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('beside the opening count stands what the last shift left, and other cash asks for the reason that is sent', async () => {
  changeDevice({ till: T1 });
  open({ left: 2000 });
  const said = async (words: string) => {
    const panel = await dialog();
    await waitFor(() => expect(panel.textContent).toContain(words));
  };
  await said('The last shift (Z 7, closed ');
  await said('left 2,000.00 THB in the drawer.');
  expect(screen.queryByLabelText(/^Reason/)).toBeNull();
  await user.type(screen.getByLabelText('1,000 THB'), '1');
  await said('The opening cash is 1,000.00 THB less than the last shift left');
  await user.type(screen.getByLabelText('500 THB'), '3');
  await said('The opening cash is 500.00 THB more than the last shift left');
  await user.type(screen.getByLabelText(/^Reason for the difference/), 'fair');
  await user.click(await button('Open shift'));
  await gone();
  const counts = [
    { piece: 1000, count: 1 },
    { piece: 500, count: 3 },
  ];
  expect(sent.at(-1)).toEqual({ input: { tillId: T1.id, counted: { counts }, reason: 'fair' } });
});

test('a user who counts blind sees nothing of what the last shift left', async () => {
  changeDevice({ till: T1 });
  const blind = { objectCode: 'Page.Merchant.Payment.Shift', actionCodes: ['Write' as const] };
  open({ left: 2000, rights: [...SELLS, blind] });
  await user.type(await screen.findByLabelText('Counted cash'), '1');
  await waitFor(() => expect(screen.getByLabelText(/^Reason for the difference/)).toBeTruthy());
  expect((await dialog()).textContent).not.toMatch(/last shift|2,000/);
});
