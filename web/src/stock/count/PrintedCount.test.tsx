import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { RefObject } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CountHeadFragment } from '../gql/graphql.ts';
import { PrintedCount } from './PrintedCount.tsx';

interface Printing {
  readonly contentRef: RefObject<HTMLElement | null>;
  readonly onAfterPrint: () => void;
}
const printed: number[] = [];
vi.mock('react-to-print', () => ({
  useReactToPrint:
    ({ contentRef, onAfterPrint }: Printing) =>
    () => {
      printed.push(contentRef.current?.querySelectorAll('tbody tr').length ?? 0);
      onAfterPrint();
    },
}));
afterEach(cleanup);

const TOTAL = 1_203;
const line = (at: number) => ({
  ...{ __typename: 'StockCountLine', id: `${at}`, productId: `${at}`, code: `C${at}`, name: 'ชา', counted: null },
  ...{
    countedAt: null,
    countedByName: null,
    expected: null,
    difference: null,
    isMoved: false,
    reason: null,
    value: null,
  },
});

test('issue 36 all lines of a count are printed, read page by page, once', async () => {
  const pages: number[] = [];
  const link = new ApolloLink(({ variables }) => {
    const { page, perPage } = variables as { page: number; perPage: number };
    pages.push(page);
    const items = Array.from({ length: TOTAL }, (_, at) => line(at)).slice((page - 1) * perPage, page * perPage);
    const data = { stockCountLines: { __typename: 'StockCountLinePage', items, total: TOTAL } };
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  const done = vi.fn();
  const count = { id: 'c', name: 'นับ', isClosed: false, closedAt: null } as CountHeadFragment;
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <PrintedCount count={count} onClose={done} />
    </ApolloProvider>,
  );
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect([pages, printed]).toEqual([[1, 2, 3], [TOTAL]]);
});
