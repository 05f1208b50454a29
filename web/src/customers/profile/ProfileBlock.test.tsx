import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { removeDrafts } from '../../app/drafts.ts';
import { switchLanguage } from '../../app/i18n.ts';
import { NoticeProvider } from '../../app/notice.tsx';
import { storeSession } from '../../app/session.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { ProfileBlock } from './ProfileBlock.tsx';
import type { ProfileRecord } from './ProfileRecord.ts';

const FIELDS = 'id version firstname lastname nickname birthdate';
const record: ProfileRecord = {
  type: 'Member',
  one: 'member',
  operation: gql(`query One($id: ID!) { member(id: $id) { ${FIELDS} } }`),
  update: gql(`mutation Change($input: UpdateMemberInput!) {
    updateMember(input: $input) { member { ${FIELDS} } userErrors { code message path } } }`),
};
const MALI = {
  ...{ __typename: 'Member', id: 'm', version: 4 },
  ...{ firstname: 'Mali', lastname: 'Jaidee', nickname: 'Mo', birthdate: '1990-02-01' },
};
const form = async () => (await import('./forms/personalForm.tsx')).personalForm;
const title = { th: 'ข้อมูลส่วนตัว', en: 'Personal information' };

/** The member at the gateway; the changes sent to it; and its answers to the next changes, if it refuses them. */
let there: Row & { version: number };
let sent: Record<string, unknown>[] = [];
let instead: (Error | object[])[] = [];

beforeEach(async () => {
  [there, sent, instead] = [MALI, [], []];
  removeDrafts();
  await switchLanguage('en');
});

function answer({ operationName, variables }: ApolloLink.Operation, actionCodes: readonly ('Read' | 'Write')[]) {
  if (operationName === 'ViewerRights') return viewerRights([right(actionCodes)]);
  if (operationName === 'One') return { member: there };
  sent.push(variables.input);
  const refused = instead.shift();
  if (refused instanceof Error) return refused;
  const { id: _, version, ...changes } = variables.input;
  const stale = { code: 'STALE_VERSION', message: 'Somebody else', path: [] };
  const errors = refused ?? (version === there.version ? [] : [stale]);
  if (errors.length === 0) there = { ...there, ...changes, version: there.version + 1 };
  const userErrors = errors.map((error) => ({ __typename: 'UserError', ...error }));
  const payload = { __typename: 'UpdateMemberPayload', member: errors.length === 0 ? there : null, userErrors };
  return { updateMember: payload };
}

const right = (actionCodes: readonly ('Read' | 'Write')[]) => ({
  objectCode: 'Page.Merchant.Customer_Insight',
  actionCodes,
});

function open({ row = MALI as Row, rights = ['Read', 'Write'] as ('Read' | 'Write')[], load = form } = {}) {
  storeSession({ ...cashier, authorizes: [right(rights)] });
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const data = answer(operation, rights);
        if (data instanceof Error) return observer.error(data);
        observer.next({ data });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter>
        <NoticeProvider>
          <ProfileBlock record={record} row={row} name="personal" title={title} form={load}>
            <p>as it is read</p>
          </ProfileBlock>
        </NoticeProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const edit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit Personal information' }));
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
const popup = (name: string) => screen.findByRole('alertdialog', { name });

test('CUST-50, CUST-51 a block sends what was changed with its version, says so, and is read again', async () => {
  open();
  await edit();
  expect((await field('Birthdate')).value).toBe('01-02-1990');
  await type('Nickname', ' Moo ');
  await save();
  expect(within(await popup('Success')).getByText('Update successfully')).toBeDefined();
  expect(sent).toEqual([{ id: 'm', version: 4, nickname: 'Moo' }]);
  expect(screen.getByText('as it is read')).toBeDefined();
  // A keyboard user continues where they were.
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Edit Personal information'));
});

test('CU-20 Save with nothing changed closes the form, sends nothing, and says of nothing that it was saved', async () => {
  open();
  await edit();
  await type('Nickname', 'Moo');
  await type('Nickname', 'Mo');
  await save();
  expect(await screen.findByText('as it is read')).toBeDefined();
  expect([sent, screen.queryByRole('alertdialog')]).toEqual([[], null]);
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Edit Personal information'));
});

test('CUST-61, CUST-64, CUST-72 names stay, an empty day becomes none, and a Buddhist year is the same year', async () => {
  open();
  await edit();
  for (const name of ['First name', 'Last name', 'Nickname']) await type(name, ' ');
  await type('Birthdate', '31-12-2600');
  await save();
  expect(await screen.findByText('Firstname is required')).toBeDefined();
  expect(screen.getByText('Lastname is required')).toBeDefined();
  expect(screen.getByText('This field is required')).toBeDefined();
  expect(screen.getByText('is in the future')).toBeDefined();
  for (const name of ['First name', 'Last name', 'Nickname']) await type(name, 'Mali');
  await type('Birthdate', '29-02-2535');
  await save();
  await popup('Success');
  expect(sent.at(-1)).toMatchObject({ birthdate: '1992-02-29' });
  cleanup();
  open({ row: there });
  await edit();
  await type('Birthdate', '');
  await save();
  await popup('Success');
  expect(sent.at(-1)).toEqual({ id: 'm', version: 5, birthdate: null });
});

test('CUST-68 what is refused is said in a popup and at its field; what never arrived has failed; nothing typed is lost', async () => {
  open();
  instead = [[{ code: 'VALIDATION', message: 'Has a sign too many', path: ['nickname'] }], new Error('no network')];
  await edit();
  await type('Nickname', 'Moo');
  await save();
  expect(within(await popup('Error')).getByText('Nickname: Has a sign too many')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('Has a sign too many')).toBeDefined();
  await type('Nickname', 'Moo!');
  await save();
  expect(within(await popup('Error')).getByText('Failed')).toBeDefined();
  expect((await screen.findByDisplayValue('Moo!')).isConnected).toBe(true);
  // OP-34: a closed tab loses nothing either.
  cleanup();
  open();
  expect((await screen.findByDisplayValue('Moo!')).isConnected).toBe(true);
  expect(screen.getByText('What you typed is back, but it is not saved yet.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();
  open();
  expect(await screen.findByText('as it is read')).toBeDefined();
});

test('another part that was changed in the meantime stands in no one’s way, nor does an answer that was lost', async () => {
  open();
  there = { ...there, version: 7, phone: 'another' };
  await edit();
  await type('Nickname', 'Moo');
  await save();
  await popup('Success');
  expect(sent.map(({ version }) => version)).toEqual([4, 7]);
  cleanup();
  open({ row: { ...there, nickname: 'Mo', version: 3 } as Row });
  await edit();
  await type('Nickname', 'Moo');
  await save();
  await popup('Success');
  expect(sent).toHaveLength(3);
});

test('two people at one block choose field by field, and what only one of them changed is chosen already', async () => {
  open();
  there = { ...there, version: 5, nickname: 'Mint', lastname: 'Rakdee' };
  await edit();
  await type('Nickname', 'Moo');
  await type('First name', 'Malee');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed it' }));
  expect(dialog.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'First name',
    'Last name',
    'Nickname',
  ]);
  fireEvent.click(dialog.getByRole('radio', { name: 'Use theirs for Nickname' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Use these values' }));
  await waitFor(async () => expect((await field('Nickname')).value).toBe('Mint'));
  await save();
  await popup('Success');
  expect(sent.at(-1)).toEqual({ id: 'm', version: 5, firstname: 'Malee' });
});

test('PERM-08, S12 without the right there is nothing to press, and what is hidden is not requested', async () => {
  open({ rights: ['Read'] });
  expect(await screen.findByText('as it is read')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  open({ row: { ...MALI, birthdate: null, personalHidden: true } as Row });
  await edit();
  await type('Nickname', 'Moo');
  expect(screen.queryByRole('textbox', { name: /^Birthdate/ })).toBeNull();
  await save();
  await popup('Success');
  expect(sent).toEqual([{ id: 'm', version: 4, nickname: 'Moo' }]);
});

test('a block whose fields cannot be fetched says so and stays as it is read, and a later press opens it', async () => {
  let isOnline = false;
  const load = () => (isOnline ? form() : Promise.reject(new TypeError('Failed to fetch')));
  open({ load });
  await edit();
  expect(await screen.findByText(/cannot be opened yet/)).toBeDefined();
  expect(screen.getByText('as it is read')).toBeDefined();
  isOnline = true;
  await edit();
  expect((await field('Nickname')).value).toBe('Mo');
});
