import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { type SessionAuthorize, storeSession } from '../app/session.ts';
import { cashier } from '../testing/session.ts';
import { viewerRights } from '../testing/viewerRights.ts';
import type { ImportedRecord } from './ImportedRecord.ts';
import { ImportPage } from './ImportPage.tsx';

const goods: ImportedRecord = {
  ...{ path: 'products', title: { th: 'นำเข้าสินค้า', en: 'Import products' }, hint: { th: '', en: '' } },
  ...{ home: { label: { th: 'สินค้า', en: 'Products' }, to: '/products' }, columns: [], hasPictures: true, fields: [] },
};
const SHEETS = [
  { name: 'ม.ค.', rows: 3, is_hidden: false },
  { name: 'ก.พ.', rows: 1, is_hidden: false },
  { name: 'ปีก่อน', rows: 9, is_hidden: true },
];
const sent: Record<string, unknown>[] = [];

beforeEach(async () => {
  sent.length = 0;
  await switchLanguage('en');
  const right: SessionAuthorize = { objectCode: PAGE.security, actionCodes: ['Read'] };
  storeSession({ ...cashier, authorizes: [right] });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    const fields = Object.fromEntries(body.entries());
    sent.push(fields);
    return new Response(`${JSON.stringify({ progress: { rows: 1, percent: 50 } })}\n${JSON.stringify(came(fields))}\n`);
  });
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const pictures = { waiting: 0, named: 0, done: 0, failed: 0, faults: [], __typename: 'ImportPictures' };
        observer.next({
          data: operationName === 'ViewerRights' ? viewerRights([right]) : { importPictures: pictures },
        });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter>
        <ImportPage what={goods} />
      </MemoryRouter>
    </ApolloProvider>,
  );
});

/** Answers like the gateway: it reads the first sheet unless another one is given, and needs a branch. */
function came({ action, sheet: given, branch_id }: Record<string, unknown>) {
  const name = given ?? 'ม.ค.';
  const other_sheets = SHEETS.filter((sheet) => sheet.name !== name);
  const message = 'needs a branch: import in a branch, or have a column for each branch';
  const problems = branch_id ? [] : [{ path: 'row 2.stock', message }];
  const counts = {
    ...{ inserted: 1 - problems.length, updated: 0, same: 0, bad: problems.length, problems },
    ...{ doubtful: 0, doubts: [], other_sheets },
  };
  const column = { head: 'Code', field: 'code', samples: [`${name}-1`] };
  const sheet = {
    ...{ name, encoding: null, separator: null, heading_row: 1, rows_above: [] },
    ...{ columns: [column], first_rows: [[`${name}-1`]] },
  };
  const fields = [{ field: 'code', label: { th: 'รหัส', en: 'Code' } }];
  return {
    status: 200,
    payload:
      action === 'test' ? { ...counts, sheet, fields, choices: [] } : { ...counts, import_id: 'i', change_set_id: 's' },
  };
}

const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
const choose = (name: string) =>
  fireEvent.change(inputs()[0] as HTMLInputElement, { target: { files: [new File(['x'], name)] } });

test('of a workbook the sheets that are left out are named, and another one is taken by choice and imported', async () => {
  choose('goods.xlsx');
  expect(await screen.findByText(/ก\.พ\. \(1 row\), ปีก่อน \(9 rows, hidden\)/)).toBeDefined();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Sheet to import' }));
  fireEvent.click(screen.getByRole('option', { name: 'ปีก่อน (9 rows, hidden)' }));
  expect(await screen.findByRole('cell', { name: 'ปีก่อน-1' })).toBeDefined();
  expect(screen.getByText(/Read from sheet “ปีก่อน”/)).toBeDefined();
  expect(sent.map(({ action, sheet }) => [action, sheet])).toEqual([
    ['test', undefined],
    ['test', 'ปีก่อน'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Save 1 row' }));
  expect(await screen.findByText('Imported goods.xlsx, sheet “ปีก่อน”')).toBeDefined();
  expect(sent.at(-1)).toMatchObject({ action: 'import', sheet: 'ปีก่อน' });
});

test('a user who looks at all branches chooses the one that a file needs, and it stays for the next file', async () => {
  storeSession({ ...cashier, branchId: null });
  choose('goods.xlsx');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Import into branch' }));
  // Until then each row has the same error, which no one could correct in a file of bad rows.
  expect(screen.queryByRole('button', { name: /rows? with errors/ })).toBeNull();
  expect(screen.queryByRole('table', { name: 'Rows with errors' })).toBeNull();
  fireEvent.click(screen.getByRole('option', { name: 'Ari' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save 1 row' }));
  await screen.findByText(/Imported goods/);
  expect(sent.map(({ branch_id }) => branch_id)).toEqual([undefined, 'branch-2', 'branch-2']);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
  fireEvent.click(await screen.findByRole('button', { name: 'Import another file' }));
  choose('more.xlsx');
  expect(await screen.findByText('more.xlsx')).toBeDefined();
  expect(sent.at(-1)).toMatchObject({ branch_id: 'branch-2' });
});

test('what was imported offers one file to choose, its pictures, and the way to another file', async () => {
  choose('goods.xlsx');
  fireEvent.click(await screen.findByRole('button', { name: 'Save 1 row' }));
  const announced = await screen.findByRole('alertdialog');
  fireEvent.click(within(announced).getByRole('button'));
  expect(inputs().map((input) => input.getAttribute('aria-label'))).toEqual(['Choose a zip of pictures']);
  fireEvent.click(await screen.findByRole('button', { name: 'Import another file' }));
  expect(inputs().map((input) => input.getAttribute('aria-label'))).toEqual(['Choose a file']);
  expect(screen.queryByText(/^Imported/)).toBeNull();
});
