import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { Portrait } from './Portrait.tsx';

vi.mock('./sendPortrait.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('CUST-67 a portrait whose code cannot be fetched is refused, and another can be chosen at once', async () => {
  await switchLanguage('en');
  const authorizes = [{ objectCode: 'Page.Merchant.Customer_Insight', actionCodes: ['Read', 'Write'] }] as const;
  storeSession({ ...cashier, authorizes: [...authorizes] });
  const link = new ApolloLink(() => Observable.of({ data: viewerRights(authorizes) }));
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Portrait
        person={{ __typename: 'Member', id: 'm', version: 1, name: 'Mali' }}
        onChanged={async () => undefined}
      />
    </ApolloProvider>,
  );
  const file = new File(['picture'], 'mali.png', { type: 'image/png' });
  fireEvent.change(await screen.findByLabelText('Change picture', { selector: 'input' }), {
    target: { files: [file] },
  });
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLButtonElement>('Change picture', { selector: 'button' }).disabled).toBe(false),
  );
});
