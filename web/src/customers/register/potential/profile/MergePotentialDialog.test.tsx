import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../../../app/i18n.ts';
import { CONTENT } from '../../../../app/useFocusOnPage.ts';
import { MergePotentialDialog } from './MergePotentialDialog.tsx';

const empty = { nickname: null, birthdate: null, imageUrl: null, phone: null };
const member = {
  __typename: 'Member',
  ...empty,
  ...{ id: 'm1', code: 'M0042', firstname: 'Ploy', lastname: 'Namsai', version: 3, tier: null },
  ...{ remainingPoints: 120, totalRevenue: 0, totalTransactions: 0, createdAt: '2026-01-01T00:00:00Z' },
};
const potential = {
  __typename: 'Potential' as const,
  ...empty,
  ...{ id: 'p1', version: 2, firstname: 'Ploy', lastname: 'N.', email: null, gender: null, nationality: null },
  language: 'TH' as const,
  ...{ maritalStatus: null, occupationId: null, occupation: null, address: null, provinceId: null, province: null },
  ...{ districtId: null, district: null, subDistrictId: null, subDistrict: null, postcodeId: null, postcode: null },
  ...{ recommendedBy: null, tags: [], createdAt: '2026-11-01T00:00:00Z', memberId: null, member: null },
};

const sent: object[] = [];

/** As on the page, the merge removes the button. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main id={CONTENT} tabIndex={-1}>
      {sent.length === 0 && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      {isOpen && <MergePotentialDialog potential={potential} onClose={() => setOpen(false)} />}
    </main>
  );
}

beforeEach(async () => {
  sent.length = 0;
  await switchLanguage('en');
  const answer = ({ operationName, variables }: ApolloLink.Operation) => {
    if (operationName === 'MergeLikely')
      return { likelyMembers: [{ __typename: 'LikelyMember', reason: 'PHONE', member }] };
    sent.push(variables.input);
    const merged = { ...potential, memberId: 'm1', member: null };
    return { mergePotential: { __typename: 'MergePotentialPayload', potential: merged, userErrors: [] } };
  };
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        observer.next({ data: answer(operation) });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </ApolloProvider>,
  );
});

test('CU-3 a potential is merged after it was said into whom, and another member can be chosen until then', async () => {
  const button = screen.getByRole('button', { name: 'Open' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Ploy Namsai M0042' }));
  expect(await screen.findByRole('dialog', { name: 'Merge into this member?' })).toHaveProperty(
    'textContent',
    expect.stringContaining('Ploy N. is the member Ploy Namsai (M0042).'),
  );
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Choose another' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Ploy Namsai M0042' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ id: 'p1', version: 2, memberId: 'm1', idempotencyKey: expect.any(String) }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
