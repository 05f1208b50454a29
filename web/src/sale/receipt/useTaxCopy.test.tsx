import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApolloClient } from '../../app/apolloClient.ts';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { useSaleTaxDocumentsQuery } from '../gql/hooks.ts';
import { taxDocument } from '../testing/taxDocument.ts';
import { useTaxCopy } from './useTaxCopy.ts';

/** The paper of the single document of a sale, whose page stays open below it. */
function Page({ isOpen, saleId }: { isOpen: boolean; saleId: string | null }) {
  const { data } = useSaleTaxDocumentsQuery({ variables: { id: 'sale-1' } });
  const document = data?.transaction?.taxDocuments[0];
  return document && isOpen ? <Paper document={document} saleId={saleId} /> : null;
}

function Paper({ document, saleId }: { document: { id: string; prints: number }; saleId: string | null }) {
  const { isCopy, onPrinted } = useTaxCopy(document, saleId);
  return (
    <button type="button" onClick={onPrinted}>
      {isCopy ? 'copy' : 'original'}
    </button>
  );
}

let prints: number;
let client: ReturnType<typeof createApolloClient>;

beforeEach(() => {
  storeSession(cashier);
  client = createApolloClient();
  prints = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const isPrinted = JSON.parse(String(body)).variables.input !== undefined;
    if (isPrinted) prints += 1;
    const taxDocuments = [taxDocument({ prints })];
    const data = isPrinted
      ? { printTaxDocument: { __typename: 'PrintTaxDocumentPayload', taxDocument: taxDocuments[0], userErrors: [] } }
      : { transaction: { __typename: 'Transaction', id: 'sale-1', taxDocuments } };
    const headers = { 'content-type': 'application/graphql-response+json' };
    return Response.json({ data: { __typename: isPrinted ? 'Mutation' : 'Query', ...data } }, { headers });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const page = (isOpen: boolean, saleId: string | null = null) => (
  <ApolloProvider client={client}>
    <Page isOpen={isOpen} saleId={saleId} />
  </ApolloProvider>
);
const paper = (name: 'original' | 'copy') => screen.findByRole('button', { name });

test('issue 36 the paper of a tax document that was printed is a copy, also when it was closed and is opened again', async () => {
  const { rerender } = render(page(true));
  const first = await paper('original');
  act(() => first.click());
  await paper('copy');
  await waitFor(() => expect(prints).toBe(1));
  rerender(page(false));
  rerender(page(true));
  expect(screen.getByRole('button').textContent).toBe('copy');
});

test('issue 36 the paper of a tax document is a copy where another device printed it since the page was loaded', async () => {
  const { rerender } = render(page(true));
  await paper('original');
  rerender(page(false));
  prints = 1;
  rerender(page(true, 'sale-1'));
  await paper('copy');
});
