import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { NoticeProvider } from '../app/notice.tsx';
import { storeSession } from '../app/session.ts';
import { cashier } from '../testing/session.ts';
import { viewerRights } from '../testing/viewerRights.ts';
import { DocumentsTab } from './DocumentsTab.tsx';
import { OutputTaxTotals } from './OutputTaxTotals.tsx';

const REPLACEMENT = {
  ...{
    __typename: 'OutputTaxReplacement',
    transactionId: 's1',
    documentNo: 'A01-F-000002',
    replacedNo: 'A01-F-000001',
  },
  ...{ documentDate: '2026-10-31', issuedOn: '2026-11-02' },
};
const AMOUNTS = { value: 0, exempt: 0, vat: 0, total: 0 };
const totalsWith = (replacements: readonly object[]) => ({
  outputTaxTotals: { __typename: 'OutputTaxTotals', documents: 0, ...AMOUNTS, series: [], replacements },
});

/** The answer to the totals; null if they cannot be loaded. */
const totals = vi.fn<() => object | null>();
const files = vi.fn<typeof fetch>();

beforeEach(async () => {
  totals.mockReset();
  files.mockReset();
  files.mockImplementation(async () => new Response('', { status: 500 }));
  vi.stubGlobal('fetch', files);
  await switchLanguage('en');
});

function open(page = <DocumentsTab />, address = '/output-tax?month=2026-11') {
  storeSession(cashier);
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const answered = operationName === 'OutputTaxTotals' ? totals() : listed(operationName);
        if (!answered) return observer.error(new Error('offline'));
        observer.next({ data: answered as Record<string, unknown> });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <NoticeProvider>
        <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
      </NoticeProvider>
    </ApolloProvider>,
  );
}

const listed = (operation = '') =>
  operation === 'OutputTax'
    ? { outputTax: { __typename: 'OutputTaxConnection', items: [], total: 0 } }
    : viewerRights([]);

async function headOfFile() {
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await expect.poll(() => screen.queryByText(/Could not export the list/)).not.toBeNull();
  const address = files.mock.calls
    .map(([input]) => String(input))
    .find((url) => url.startsWith('/export/tax-documents'));
  return address && (JSON.parse(new URLSearchParams(address.split('?')[1]).get('above') ?? '') as string[][]);
}

test('issue 36 the file of a month has its replacements in its head also where its sums could not be fetched before', async () => {
  totals.mockReturnValue(null);
  open();
  await expect.poll(() => totals.mock.calls.length).toBeGreaterThan(0);
  totals.mockReturnValue(totalsWith([REPLACEMENT]));
  expect((await headOfFile())?.at(-1)?.[1]).toContain('A01-F-000002');
});

test('issue 36 without its sums there is no file of a month, which is said', async () => {
  totals.mockReturnValue(null);
  open();
  expect(await headOfFile()).toBeUndefined();
});

test('issue 36 of more replacements than the head of a file holds it says how many there are', async () => {
  const many = Array.from({ length: 65 }, (_, at) => ({ ...REPLACEMENT, documentNo: `A01-F-${at}` }));
  totals.mockReturnValue(totalsWith(many));
  open();
  const head = (await headOfFile()) ?? [];
  expect([head.length, head.at(-1)?.[1]]).toEqual([64, expect.stringMatching(/^and 5 more/)]);
});

test('issue 36 a month in which no document is dated says what it notes of earlier ones, and which numbers are missing', async () => {
  const numbers = { firstNo: 'A01-A-000001', lastNo: 'A01-A-000003', missing: ['A01-A-000003'] };
  const series = { __typename: 'OutputTaxSeries', kind: 'ABBREVIATED', documents: 0, ...AMOUNTS, ...numbers };
  const { outputTaxTotals } = totalsWith([REPLACEMENT]);
  totals.mockReturnValue({ outputTaxTotals: { ...outputTaxTotals, series: [series] } });
  open();
  await screen.findByText('No tax documents in this month');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  const sums = within(await screen.findByRole('region', { name: 'Total of the month' }));
  expect(await sums.findByRole('link', { name: /A01-F-000002/ })).not.toBeNull();
  expect(sums.getByText('Numbers that are missing: A01-A-000003')).not.toBeNull();
});

test('where nothing of a month matches, clearing the filters stays in the month', async () => {
  totals.mockReturnValue(totalsWith([]));
  open(<DocumentsTab />, '/output-tax?month=2026-10&branchId=all&q=x');
  await screen.findByText('Nothing matches');
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  await screen.findByText('No tax documents in this month');
  expect(screen.getByRole('combobox', { name: 'Month' }).textContent).toContain('October 2026');
});

test('issue 36 of more replacements than a page holds all can be read', async () => {
  const many = Array.from({ length: 65 }, (_, at) => ({ ...REPLACEMENT, documentNo: `A01-F-${at}` }));
  totals.mockReturnValue(totalsWith(many));
  open(<OutputTaxTotals filter={{ month: '2026-11' }} />);
  const title = await screen.findByText(/65 documents/);
  await userEvent.click(title);
  const list = within(title.closest('details') as HTMLElement);
  const read = () => list.getAllByRole('link').length;
  expect(read()).toBe(50);
  await userEvent.click(list.getByRole('button', { name: 'Next page' }));
  expect(read()).toBe(15);
});
