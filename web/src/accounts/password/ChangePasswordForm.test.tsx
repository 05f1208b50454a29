import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { NoticeProvider } from '../../app/notice.tsx';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const PASSWORD = 'mango-rice';
const right = { objectCode: PAGE.user, actionCodes: ['Read', 'Write'] as ('Read' | 'Write')[] };
const role = { __typename: 'MerchantRole', id: 'role-1', name: 'Cashier', authorizes: [] };
const person = (id: string, username: string) => ({
  ...{ __typename: 'MerchantUser', id, username, firstname: 'Som', lastname: 'Dee' },
  ...{ branchIds: ['branch-1'], role },
});

let given: object[];
let outcome: { changed: boolean; userErrors: object[] } | Error;

beforeEach(async () => {
  given = [];
  outcome = { changed: true, userErrors: [] };
  await switchLanguage('en');
});

const merchantUsers = {
  __typename: 'MerchantUserPage',
  items: [person('user-1', 'cashier'), person('user-2', 'somdee')],
};
const merchantUser = { __typename: 'MerchantUser', id: 'user-1', branchIds: ['branch-1'] };

function answerTo(operation: string): object {
  if (operation === 'People') return { merchantUsers };
  if (operation === 'OwnAccess') return { merchantUser };
  if (operation === 'ChangePassword') return { changePassword: { __typename: 'ChangePasswordPayload', ...outcome } };
  return viewerRights([right]);
}

function open() {
  storeSession({ ...cashier, authorizes: [right] });
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName === 'ChangePassword') {
          given.push(variables.input);
          if (outcome instanceof Error) return observer.error(outcome);
        }
        observer.next({ data: answerTo(operationName) });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <NoticeProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <ChangePasswordForm heading /> }])} />
      </NoticeProvider>
    </ApolloProvider>,
  );
}

async function choose(name: RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name: /^User/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}
async function fillAndSave() {
  await userEvent.type(screen.getByLabelText(/^New password/), PASSWORD);
  await userEvent.type(screen.getByLabelText(/^Confirm password/), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('AUTH-32 a user is chosen from a list, and gets the password that was typed twice', async () => {
  open();
  await choose(/somdee/);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await fillAndSave();
  await screen.findByText('Password changed successfully');
  expect(given).toEqual([{ userId: 'user-2', password: PASSWORD, currentPassword: undefined }]);
  expect(screen.getByLabelText(/^New password/)).toHaveProperty('value', '');
});

test.each<[string, typeof outcome, RegExp]>([
  [
    'an error is told with its body',
    {
      changed: false,
      userErrors: [{ __typename: 'UserError', code: 'NOT_FOUND', message: 'The user is gone', path: [] }],
    },
    /The user is gone/,
  ],
  ['an exception is something that went wrong', new Error('socket hang up'), /^Some thing went wrong$/],
])('AUTH-35 %s', async (_what, refusal, words) => {
  outcome = refusal;
  open();
  await choose(/somdee/);
  await fillAndSave();
  await screen.findByText(words);
  expect(screen.getByLabelText(/^New password/)).toHaveProperty('value', PASSWORD);
});
