import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApolloClient } from '../app/apolloClient.ts';
import { switchLanguage } from '../app/i18n.ts';
import { NoticeProvider } from '../app/notice.tsx';
import { storeSession } from '../app/session.ts';
import { cashier } from '../testing/session.ts';
import { ListExport } from './ListExport.tsx';

const ask = vi.fn<typeof fetch>();

beforeEach(async () => {
  ask.mockReset();
  ask.mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', ask);
  await switchLanguage('en');
});

function show(people: 'rows' | 'columns' | undefined, mayTake: boolean) {
  const right = { objectCode: 'Page.Merchant.Customer_Insight.Export', actionCodes: ['Read'] as const };
  storeSession({ ...cashier, authorizes: mayTake ? [right] : [] });
  render(
    <ApolloProvider client={createApolloClient()}>
      <NoticeProvider>
        <ListExport name="List" addressOf={() => '/export/list'} {...(people && { people })} />
      </NoticeProvider>
    </ApolloProvider>,
  );
  return screen.getByRole('button', { name: 'Export' });
}

test.each([
  ['rows', true, true],
  ['rows', false, false],
  ['columns', false, true],
  [undefined, false, true],
] as const)(
  'CU-4 a list with people in its %s, with the right: %s, can be exported: %s',
  (people, mayTake, isEnabled) => {
    const button = show(people, mayTake);
    expect((button as HTMLButtonElement).disabled).toBe(!isEnabled);
  },
);

test('CU-4 a user who may not take a list of people away reads why', async () => {
  // Loaded ahead, as loading it on demand takes long on a slow machine.
  await import('./WhyNot.tsx');
  show('rows', false);
  expect(await screen.findByTitle(/you need the right “Export customers’ data”/)).toBeTruthy();
});

test.each([
  ['the server refuses for want of room', () => new Response('{"code":"UNAVAILABLE"}', { status: 503 })],
  [
    'it breaks off in the middle',
    () =>
      new Response(
        new ReadableStream({
          start: (file) => file.enqueue(new TextEncoder().encode('code,name')),
          pull: (file) => file.error(new TypeError('terminated')),
        }),
      ),
  ],
])('F7 nothing of a file is saved when %s, which is said once', async (_what, answer) => {
  ask.mockImplementation(async () => answer());
  const saved = vi.spyOn(URL, 'createObjectURL');
  await userEvent.click(show(undefined, true));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  expect(await screen.findAllByText(/Could not export/)).toHaveLength(1);
  expect(saved).not.toHaveBeenCalled();
});

test('CU-4 a list that leaves without the names in it says so before', async () => {
  await userEvent.click(show('columns', false));
  expect(await screen.findByText(/has no customer names/)).toBeTruthy();
});
