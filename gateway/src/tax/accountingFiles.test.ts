import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { inShape } from '@taem/domain/reading/fileLayout.ts';
import {
  ACCOUNTING_WORDS,
  type AccountingFile,
  JOURNAL_FILES,
  TAX_DOCUMENT_FILES,
} from '@taem/domain/till/accountingFiles.ts';
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
import { type ReversalTests, startReversalTests, voidBody } from '../testing/startReversalTests.ts';
import type { TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
let shop: TestShop;

const BUYER = {
  name: 'บริษัท คิวแซด "เทรด", จำกัด',
  address: '1 Rama I Road',
  tax_id: '0105536000313',
  branch_no: '00002',
};

beforeAll(async () => {
  tests = await startReversalTests();
  shop = await openTaxedShop(tests);
  await allow(PAGE.outputTax, PAGE.customerInsight, PAGE.customerExport);
  await tests.rows(shop, "update products set is_vat_exempt = true where name = 'tea'");
  await tests.sell(shop, { tea: 2 });
  const [sale, other] = [await tests.sell(shop, { coffee: 2, tea: 1 }), await tests.sell(shop, { coffee: 1 })];
  const issued = await tests.call(shop, 'POST', 'tax-documents', { transaction_id: sale.id, buyer: BUYER });
  expect(issued.status).toBe(200);
  expect((await tests.call(shop, 'POST', 'payment/void', voidBody(shop, other))).status).toBe(200);
});
afterAll(() => tests.close());

async function allow(...pages: string[]): Promise<void> {
  const rights = pages.map((object_code) => ({ object_code, action_codes: ['Read'] }));
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify(rights)]);
}

type Row = (string | number | null)[];

/** Returns the rows of the file as the program reads them, headings first. */
async function fileOf(path: string, { format, columns, layout }: AccountingFile): Promise<Row[]> {
  const query = new URLSearchParams({
    ...{ format, columns: JSON.stringify(columns), layout: JSON.stringify(layout) },
    ...{
      words: JSON.stringify(ACCOUNTING_WORDS),
      sort: path === 'tax-documents' ? '{"document_no":1}' : '{"branch.name":1}',
    },
  });
  const authorization = await tests.authorize(shop);
  const answer = await tests.app.inject({ url: `/v3.0/${path}/export?${query}`, headers: { authorization } });
  expect(answer.statusCode, answer.body).toBe(200);
  const bytes = answer.rawPayload;
  if (format === 'xlsx') return ((await readSheet(bytes))[0] as { data: Row[] }).data;
  // Fails on bytes of another encoding; TIS-620 is read as an older Thai computer reads it.
  const text = new TextDecoder(layout.encoding === 'TIS-620' ? 'windows-874' : 'utf-8', { fatal: true }).decode(bytes);
  return text.trimEnd().split('\r\n').map(cellsOf);
}

/** Returns the cells of a line; a quoted one may contain commas and quotes. */
const cellsOf = (line: string): string[] =>
  Array.from(
    line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g),
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );

const listOf = async (path: string, key: string) =>
  (
    await tests.call(
      shop,
      'GET',
      path === 'tax-documents' ? `${path}?sort={"document_no":1}&addon=rate,at_rate` : `${path}?sort={"branch.name":1}`,
    )
  ).body.payload[key];

const valueAt = (row: Record<string, unknown>, field: string): unknown =>
  field.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], row);

const CASES = [
  ...TAX_DOCUMENT_FILES.map((file) => ['tax-documents', 'tax_documents', file] as const),
  ...JOURNAL_FILES.map((file) => ['sales-journal', 'sales_journal', file] as const),
].map(([path, key, file]) => ({ path, key, file, program: file.program }));

test.each(CASES)(
  'issue 36 $path for $program: its columns in their places, days, amounts and letters as it reads them',
  async ({ path, key, file }) => {
    const [headings, ...rows] = await fileOf(path, file);
    expect(headings).toEqual(file.columns.map(([, heading]) => heading));
    const list: Record<string, unknown>[] = await listOf(path, key);
    expect(rows).toHaveLength(list.length);
    for (const [place, row] of rows.entries()) {
      for (const [at, [field]] of file.columns.entries()) {
        const cell = row[at] ?? '';
        const value = valueAt(list[place] ?? {}, field);
        const words = (ACCOUNTING_WORDS as Record<string, Record<string, string>>)[field];
        const decimals = file.format === 'csv' ? file.layout.decimals : null;
        if (field === '#') expect(cell).toBe(place + 1);
        else if (field.startsWith('=')) expect(String(cell)).toBe(field.slice(1));
        else if (words) expect(cell).toBe(words[String(value ?? '')] ?? value ?? '');
        else if (field.endsWith('_date')) expect(cell).toBe(inShape(String(value), file.layout));
        else if (typeof value === 'number') expect(cell).toBe(decimals === null ? value : value.toFixed(decimals));
        else expect(cell).toBe(value ?? '');
      }
    }
  },
);

test('issue 36 a row for PEAK is at one rate: that of the document, or none where all of it is exempt', async () => {
  const file = TAX_DOCUMENT_FILES[0] as AccountingFile;
  const [, ...rows] = await fileOf('tax-documents', file);
  const placeOf = (field: string) => file.columns.findIndex(([name]) => name === field);
  const of = (row: Row, field: string) => Number(row[placeOf(field)]);
  const rates = rows.map((row) => row[placeOf('rate')]);
  expect([...new Set(rates)].sort()).toEqual(['7%', 'NO']);
  for (const row of rows) {
    const isExempt = row[placeOf('rate')] === 'NO';
    expect(of(row, 'at_rate')).toBe(of(row, isExempt ? 'total' : 'value'));
    expect(of(row, 'vat')).toBeCloseTo(isExempt ? 0 : of(row, 'at_rate') * 0.07, 1);
  }
});

test('issue 36 where a user may not take customers away their columns are empty, and all others keep their places', async () => {
  await tests.rows(
    shop,
    `update merchant_roles set authorizes = (select jsonb_agg(a) from jsonb_array_elements(authorizes) a where a ->> 'object_code' <> $1)`,
    [PAGE.customerExport],
  );
  const file = TAX_DOCUMENT_FILES[0] as AccountingFile;
  const [headings, ...rows] = await fileOf('tax-documents', file);
  expect(headings).toHaveLength(file.columns.length);
  const placeOf = (field: string) => file.columns.findIndex(([name]) => name === field);
  for (const row of rows)
    expect(['buyer_name', 'buyer_tax_id', 'buyer_branch_no'].map((field) => row[placeOf(field)])).toEqual([
      null,
      null,
      null,
    ]);
  expect(rows.map((row) => row[placeOf('total')])).toEqual(
    (await listOf('tax-documents', 'tax_documents')).map(({ total }: { total: number }) => total),
  );
  await allow(PAGE.customerExport);
});

test.each(['{}', 'x', '{"date":"MM/DD/YYYY","era":"CE","decimals":2,"encoding":"UTF-8","separator":","}'])(
  'issue 36 the layout %s is refused',
  async (layout) => {
    const query = new URLSearchParams({ columns: '[["document_no","No"]]', layout });
    const { status, body } = await tests.call(shop, 'GET', `tax-documents/export?${query}`);
    expect([status, body.message[0].path]).toEqual([400, 'layout']);
  },
);
