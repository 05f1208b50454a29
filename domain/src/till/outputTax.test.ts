import { expect, test } from 'vitest';
import type { Words } from '../record/words.ts';
import { ACCOUNTING_WORDS, JOURNAL_FILES, TAX_DOCUMENT_FILES } from './accountingFiles.ts';
import { daysOfMonth, OUTPUT_TAX_COLUMNS, OUTPUT_TAX_MARK_WORDS, RETAIL, TAX_KIND_WORDS } from './outputTax.ts';
import { REPLACEMENT_REASONS } from './replaceTaxInvoice.ts';
import { JOURNAL_COLUMNS } from './salesJournal.ts';

test.each<[string, Readonly<Record<string, Words>>]>([
  ['kinds of document', TAX_KIND_WORDS],
  ['remarks', OUTPUT_TAX_MARK_WORDS],
  ['columns of documents', OUTPUT_TAX_COLUMNS],
  ['columns of the journal', JOURNAL_COLUMNS],
  ['reasons of a replacement', REPLACEMENT_REASONS],
  ['buyers without a name', { RETAIL }],
])('issue 36 %s have words in both languages', (_, words) => {
  expect(Object.keys(words)).not.toEqual([]);
  for (const [name, { th, en }] of Object.entries(words)) {
    expect(th, name).toMatch(/[ก-๙]|^VAT/);
    expect(en, name).toMatch(/[A-Za-z]/);
  }
});

test.each([
  ['2026-11', '2026-11-01', '2026-12-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
  ['0001-01', '0001-01-01', '0001-02-01'],
])('the month %s is from %s to the day before %s', (month, from, before) => {
  expect(daysOfMonth(month)).toEqual({ from, before });
});

test.each(['2026-13', '2026-00', '2026', 'x', '', '0000-12', '9999-12'])('%j is not a month of the books', (month) => {
  expect(daysOfMonth(month)).toBeNull();
});

test('files of accounting programs have the fields of the report, each with its heading, as the program reads them', () => {
  expect(TAX_DOCUMENT_FILES.map(({ key, format, layout }) => [key, format, layout])).toEqual([
    ['peak', 'xlsx', { date: 'YYYYMMDD', era: 'CE', decimals: null, encoding: 'UTF-8', separator: ',' }],
    ['flowaccount', 'xlsx', { date: 'DD/MM/YYYY', era: 'CE', decimals: null, encoding: 'UTF-8', separator: ',' }],
    ['express', 'csv', { date: 'DD/MM/YY', era: 'BE', decimals: 2, encoding: 'TIS-620', separator: ',' }],
  ]);
  const reports = [
    [TAX_DOCUMENT_FILES, [...Object.keys(OUTPUT_TAX_COLUMNS), '#', 'at_rate']],
    [JOURNAL_FILES, Object.keys(JOURNAL_COLUMNS)],
  ] as const;
  for (const [files, fields] of reports) {
    for (const { key, columns } of files) {
      expect(columns.length, key).toBeGreaterThan(10);
      for (const [field, heading] of columns) {
        if (!field.startsWith('=')) expect(fields, key).toContain(field);
        expect(heading, field).toMatch(/[ก-๙]/);
      }
    }
  }
  expect(JOURNAL_FILES.map(({ key, layout }) => [key, layout])).toEqual(
    TAX_DOCUMENT_FILES.map(({ key, layout }) => [key, layout]),
  );
});

test('files of accounting programs have their columns in the order that the programs read', async () => {
  const columnsOf = (report: string, files: typeof TAX_DOCUMENT_FILES) =>
    files.map(({ key, columns }) =>
      [`${report}, ${key}`, ...columns.map(([field, heading]) => `${heading}: ${field}`), ''].join('\n'),
    );
  const all = [...columnsOf('documents', TAX_DOCUMENT_FILES), ...columnsOf('journal', JOURNAL_FILES)];
  await expect(all.join('\n')).toMatchFileSnapshot('accountingFiles.txt');
});

test('words of codes in these files are those of the report, in Thai', () => {
  expect(ACCOUNTING_WORDS).toEqual({
    kind: expect.objectContaining({ FULL: 'ใบกำกับภาษี', CREDIT_NOTE: 'ใบลดหนี้' }),
    mark: { REPLACED: 'ออกฉบับใหม่แทนแล้ว', VOID: 'ยกเลิกบิล', RETURNED: 'มีคืนสินค้า' },
    buyer_name: { '': 'ขายปลีก' },
  });
});
