import { ApolloProvider } from '@apollo/client/react';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApolloClient } from '../../app/apolloClient.ts';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { answer } from '../../testing/answer.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { KeysPanel } from './KeysPanel.tsx';

const SECRET = `taem_${'k'.repeat(64)}`;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const keyOf = (name: string, facts: object = {}) => ({
  __typename: 'ServiceAccountKey',
  id: `key-${name}`,
  name,
  lastFour: 'abcd',
  createdAt: day(-40),
  createdBy: 'owner',
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
  ...facts,
});

const RIGHTS = [{ objectCode: PAGE.user, actionCodes: ['Read', 'Write'] as const }];

let keys: object[];
let create: () => Promise<Response>;
const ask = vi.fn<typeof fetch>();

beforeEach(async () => {
  keys = [];
  create = async () => answer({ createServiceAccountKey: { __typename: 'P', key: SECRET, userErrors: [] } });
  ask.mockReset();
  ask.mockImplementation(async (_, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    if (operationName === 'ViewerRights') return answer(viewerRights(RIGHTS));
    if (variables.input?.keyId)
      return answer({
        revokeServiceAccountKey: { __typename: 'R', revokedId: variables.input.keyId, userErrors: [] },
      });
    if (variables.input) return create();
    return answer({ serviceAccount: { __typename: 'ServiceAccount', id: 'bi', lastUsedAt: null, keys } });
  });
  vi.stubGlobal('fetch', ask);
  await switchLanguage('en');
  storeSession({ ...cashier, authorizes: RIGHTS });
});

function show() {
  render(
    <ApolloProvider client={createApolloClient()}>
      <MemoryRouter>
        <KeysPanel row={{ id: 'bi' }} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return userEvent.setup();
}

async function makeKey() {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Create key' }));
  await user.type(within(screen.getByRole('dialog')).getByLabelText(/Key name/), 'nightly{Enter}');
  return user;
}

test('D3 a key whose answer was lost may stand in the list, which is read again and says so; it is not called a failure', async () => {
  create = async () => {
    keys = [keyOf('nightly')];
    throw new TypeError('connection reset');
  };
  await makeKey();
  await screen.findByText(/No answer came. The key may have been created/);
  await screen.findByText('nightly');
});

test('D3 a refusal of a new key is reported unchanged, and the form stays', async () => {
  create = async () =>
    answer({
      createServiceAccountKey: {
        __typename: 'P',
        key: null,
        userErrors: [
          { __typename: 'UserError', code: 'INVALID', message: 'An account has at most 20 keys', path: ['name'] },
        ],
      },
    });
  await makeKey();
  await screen.findByText('An account has at most 20 keys');
  expect(screen.getByLabelText<HTMLInputElement>(/Key name/).value).toBe('nightly');
  expect(screen.queryByText(/No answer came/)).toBeNull();
});

test('D3 a new key is copied by Enter, and where the browser does not let it is selected and said so; Esc does not lose it', async () => {
  const user = await makeKey();
  const dialog = await screen.findByRole('dialog', { name: 'Your new key' });
  const field = within(dialog).getByLabelText<HTMLTextAreaElement>('Key');
  expect(field.value).toBe(SECRET);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBe(dialog);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(within(dialog).getByRole('button', { name: 'Copy key' }));
  await within(dialog).findByText(/This browser does not let pages copy/);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(SECRET);
  write.mockRestore();
  within(dialog).getByRole('button', { name: 'Copy key' }).focus();
  await user.keyboard('{Enter}');
  await within(dialog).findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(within(dialog).getByRole('button', { name: 'I have saved it. Close' }));
  expect(document.body.textContent).not.toContain(SECRET);
});

test('D3 keys that are over are folded away, with their own end; one that ends within two weeks says so', async () => {
  keys = [
    keyOf('soon', { expiresAt: day(13) }),
    keyOf('later', { expiresAt: day(15) }),
    keyOf('expired', { expiresAt: day(-1) }),
    keyOf('revoked', { expiresAt: day(50), revokedAt: day(-2) }),
  ];
  const user = show();
  const list = await screen.findByRole('list', { name: 'Account keys' });
  const [soon, later, ...more] = within(list).getAllByRole('listitem');
  expect(soon?.textContent).toContain('Expires soon');
  expect(later?.textContent).toContain('Active');
  expect(more).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show revoked and expired keys (2)' }));
  const over = screen.getByRole('list', { name: 'Revoked and expired keys' });
  const [expired, revoked] = within(over).getAllByRole('listitem');
  expect(expired?.textContent).toMatch(/Expired \d/);
  expect(revoked?.textContent).toMatch(/Revoked \d/);
  expect(revoked?.textContent).not.toContain('Expires');
  expect(within(over).queryAllByRole('button')).toEqual([]);
});

test('D3 revoking a key asks for confirmation with its name and last use, and no button beside it has the same word', async () => {
  await switchLanguage('th');
  keys = [keyOf('nightly', { lastUsedAt: day(-1) })];
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'เพิกถอนคีย์ nightly' }));
  const dialog = screen.getByRole('dialog', { name: 'เพิกถอนคีย์ “nightly” หรือไม่' });
  expect(dialog.textContent).toMatch(/ใช้ล่าสุด \d/);
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['เก็บคีย์ไว้', 'เพิกถอนคีย์']);
  keys = [keyOf('nightly', { revokedAt: day(0) })];
  await user.click(within(dialog).getByRole('button', { name: 'เพิกถอนคีย์' }));
  await screen.findByText('ไม่มีคีย์ที่ใช้งานได้');
});
