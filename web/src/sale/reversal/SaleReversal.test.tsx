import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { NoticeProvider } from '../../app/notice.tsx';
import { currentSession, storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { SaleBadges } from '../SaleBadges.tsx';
import type { ReversedSale } from './ReversedSale.ts';
import { SaleReversal } from './SaleReversal.tsx';

const right = { objectCode: PAGE.paymentHistory, actionCodes: ['Read', 'Write'] as ('Read' | 'Write')[] };
const SALE: ReversedSale = {
  ...{ id: 's', transactionNo: 'T-1', status: 'COMPLETE', version: 3, branchId: 'branch-1' },
  ...{ memberId: 'm', earnPoints: 40, balance: 100 },
};
interface Refused {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
  readonly params?: readonly { name: string; value: string }[];
}
let refused: readonly Refused[];
let sent: { operationName: string | undefined; variables: Record<string, unknown> }[];

beforeEach(async () => {
  refused = [];
  await switchLanguage('en');
});

function open(sale: Partial<ReversedSale> = {}, onClosed = vi.fn(), session = {}) {
  sent = [];
  storeSession({ ...cashier, authorizes: [right], ...session });
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        sent.push({ operationName, variables });
        const userErrors = refused.map((error) => ({ __typename: 'UserError', params: [], ...error }));
        const adjustPoints = { __typename: 'Payload', transaction: null, difference: null, userErrors };
        const answers: Record<string, object> = {
          AdjustSale: { adjustPoints },
          VoidSale: { voidTransaction: adjustPoints },
        };
        observer.next({ data: { ...(answers[operationName ?? ''] ?? viewerRights([right])) } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <NoticeProvider>
        <Sale sale={{ ...SALE, ...sale }} onClosed={onClosed} />
      </NoticeProvider>
    </ApolloProvider>,
  );
  return onClosed;
}
/** When it is read again, the sale is void. */
function Sale({ sale, onClosed }: { sale: ReversedSale; onClosed: () => void }) {
  const [read, setRead] = useState(sale);
  return (
    <SaleReversal sale={read} onReadAgain={async () => setRead({ ...read, status: 'VOID' })} onClosed={onClosed} />
  );
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test.each<[string, Partial<ReversedSale>, string[]]>([
  ['of a member is voided and adjusted', {}, ['Adjust points', 'Void']],
  ['of a guest is voided alone', { memberId: null }, ['Void']],
  ['of an exchange is adjusted, and not voided', { isExchange: true }, ['Adjust points']],
  ['that is void stays as it is', { status: 'VOID' }, []],
])('WALL-06, WALL-07 a sale %s', (_what, sale, visible) => {
  open(sale);
  expect(buttons()).toEqual(visible);
});

test.each(['Void', 'Adjust points'])(
  'WALL-10 without the version of the sale %s is an error, and nothing is called',
  async (name) => {
    const closed = open({ version: null });
    await userEvent.click(screen.getByRole('button', { name }));
    const popup = await screen.findByRole('alertdialog');
    expect(popup.textContent).toContain('Missing transaction version');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(closed).toHaveBeenCalled();
  },
);

test.each<[string, readonly Refused[], RegExp]>([
  [
    'the first of several refused fields with its path',
    [
      { code: 'VALIDATION', message: 'must be at most 999', path: ['points'] },
      { code: 'VALIDATION', message: 'is too long', path: ['remark'] },
    ],
    /^points must be at most 999$/,
  ],
  [
    'a wrong code in its words',
    [{ code: 'WRONG_AUTHORIZE_CODE', message: 'no', path: [] }],
    /^Wrong authorization code$/,
  ],
])('WALL-13 an adjustment that fails reports %s', async (_what, errors, words) => {
  refused = errors;
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Adjust points' }));
  const points = await screen.findByLabelText('New points');
  await userEvent.clear(points);
  await userEvent.type(points, '50');
  await userEvent.type(screen.getByLabelText('Adjust code'), '2222{Enter}');
  expect((await screen.findByText(words)).isConnected).toBe(true);
});

test('points that are added above the limit of the shop ask a second person, and nothing else is said', async () => {
  const params = [{ name: 'actions', value: 'ADJUSTMENT' }];
  refused = [{ code: 'APPROVAL_REQUIRED', message: 'no', path: [], params }];
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Adjust points' }));
  const points = await screen.findByLabelText('New points');
  await userEvent.clear(points);
  await userEvent.type(points, '5000');
  await userEvent.type(screen.getByLabelText('Adjust code'), '2222{Enter}');
  const asks = within(await screen.findByRole('dialog', { name: 'Approval needed' }));
  expect(asks.getByText('Points added above the limit').isConnected).toBe(true);
  expect(screen.queryByText('no')).toBeNull();
});

test('of two who void one sale the second sees that it is void, and gets no further question', async () => {
  refused = [{ code: 'ALREADY_VOID', message: 'no', path: ['id'] }];
  const closed = open();
  await userEvent.click(screen.getByRole('button', { name: 'Void' }));
  await userEvent.click(await screen.findByRole('combobox', { name: /Reason/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Wrong payment' }));
  await userEvent.type(screen.getByLabelText('Void code'), '1111{Enter}');
  expect((await screen.findByText('Someone else has already voided this sale.')).isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: /Void this sale|Keep it/ })).toBeNull();
  expect(screen.queryByText(/press once more/)).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(closed).toHaveBeenCalled();
});

test('CU-6 no reason of a void is chosen beforehand, and without one nothing is voided', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Void' }));
  const reason = await screen.findByRole('combobox', { name: /Reason/ });
  await userEvent.type(screen.getByLabelText('Void code'), '1111');
  const apply = () => screen.getByRole('button', { name: /Void this sale|Checking the effect/ });
  expect(apply()).toHaveProperty('disabled', true);
  await userEvent.click(reason);
  await userEvent.click(await screen.findByRole('option', { name: 'Customer canceled' }));
  expect(reason.textContent).toBe('Customer canceled');
  expect(apply()).toHaveProperty('disabled', false);
});

test.each([
  ['as it was sold has none', { status: 'COMPLETE', lastAdjustAmount: 0 }, ''],
  ['that is void says so', { status: 'VOID', lastAdjustAmount: null }, 'Void'],
  ['with other points says how many', { status: 'COMPLETE', lastAdjustAmount: -5 }, 'Adjusted −5'],
])('WALL-04 a sale %s', (_what, sale, visible) => {
  const { container } = render(<SaleBadges sale={sale} />);
  expect(container.textContent).toBe(visible);
  expect(container.querySelectorAll('.MuiChip-colorError')).toHaveLength(sale.status === 'VOID' ? 1 : 0);
});

test('PERM-13 with all branches in force the branch is chosen for this sale alone: what is typed stays, and so does the session', async () => {
  const branch = { id: 'branch-1', name: 'Ari' };
  open({}, vi.fn(), { branchId: null, branchName: null, branches: [branch], branchFixed: false });
  await userEvent.click(screen.getByRole('button', { name: 'Adjust points' }));
  const points = await screen.findByLabelText('New points');
  await userEvent.clear(points);
  await userEvent.type(points, '50');
  await userEvent.type(screen.getByLabelText('Adjust code'), '2222');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Adjust points' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Do this in Ari' }));
  expect([points, screen.getByLabelText('Adjust code')].map((field) => (field as HTMLInputElement).value)).toEqual([
    '50',
    '2222',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Adjust points' }));
  const input = sent.find(({ operationName }) => operationName === 'AdjustSale')?.variables.input;
  expect(input).toMatchObject({ branchId: 'branch-1', points: 50, authorizePin: '2222' });
  expect(currentSession()?.branchId).toBeNull();
});
